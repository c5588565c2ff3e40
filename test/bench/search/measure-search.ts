import type { Release } from '../../../build/release/records/make-release.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { type SearchSource, search } from '../../../worker/search/search-engine.ts';
import { SearchMemory } from '../../../worker/search/search-memory.ts';
import { BUDGETS } from '../budgets.ts';
import { type Figure, figuresOf, type MakeFigure } from '../figure.ts';
import { sentBytes } from '../pages/sent-bytes.ts';
import { firstQueryBytes } from './exported.ts';
import { type ExpectedResult, measureQuality, rate, toSource } from './quality.ts';
import { type QuerySet, querySets } from './query-sets.ts';
import { withRivals } from './rivals.ts';
import { measureWorstCpu } from './worst-cpu.ts';

/** Results on one page of `/search`. */
const WINDOW = { offset: 0, limit: 20 };

/** The cost of search on a site, and its quality for sites with queries. */
export async function measureSearch(subject: string, release: Release): Promise<Figure[]> {
  const figure = figuresOf('search', subject);
  const { manifest, records } = release;
  const index = manifest.search.packs.map(({ key }) => records.get(key)?.byteLength ?? 0);
  const sets = querySets(subject);
  const { answers, read, cold, warm } = await askAll(release, sets.length === 0 ? querySets('sample') : sets);
  const worst = await measureWorstCpu(release);
  const exported = await firstQueryBytes(release, sets.length === 0 ? querySets('sample') : sets);
  return [
    figure('index', index.reduce((sum, bytes) => sum + bytes, 0) / 1024, 'KiB'),
    figure('index: records', index.length, 'count'),
    figure('index: its part of the manifest', JSON.stringify(manifest.search).length / 1024, 'KiB'),
    figure('answer to a reader, mean', mean(answers) / 1024, 'KiB', BUDGETS.searchAnswerKib),
    figure('answer to a reader, largest', Math.max(...answers) / 1024, 'KiB', BUDGETS.searchAnswerKib),
    figure('read from KV by a first query, mean', mean(read) / 1024, 'KiB'),
    figure('read from KV by a first query, most', Math.max(...read) / 1024, 'KiB'),
    figure('first query of an isolate: CPU', cold, 'ms', BUDGETS.searchMs.first),
    figure('later query: CPU', warm, 'ms', BUDGETS.searchMs.later),
    figure('worst query, later: CPU', worst.later, 'ms', BUDGETS.searchMs.worst),
    figure('worst query, first of an isolate: CPU', worst.first, 'ms', BUDGETS.searchMs.worst),
    figure('constant loop beside it: slowdown', worst.slowdown, 'ratio'),
    figure('first query of an exported site, mean', mean(exported) / 1024, 'KiB', BUDGETS.exportedQueryKib),
    figure(
      'first query of an exported site, 19 of 20',
      shareOf(exported, 0.95) / 1024,
      'KiB',
      BUDGETS.exportedQueryKib,
    ),
    ...(await qualityFigures(release, sets, figure)),
    ...(await rivalFigures(release, sets, figure)),
  ];
}

async function qualityFigures(release: Release, sets: readonly QuerySet[], figure: MakeFigure): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, budget: budgetName, queries } of sets) {
    const { count, meanReciprocalRank, hitsInThree } = await measureQuality(release, queries);
    const budget = BUDGETS.searchQuality[budgetName];
    figures.push(
      figure(`${name}, ${count} queries: mean reciprocal rank`, meanReciprocalRank, 'share', {
        atLeast: budget.reciprocalRank,
      }),
      figure(`${name}: a right page in the first three`, hitsInThree, 'share', { atLeast: budget.hitsInThree }),
    );
  }
  return figures;
}

/** Results of other engines for the same pages and queries, if they are installed. */
async function rivalFigures(release: Release, sets: readonly QuerySet[], figure: MakeFigure): Promise<Figure[]> {
  const figures: Figure[] = [];
  if (sets.length === 0) return figures;
  await withRivals(release, async (rival, ask) => {
    for (const { name, queries } of sets) {
      const { meanReciprocalRank, hitsInThree } = await rate(queries.map(withoutSections), ask);
      figures.push(
        figure(`${rival}, ${name}: mean reciprocal rank`, meanReciprocalRank, 'share'),
        figure(`${rival}, ${name}: a right page in the first three`, hitsInThree, 'share'),
      );
    }
  });
  return figures;
}

/** What other engines can find: pages. */
function withoutSections({ query, paths }: ExpectedResult): ExpectedResult {
  return { query, paths: paths.map((path) => path.replace(/#.*/, '')) };
}

/**
 * Runs every query once as the first one of an isolate and once as a later one. Returns the bytes of each, and CPU of
 * this process in ms per query.
 */
async function askAll(
  release: Release,
  sets: readonly QuerySet[],
): Promise<{ answers: number[]; read: number[]; cold: number; warm: number }> {
  const source = toSource(release);
  const texts = sets.flatMap(({ queries }) => queries.map(({ query }) => query));
  const ask = async (text: string, from: SearchSource): Promise<string> =>
    JSON.stringify(await search({ text, area: null, method: null }, WINDOW, '', from));
  const answers: number[] = [];
  const read: number[] = [];
  // Warm-up, so the JIT compiler has finished.
  for (const text of texts) answers.push(sentBytes(Buffer.from(await ask(text, source)), 'application/json'));
  const cold = await cpuOf(texts, async (text) => {
    let bytes = 0;
    await ask(text, {
      index: source.index,
      memory: new SearchMemory(findLanguage(release.manifest.site.locale)),
      async read(key) {
        const record = await source.read(key);
        bytes += record.byteLength;
        return record;
      },
    });
    read.push(bytes);
  });
  const warm = await cpuOf(texts, async (text) => {
    await ask(text, source);
  });
  return { answers, read, cold, warm };
}

async function cpuOf(texts: readonly string[], work: (text: string) => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  for (const text of texts) await work(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 / texts.length;
}

/** The percentile of some values. */
function shareOf(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
