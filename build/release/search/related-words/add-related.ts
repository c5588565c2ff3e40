import { findLanguage, findSynonyms } from '../../../../worker/search/languages/find-language.ts';
import { relatedTerm } from '../../../../worker/search/words/names.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';
import type { CollectedTerm } from '../collect-terms.ts';
import { findRelated, type NamedPage } from './find-related.ts';

/** Adds terms for words that a site lacks, each with the words that it uses instead as its spellings. */
export function addRelated(terms: Map<string, CollectedTerm>, pages: readonly NamedPage[], locale: string): void {
  for (const [stem, others] of findByStem(pages, locale)) {
    // Only the most frequent spellings are stored, so the order of the groups makes the frequencies.
    const spellings = [...others.values()].map((other, index) => [other, others.size - index] as const);
    terms.set(relatedTerm(stem), { spellings: new Map(spellings), pages: [], positions: [] });
  }
}

/** The related words by the stem of each: `like` and `liked` share theirs, and one of `save` and `saved` is enough. */
function findByStem(pages: readonly NamedPage[], locale: string): Map<string, Map<string, string>> {
  const reader = new WordReader(findLanguage(locale));
  const stemOf = (phrase: string): string => reader.join(reader.readWords(phrase).flatMap(({ parts }) => parts)).stem;
  const related = new Map<string, Map<string, string>>();
  for (const [word, others] of findRelated(pages, reader, findSynonyms(locale))) {
    const stem = stemOf(word);
    const shared = related.get(stem) ?? new Map<string, string>();
    related.set(stem, shared);
    for (const other of others) {
      const otherStem = stemOf(other);
      // The index separates spellings by spaces, and words are read the same with hyphens.
      if (!shared.has(otherStem)) shared.set(otherStem, other.replaceAll(' ', '-'));
    }
  }
  return related;
}
