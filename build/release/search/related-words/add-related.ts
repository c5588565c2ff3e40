import type { SearchLanguage } from '../../../../worker/search/languages/language.ts';
import { relatedTerm } from '../../../../worker/search/words/names.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';
import type { CollectedTerm } from '../collect-terms.ts';
import { findRelated, type NamedPage } from './find-related.ts';

/** Adds terms for words that a site lacks, each with the words that it uses instead as its spellings. */
export function addRelated(
  terms: Map<string, CollectedTerm>,
  pages: readonly NamedPage[],
  language: SearchLanguage,
): void {
  const reader = new WordReader(language);
  for (const [word, others] of findRelated(pages, reader)) {
    const { stem } = reader.join(reader.readWords(word).flatMap(({ parts }) => parts));
    // The index separates spellings by spaces, and words are read the same with hyphens.
    const spellings = others.map((other) => [other.replaceAll(' ', '-'), 1] as const);
    terms.set(relatedTerm(stem), { spellings: new Map(spellings), pages: [], positions: [] });
  }
}
