import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { bundleWorker } from '../../../../build/release/bundle/bundle-worker.ts';
import type { Release } from '../../../../build/release/records/make-release.ts';
import { pathToHref } from '../../../../worker/model/path.ts';
import type { Manifest } from '../../../../worker/model/records/manifest.ts';
import { toManifestText } from '../../../../worker/model/records/manifest-text.ts';

/** A page as sent to a reader. */
export interface Answer {
  readonly html: string;
  readonly etag: string | null;
}

interface Worker {
  fetch(request: Request, env: unknown, context: unknown): Promise<Response>;
}

/** The worker's bundle as deployed. */
interface WorkerModule {
  createWorker(manifest: Manifest): Worker;
  openManifest(text: ReturnType<typeof toManifestText>): Manifest;
}

/** Loads the worker's bundle, written to a folder. Returns a function that asks it for all pages of a release. */
export async function loadWorker(folder: string): Promise<(release: Release) => Promise<ReadonlyMap<string, Answer>>> {
  const file = join(folder, 'app.mjs');
  writeFileSync(file, (await bundleWorker(['en'])).workerCode);
  const worker: WorkerModule = await import(pathToFileURL(file).href);
  return (release) => answersOf(release, worker);
}

/** Pages whose validator does not change with them, and those whose validator changes without them. */
export function findWrongValidators(
  before: ReadonlyMap<string, Answer>,
  after: ReadonlyMap<string, Answer>,
): { readonly stale: readonly string[]; readonly needless: readonly string[] } {
  const changed = (what: keyof Answer, path: string): boolean => before.get(path)?.[what] !== after.get(path)?.[what];
  const paths = [...after.keys()].filter((path) => before.has(path));
  return {
    stale: paths.filter((path) => changed('html', path) && !changed('etag', path)),
    needless: paths.filter((path) => !changed('html', path) && changed('etag', path)),
  };
}

async function answersOf(release: Release, worker: WorkerModule): Promise<ReadonlyMap<string, Answer>> {
  const pages = new Map<string, Answer>();
  const served = worker.createWorker(worker.openManifest(toManifestText(release.manifest)));
  for (const path of release.manifest.pages.keys()) {
    const url = `https://docs.example.com${pathToHref(release.manifest.site.base, path)}`;
    const visit = () => served.fetch(new Request(url), { CONTENT: storeOf(release) }, {});
    let response = await visit();
    let html = await response.text();
    if (!response.headers.has('ETag')) {
      // On a busy machine, the article came too late to be checked before the head was sent.
      response = await visit();
      html = await response.text();
    }
    expect([path, response.status]).toEqual([path, 200]);
    pages.set(path, { html, etag: response.headers.get('ETag') });
  }
  return pages;
}

/** The KV operation that the worker uses to read an article. */
function storeOf({ records }: Release): object {
  return {
    async get(key: string): Promise<ReadableStream | null> {
      const record = records.get(key);
      return record === undefined ? null : new Blob([Uint8Array.from(record)]).stream();
    },
  };
}
