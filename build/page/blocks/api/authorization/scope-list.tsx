import { Fragment, type ReactElement } from 'react';
import { Identifier } from '../../../../../worker/ui/identifier.tsx';
import type { Scope } from './model.ts';

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
