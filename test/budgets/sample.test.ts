import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { withWorker } from '../../build/publish/export/worker-in-process.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import { BUDGETS } from '../bench/budgets.ts';
import { firstLoad } from '../bench/bundles/first-load.ts';
import { measureBundles } from '../bench/bundles/measure-bundles.ts';
import { choosePages, countElements } from '../bench/choose-pages.ts';
import { sentBytes } from '../bench/pages/sent-bytes.ts';
import { buildSample, fileAt, pagesOf, type SamplePage } from './sample.ts';

let release: Release;

beforeAll(async () => {
  release = await buildSample();
}, 120_000);

describe('the bundles of the sample', () => {
  it('are all within their budgets', () => {
    const over = measureBundles('sample', release).filter(({ value, budget }) => budget !== null && value > budget);
    expect(over).toEqual([]);
  });
});

describe('the records of the sample', () => {
  it('are about as many as the guide for operators says, with their list', () => {
    const guide = readFileSync('docs/operating.md', 'utf8');
    const said = /: some (\d+) records for the ([\d,]+) pages of the sample/.exec(guide)?.slice(1) ?? [];
    const { manifest } = release;
    const pages = [manifest, ...(manifest.translations ?? [])].reduce((sum, language) => sum + language.pages.size, 0);
    const shares = [release.records.size + 1, pages].map(
      (found, index) => Number(said[index]?.replace(',', '')) / found,
    );
    for (const share of shares) expect(Math.abs(1 - share)).toBeLessThan(0.03);
  });
});

describe('a page of the sample', () => {
  it('is within its budget if it is a guide', () => {
    const guides = pagesOf(release, 'guide');
    expect(guides.length).toBeGreaterThan(3);
    const sizes = guides.map((page) => ({ path: page.path, kib: sentKib(page) }));
    expect(sizes.filter(({ kib }) => kib > BUDGETS.pages.guide.kib)).toEqual([]);
  });

  it('has few elements in its article if it is an operation', () => {
    const heavy = pagesOf(release, 'operation')
      .map(({ path, article }) => ({ path, elements: countElements(article) }))
      .filter(({ elements }) => elements > BUDGETS.operationElements);
    expect(heavy).toEqual([]);
  });

  it('has few elements in the document if it is a light operation', () => {
    const { lightOperation } = choosePages(release);
    const page = pagesOf(release, 'operation').find(({ path }) => path === lightOperation);
    expect(countElements(page?.html ?? '')).toBeLessThanOrEqual(BUDGETS.pages['light operation'].elements);
  });
});

describe('the full text of the sample', () => {
  it('takes at most 30 reads, also of each section, and is the same as without packs', async () => {
    let reads = 0;
    const get = (key: string): Uint8Array | undefined => {
      reads++;
      return release.records.get(key);
    };
    const counted = { ...release, records: { get } as ReadonlyMap<string, Uint8Array> };
    const single = { ...counted, manifest: { ...release.manifest, texts: { keys: [], pages: '' } } };
    const sections = await withWorker(release, async (ask) => {
      const lists = (await (await ask('/llms.txt')).readAll()).toString();
      return [...lists.matchAll(/\/llms\/([^)]*\.txt)\)/g)].map(([, name]) => `/llms-full/${name}`);
    });
    expect(sections.length).toBeGreaterThan(2);
    let most = 0;
    await withWorker(single, async (askSingle) => {
      for (const path of ['/llms-full.txt', ...sections]) {
        reads = 0;
        const expected = (await (await askSingle(path)).readAll()).toString();
        if (path === '/llms-full.txt') expect(reads).toBeGreaterThan(200);
        // A new worker, whose caches are empty.
        reads = 0;
        const text = await withWorker(counted, async (ask) => (await (await ask(path)).readAll()).toString());
        most = Math.max(most, reads);
        expect([path, text === expected, text.startsWith('# ')]).toEqual([path, true, true]);
      }
    });
    expect(most).toBeLessThanOrEqual(BUDGETS.fullTextReads);
  }, 60_000);
});

/** KiB of a first visit: document, stylesheet, scripts and images. */
function sentKib({ html }: SamplePage): number {
  const { script } = release.manifest.assets;
  const scripts = Object.keys(release.manifest.files).filter((path) => path.endsWith('.js'));
  const files = new Map(scripts.map((path) => [path, fileAt(release, path)]));
  const loaded = [...firstLoad(script, files), ...linkedFiles(html)];
  const bytes = loaded.map(sentFileBytes);
  return (bytes.reduce((sum, size) => sum + size, 0) + sentBytes(Buffer.from(html), 'text/html')) / 1024;
}

const sentFiles = new Map<string, number>();

/** The bytes of a file, which many pages load. */
function sentFileBytes(path: string): number {
  const bytes = sentFiles.get(path) ?? sentBytes(fileAt(release, path), contentType(path));
  sentFiles.set(path, bytes);
  return bytes;
}

/** Stylesheets, icon and images of the page, each once. Lazy images load later. */
function linkedFiles(html: string): Set<string> {
  const linked = html.matchAll(
    /<img(?![^>]*loading="lazy")[^>]* src="(\/[^"]+)"|<link rel="(?:stylesheet|icon)" href="(\/[^"]+)"/g,
  );
  return new Set([...linked].map(([, picture, file]) => picture ?? file ?? ''));
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
};

function contentType(path: string): string {
  return CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
