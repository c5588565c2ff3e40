import { Fragment, type ReactElement } from 'react';

/** Texts with no longer run than this, in characters, fit every column as they are. */
const MAX_RUN = 16;

interface IdentifierProps {
  readonly text: string;
}

/** A long name or path that breaks after `/`, `.`, `_`, `-` and before capitals, not in mid-word. */
export function Identifier({ text }: IdentifierProps): ReactElement {
  if (text.split(/\s/).every((run) => run.length <= MAX_RUN)) return <>{text}</>;
  const pieces = text.split(/(?<=[^/._-][/._-]+)(?=[^/._-])|(?<=[a-z0-9])(?=[A-Z])/);
  return (
    <>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces repeat and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </>
  );
}
