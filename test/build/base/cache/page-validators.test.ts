import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { bundleWorker } from '../../../../build/release/bundle/bundle-worker.ts';
import type { Release } from '../../../../build/release/records/make-release.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import { pathToHref } from '../../../../worker/model/path.ts';
import type { Manifest } from '../../../../worker/model/records/manifest.ts';
import { toManifestText } from '../../../../worker/model/records/manifest-text.ts';
import { releaseOf } from './made-site.ts';
import { BATCHES, EditedSite, toRows } from './whole-site-edits.ts';

/** A page as sent to a reader. */
interface Answer {
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

const site = new EditedSite();
const compiler = new SiteCompiler();
let worker: WorkerModule;
let before: Awaited<ReturnType<typeof answersNow>>;

beforeAll(async () => {
  const file = join(site.scratch, 'worker', 'app.mjs');
  mkdirSync(join(site.scratch, 'worker'));
  writeFileSync(file, (await bundleWorker(['en'])).workerCode);
  worker = await import(pathToFileURL(file).href);
  before = await answersNow();
  expect(before.size).toBeGreaterThan(40);
});

describe("a page's validator", () => {
  it.each(toRows(BATCHES))('changes only with what the page shows: $what', async ({ batch }) => {
    for (const edit of batch) edit.apply(site);
    try {
      const after = await answersNow();
      const stale: string[] = [];
      const needless: string[] = [];
      for (const [path, { html, etag }] of after) {
        const known = before.get(path);
        if (known === undefined) continue;
        if (known.html !== html && known.etag === etag) stale.push(path);
        if (known.html === html && known.etag !== etag) needless.push(path);
      }
      expect({ stale, needless }).toEqual({ stale: [], needless: [] });
    } finally {
      site.restore();
    }
  });
});

async function answersNow(): Promise<ReadonlyMap<string, Answer>> {
  const release = await releaseOf({ contentDir: site.content }, compiler, new Report());
  const pages = new Map<string, Answer>();
  if (release === null) return pages;
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
