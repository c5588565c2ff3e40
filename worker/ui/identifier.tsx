import { Fragment, type ReactElement } from 'react';
import { breakName } from '../model/text/break-identifier.ts';

interface IdentifierProps {
  readonly text: string;
  /** The most characters that fit without a break; by default, those that fit every column. */
  readonly maxRun?: number;
}

/** A long name or path that breaks after `/`, `.`, `_`, `-` and before capitals, but not within words. */
export function Identifier({ text, maxRun }: IdentifierProps): ReactElement {
  return (
    <>
      {breakName(text, maxRun).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces repeat and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </>
  );
}
