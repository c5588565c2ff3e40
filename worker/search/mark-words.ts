import { readWords } from './words.ts';

/** A stretch of text. */
export interface MarkedText {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text divided into what matches and what does not, by the words that a search result names. */
export function markWords(text: string, words: readonly string[]): MarkedText[] {
  const wanted = new Set(words);
  const pieces: MarkedText[] = [];
  let done = 0;
  const mark = (start: number, end: number): void => {
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  };
  for (const { start, end, parts } of readWords(text)) {
    const whole = text.slice(start, end).toLowerCase();
    if (wanted.has(whole)) {
      mark(start, end);
      continue;
    }
    let from = 0;
    for (const { surface } of parts) {
      const at = whole.indexOf(surface, from);
      if (at === -1) continue;
      from = at + surface.length;
      if (wanted.has(surface)) mark(start + at, start + from);
    }
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}
