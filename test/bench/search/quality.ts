import { readFileSync } from 'node:fs';
import type { Release } from '../../../build/release/records/make-release.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { type SearchSource, search } from '../../../worker/search/search-engine.ts';
import { SearchMemory } from '../../../worker/search/search-memory.ts';

/** A typed query, and the pages of which one is expected. */
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

/** Parses lines of `query | path path`. */
export function readExpectations(file: URL): ExpectedResult[] {
  return readFileSync(file, 'utf8')
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
  return rate(expectations, (query) => findPaths(query, source));
}

/** The same for any engine that returns paths, best first. */
export async function rate(
  expectations: readonly ExpectedResult[],
  ask: (query: string) => Promise<readonly string[]>,
): Promise<SearchQuality> {
  const ranks: number[] = [];
  const misses: string[] = [];
  for (const { query, paths } of expectations) {
    const found = await ask(query);
    const rank = found.findIndex((path) => paths.includes(path)) + 1;
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

/** The pages of the first results, as in the JSON response. */
async function findPaths(text: string, source: SearchSource): Promise<string[]> {
  const window = { offset: 0, limit: MAX_RANK };
  const { results } = await search({ text, area: null, method: null }, window, '', source);
  return results.map(({ href }) => href.replace(/#.*/, ''));
}

/** The search of a release with its records in memory. */
export function toSource({ manifest, records }: Release): SearchSource {
  return {
    index: manifest.search,
    memory: new SearchMemory(manifest.search, findLanguage(manifest.site.locale)),
    async read(key) {
      const bytes = records.get(key);
      if (bytes === undefined) throw new Error(`The release has no record ${key}`);
      return bytes;
    },
  };
}
