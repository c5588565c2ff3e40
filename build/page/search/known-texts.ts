import { STOP_WORDS } from '../../../worker/search/words/english.ts';
import { type KnownWords, readTerms, readWords, type Term, type Word } from '../../../worker/search/words/words.ts';
import { memoizeText } from '../../base/cache/memo.ts';

/** The unique terms of a text in order, and the frequency of each. */
export interface CountedTerms {
  /** Total number of terms. */
  readonly length: number;
  readonly terms: readonly Term[];
  readonly counts: readonly number[];
}

/** Memoized terms of texts and words. */
export class KnownTexts {
  readonly #words: KnownWords = new Map();
  /** Every term of a name. */
  readonly countAll = memoizeText((text) => countTerms(readTerms(text, this.#words)));
  /** The terms of a text without stop words. */
  readonly countProse = memoizeText((text) =>
    countTerms(readTerms(text, this.#words).filter(({ surface }) => !STOP_WORDS.has(surface))),
  );

  readWords(text: string): Word[] {
    return readWords(text, this.#words);
  }
}

export function countTerms(terms: readonly Term[]): CountedTerms {
  return joinCounts([{ length: terms.length, terms, counts: terms.map(() => 1) }]);
}

/** Joins consecutive texts. */
export function joinCounts(texts: readonly CountedTerms[]): CountedTerms {
  const numbers = new Map<string, number>();
  const terms: Term[] = [];
  const counts: number[] = [];
  let length = 0;
  for (const text of texts) {
    length += text.length;
    for (const [index, term] of text.terms.entries()) {
      const count = text.counts[index] ?? 0;
      const number = numbers.get(term.stem);
      if (number === undefined) {
        numbers.set(term.stem, terms.length);
        terms.push(term);
        counts.push(count);
      } else counts[number] = (counts[number] ?? 0) + count;
    }
  }
  return { length, terms, counts };
}
