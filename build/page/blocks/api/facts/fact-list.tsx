import { Fragment, type ReactElement } from 'react';
import { Identifier } from '../../../../../worker/ui/inline.tsx';

/** A labeled value: `Token URL`, `https://…`. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

interface FactListProps {
  readonly facts: readonly Fact[];
}

/** Labeled values, one per line. */
export function FactList({ facts }: FactListProps): ReactElement | null {
  if (facts.length === 0) return null;
  return (
    <dl className="fact-list">
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <Identifier text={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
