import type { ReactElement } from 'react';
import type { OAuthFlow, SecurityScheme as Scheme } from '../../model/api/api-security.ts';
import { Heading } from '../heading.tsx';
import { Badges } from './badges.tsx';
import { Description } from './description.tsx';
import { FactList } from './fact-list.tsx';
import { ScopeList } from './scope-list.tsx';

interface SecuritySchemeProps {
  readonly scheme: Scheme;
}

/** A security scheme, with all setup details. */
export function SecurityScheme({ scheme }: SecuritySchemeProps): ReactElement {
  const { id, name, type, description, deprecated, facts, flows } = scheme;
  return (
    <section>
      <Heading level={3} id={id} text={name}>
        {name} <span className="type">{type}</span>
        <Badges deprecated={deprecated} />
      </Heading>
      <Description prose={description} />
      <FactList facts={facts} />
      {flows.map((flow) => (
        <Flow key={flow.title} flow={flow} />
      ))}
    </section>
  );
}

function Flow({ flow: { title, facts, scopes } }: { readonly flow: OAuthFlow }): ReactElement {
  return (
    <>
      <h4>{title}</h4>
      <FactList facts={facts} />
      <ScopeList scopes={scopes} />
    </>
  );
}
