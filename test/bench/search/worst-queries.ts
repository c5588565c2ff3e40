import type { Release } from '../../../build/release/records/make-release.ts';
import { type DictionaryRow, readDictionary } from '../../../build/release/search/write-pack.ts';
import { findSynonyms } from '../../../worker/search/languages/find-language.ts';
import { Pack } from '../../../worker/search/store/pack.ts';
import { relatedTerm } from '../../../worker/search/words/names.ts';
import { createRandom } from '../../random.ts';

const QUERIES_PER_KIND = 10;

/** Words whose postings are the longest: those that cost the most. */
const COMMON_WORDS = 150;

const RELATED = findSynonyms('en').related.flat();

/** Longer queries are not extended by the words that a site uses instead. */
const EXTENDED_QUERY = 6;

/** Costly queries for the words of an index, always the same: each kind fills the longest possible query. */
export function worstQueries({ manifest, records }: Release): string[] {
  const rows = manifest.search.packs.flatMap(({ key }) => {
    const pack = new Pack(records.get(key) ?? new Uint8Array());
    return pack.terms.flatMap((block) => readDictionary(pack.readDictionary(block)));
  });
  const plain = rows.filter(([stem]) => /^[a-z]{2,}$/.test(stem));
  const common = plain.toSorted(([, , , a], [, , , b]) => b - a).slice(0, COMMON_WORDS);
  // Words that the site lacks, each with others that it has.
  const lacked = rows.filter(([stem]) => stem.startsWith(relatedTerm('')));
  const random = createRandom(1);
  const pick = (from: readonly DictionaryRow[]): string => from[random(from.length)]?.[0] ?? '';
  const related = (): string => RELATED[random(RELATED.length)] ?? '';
  const letter = (): string => String.fromCharCode(97 + random(26));
  const misspell = (word: string): string => {
    const at = 1 + random(word.length - 1);
    return word.slice(0, at) + word.slice(at + 1);
  };
  const kinds: readonly (() => string)[] = [
    () => pick(common),
    () => pick(plain),
    () => misspell(pick(plain)),
    () => pick(plain).slice(0, 2 + random(3)),
    letter,
    () => `${pick(plain)}-${pick(common)}`,
    () => `"${pick(common)}"`,
    () => `/${pick(common)}/${pick(plain)}`,
    // A typed word, one with synonyms, an unfinished one, a letter or a misspelled one.
    () => {
      const words = [pick(common), related(), pick(plain).slice(0, 3), letter(), misspell(pick(plain))];
      return words[random(words.length)] ?? '';
    },
    // Short beginnings of common words, which have the most postings, and names of two of them.
    () => pick(common).slice(0, 1 + random(3)),
    () => `${pick(common)}-${pick(common)}`,
  ];
  const write = (make: () => string, words: number): string[] =>
    Array.from({ length: QUERIES_PER_KIND }, () => Array.from({ length: words }, make).join(' ').slice(0, 200));
  return [
    ...kinds.flatMap((make) => write(make, 24)),
    ...write(() => pick(lacked).slice(relatedTerm('').length), EXTENDED_QUERY),
  ];
}
