import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../../build/release/records/make-release.ts';
import { openManifest, toManifestText } from '../../../worker/model/records/manifest-text.ts';
import { openView, toViewText } from '../../../worker/model/records/views/view-text.ts';
import { PRIVATE_SITE, PRIVATE_WORDS as W } from './private-site.ts';
import { buildSite, type ServedSite, serveSite } from './served-site.ts';
import { SmallBrowser } from './small-browser.ts';

let release: Release;
let site: ServedSite;

const PARTNER = ['partners'];
const STAFF = ['staff'];

beforeAll(async () => {
  release = await buildSite(PRIVATE_SITE);
  site = await serveSite(release);
}, 120_000);
afterAll(() => site.stop());

async function statusOf(path: string, audiences: readonly string[] = []): Promise<number> {
  return (await site.ask(path, audiences)).status;
}

describe('a reader of an audience', () => {
  it.each([
    ['a page', `/${W.page}`, [404, 200, 200]],
    ['its Markdown', `/${W.page}.md`, [404, 200, 200]],
    ['its translation', `/de/${W.page}`, [404, 200, 200]],
    ['a picture on it', `/${W.image}.png`, [404, 200, 200]],
    ['a file that it offers', `/${W.download}.pdf`, [404, 200, 200]],
    ['a redirect to it', `/${W.redirect}`, [404, 301, 301]],
    ['a page of a folder', `/${W.folder}/one`, [404, 200, 200]],
    ['a page of a category', '/inner', [404, 404, 200]],
    ['a page with a tag', '/tagged', [404, 404, 200]],
    ['a set of docs', `/${W.set}`, [404, 404, 200]],
    ['an entry of the news', `/news/2026/02/03/${W.news}`, [404, 200, 200]],
    ['an operation', `/api/${W.operation}`, [404, 200, 200]],
    ['an API', `/${W.api}/a${W.api}`, [404, 404, 200]],
    ['a public page', '/bills', [200, 200, 200]],
  ])('gets %s that the audience may read', async (_what, path, statuses) => {
    const found = [];
    for (const audiences of [[], PARTNER, STAFF]) found.push(await statusOf(path, audiences));
    expect(found).toEqual(statuses);
  });

  it('finds its pages, which nobody else does', async () => {
    const find = async (audiences: readonly string[]) =>
      (await (
        await site.ask(`/search?q=${W.page}`, audiences, { headers: { Accept: 'application/json' } })
      ).json()) as {
        results: readonly { path: string }[];
      };
    expect((await find([])).results).toEqual([]);
    expect(JSON.stringify((await find(PARTNER)).results)).toContain(`/${W.page}`);
  });

  it('has lists, feeds and downloads with them', async () => {
    const textOf = async (path: string, audiences: readonly string[]) => (await site.ask(path, audiences)).text();
    for (const [path, word] of [
      ['/llms.txt', W.page],
      ['/llms-full.txt', W.folder],
      ['/sitemap.xml', W.page],
      ['/news/feed.xml', W.news],
      ['/api/ledger-api.json', W.operation],
    ] as const) {
      expect([path, (await textOf(path, [])).includes(word)]).toEqual([path, false]);
      expect([path, (await textOf(path, PARTNER)).includes(word)]).toEqual([path, true]);
    }
    expect(await textOf('/api/ledger-api.json', PARTNER)).not.toContain(W.schema);
    expect(await textOf('/api/ledger-api.json', STAFF)).toContain(W.schema);
  });

  it('gets responses that nothing stores, and that never confirm a stored one', async () => {
    for (const path of [
      '/bills',
      `/${W.page}`,
      `/${W.image}.png`,
      '/llms.txt',
      '/sitemap.xml',
      `/${W.redirect}`,
      '/nothing',
    ]) {
      const { headers } = await site.ask(path, PARTNER);
      expect([path, headers.get('Cache-Control'), headers.get('ETag'), headers.get('Last-Modified')]).toEqual([
        path,
        'private, no-store',
        null,
        null,
      ]);
      expect(headers.get('Vary')).toMatch(/Cookie.*Authorization.*Cf-Access-Jwt-Assertion/);
    }
    const etag = (await site.ask('/bills')).headers.get('ETag') ?? '';
    const conditional = { headers: { 'If-None-Match': etag } };
    expect((await site.ask('/bills', [], conditional)).status).toBe(304);
    expect((await site.ask('/bills', PARTNER, conditional)).status).toBe(200);
    const any = { headers: { 'If-None-Match': '*', 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' } };
    expect((await site.ask('/bills', [], any)).status).toBe(304);
    expect((await site.ask('/bills', PARTNER, any)).status).toBe(200);
  });

  it('shares styles, scripts and the files of the public, which stay cacheable', async () => {
    const html = await (await site.ask('/bills', PARTNER)).text();
    const styles = [...html.matchAll(/href="([^"]*\.css)"/g)].map(([, path = '']) => path);
    expect(styles.length).toBeGreaterThan(0);
    for (const path of styles)
      expect((await site.ask(path, PARTNER)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await site.ask('/open.txt', PARTNER)).headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it('signs out on every page, and the public signs in', async () => {
    expect(await (await site.ask('/bills', PARTNER)).text()).toContain('method="post" action="/_/access/sign-out"');
    const open = await (await site.ask('/de/bills')).text();
    expect(open).toContain('href="/de/_/access/sign-in"');
    expect(open).not.toContain('sign-out');
  });

  it('does not change what others get afterwards', async () => {
    const read = async (audiences: readonly string[]) => (await site.ask('/bills', audiences)).text();
    const before = await read([]);
    for (let round = 0; round < 3; round++) {
      expect(await read(STAFF)).toContain(W.category);
      expect(await read(PARTNER)).not.toContain(W.category);
      expect(await read([])).toBe(before);
    }
  });

  it('is nobody with a forged session', async () => {
    const headers = { Cookie: '__Host-session=eyJhbGciOiJkaXIifQ..a.b.c' };
    expect((await site.ask(`/${W.page}`, [], { headers })).status).toBe(404);
  });

  it('has the forms of private operations and sends them, which others cannot', async () => {
    const send = async (audiences: readonly string[]) =>
      (await site.ask('/_/try/mock/ledger/bills', audiences, { method: 'POST' })).status;
    const form = `/_/try/form/api/${W.operation}`;
    expect([await statusOf(form), await statusOf(form, PARTNER)]).toEqual([404, 200]);
    // For others, the path only has the public operation.
    expect([await send([]), await send(PARTNER)]).toEqual([405, 200]);
  });
});

describe('an outsider of a site that asks to sign in', () => {
  let asking: ServedSite;

  beforeAll(async () => {
    const { manifest } = release;
    if (manifest.access === undefined) throw new Error('The site has no audiences');
    asking = await serveSite({
      ...release,
      manifest: { ...manifest, access: { ...manifest.access, outsiders: 'sign-in' } },
    });
  });
  afterAll(() => asking.stop());

  it('is sent there from private and from missing pages alike, and back', async () => {
    for (const path of [`/${W.page}?a=1`, '/missing?a=1', `/de/${W.page}?a=1`]) {
      const { status, location } = await new SmallBrowser().open(asking.origin + path);
      const base = path.startsWith('/de/') ? '/de' : '';
      expect([status, location]).toEqual([
        303,
        `${asking.origin}${base}/_/access/sign-in?to=${encodeURIComponent(path)}`,
      ]);
    }
    expect((await new SmallBrowser().open(`${asking.origin}/bills`)).status).toBe(200);
  });

  it('is not sent there by a script, nor when signed in', async () => {
    expect((await asking.ask(`/${W.page}`)).status).toBe(404);
    expect((await asking.ask('/missing', PARTNER)).status).toBe(404);
    expect((await asking.ask('/inner', PARTNER)).status).toBe(404);
  });
});

describe('openView()', () => {
  it('restores the manifest of each view, in each language', () => {
    const open = openManifest(JSON.parse(JSON.stringify(toManifestText(release.manifest))));
    for (const view of release.manifest.views ?? []) {
      const opened = openView(JSON.parse(JSON.stringify(toViewText(view, release.manifest))), open);
      for (const [own, original] of [
        [opened, view],
        [opened.translations?.[0], view.translations?.[0]],
      ]) {
        const { pages: _a, sidebars: _b, translations: _c, ...head } = own ?? opened;
        const { pages, sidebars, translations: _d, ...expected } = original ?? view;
        expect(head).toEqual(JSON.parse(JSON.stringify(expected)));
        expect([...(own?.pages ?? [])]).toEqual([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
        expect({ ...own?.sidebars }).toEqual(JSON.parse(JSON.stringify(sidebars)));
        expect(own?.pages.size).toBe(pages.size);
      }
    }
  });
});
