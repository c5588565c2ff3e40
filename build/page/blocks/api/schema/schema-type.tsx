import type { ReactElement } from 'react';
import type { Link } from '../../../../../worker/model/parts.ts';
import { TextLink } from '../facts/text-link.tsx';

interface SchemaTypeProps {
  /** Segments, including spaces: `array of `, `Invoice`. */
  readonly type: readonly Link[];
}

/** A type, with links to its named schemas. */
export function SchemaType({ type }: SchemaTypeProps): ReactElement | null {
  if (type.length === 0) return null;
  return (
    <i>
      {type.map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces repeat and never move
        piece.href === null ? piece.label : <TextLink key={index} link={piece} />,
      )}
    </i>
  );
}
