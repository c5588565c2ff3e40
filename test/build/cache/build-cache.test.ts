import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuildCache } from '../../../build/cache/build-cache.ts';
import { pruneSegments } from '../../../build/cache/prune-segments.ts';
import { removeContent, writeContent } from '../content-folder.ts';

const DAY_MS = 24 * 3_600_000;

let folder: string;
beforeEach(() => {
  folder = writeContent({});
});
afterEach(() => removeContent(folder));

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

  it('uses few files, open or closed, however often one process saves', () => {
    const cache = BuildCache.open(folder, 'engine');
    const openBefore = countOpenFiles();
    for (let run = 0; run < 300; run++) {
      for (let earlier = 0; earlier < run; earlier += 2) expect(cache.find(`part ${earlier}`)).toBe(earlier);
      cache.store(`part ${run}`, run);
      cache.endRun();
    }
    expect(readdirSync(folder).length).toBeLessThan(150);
    expect(countOpenFiles() - openBefore).toBeLessThan(150);
    // The next process can find everything that the last run used.
    const next = BuildCache.open(folder, 'engine');
    for (let earlier = 0; earlier < 299; earlier += 2) expect(next.find(`part ${earlier}`)).toBe(earlier);
  });

  it('removes entries that were unused for a long time, also of the same engine', () => {
    for (let run = 0; run < 3; run++) save(`part ${run}`, run);
    const [oldest = ''] = readdirSync(folder).sort();
    const longAgo = new Date(Date.now() - 31 * DAY_MS);
    utimesSync(join(folder, oldest), longAgo, longAgo);
    const cache = BuildCache.open(folder, 'engine');
    expect(cache.find('part 1')).toBe(1);
    cache.endRun();
    expect(readdirSync(folder)).not.toContain(oldest);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('continues to save if another build has removed a file', () => {
    const cache = save('part', 1);
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(cache.find('part')).toBe(1);
    cache.store('other', 2);
    cache.endRun();
    expect(BuildCache.open(folder, 'engine').find('other')).toBe(2);
  });

  it('merges many small segments', () => {
    const runs = 60;
    for (let run = 0; run < runs; run++) {
      const cache = BuildCache.open(folder, 'engine');
      for (let earlier = 0; earlier < run; earlier++) expect(cache.find(`part ${earlier}`)).toBe(earlier);
      cache.store(`part ${run}`, run);
      cache.endRun();
    }
    expect(readdirSync(folder).length).toBeLessThan(runs / 2);
  });
});

describe('pruneSegments()', () => {
  it('removes old and unfinished files', () => {
    age('old.parts', 31 * DAY_MS);
    age('young.parts', DAY_MS);
    age('kept.parts', 31 * DAY_MS);
    age('abandoned.parts.tmp', DAY_MS);
    age('written.parts.tmp', 1_000);
    age('foreign.txt', 90 * DAY_MS);
    pruneSegments(folder, new Set([join(folder, 'kept.parts')]));
    expect(readdirSync(folder).sort()).toEqual(['foreign.txt', 'kept.parts', 'written.parts.tmp', 'young.parts']);
  });

  it.each([
    ['they are too large in total', { maxBytes: 11 }],
    ['there are too many', { maxFiles: 2 }],
  ])('removes the oldest files if %s', (_what, limits) => {
    for (const [index, name] of ['a.parts', 'b.parts', 'c.parts'].entries()) age(name, (index + 1) * 1_000);
    expect(pruneSegments(folder, new Set(), limits)).toEqual([join(folder, 'c.parts')]);
    expect(readdirSync(folder)).toEqual(['a.parts', 'b.parts']);
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
  writeFileSync(file, 'parts');
  const time = new Date(Date.now() - ms);
  utimesSync(file, time, time);
}
