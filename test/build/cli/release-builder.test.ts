import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BuildCache } from '../../../build/base/cache/build-cache.ts';
import { Report } from '../../../build/base/report/report.ts';
import type { Caches } from '../../../build/cli/open-caches.ts';
import { type Bundlers, ReleaseBuilder } from '../../../build/cli/release-builder.ts';
import type { SiteClient } from '../../../build/release/bundle/bundle-client.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { DEFAULT_LANGUAGES } from '../../../worker/request/samples/languages/languages.ts';
import { buildRelease } from '../../bench/build-release.ts';
import { type Files, inContent, SMALLEST_SITE, writeContent, writeFiles } from '../content-folder.ts';

const CSS = '/assets/site-AAAAAAAA.css';
const CLIENT: SiteClient = {
  files: new Map([[CSS, Buffer.from('p { color: red }')]]),
  notices: '',
  blockStyles: new Map(),
  assets: { stylesheet: CSS, kindStylesheets: {}, script: CSS, themeSnippet: '', themeSnippetHash: '' },
};

/** Bundles nothing, and counts calls. */
const code = () => vi.fn(async () => '');
const bundlers = {
  client: vi.fn<Bundlers['client']>(async () => CLIENT),
  worker: vi.fn(async () => ({ workerCode: '', lazyModules: { 'agents.js': '', 'pasted.js': '', 'search.js': '' } })),
  tryIt: code(),
  mock: code(),
  access: code(),
};

const toBuilder = (contentDir: string, caches?: Caches): ReleaseBuilder =>
  new ReleaseBuilder({ contentDir }, caches, bundlers);

const SITE = `${SMALLEST_SITE['site.yaml']}theme: { stylesheet: theme.css }\nnavbar: [{ label: Guides, to: /a }]\n`;
const FILES: Files = {
  ...SMALLEST_SITE,
  'site.yaml': SITE,
  'sidebars.yaml': 'docs: [a]\n',
  'theme.css': 'a { color: red }\n',
  'index.md': '# Home\n',
  'a.md': '# A\n',
};

const BOOKS = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: { '/books': { get: { summary: 'List books', responses: { 200: { description: 'Books' } } } } },
};

describe('ReleaseBuilder', () => {
  let dir: string;
  let builder: ReleaseBuilder;
  let first: Release;

  beforeAll(async () => {
    dir = writeContent(FILES);
    builder = toBuilder(dir);
    first = (await buildRelease(builder)).release;
  }, 60_000);

  it("re-uploads no page if the theme's styles changed", async () => {
    writeFiles(dir, { 'theme.css': 'a { color: teal }\n' });
    builder.invalidate('content');
    const { release } = await buildRelease(builder);
    const added = [...release.records.keys()].filter((key) => !first.records.has(key));
    expect(added.length).toBeGreaterThan(0);
    for (const key of added) expect(key).toMatch(/^file\/assets\/[^/]+\.css(?:\.[\w-]+\.br)?$/);
    expect(release.manifest.frameVersion).not.toBe(first.manifest.frameVersion);
    writeFiles(dir, FILES);
    builder.invalidate('content');
  });

  it('shows a page before it is in the search index, and then builds the same as a clean build', async () => {
    await buildRelease(builder);
    writeFiles(dir, { 'a.md': '# A\n\nzebra\n' });
    builder.invalidate('content');
    const shown = await builder.buildToShow(new Report());
    const whole = await buildRelease(builder);
    const anew = await buildRelease(toBuilder(dir));
    expect([shown?.isSearchOld, whole.isSearchOld]).toEqual([true, false]);
    expect(shown?.release.manifest.pages).toEqual(whole.release.manifest.pages);
    expect(shown?.release.manifest.search.packs).toEqual(first.manifest.search.packs);
    expect([...(shown?.release.records.keys() ?? [])]).toContain(first.manifest.search.packs[0]?.key);
    expect(whole.release.manifest).toEqual(anew.release.manifest);
  });

  it('makes for an author nothing that only the edge needs', async () => {
    const files = { ...FILES, 'theme.css': 'a { color: red }\n'.repeat(100) + 'b { color: red }\n'.repeat(100) };
    await inContent(files, async (contentDir) => {
      const made = async (forAuthors: boolean) => {
        const own = new ReleaseBuilder({ contentDir, forAuthors }, undefined, bundlers);
        const { manifest } = (await buildRelease(own)).release;
        const previews = [...manifest.pages.values()].flatMap(({ preview }) => preview ?? []);
        return { previews: previews.length, compressed: Object.keys(manifest.compressed).length };
      };
      expect(await made(false)).toEqual({ previews: 2, compressed: 1 });
      expect(await made(true)).toEqual({ previews: 0, compressed: 0 });
    });
  });

  it('shows a page before it is in the manual', async () => {
    const manuals = { ...FILES, 'site.yaml': `${SITE}manuals: [{ id: all }]\n`, 'sidebars.yaml': 'docs: [a]\n' };
    await inContent(manuals, async (folder) => {
      const own = toBuilder(folder);
      const manualOf = ({ manifest, records }: Release): string =>
        String(Buffer.from(records.get(manifest.files['/print/all.htm'] ?? '') ?? []));
      await buildRelease(own);
      writeFiles(folder, { 'a.md': '# A\n\nzebra\n' });
      own.invalidate('content');
      const shown = await own.buildToShow(new Report());
      expect(shown === null ? '' : manualOf(shown.release)).toMatch(/^(?!.*zebra).*<main>/s);
      expect(manualOf((await buildRelease(own)).release)).toContain('zebra');
    });
  });

  it("bundles the browser's script once, with the features of the site", async () => {
    const files = { ...FILES, 'site.yaml': `${SITE}frameHosts: [www.youtube-nocookie.com]\n` };
    bundlers.client.mockClear();
    await inContent(files, (folder) => buildRelease(toBuilder(folder)));
    expect(bundlers.client.mock.calls).toEqual([
      [
        {
          locale: 'en',
          texts: {},
          forms: false,
          sampleLanguages: [],
          announcement: false,
          players: true,
          webmcp: false,
          islands: new Map(),
        },
      ],
    ]);
  });

  it('gives forms the languages of their samples', async () => {
    const api = (id: string, more: string): string => `  - { id: ${id}, path: /${id}, description: api.json${more} }\n`;
    const forms = ', tryIt: { mode: direct }';
    const languagesOf = async (...apis: string[]): Promise<unknown> => {
      const files = { ...FILES, 'site.yaml': `${SITE}apis:\n${apis.join('')}`, 'api.json': JSON.stringify(BOOKS) };
      bundlers.client.mockClear();
      await inContent(files, (folder) => buildRelease(toBuilder(folder)));
      return bundlers.client.mock.calls[0]?.[0].sampleLanguages;
    };
    const go = ', samples: [{ language: go }, { language: csharp }]';
    expect(await languagesOf(api('a', `${forms}${go}`), api('b', ', samples: [{ language: ruby }]'))).toEqual([
      'csharp',
      'go',
    ]);
    expect(await languagesOf(api('a', forms))).toEqual(DEFAULT_LANGUAGES.map(({ id }) => id));
  });

  it.each([
    ['off', ['agents.js', 'pasted.js', 'search.js']],
    ['direct', ['agents.js', 'pasted.js', 'search.js', 'try-it.js']],
    ['proxy', ['agents.js', 'pasted.js', 'search.js', 'try-it.js']],
    ['mock', ['agents.js', 'pasted.js', 'search.js', 'try-it.js', 'mock.js']],
  ])('adds only the modules for forms that mode %s needs', async (mode, modules) => {
    const apis = `apis:\n  - { id: books, description: api.json, tryIt: { mode: ${mode} } }\n`;
    const files = { ...FILES, 'site.yaml': SITE + apis, 'api.json': JSON.stringify(BOOKS) };
    const { result } = await inContent(files, (folder) => buildRelease(toBuilder(folder)));
    expect(Object.keys(result.release.lazyModules ?? {})).toEqual(modules);
  });

  it("bundles nothing if an earlier process with the same engine did, unless the engine's code changes", async () => {
    const start = (site: string): ReleaseBuilder => toBuilder(dir, { site: open(site), engine: open('.engine') });
    const open = (name: string): BuildCache => BuildCache.open(join(dir, name), 'engine');
    const { release } = await buildRelease(start('.site'));
    const calls = [bundlers.client, bundlers.worker].map((bundler) => bundler.mockClear().mock.calls);
    const next = start('.site');
    expect((await buildRelease(next)).release).toEqual(release);
    // The site's own cache may have been deleted since.
    expect((await buildRelease(start('.other'))).release).toEqual(release);
    expect(calls.map(({ length }) => length)).toEqual([0, 0]);
    for (const layer of ['client', 'worker'] as const) next.invalidate(layer);
    await buildRelease(next);
    expect(calls.map(({ length }) => length)).toEqual([1, 1]);
  });
});
