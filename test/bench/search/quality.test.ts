import { beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../../build/release/make-release.ts';
import { buildSample } from '../../budgets/sample.ts';
import { BUDGETS } from '../budgets.ts';
import { firstQueryBytes } from './exported.ts';
import { measureQuality } from './quality.ts';
import { querySets } from './query-sets.ts';

let release: Release;

beforeAll(async () => {
  release = await buildSample();
}, 120_000);

describe('the search of the sample', () => {
  it('has at least 500 queries about pages that exist', () => {
    const queries = querySets('sample').flatMap((set) => set.queries);
    expect(queries.length).toBeGreaterThanOrEqual(500);
    const missing = queries.flatMap(({ paths }) => paths.filter((path) => !release.manifest.pages.has(path)));
    expect(missing).toEqual([]);
  });

  it.each(querySets('sample'))('finds what $name expects', async ({ isHeldOut, queries }) => {
    const { meanReciprocalRank, hitsInThree, misses } = await measureQuality(release, queries);
    const budget = BUDGETS.searchQuality[isHeldOut ? 'heldOut' : 'open'];
    const hint = isHeldOut ? '' : misses.join('\n');
    expect(meanReciprocalRank, hint).toBeGreaterThanOrEqual(budget.reciprocalRank);
    expect(hitsInThree, hint).toBeGreaterThanOrEqual(budget.hitsInThree);
  });
});

describe('the search of an exported site', () => {
  it('downloads at most 30 KiB of the index for a first query', async () => {
    const sets = querySets('sample').filter(({ name }) => name === 'sample');
    expect(Math.max(...(await firstQueryBytes(release, sets)))).toBeLessThanOrEqual(BUDGETS.exportedQueryKib * 1024);
  }, 120_000);
});
