import type { SearchLanguage } from '../../../worker/search/languages/language.ts';
import { CHUNK, isPhrasal, type Term, WordReader } from '../../../worker/search/words/words.ts';
import { memoizeText } from '../../base/cache/memo.ts';

/** The unique terms of a text in order, and the frequency of each. */
export interface CountedTerms {
  /** Total number of terms. */
  readonly length: number;
  readonly terms: readonly Term[];
  readonly counts: readonly number[];
}

/** Memoized terms of texts in a language. */
export class KnownTexts {
  readonly reader: WordReader;
  readonly readWords = memoizeText((text) => this.reader.readWords(text));
  /** Every term of a name. */
  readonly countAll = memoizeText((text) => countTerms(readTerms(text, this.reader)));
  /** The terms of a text without stop words. */
  readonly countProse = memoizeText((text) => {
    const { stopWords } = this.reader.language.words;
    return countTerms(readTerms(text, this.reader).filter(({ surface }) => !stopWords.has(surface)));
  });

  constructor(language: SearchLanguage) {
    this.reader = new WordReader(language);
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
    text.terms.forEach((term, index) => {
      const count = text.counts[index] ?? 0;
      const number = numbers.get(term.stem);
      if (number === undefined) {
        numbers.set(term.stem, terms.length);
        terms.push(term);
        counts.push(count);
      } else counts[number] = (counts[number] ?? 0) + count;
    });
  }
  return { length, terms, counts };
}

/** All search terms of a text in order. Names are included as a whole and in parts. */
export function readTerms(text: string, reader: WordReader): Term[] {
  const terms: Term[] = [];
  let last: Term | undefined;
  // Positions are not needed here, and a build reads millions of words.
  for (const chunk of text.match(CHUNK) ?? []) {
    const { parts, compound, aliases } = reader.readChunk(chunk);
    const [first] = parts;
    if (first !== undefined && last !== undefined && isPhrasal(last, first)) terms.push(reader.join([last, first]));
    for (const part of parts) terms.push(part);
    for (const alias of aliases) terms.push(alias);
    if (compound !== null) terms.push(compound);
    last = parts.at(-1);
  }
  return terms;
}
