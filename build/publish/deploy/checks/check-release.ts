import { gzipSync } from 'node:zlib';
import type { Report } from '../../../base/report/report.ts';
import type { Release } from '../../../release/records/make-release.ts';
import { workerModules } from '../../../release/records/write-release.ts';
import { MAX_FILE_BYTES } from '../../../site/guides/files/load-static.ts';

/** Cloudflare's limits: KV keys, and gzipped workers on the free and the paid plan. */
const MAX_KEY_BYTES = 512;
const MAX_FREE_WORKER_BYTES = 3 * 1024 * 1024;
const MAX_PAID_WORKER_BYTES = 10 * 1024 * 1024;

/** Checks a release against the target's limits before anything is sent. */
export function checkRelease(release: Release, report: Report): void {
  for (const [key, value] of release.records) {
    if (Buffer.byteLength(key) > MAX_KEY_BYTES)
      report.error(
        { file: findPath(release, key) },
        `Cannot deploy: the name exceeds ${MAX_KEY_BYTES} bytes, the limit for KV keys. Shorten it.`,
      );
    if (value.byteLength > MAX_FILE_BYTES)
      report.error(
        { file: findPath(release, key) },
        `Cannot deploy: the file has ${toMegabytes(value.byteLength)}, but KV values are limited to ${toMegabytes(MAX_FILE_BYTES)}. Split it, or host it elsewhere.`,
      );
  }
  const bytes = gzipSync([...workerModules(release).values()].join('\n')).byteLength;
  // Cloudflare decides: if it rejects a worker as too large, the old one stays live.
  if (bytes > MAX_FREE_WORKER_BYTES)
    report.warn(
      { file: 'worker' },
      `The worker and its manifest have ${toMegabytes(bytes)} gzipped. The free plan allows ${toMegabytes(MAX_FREE_WORKER_BYTES)}, Workers Paid ${toMegabytes(MAX_PAID_WORKER_BYTES)}. Above that, split the site into several workers, each with a base of its own.`,
    );
}

/** The path where readers find a record. */
function findPath({ manifest: { pages, files } }: Release, key: string): string {
  const page = [...pages].find(([, entry]) => entry.key === key);
  const file = Object.entries(files).find(([, value]) => value === key);
  return page?.[0] ?? file?.[0] ?? key;
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
