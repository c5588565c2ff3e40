import { Fragment, type ReactElement } from 'react';
import { splitAtWords } from '../../model/search/found-words.ts';

interface MarkedTextProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** A text with matching words marked. */
export function MarkedText({ text, words }: MarkedTextProps): ReactElement {
  return (
    <>
      {splitAtWords(text, words).map(({ text: piece, isWord }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
        isWord ? <mark key={index}>{piece}</mark> : <Fragment key={index}>{piece}</Fragment>,
      )}
    </>
  );
}
