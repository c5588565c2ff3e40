import { analyzePage } from '../../../build/page/search/analyze-page.ts';
import { KnownTexts } from '../../../build/page/search/known-texts.ts';
import type { SourcePlace } from '../../../build/page/search/search-source.ts';
import { makeSearchIndex } from '../../../build/release/search/make-search-index.ts';
import type { SearchAnswer } from '../../../worker/model/search/search.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { type SearchSource, search } from '../../../worker/search/search-engine.ts';
import { SearchMemory } from '../../../worker/search/search-memory.ts';

/** A page of a small site. An operation such as `GET /invoices` makes it an API page. */
export interface SmallPage {
  readonly path: string;
  readonly title: string;
  readonly kind?: 'guide' | 'schema' | 'tag' | 'operation';
  readonly operation?: string;
  readonly text?: string;
  readonly names?: readonly string[];
  readonly trail?: readonly string[];
  readonly places?: readonly Partial<SourcePlace>[];
  readonly scopes?: readonly string[];
  readonly isDeprecated?: boolean;
  /** Of a news entry. */
  readonly date?: string;
}

interface SmallSiteOptions {
  readonly synonyms?: readonly (readonly string[])[];
  readonly locale?: string;
}

const NO_PLACE: SourcePlace = { kind: 'heading', id: '', label: '', text: '' };

/** Searches a site with these pages. */
export async function searchPages(
  pages: readonly SmallPage[],
  text: string,
  options: SmallSiteOptions = {},
): Promise<SearchAnswer> {
  return search({ text, area: null, method: null }, { offset: 0, limit: 20 }, '', openIndex(pages, options)());
}

/** Returns a function that opens the index of a site with these pages, as a new isolate does. */
export function openIndex(
  pages: readonly SmallPage[],
  { synonyms = [], locale = 'en' }: SmallSiteOptions = {},
): () => SearchSource {
  const language = findLanguage(locale);
  const known = new KnownTexts(language);
  const indexed = pages
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, title, operation, text: body = '', names = [], trail = [], places = [], scopes = [], ...rest }) => {
      const kind = rest.kind ?? (operation === undefined ? 'guide' : 'operation');
      const entry = { kind, title, description: '', ...(operation === undefined ? {} : { operation }) };
      const { isDeprecated = false, date } = rest;
      const filled = places.map((place) => ({ ...NO_PLACE, ...place }));
      const dated = date === undefined ? {} : { date };
      const source = { names, text: body, places: filled, scopes, isDeprecated, ...dated };
      return { path, entry, trail, analysis: analyzePage(path, entry, source, known) };
    });
  const { index, records } = makeSearchIndex(indexed, { synonyms, locale }, () => 'pack');
  const [record = new Uint8Array()] = records;
  return () => ({ index, memory: new SearchMemory(language), read: async () => record });
}

/** The paths that a query finds, best first. */
export async function findPaths(...query: Parameters<typeof searchPages>): Promise<string[]> {
  const { results } = await searchPages(...query);
  return results.map(({ href }) => href.replace(/#.*/, ''));
}
