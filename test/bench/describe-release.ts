import type { Release } from '../../build/release/records/make-release.ts';
import { bundleSizes } from './bundles/bundle-sizes.ts';

/** What a release stores, in words. */
export function describeRelease(release: Release): string {
  const bytes = [...release.records.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  const { manifest, worker } = bundleSizes(release);
  const kib = (size: number): string => `${(size / 1024).toFixed(1)} KiB`;
  return `${release.records.size} records of ${(bytes / 1e6).toFixed(1)} MB, manifest ${kib(manifest)}, worker ${kib(worker)} gzip`;
}
