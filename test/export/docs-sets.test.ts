import { beforeAll, describe, expect, it } from 'vitest';
import { withWorker } from '../../build/publish/export/worker-in-process.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import { buildSite } from '../built-site.ts';
import { collectLanguages, findDeadLinks } from './language-faults.ts';
import {
  findCanonicalFaults,
  findLabelFaults,
  findLinksThatLeave,
  findMenuFaults,
  menuOf,
  type VersionedPage,
  versionedPages,
} from './version-faults.ts';

describe('a site with two sets of docs, each with its versions', () => {
  let release: Release;
  let pages: readonly VersionedPage[];
  let served: ReadonlyMap<string, string>;
  const dead: string[] = [];

  beforeAll(async () => {
    ({ release } = await buildSite({ contentDir: 'test/fixtures/docs-sets' }));
    await withWorker(release, async (ask) => {
      served = await collectLanguages(release.manifest, ask);
      dead.push(...(await findDeadLinks(served, [], ask)));
    });
    pages = versionedPages(release.manifest, served);
  });

  const htmlOf = (href: string): string => pages.find((page) => page.href === href)?.html ?? '';

  it('has no dead links, and its links stay in their version', () => {
    expect(pages.length).toBeGreaterThan(25);
    expect(dead).toEqual([]);
    expect(findLinksThatLeave(pages)).toEqual([]);
  });

  it('has menus that lead to the same page in the versions of its set, and back', () => {
    expect(findMenuFaults(pages, release.manifest.site.versions ?? [])).toEqual([]);
    const links = menuOf(htmlOf('/sdk/install')).map(({ href, label }) => [href, label]);
    expect(links).toEqual([
      ['/sdk/beta/install', 'Beta'],
      ['/sdk/install', '2.0'],
      ['/sdk/v1/install', '1.0'],
    ]);
    expect(htmlOf('/sdk/install')).toContain('Documentation versions');
  });

  it('says on each page which version it is of, and searches that version', () => {
    expect(findLabelFaults(pages)).toEqual([]);
    expect(htmlOf('/sdk/v1/callbacks')).toContain('documentation for the SDK 1.0, which is no longer');
    const notice = 'This is version 2 of Receipts. It is supported until June 30, 2027.';
    expect(htmlOf('/docs/v2/scanners')).toContain(notice);
    expect(served.get('/docs/v2/scanners.md')).toContain(notice);
  });

  it('has canonical addresses in the default version, unless a version is maintained', () => {
    expect(findCanonicalFaults(pages, release.manifest.site.origin)).toEqual([]);
    const canonical = (href: string): string | undefined =>
      /<link rel="canonical" href="[^"]*example([^"]*)"/.exec(htmlOf(href))?.[1];
    expect(canonical('/sdk/v1/install')).toBe('/sdk/install');
    expect(canonical('/sdk/v1/callbacks')).toBe('/sdk/v1/callbacks');
    expect(canonical('/docs/v2/receipts')).toBe('/docs/v2/receipts');
    const sitemap = served.get('/sitemap.xml') ?? '';
    expect(sitemap).toContain('/sdk/v1/callbacks<');
    expect(sitemap).not.toContain('/sdk/v1/install<');
  });

  it('keeps the navbar in the version of the set, with its item marked', () => {
    const item = (href: string, label: string): string =>
      new RegExp(`<a [^>]*>${label}</a>`).exec(
        /<nav[^>]*navbar.*?<\/nav>/s.exec(htmlOf(href))?.[0] ?? htmlOf(href),
      )?.[0] ?? '';
    expect(item('/sdk/v1/callbacks', 'SDK')).toMatch(/aria-current.*href="\/sdk\/v1"|href="\/sdk\/v1".*aria-current/);
    expect(item('/sdk/v1/callbacks', 'Guides')).toContain('href="/docs/receipts"');
    expect(item('/docs/v2/scanners', 'Guides')).toContain('href="/docs/v2/receipts"');
    expect(item('/docs/v2/scanners', 'SDK')).toContain('href="/sdk"');
  });

  it('lists the default versions first, and says of which version each other page is', () => {
    const index = served.get('/llms.txt') ?? '';
    const titles = [...index.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(titles).toEqual([
      ...['Guides', 'SDK', 'Start', 'People', 'news', '2026'],
      ...['Guides (2)', 'Guides (1)', 'SDK (Beta)', 'SDK (1.0)', 'Optional'],
    ]);
    expect(index).toContain('- [Install](https://docs.receipts.example/sdk/install.md)');
    expect(index).toContain('- [Install (1.0)](https://docs.receipts.example/sdk/v1/install.md)');
    expect(index.indexOf('/docs/tags.md')).toBeLessThan(index.indexOf('/docs/v2/tags.md'));
  });

  it('has a list and a full text of each version', () => {
    const list = served.get('/llms/sdk%401.0.txt') ?? '';
    expect(list).toMatch(/^# the SDK 1\.0\n/);
    const paths = [...list.matchAll(/example(\/[^)]*)\.md\)/g)].map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['/sdk/v1', '/sdk/v1/callbacks', '/sdk/v1/tags/setup']));
    expect(paths.filter((path) => path?.startsWith('/sdk/v1') === false)).toEqual([]);
    const text = served.get('/llms-full/sdk%401.0.txt') ?? '';
    expect(text).toContain('Callbacks tell of receipts.');
    expect(text).not.toContain('Install the SDK, then');
  });

  it('lists pages of one version to agents, and labels what they find', async () => {
    await withWorker(release, async (ask) => {
      const call = async (name: string, values: object): Promise<string> => {
        const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } };
        const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
        const options = { method: 'POST', headers, body: JSON.stringify(body) };
        return ((await ask('/mcp', options)) as unknown as Response).text();
      };
      const sections = (text: string): string[] => [...text.matchAll(/section \\"([^\\]*)/g)].map(([, id]) => id ?? '');
      expect(sections(await call('list_pages', {}))).toEqual([
        ...['docs', 'docs@sdk', 'docs@sdk-start', 'defaultSidebar@people', 'news', 'news-2026', 'optional'],
      ]);
      expect(sections(await call('list_pages', { version: 'sdk@1.0' }))).toEqual(['docs@sdk@1.0', 'optional']);
      const old = await call('list_pages', { version: 'sdk@1.0', section: 'optional' });
      expect(old).toContain('/sdk/v1/tags');
      expect(old).not.toContain('/sdk/tags');
      expect(await call('list_pages', { section: 'docs@1.0' })).toContain('[Scanners (1)]');
      expect(await call('list_pages', { version: '3.0', section: 'docs@1.0' })).toContain('There is no section');
      expect(await call('search', { query: 'callbacks', version: 'sdk@1.0' })).toContain('[Callbacks (1.0)]');
    });
  });

  it('labels results and suggestions in Markdown', async () => {
    await withWorker(release, async (ask) => {
      const read = async (href: string): Promise<string> =>
        String(await (await ask(href, { headers: { Accept: 'text/markdown' } })).readAll());
      const results = await read('/search?q=install&version=sdk@1.0&format=markdown');
      expect(results).toContain('- [Install (1.0)](https://docs.receipts.example/sdk/v1/install.md)');
      expect(await read('/sdk/v1/callback')).toContain('[Callbacks (1.0)]');
    });
  });
});
