import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript } from '../../../build/release/bundle/bundle-client.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import type { SearchIndex } from '../../../worker/model/search/search.ts';
import { worstQueries } from './worst-queries.ts';

/** CPU of the costliest query, in ms. */
export interface WorstCpu {
  /** As the first query of an isolate. */
  readonly first: number;
  readonly later: number;
  /** How much longer the constant loop took in the median round than in the fastest. */
  readonly slowdown: number;
}

/** What the process that asks the queries needs. */
export interface WorstInput {
  /** The bundled engine. */
  readonly engine: string;
  readonly index: SearchIndex;
  readonly locale: string;
  readonly queries: readonly string[];
  /** The file of each record. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Asks the worst queries in a process of its own, as an isolate has nothing but the index: here, the collector would also go
 * through everything that the build has left. The engine is bundled, because the loader of the bench names each function that
 * is created, which takes a third of a query.
 */
export async function measureWorstCpu(release: Release): Promise<WorstCpu> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  try {
    const engine = join(folder, 'engine.mjs');
    writeFileSync(engine, await bundleScript(join(import.meta.dirname, 'engine.ts'), 'esm'));
    const { search: index, site } = release.manifest;
    const files = Object.fromEntries(index.packs.map(({ key }, number) => [key, join(folder, `${number}.pack`)]));
    for (const [key, file] of Object.entries(files)) writeFileSync(file, release.records.get(key) ?? '');
    return await runInProcess({ engine, index, locale: site.locale, queries: worstQueries(release), files });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runInProcess(input: WorstInput): Promise<WorstCpu> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'worst-process.ts'));
    child.once('message', (result) => resolve(result as WorstCpu));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process that asks the worst queries ended with ${code}`)));
    child.send(input);
  });
}
