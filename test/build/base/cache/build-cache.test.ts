import { existsSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { BuildCache } from '../../../../build/base/cache/build-cache.ts';
import { writeContent } from '../../content-folder.ts';

const DAY_MS = 24 * 3_600_000;

let folder: string;
beforeEach(() => {
  folder = writeContent({});
});

describe('BuildCache', () => {
  it('returns data unchanged', () => {
    const part = { bytes: new Uint8Array([1, 2]), map: new Map([['a', undefined]]), none: null, big: 10n ** 20n };
    save('part', part);
    const found = BuildCache.open(folder, 'engine').find<typeof part>('part');
    expect(found).toEqual(part);
  });

  it('returns the entry stored last', () => {
    for (const value of ['old', 'new']) save('part', value);
    expect(BuildCache.open(folder, 'engine').find('part')).toBe('new');
  });

  it('drops entries from memory that two runs did not use', () => {
    const cache = BuildCache.inMemory();
    cache.store('part', 1);
    cache.endRun();
    cache.endRun();
    expect(cache.find('part')).toBeNull();
  });

  it('saves all runs in one open file', () => {
    const cache = BuildCache.open(folder, 'engine');
    const openBefore = countOpenFiles();
    for (let run = 0; run < 100; run++) {
      for (let earlier = 0; earlier < run; earlier += 2) expect(cache.find(`part ${earlier}`)).toBe(earlier);
      cache.store(`part ${run}`, run);
      cache.endRun();
    }
    expect(readdirSync(folder)).toEqual(['engine.results']);
    expect(countOpenFiles() - openBefore).toBeLessThanOrEqual(1);
    // The next process can find everything, also what only early runs used.
    const next = BuildCache.open(folder, 'engine');
    for (let run = 0; run < 100; run++) expect(next.find(`part ${run}`)).toBe(run);
  });

  it('finds what another process has saved since', () => {
    const cache = save('part', 1);
    save('other', 2);
    cache.endRun();
    expect([cache.find('part'), cache.find('other')]).toEqual([1, 2]);
  });

  it('drops unused entries once they take most of a large file', () => {
    const bytes = new Uint8Array(1_000);
    for (const key of ['old', 'used']) save(key, bytes);
    const cache = BuildCache.open(folder, 'engine', { maxBytes: 1_000 });
    expect([cache.find('used'), cache.find('old')]).toEqual([bytes, bytes]);
    cache.endRun();
    expect(sizeOf('engine.results')).toBeGreaterThan(2_000);
    cache.find('used');
    cache.store('new', 1);
    cache.endRun();
    expect(sizeOf('engine.results')).toBeLessThan(2_000);
    const next = BuildCache.open(folder, 'engine');
    expect(['old', 'used', 'new'].map((key) => next.find(key))).toEqual([null, bytes, 1]);
  });

  it('saves everything again in a file that is damaged', () => {
    for (const key of ['a', 'b', 'c']) save(key, key);
    truncateSync(join(folder, 'engine.results'), sizeOf('engine.results') - 1);
    const cache = BuildCache.open(folder, 'engine');
    expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual(['a', 'b', null]);
    cache.store('c', 'new');
    cache.endRun();
    const next = BuildCache.open(folder, 'engine');
    expect(['a', 'b', 'c'].map((key) => next.find(key))).toEqual(['a', 'b', 'new']);
  });

  it('continues to save if another build has removed a file', () => {
    const cache = save('part', 1);
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(cache.find('part')).toBe(1);
    cache.store('other', 2);
    cache.endRun();
    expect(BuildCache.open(folder, 'engine').find('other')).toBe(2);
  });

  it('removes files of other engines that are old or too large in total', () => {
    for (const name of ['old.results', 'old.results.7.tmp', 'old.parts', 'foreign.txt']) age(name, 31 * DAY_MS);
    for (const [index, name] of ['a.results', 'b.results', 'c.results'].entries()) age(name, (index + 1) * 1_000);
    const cache = BuildCache.open(folder, 'engine');
    cache.store('part', 1);
    cache.endRun();
    expect(readdirSync(folder).sort()).toEqual([
      'a.results',
      'b.results',
      'c.results',
      'engine.results',
      'foreign.txt',
    ]);
    BuildCache.open(folder, 'engine', { maxBytes: 11 }).endRun();
    expect(readdirSync(folder).sort()).toEqual(['a.results', 'b.results', 'engine.results', 'foreign.txt']);
  });
});

/** Stores a result in a run of a new process. */
function save(key: string, result: unknown): BuildCache {
  const cache = BuildCache.open(folder, 'engine');
  cache.store(key, result);
  cache.endRun();
  return cache;
}

/** Linux only. */
function countOpenFiles(): number {
  return existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0;
}

/** A file of five bytes. */
function age(name: string, ms: number): void {
  const file = join(folder, name);
  writeFileSync(file, 'bytes');
  const time = new Date(Date.now() - ms);
  utimesSync(file, time, time);
}

function sizeOf(name: string): number {
  return statSync(join(folder, name)).size;
}
