import { Fragment, type ReactElement } from 'react';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import { Identifier } from '../../../../../worker/ui/inline.tsx';
import { Badges } from '../badges/html.tsx';
import { Description } from '../description/html.tsx';
import { FactList } from '../facts/fact-list.tsx';
import type { OAuthFlow, SecurityScheme as Scheme, Scope } from './model.ts';

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

interface ScopeListProps {
  readonly scopes: readonly Scope[];
}

/** Scopes with descriptions. */
export function ScopeList({ scopes }: ScopeListProps): ReactElement | null {
  if (scopes.length === 0) return null;
  return (
    <dl className="values">
      {scopes.map(({ name, description }) => (
        <Fragment key={name}>
          <dt>
            <Identifier text={name} />
          </dt>
          <dd>{description}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
