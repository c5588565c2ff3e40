import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPageKeys } from '../../build/publish/deploy/send-release.ts';
import { exportSite } from '../../build/publish/export/export-site.ts';
import { type Ask, withWorker } from '../../build/publish/export/worker-in-process.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import { pathToHref } from '../../worker/model/path.ts';
import { fixtureFiles, writeContent } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';
import { newFolder } from '../temporary-folder.ts';
import {
  collectLanguages,
  findDeadLinks,
  findRepeatedTitles,
  findWrongAddresses,
  findWrongLanguages,
  pagesOf,
} from './language-faults.ts';

const SITE = 'https://docs.ledger.example';
const OTHERS = ['de', 'ar'];

let release: Release;
/** Everything that the site serves, by address. */
const served = new Map<string, string>();
let ask: Ask;
let stop: () => void = () => {};

beforeAll(async () => {
  ({ release } = await buildSite({ contentDir: 'test/fixtures/three-languages' }));
  const { manifest } = release;
  await new Promise<void>((ready, fail) => {
    withWorker(release, async (given) => {
      ask = given;
      for (const [href, body] of await collectLanguages(manifest, ask)) served.set(href, body);
      ready();
      await new Promise<void>((end) => {
        stop = end;
      });
    }).catch(fail);
  });
});

afterAll(() => stop());

describe('a site in three languages', () => {
  it('has every page in every language, those of the default one at their own address', () => {
    const pages = pagesOf(served).map(([href]) => href);
    const own = pages.filter((href) => !/^\/(?:de|ar)(?:\/|$)/.test(href));
    const moved = (href: string): string => href.replace('/guides/invoices', '/guides/rechnungen');
    expect(own).toContain('/guides/invoices');
    expect(pages.filter((href) => /^\/de(?:\/|$)/.test(href)).sort()).toEqual(
      own.map((href) => pathToHref('/de', moved(href))).sort(),
    );
    expect(pages.filter((href) => /^\/ar(?:\/|$)/.test(href)).sort()).toEqual(
      own.map((href) => pathToHref('/ar', href)).sort(),
    );
  });

  it('has no faults that a crawler would find', async () => {
    expect(await findDeadLinks(served, OTHERS, ask)).toEqual([]);
    expect(findWrongLanguages(served, OTHERS, 'en')).toEqual([]);
    expect(findRepeatedTitles(served, OTHERS)).toEqual([]);
    expect(findWrongAddresses(served, OTHERS, SITE)).toEqual([]);
  });

  it('has the same anchors in each language', () => {
    for (const href of ['/guides/invoices', '/de/guides/rechnungen', '/ar/guides/invoices'])
      expect(served.get(href)).toContain('<h2 id="send-it">');
  });

  it('says the language and the direction of each page and of each text', () => {
    const opening = (href: string): string => /<html [^>]*>/.exec(served.get(href) ?? '')?.[0] ?? '';
    expect(opening('/guides/quotes')).toContain('lang="en"');
    expect(opening('/de/guides/rechnungen')).toContain('lang="de"');
    expect(opening('/ar/guides/invoices')).toContain('lang="ar" dir="rtl"');
    expect(served.get('/de/guides/rechnungen')).toMatch(/<article class/);
    expect(served.get('/de/guides/quotes')).toContain('<article lang="en" class');
    expect(served.get('/ar/guides/quotes')).toContain('<article lang="en" dir="ltr" class');
    expect(served.get('/ar/api/create-invoice')).toContain('<article lang="en" dir="ltr" class');
  });

  it('shows what is not translated in the original language, with a notice, and once to search engines', () => {
    const page = served.get('/de/guides/quotes') ?? '';
    expect(page).toContain('Diese Seite wurde noch nicht übersetzt.');
    expect(page).toContain('href="/de/guides/rechnungen#send-it"');
    expect(page).toContain(`<link rel="canonical" href="${SITE}/guides/quotes"/>`);
    expect(page).not.toMatch(/hrefLang="\w+" href="https/);
    expect(served.get('/de/sitemap.xml')).not.toContain('quotes');
    expect(served.get('/de/guides/rechnungen')).not.toContain('noch nicht übersetzt');
  });

  it('stores a page that is not translated once', () => {
    const [german] = release.manifest.translations ?? [];
    const keyOf = (path: string) => [release.manifest.pages.get(path)?.key, german?.pages.get(path)?.key];
    const [own, other] = keyOf('/guides/quotes');
    expect(own).toMatch(/^page\//);
    expect(other).toBe(own);
    expect(served.get('/de/llms-full.txt')).toContain(`](${SITE}/de/guides/rechnungen.md)`);
  });

  it('is compared with the live site in each language, by paths below the base of the site', () => {
    const keys = toPageKeys(release.manifest);
    expect(keys['/de/guides/rechnungen']).toBe(
      release.manifest.translations?.[0]?.pages.get('/guides/rechnungen')?.key,
    );
    expect(Object.keys(keys)).toEqual(expect.arrayContaining(['/', '/de', '/ar', '/ar/guides/invoices']));
  });

  it('names the languages of a page, and only those that it has', () => {
    const alternatesOf = (href: string): Map<string, string> =>
      new Map(
        [
          ...(served.get(href) ?? '').matchAll(/hrefLang="([\w-]+)" href="https:\/\/docs\.ledger\.example([^"]*)"/g),
        ].map(([, tag = '', to = '']) => [tag, to === '' ? '/' : to]),
      );
    expect([...alternatesOf('/guides/invoices')]).toEqual([
      ['en', '/guides/invoices'],
      ['de', '/de/guides/rechnungen'],
      ['ar', '/ar/guides/invoices'],
      ['x-default', '/guides/invoices'],
    ]);
    expect([...alternatesOf('/api/create-invoice')].map(([tag]) => tag)).toEqual(['en', 'de', 'x-default']);
    expect([...alternatesOf('/guides/quotes')]).toEqual([]);
  });

  it('names them in sitemaps and for link previews too', () => {
    const linksIn = (text: string, pattern: RegExp): string[] =>
      [...text.matchAll(pattern)].map(([, tag = '', to = '']) => `${tag} ${to}`);
    let compared = 0;
    for (const prefix of ['', '/de', '/ar']) {
      const sitemap = served.get(`${prefix}/sitemap.xml`) ?? '';
      expect(sitemap).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
      for (const [, address = '', rest = ''] of sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)) {
        const page = served.get(address === SITE ? '/' : address.replace(`${SITE}/`, '/')) ?? '';
        const inHead = linksIn(page, /hrefLang="([\w-]+)" href="(https[^"]*)"/g);
        expect(linksIn(rest, /hreflang="([\w-]+)" href="([^"]*)"/g), address).toEqual(inHead);
        const others = new Set(inHead.map((link) => link.slice(0, 2)).filter((tag) => tag !== 'x-'));
        expect(linksIn(page, /og:locale:alternate" content="(\w\w)/g)).toHaveLength(Math.max(0, others.size - 1));
        compared += inHead.length;
      }
    }
    expect(compared).toBeGreaterThan(10);
    expect(served.get('/de/guides/rechnungen')).toMatch(
      /og:locale" content="de_DE"\/><meta property="og:locale:alternate" content="en_US"\/><meta property="og:locale:alternate" content="ar_EG"\/>/,
    );
    expect(served.get('/de/guides/quotes')).not.toContain('og:locale:alternate');
  });

  it('translates settings, labels, tags, news, pictures and descriptions of APIs', () => {
    const guide = served.get('/de/guides/rechnungen') ?? '';
    for (const text of [
      'Rechnungen | Kontor',
      'Anleitungen',
      'Schnittstelle',
      'Preise',
      'Verkauf',
      'weiterlesen',
      'Geld',
    ])
      expect(guide, text).toContain(text);
    expect(guide).toContain('width="50"');
    expect(served.get('/de/guides/invoice.svg')).toContain('Rechnung');
    expect(served.get('/guides/invoice.svg')).toContain('Invoice');
    expect(served.get('/de/news')).toContain('Neuigkeiten');
    expect(served.get('/de/api/create-invoice')).toContain('Rechnung anlegen');
    expect(served.get('/de/api/create-invoice')).toContain('href="/de/guides/rechnungen"');
    expect(served.get('/de/category/selling')).toContain('Vom Angebot zur Rechnung.');
  });

  it('redirects in the language, also from the address of the original', async () => {
    const locationOf = async (href: string) => (await ask(href)).headers.get('Location');
    expect(await locationOf('/de/old')).toBe('/de/guides/rechnungen');
    expect(await locationOf('/de/guides/invoices')).toBe('/de/guides/rechnungen');
    expect(await locationOf('/de/guides/rechnungen.html')).toBe('/de/guides/rechnungen');
    expect(await locationOf('/de/')).toBe('/de');
    expect(await locationOf('/ar/old')).toBe('/ar/guides/invoices');
  });

  it('searches, lists and reports missing pages in the language', async () => {
    const read = async (href: string) => (await (await ask(href)).readAll()).toString();
    expect(await read('/de/search?q=L%C3%BCcken')).toContain('href="/de/guides/rechnungen');
    // By the stem of another form.
    expect(await read('/de/search?q=L%C3%BCcke')).toContain('href="/de/guides/rechnungen');
    expect(await read('/search?q=L%C3%BCcken')).not.toContain('rechnungen');
    // Only German knows that it is the same word, and both languages know the words of a page without a translation.
    expect(await read('/de/search?q=Luecken')).toContain('href="/de/guides/rechnungen');
    expect(await read('/de/search?q=quote')).toContain('href="/de/guides/quotes');
    expect((await ask('/de/nichts')).status).toBe(404);
    expect(await read('/de/nichts')).toContain('Seite nicht gefunden');
    expect(served.get('/de/llms.txt')).toContain(`[Rechnungen](${SITE}/de/guides/rechnungen.md)`);
    expect(served.get('/llms.txt')).toContain(`[Deutsch](${SITE}/de/index.md)`);
    expect(await read('/de.md')).toBe(served.get('/de/index.md'));
    expect(served.get('/de/index.md')).toContain(`${SITE}/de/llms.txt`);
    expect(served.get('/robots.txt')).toContain(`Sitemap: ${SITE}/de/sitemap.xml`);
    expect(served.get('/de/guides/rechnungen.md')).toContain(`${SITE}/de/guides/quotes.md`);
  });

  it('answers agents in the language that they ask for, or whose path they give', async () => {
    const call = async (name: string, values: object): Promise<string> => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } });
      const headers = { 'Content-Type': 'application/json', 'MCP-Protocol-Version': '2025-11-25' };
      const response = (await ask('/mcp', { method: 'POST', headers, body })) as unknown as Response;
      return await response.text();
    };
    expect(await call('search', { query: 'Lücken', locale: 'de' })).toContain('/de/guides/rechnungen');
    expect(await call('search', { query: 'gaps' })).toContain('/guides/invoices');
    expect(await call('get_page', { path: '/de/guides/rechnungen' })).toContain('Nummern haben keine');
    expect(await call('get_page', { path: '/guides/rechnungen', locale: 'de' })).toContain('Nummern haben keine');
    expect(await call('search', { query: 'gaps', locale: 'fr' })).toContain('It has en, de, ar.');
  });
});

describe('the home page', () => {
  const go = async (headers: Record<string, string>, href = '/') => {
    const response = await ask(href, { headers });
    const { headers: own, status } = response;
    return { status, to: own.get('Location'), vary: own.get('Vary') ?? '', cookie: own.get('Set-Cookie') };
  };

  it('leads readers to their language, and says what this depends on', async () => {
    const found = await go({ 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' });
    expect(found).toMatchObject({ status: 302, to: '/de', cookie: null });
    expect(found.vary).toContain('Accept-Language');
    expect(await go({ 'Accept-Language': 'en,de;q=0.9' })).toMatchObject({ status: 200, cookie: null });
    expect(await go({ 'Accept-Language': 'ja' })).toMatchObject({ status: 200, cookie: null });
    expect(await go({ 'Accept-Language': 'de;q=0, ar' })).toMatchObject({ status: 302, to: '/ar' });
    expect(await go({ 'Accept-Language': 'de;q=2, ar;q=0.1' })).toMatchObject({ status: 302, to: '/ar' });
    expect((await go({})).vary).toContain('Accept-Language');
  });

  it('leaves readers alone who have chosen', async () => {
    const chosen = await go({ 'Accept-Language': 'de', 'Sec-Fetch-Site': 'same-origin' });
    expect(chosen).toMatchObject({ status: 200 });
    expect(chosen.cookie).toMatch(/^language=en; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/);
    expect(await go({ 'Accept-Language': 'de', Cookie: 'a=b; language=en' })).toMatchObject({
      status: 200,
      cookie: null,
    });
    expect(await go({ 'Accept-Language': 'de', 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({ status: 302 });
  });

  it('is the only page that does', async () => {
    for (const href of ['/guides/invoices', '/index.md', '/de', '/ar', '/search', '/llms.txt'])
      expect((await go({ 'Accept-Language': 'de' }, href)).status, href).toBe(200);
  });
});

describe('a site with "localeRedirect: false"', () => {
  it('has one home page for all readers', async () => {
    const files = fixtureFiles('three-languages');
    const contentDir = writeContent({ ...files, 'site.yaml': `${files['site.yaml']}\nlocaleRedirect: false\n` });
    const { release: same } = await buildSite({ contentDir });
    await withWorker(same, async (answer) => {
      for (const headers of [
        {},
        { 'Accept-Language': 'de' },
        { 'Accept-Language': 'de', 'Sec-Fetch-Site': 'same-origin' },
      ]) {
        const { status, headers: own } = await answer('/', { headers });
        expect([status, own.get('Vary'), own.get('Set-Cookie')]).toEqual([
          200,
          expect.not.stringMatching(/Language|Cookie/),
          null,
        ]);
      }
    });
  });
});

describe('an export of it', () => {
  it('has a folder for each other language', async () => {
    const outDir = newFolder();
    const options = { outDir, form: 'folder', onProgress: () => {} } as const;
    const first = await exportSite(release, options);
    const read = (name: string): string => readFileSync(join(outDir, name), 'utf8');
    expect(read('de/guides/rechnungen/index.html')).toContain('lang="de"');
    for (const prefix of ['', 'de/', 'ar/'])
      expect(read(`${prefix}guides/quotes/index.html`)).toContain(` src="/${prefix}assets/static-search-`);
    expect(read('de/404.html')).toContain('Seite nicht gefunden');
    expect(read('_redirects')).toContain('/de/old /de/guides/rechnungen 301');
    expect(read('_headers')).toContain('/de/assets/*');
    expect(first.pages).toBeGreaterThan(30);
    expect((await exportSite(release, options)).changed).toBe(0);
  });
});
