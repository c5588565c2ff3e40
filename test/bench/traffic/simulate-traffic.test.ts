import { describe, expect, it } from 'vitest';
import { readsPerThousandViews, type Traffic } from './simulate-traffic.ts';

const TRAFFIC: Traffic = {
  pages: 1_000,
  pageBytes: 50_000,
  exponent: 0.9,
  views: 20_000,
  isolateViews: 1_000,
  cacheBytes: 16_000_000,
  seed: 1,
};
const reads = (changes: Partial<Traffic>): number => readsPerThousandViews({ ...TRAFFIC, ...changes });

describe('readsPerThousandViews()', () => {
  it('returns the same for the same seed, and a similar value for another', () => {
    expect(reads({})).toBe(reads({}));
    expect(reads({ seed: 2 })).not.toBe(reads({}));
    expect(Math.abs(reads({ seed: 2 }) / reads({}) - 1)).toBeLessThan(0.05);
  });

  it('counts a read for every view without a cache, or if each isolate serves one view', () => {
    expect(reads({ cacheBytes: 0 })).toBe(1_000);
    expect(reads({ isolateViews: 1 })).toBe(1_000);
  });

  it('counts one read per page if all fit and the isolate survives', () => {
    expect(reads({ pages: 10, isolateViews: Number.POSITIVE_INFINITY })).toBe(0.5);
  });

  it('returns less for larger caches, longer-lived isolates and more skewed popularity', () => {
    const sizes = [1, 4, 16, 64].map((size) => reads({ cacheBytes: size * 1e6 }));
    const lives = [10, 100, 1_000, 10_000].map((isolateViews) => reads({ isolateViews }));
    const exponents = [0, 0.5, 1, 1.5].map((exponent) => reads({ exponent }));
    for (const series of [sizes, lives, exponents]) expect(series).toEqual(series.toSorted((a, b) => b - a));
  });
});
