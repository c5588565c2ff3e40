import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleScript } from '../../../build/release/bundle/bundle-client.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { median } from '../figure.ts';
import { toSource } from './quality.ts';
import { worstQueries } from './worst-queries.ts';

/** CPU of the costliest query, in ms. */
interface WorstCpu {
  /** As the first query of an isolate. */
  readonly first: number;
  readonly later: number;
  /** How much longer the constant loop took in the median round than in the fastest. */
  readonly slowdown: number;
}

const ROUNDS = 9;
const REPEATS = 3;
const WARM_UPS = 4;

/**
 * Asks the worst queries with the bundled engine: the loader of the bench names each function that is created, which
 * takes a third of a query. Other processes slow this one down, even its CPU time (caches, hyper-threads). So each
 * round also times a constant loop, and its figure is divided by the loop's slowdown. The median of the rounds counts.
 */
export async function measureWorstCpu(release: Release): Promise<WorstCpu> {
  const { search, SearchMemory } = await loadBundled();
  const { index, read } = toSource(release);
  const language = findLanguage(release.manifest.site.locale);
  const kept = new SearchMemory(index, language);
  const queries = worstQueries(release);
  const ask = async (text: string, isFirst: boolean): Promise<void> => {
    const memory = isFirst ? new SearchMemory(index, language) : kept;
    await search({ text, area: null, method: null }, { offset: 0, limit: 20 }, '', { index, read, memory });
  };
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) {
    for (const text of queries) for (const isFirst of [true, false]) await ask(text, isFirst);
    await cpuOfLoop();
  }
  const loops: number[] = [];
  const measure = async (text: string, isFirst: boolean): Promise<() => number> => {
    const rounds: (readonly [cost: number, loop: number])[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const loop = await cpuOfLoop();
      const cost = await cpuOf(async () => {
        for (let repeat = 0; repeat < REPEATS; repeat++) await ask(text, isFirst);
      });
      rounds.push([cost / REPEATS, loop]);
      loops.push(loop);
    }
    return () => median(rounds.map(([cost, loop]) => (cost * Math.min(...loops)) / loop));
  };
  const costs: Record<'first' | 'later', (() => number)[]> = { first: [], later: [] };
  for (const text of queries) {
    costs.later.push(await measure(text, false));
    costs.first.push(await measure(text, true));
  }
  const most = (all: readonly (() => number)[]): number => Math.max(...all.map((cost) => cost()));
  return { first: most(costs.first), later: most(costs.later), slowdown: median(loops) / Math.min(...loops) };
}

/** The engine without the loader of the bench. */
async function loadBundled(): Promise<typeof import('./engine.ts')> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  try {
    const file = join(folder, 'engine.mjs');
    writeFileSync(file, await bundleScript(join(import.meta.dirname, 'engine.ts'), 'esm'));
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const LOOPS = 2e6;
let total = 0;

/** The same work each time. */
function cpuOfLoop(): Promise<number> {
  return cpuOf(async () => {
    for (let turn = 0; turn < LOOPS; turn++) total = (Math.imul(total, 31) + turn) | 0;
  });
}

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
