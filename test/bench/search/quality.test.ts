import { beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../../build/release/make-release.ts';
import { buildSample } from '../../budgets/sample.ts';
import { BUDGETS } from '../budgets.ts';
import { HELD_OUT_QUERIES, QUERIES } from './measure-search.ts';
import { measureQuality } from './quality.ts';

let release: Release;

beforeAll(async () => {
  release = await buildSample();
}, 120_000);

describe('the search of the sample', () => {
  it('has at least 80 queries to answer, about pages that there are', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(80);
    expect(HELD_OUT_QUERIES.length).toBeGreaterThanOrEqual(40);
    const missing = [...QUERIES, ...HELD_OUT_QUERIES].flatMap(({ paths }) =>
      paths.filter((path) => !release.manifest.pages.has(path)),
    );
    expect(missing).toEqual([]);
  });

  it('has a page that the reader expects among the first three, mostly as the first', async () => {
    const { meanReciprocalRank, hitsInThree, misses } = await measureQuality(release, QUERIES);
    expect(meanReciprocalRank, misses.join('\n')).toBeGreaterThanOrEqual(BUDGETS.searchReciprocalRank);
    expect(hitsInThree, misses.join('\n')).toBeGreaterThanOrEqual(BUDGETS.searchHitsInThree);
  });

  it('does nearly as well for queries that it was not tuned for', async () => {
    const { meanReciprocalRank, hitsInThree } = await measureQuality(release, HELD_OUT_QUERIES);
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(BUDGETS.heldOutReciprocalRank);
    expect(hitsInThree).toBeGreaterThanOrEqual(BUDGETS.heldOutHitsInThree);
  });
});
