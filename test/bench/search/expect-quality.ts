import { expect } from 'vitest';
import type { Release } from '../../../build/release/records/make-release.ts';
import { BUDGETS } from '../budgets.ts';
import { measureQuality } from './quality.ts';
import type { QuerySet } from './query-sets.ts';

/** Expects the search of a release to find what a set of queries expects. Misses of held-out ones stay unknown. */
export async function expectQuality(release: Release, { isHeldOut, budget: name, queries }: QuerySet): Promise<void> {
  const { meanReciprocalRank, hitsInThree, misses } = await measureQuality(release, queries);
  const budget = BUDGETS.searchQuality[name];
  const hint = isHeldOut ? '' : misses.join('\n');
  expect(meanReciprocalRank, hint).toBeGreaterThanOrEqual(budget.reciprocalRank);
  expect(hitsInThree, hint).toBeGreaterThanOrEqual(budget.hitsInThree);
}
