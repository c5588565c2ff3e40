import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { nameStems, nameTerm } from '../../../worker/search/words/names.ts';
import { type Term, WordReader } from '../../../worker/search/words/words.ts';
import { type AnalyzedPage, ENTRY } from '../../page/search/analyze-page.ts';
import { dateLanguageOf } from './date-language.ts';

/** A page that readers would call a changelog, besides those with dated entries. */
const CHANGELOG_PATH = /\/(?:change-?log|release-?notes|whats-new)$/;

/** As of a page's own name, and of words in its description (`field-weights.ts`), on a guide. */
const WEIGHTS = { name: 48, word: 15 } as const;

/** Words in names of changelogs that say nothing without the others. */
const VAGUE = /^(?:api|new|neu|nuevo|nuovo|novo|neuf|nieuw|nowego)$/;

/** Lets what readers of a language call a changelog find each page that is one, whatever its own language is. */
export function nameChangelogs<T extends { readonly path: string; readonly analysis: AnalyzedPage }>(
  pages: readonly T[],
  locale: string,
): T[] {
  const language = findLanguage(locale);
  const reader = new WordReader(language);
  const weights = new Map<string, { readonly spelling: string; readonly weight: number }>();
  const add = (stem: string, spelling: string, weight: number): void => {
    if (!weights.has(stem)) weights.set(stem, { spelling, weight });
  };
  for (const phrase of dateLanguageOf(locale).changelog) {
    const words: readonly Term[] = reader.readWords(phrase).flatMap(({ parts }) => parts);
    const name = nameTerm(nameStems(words, reader));
    if (name !== null) add(name, name, WEIGHTS.name);
    for (const { stem, surface, spelled = surface } of words)
      if (!language.words.stopWords.has(surface) && !VAGUE.test(surface)) add(stem, spelled, WEIGHTS.word);
  }
  return pages.map((page) => {
    const isChangelog =
      CHANGELOG_PATH.test(page.path) ||
      page.analysis.places.some(([kind, , label]) => kind === 'heading' && ENTRY.test(label));
    return isChangelog ? { ...page, analysis: withTerms(page.analysis, weights) } : page;
  });
}

/** Hidden terms: they have no place in the page. */
function withTerms(
  page: AnalyzedPage,
  terms: ReadonlyMap<string, { readonly spelling: string; readonly weight: number }>,
): AnalyzedPage {
  const known = new Set(page.stems);
  const added = [...terms].filter(([stem]) => !known.has(stem));
  return {
    ...page,
    stems: [...page.stems, ...added.map(([stem]) => stem)],
    spellings: [...page.spellings, ...added.map(([, { spelling }]) => spelling)],
    weights: Uint8Array.from([
      ...page.stems.map((stem, index) => Math.max(page.weights[index] ?? 0, terms.get(stem)?.weight ?? 0)),
      ...added.map(([, { weight }]) => weight),
    ]),
    termPlaces: [...page.termPlaces, ...added.map(() => null)],
  };
}
