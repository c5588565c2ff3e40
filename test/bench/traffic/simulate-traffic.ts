import { ByteCache } from '../../../worker/edge/store/byte-cache.ts';
import { Random } from '../generated/random.ts';
import { Zipf } from './zipf.ts';

/** Readers of a site, and the isolates that serve them. */
export interface Traffic {
  readonly pages: number;
  /** Average size of a page in bytes. Sizes range from a quarter to seven quarters of it. */
  readonly pageBytes: number;
  /** Skew of popularity: 0 for equal popularity, 1 if the second page is read half as often as the first. */
  readonly exponent: number;
  readonly views: number;
  /** Views that an isolate serves before a new one with an empty cache replaces it. */
  readonly isolateViews: number;
  readonly cacheBytes: number;
  readonly seed: number;
}

/**
 * KV reads per thousand views. Isolates are simulated one after the other, because concurrent ones share nothing. Uses
 * the worker's cache. The same seed gives the same result.
 */
export function readsPerThousandViews(traffic: Traffic): number {
  const { views, isolateViews, cacheBytes } = traffic;
  const random = new Random(traffic.seed);
  const zipf = new Zipf(traffic.pages, traffic.exponent);
  const pages = Array.from({ length: traffic.pages }, () => sizeOnly(traffic.pageBytes * (0.25 + 1.5 * random.next())));
  let cache = new ByteCache(cacheBytes);
  let reads = 0;
  for (let view = 0; view < views; view++) {
    if (view % isolateViews === 0) cache = new ByteCache(cacheBytes);
    const page = zipf.draw(random);
    const name = String(page);
    if (cache.get(name) !== null) continue;
    reads++;
    cache.set(name, pages[page] ?? sizeOnly(0));
  }
  return (reads / views) * 1000;
}

/** The cache needs only the length, and 20,000 complete pages would take more than a gigabyte. */
function sizeOnly(byteLength: number): Uint8Array {
  return { byteLength: Math.round(byteLength) } as Uint8Array;
}
