import { readFileSync } from 'node:fs';
import type { Release } from '../../../build/release/records/make-release.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { type SearchSource, search } from '../../../worker/search/search-engine.ts';
import { SearchMemory } from '../../../worker/search/search-memory.ts';

/** A query, and the pages or sections of which one is expected. */
export interface ExpectedResult {
  readonly query: string;
  readonly paths: readonly string[];
}

export interface SearchQuality {
  readonly count: number;
  /** The mean of 1 / rank: 1 if every first result is expected; 0 if none of the first ten is. */
  readonly meanReciprocalRank: number;
  /** Share of queries with an expected page among the first three. */
  readonly hitsInThree: number;
  /** Queries without one, as lines that contain the actual results. */
  readonly misses: readonly string[];
}

const MAX_RANK = 10;

/** Parses lines of `query | path path`; for pasted queries, which may have lines, these and a line of `=> path path`. */
export function readExpectations(file: URL): ExpectedResult[] {
  const text = readFileSync(file, 'utf8');
  if (file.pathname.includes('-pasted'))
    return [...text.matchAll(/([\s\S]*?)\n=> (.*)\n/g)].map(([, query = '', paths = '']) => ({
      query: query.trim(),
      paths: paths.split(' '),
    }));
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', paths = ''] = line.split(' | ');
      return { query, paths: paths.split(' ') };
    });
}

/** Runs the queries in the search of a release. */
export function measureQuality(release: Release, expectations: readonly ExpectedResult[]): Promise<SearchQuality> {
  const source = toSource(release);
  return rate(expectations, (query) => findHrefs(query, source));
}

/** The same for any engine that returns paths, best first, with or without the sections. */
export async function rate(
  expectations: readonly ExpectedResult[],
  ask: (query: string) => Promise<readonly string[]>,
): Promise<SearchQuality> {
  const ranks: number[] = [];
  const misses: string[] = [];
  for (const { query, paths } of expectations) {
    const found = await ask(query);
    const rank = found.findIndex((href) => paths.includes(href) || paths.includes(href.replace(/#.*/, ''))) + 1;
    ranks.push(rank);
    if (rank === 0 || rank > 3)
      misses.push(`${query}: ${rank === 0 ? 'not found' : `at ${rank}`}; ${found.slice(0, 3).join(' ')}`);
  }
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    count: ranks.length,
    meanReciprocalRank: mean(ranks.map((rank) => (rank === 0 ? 0 : 1 / rank))),
    hitsInThree: mean(ranks.map((rank) => (rank > 0 && rank <= 3 ? 1 : 0))),
    misses,
  };
}

/** The first results, as in the JSON response. */
async function findHrefs(text: string, source: SearchSource): Promise<string[]> {
  const window = { offset: 0, limit: MAX_RANK };
  const { results } = await search({ text, area: null, method: null }, window, '', source);
  return results.map(({ href }) => href);
}

/** The search of a release with its records in memory. */
export function toSource({ manifest, records }: Release): SearchSource {
  return {
    index: manifest.search,
    memory: new SearchMemory(findLanguage(manifest.site.locale)),
    async read(key) {
      const bytes = records.get(key);
      if (bytes === undefined) throw new Error(`The release has no record ${key}`);
      return bytes;
    },
  };
}
