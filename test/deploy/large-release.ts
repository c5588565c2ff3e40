import type { Release } from '../../build/release/records/make-release.ts';
import { manifest } from '../site/fixture/release.ts';

/** A release of many small records, for tests that do not read them. */
export function largeRelease(count: number, id = 'large'): Release {
  const records = Array.from({ length: count }, (_, index): [string, Uint8Array] => [
    `file/${id}-${String(index).padStart(5, '0')}`,
    new TextEncoder().encode(String(index)),
  ]);
  return { manifest: { ...manifest, release: `release-${id}` }, workerCode: '', records: new Map(records) };
}
