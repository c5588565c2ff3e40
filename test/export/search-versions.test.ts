import { beforeAll, describe, expect, it } from 'vitest';
import { type Ask, withWorker } from '../../build/publish/export/worker-in-process.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import type { SearchAnswer } from '../../worker/model/search/search.ts';
import { fixtureFiles, SMALLEST_SITE, writeContent } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';

describe('the search of a site with versions', () => {
  let release: Release;

  beforeAll(async () => {
    ({ release } = await buildSite({ contentDir: 'test/fixtures/versions' }));
  });

  async function hrefsOf(parameters: string): Promise<string[]> {
    const { results } = await withWorker(release, (ask) => searchIn(ask, parameters));
    return results.map(({ href }) => href).sort();
  }

  it.each([
    ['the default version', 'q=receipts', ['/news/2025/03/01/receipts', '/receipts']],
    ['an older one', 'q=receipts&version=1.0', ['/1.0/receipts', '/1.0/scanners', '/news/2025/03/01/receipts']],
    ['the next one', 'q=receipts&version=current', ['/news/2025/03/01/receipts', '/next/receipts']],
    [
      'the default version instead of an unknown one',
      'q=receipts&version=9',
      ['/news/2025/03/01/receipts', '/receipts'],
    ],
    ['nothing for a word of another version', 'q=scanners', []],
  ])('finds pages of %s, and of none', async (_, parameters, expected) => {
    expect(await hrefsOf(parameters)).toEqual(expected);
  });

  it('tells the version of a result, unless it is the default one', async () => {
    await withWorker(release, async (ask) => {
      const trailsIn = async (parameters: string): Promise<unknown> =>
        (await searchIn(ask, parameters)).results.map(({ href, trail }) => [href, trail]);
      expect(await trailsIn('q=scanners&version=1.0')).toEqual([['/1.0/scanners', ['One']]]);
      expect(await trailsIn('q=now')).toEqual([['/receipts', []]]);
    });
  });

  it('stays in the version that is read, without scripts and on the page of results', async () => {
    await withWorker(release, async (ask) => {
      const fields = async (href: string): Promise<string[]> => {
        const html = String(await (await ask(href)).readAll());
        return [...html.matchAll(/<input type="hidden" name="version" value="([^"]*)"/g)].map(([, name]) => name ?? '');
      };
      expect(await fields('/1.0/scanners')).toEqual(['1.0']);
      expect(await fields('/receipts')).toEqual([]);
      expect(await fields('/search?q=scanners&version=1.0')).toEqual(['1.0']);
    });
  });

  it('says what the default version has, if another one has little', async () => {
    await withWorker(release, async (ask) => {
      const more = async (parameters: string): Promise<unknown> => (await searchIn(ask, parameters)).more;
      // Not the news, which both find.
      const expected = { version: '2.0', label: '2.0', total: 1, href: '/search?q=receipts' };
      expect(await more('q=receipts&version=1.0')).toEqual(expected);
      expect(await more('q=scanners&version=1.0')).toBeUndefined();
      expect(await more('q=receipts')).toBeUndefined();
      expect(await more('q=receipts&version=2.0')).toBeUndefined();
      const filtered = { ...expected, href: '/search?q=receipts&in=guides' };
      expect(await more('q=receipts&in=guides&version=1.0')).toEqual(filtered);
      const page = String(await (await ask('/search?q=receipts&version=1.0')).readAll());
      expect(page).toContain('<a href="/search?q=receipts">More results in version 2.0: 1</a>');
      const markdown = String(await (await ask('/search?q=receipts&version=1.0&format=markdown')).readAll());
      const link = '[More results in version 2.0: 1](https://docs.receipts.example/search?q=receipts)';
      expect(markdown).toContain(link);
    });
  });

  it('suggests pages of the version whose page is missing', async () => {
    await withWorker(release, async (ask) => {
      const nextTo = async (path: string): Promise<string[]> => {
        const html = String(await (await ask(path)).readAll());
        return [...html.matchAll(/href="([^"]*receipts)"/g)].map(([, href]) => href ?? '');
      };
      expect(await nextTo('/1.0/receipt')).toContain('/1.0/receipts');
      expect(await nextTo('/receipt')).not.toContain('/1.0/receipts');
    });
  });

  it('suggests pages of the version with the longest path', async () => {
    const paths = 'docs: { lastVersion: "2.0", versions: { current: { path: "" }, "2.0": { path: "2.0" } } }\n';
    const contentDir = writeContent({
      ...fixtureFiles('versions'),
      'site.yaml': `${SMALLEST_SITE['site.yaml']}${paths}`,
    });
    const below = await buildSite({ contentDir });
    await withWorker(below.release, async (ask) => {
      const html = String(await (await ask('/2.0/receipt')).readAll());
      expect(html).toContain('href="/2.0/receipts"');
    });
  });

  it('takes a version from agents', async () => {
    await withWorker(release, async (ask) => {
      const call = async (values: object): Promise<string> => {
        const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search', arguments: values } };
        const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
        const options = { method: 'POST', headers, body: JSON.stringify(body) };
        const response = (await ask('/mcp', options)) as unknown as Response;
        return response.text();
      };
      expect(await call({ query: 'scanners', version: '1.0' })).toContain('/1.0/scanners');
      expect(await call({ query: 'scanners', version: 'One' })).toContain('/1.0/scanners');
      expect(await call({ query: 'receipts', version: '1.0' })).toContain('Also in version \\"2.0\\": 1.');
      expect(await call({ query: 'scanners' })).toContain('Nothing found');
      expect(await call({ query: 'scanners', version: '3' })).toContain('There are current, 2.0, 1.0.');
    });
  });
});

async function searchIn(ask: Ask, parameters: string): Promise<SearchAnswer> {
  const response = await ask(`/search?${parameters}&format=json`);
  return JSON.parse(String(await response.readAll()));
}
