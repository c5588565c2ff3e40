import type { ReactElement } from 'react';
import { markWords } from '../../search/mark-words.ts';

interface MarkedTextProps {
  readonly text: string;
  /** Words to mark, in lower case. */
  readonly words: readonly string[];
}

/** A text in which the words that were looked for stand out. */
export function MarkedText({ text, words }: MarkedTextProps): ReactElement {
  return (
    <>
      {markWords(text, words).map(({ text: piece, isMatch }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, rendered once
        isMatch ? <mark key={index}>{piece}</mark> : piece,
      )}
    </>
  );
}
