import { gzipSync } from 'node:zlib';
import { MAX_FILE_BYTES } from '../content/load-static.ts';
import type { Release } from '../release/make-release.ts';
import { workerModules } from '../release/write-release.ts';
import type { Report } from '../report/report.ts';

/** Cloudflare's limits: of a KV key, and of a worker, gzipped, on the free and the paid plan. */
const MAX_KEY_BYTES = 512;
const MAX_FREE_WORKER_BYTES = 3 * 1024 * 1024;
const MAX_PAID_WORKER_BYTES = 10 * 1024 * 1024;

/** Checks a release against the limits of the place that it goes to, before anything is sent. */
export function checkRelease(release: Release, report: Report): void {
  for (const [key, value] of release.records) {
    if (Buffer.byteLength(key) > MAX_KEY_BYTES)
      report.error(
        { file: findPath(release, key) },
        `Cannot deploy: its name is too long for a KV key, which has at most ${MAX_KEY_BYTES} bytes. Shorten it.`,
      );
    if (value.byteLength > MAX_FILE_BYTES)
      report.error(
        { file: findPath(release, key) },
        `Cannot deploy: it has ${toMegabytes(value.byteLength)}, a KV value at most ${toMegabytes(MAX_FILE_BYTES)}. Divide it, or serve it from elsewhere.`,
      );
  }
  const bytes = gzipSync([...workerModules(release).values()].join('\n')).byteLength;
  // Cloudflare has the last word: it refuses a worker that is too large, and the old one stays.
  if (bytes > MAX_FREE_WORKER_BYTES)
    report.warn(
      { file: 'worker' },
      `The worker and its manifest have ${toMegabytes(bytes)} gzipped: the free plan takes ${toMegabytes(MAX_FREE_WORKER_BYTES)}, Workers Paid ${toMegabytes(MAX_PAID_WORKER_BYTES)}. Above that, divide the site into several workers, each with a base of its own.`,
    );
}

/** The path that readers know a record by. */
function findPath({ manifest: { pages, files } }: Release, key: string): string {
  const page = [...pages].find(([, entry]) => entry.key === key);
  const file = Object.entries(files).find(([, value]) => value === key);
  return page?.[0] ?? file?.[0] ?? key;
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
