import { addToGroup } from '../../../worker/model/group-by.ts';
import type { SearchLanguage } from '../../../worker/search/languages/language.ts';
import { WordReader } from '../../../worker/search/words/words.ts';
import type { AnalyzedPage } from './analyze-page.ts';

/** Stems that are not words: names of pages, paths, headers and days. */
const NOT_A_WORD = /[ /=@-]/;

/** The index data of a page for the index of a site in another language, whose queries have other stems. */
export function restem(page: AnalyzedPage, language: SearchLanguage): AnalyzedPage {
  const reader = new WordReader(language);
  const restemmed = new Map<string, string>();
  for (const [index, stem] of page.stems.entries())
    if (!NOT_A_WORD.test(stem)) restemmed.set(stem, reader.toTerm(page.spellings[index] ?? stem).stem);
  const positions = new Map<string, number[]>();
  for (const [index, stem] of page.stems.entries()) {
    const own = restemmed.get(stem) ?? (stem.startsWith('=') ? renameStems(stem, restemmed) : stem);
    addToGroup(positions, own, index);
  }
  // Of words that share a stem in this language only, the heaviest counts.
  const kept = [...positions.values()].map((found) =>
    found.reduce((best, index) => ((page.weights[index] ?? 0) > (page.weights[best] ?? 0) ? index : best)),
  );
  return {
    ...page,
    stems: [...positions.keys()],
    spellings: kept.map((index) => page.spellings[index] ?? ''),
    weights: Uint8Array.from(kept, (index) => page.weights[index] ?? 0),
    termPlaces: kept.map((index) => page.termPlaces[index] ?? null),
  };
}

/** `=error code`, with the stems of another language. */
function renameStems(name: string, stems: ReadonlyMap<string, string>): string {
  const words = name.slice(1).split(' ');
  return `=${words.map((word) => stems.get(word) ?? word).join(' ')}`;
}
