import type { ReactElement } from 'react';
import type { OAuthFlow, SecurityScheme as Scheme } from '../../model/api.ts';
import { Heading } from '../heading.tsx';
import { Html } from '../html.tsx';
import { Badges } from './badges.tsx';
import { FactList } from './fact-list.tsx';
import { ScopeList } from './scope-list.tsx';

interface SecuritySchemeProps {
  readonly scheme: Scheme;
}

/** A way to prove who sends a request, with all that is needed to set it up. */
export function SecurityScheme({ scheme }: SecuritySchemeProps): ReactElement {
  const { id, name, type, description, deprecated, facts, flows } = scheme;
  return (
    <section>
      <Heading level={3} id={id} text={name}>
        {name} <span className="type">{type}</span>
        <Badges deprecated={deprecated} />
      </Heading>
      {description !== null && <Html className="description" html={description} />}
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
