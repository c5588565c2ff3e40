import { ByteCache } from '../../../worker/edge/byte-cache.ts';
import { Random } from '../generated/random.ts';
import { Zipf } from './zipf.ts';

/** Readers of a site, and the isolates that serve them. */
export interface Traffic {
  readonly pages: number;
  /** Bytes of a whole page, on average; pages have between a quarter and seven quarters of it. */
  readonly pageBytes: number;
  /** How much more popular pages are read than others: 0 all alike, 1 the second half as often as the first. */
  readonly exponent: number;
  readonly views: number;
  /** Views that an isolate answers before its place is taken by a new one, whose memory is empty. */
  readonly isolateViews: number;
  readonly cacheBytes: number;
  readonly seed: number;
}

/**
 * KV reads of a thousand views. One isolate after the other is filled: those that live at the same time share nothing, so
 * it makes no difference how many do. Reads the cache that the worker has; the same traffic gives the same number.
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

/** The cache asks for nothing but the length, and 20,000 pages in full would take more than a gigabyte. */
function sizeOnly(byteLength: number): Uint8Array {
  return { byteLength: Math.round(byteLength) } as Uint8Array;
}
