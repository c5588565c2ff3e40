import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { median } from '../figure.ts';
import type { WorstCpu, WorstInput } from './worst-cpu.ts';

/* Asks the queries that the parent process sends, and sends back what they cost. */

/** CPU of a query and of the constant loop beside it, in ms. */
type Round = readonly [cost: number, loop: number];

type Ask = (text: string, isFirst: boolean) => Promise<void>;

const ROUNDS = 9;
const REPEATS = 3;
const WARM_UPS = 4;
const KINDS = ['later', 'first'] as const;

process.once('message', async (input: WorstInput) => {
  process.send?.(await measure(input.queries, await loadEngine(input)));
  process.disconnect();
});

async function loadEngine({ engine, index, locale, files }: WorstInput): Promise<Ask> {
  const { findLanguage, search, SearchMemory }: typeof import('./engine.ts') = await import(pathToFileURL(engine).href);
  const records = new Map(Object.entries(files).map(([key, file]) => [key, new Uint8Array(readFileSync(file))]));
  const read = async (key: string): Promise<Uint8Array> => records.get(key) ?? new Uint8Array();
  const language = findLanguage(locale);
  const kept = new SearchMemory(language);
  return async (text, isFirst) => {
    const memory = isFirst ? new SearchMemory(language) : kept;
    await search({ text, area: null, method: null }, { offset: 0, limit: 20 }, '', { index, read, memory });
  };
}

/**
 * Other processes slow this one down, even its CPU time (caches, hyper-threads). So each round also times a constant loop, and
 * its figure is divided by the loop's slowdown. The median of the rounds counts. A round asks every query, so that a burst of
 * another process affects one round of many queries, not all rounds of one.
 */
async function measure(queries: readonly string[], ask: Ask): Promise<WorstCpu> {
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp++) {
    for (const text of queries) for (const kind of KINDS) await ask(text, kind === 'first');
    await cpuOfLoop();
  }
  const loops: number[] = [];
  const rounds = { first: queries.map((): Round[] => []), later: queries.map((): Round[] => []) };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, text] of queries.entries()) {
      for (const kind of KINDS) {
        const loop = await cpuOfLoop();
        const cost = await cpuOf(async () => {
          for (let repeat = 0; repeat < REPEATS; repeat++) await ask(text, kind === 'first');
        });
        rounds[kind][index]?.push([cost / REPEATS, loop]);
        loops.push(loop);
      }
    }
  }
  const fastest = Math.min(...loops);
  const most = (all: readonly Round[][]): number =>
    Math.max(...all.map((one) => median(one.map(([cost, loop]) => (cost * fastest) / loop))));
  return { first: most(rounds.first), later: most(rounds.later), slowdown: median(loops) / fastest };
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
