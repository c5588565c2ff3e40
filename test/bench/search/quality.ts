import { readFileSync } from 'node:fs';
import type { Release } from '../../../build/release/make-release.ts';
import { type SearchSource, search } from '../../../worker/search/search-engine.ts';
import { SearchMemory } from '../../../worker/search/search-memory.ts';

/** What a person types, and the pages any of which they expect. */
export interface ExpectedResult {
  readonly query: string;
  readonly paths: readonly string[];
}

export interface SearchQuality {
  readonly count: number;
  /** The mean of 1 / rank, 0 where none of the first ten is right: 1 when every first result is. */
  readonly meanReciprocalRank: number;
  /** Share of queries with a right page among the first three. */
  readonly hitsInThree: number;
  /** Those without, as lines for people: what came instead. */
  readonly misses: readonly string[];
}

const MAX_RANK = 10;

/** Reads lines of `query | path path`. */
export function readExpectations(file: URL): ExpectedResult[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', paths = ''] = line.split(' | ');
      return { query, paths: paths.split(' ') };
    });
}

/** Asks the search of a release each of the queries. */
export function measureQuality(release: Release, expectations: readonly ExpectedResult[]): Promise<SearchQuality> {
  const source = toSource(release);
  return rate(expectations, (query) => findPaths(query, source));
}

/** The same of any engine that gives the paths of pages, the best first. */
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

/** The pages of the first results, as a reader of JSON gets them. */
async function findPaths(text: string, source: SearchSource): Promise<string[]> {
  const window = { offset: 0, limit: MAX_RANK };
  const { results } = await search({ text, area: null, method: null }, window, '', source);
  return results.map(({ href }) => href.replace(/#.*/, ''));
}

/** The search of a release that reads its records from memory. */
export function toSource({ manifest, records }: Release): SearchSource {
  return {
    index: manifest.search,
    memory: new SearchMemory(manifest.search),
    async read(key) {
      const bytes = records.get(key);
      if (bytes === undefined) throw new Error(`The release has no record ${key}`);
      return bytes;
    },
  };
}
