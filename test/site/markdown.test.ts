import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import { keyOf, manifest } from './fixture/release.ts';
import { createStore, streamRecord } from './fixture/stores.ts';
import { get, getFrom, siteWith } from './get.ts';
import { collectErrors } from './log.ts';

const BILLS =
  '> Markdown of https://docs.example.com/user/bills. Index of all pages: https://docs.example.com/llms.txt\n\n# Bills\n\nText of Bills.\n';
const TYPE = 'text/markdown; charset=utf-8';
const WANTED = { headers: { Accept: 'text/markdown' } };

const logged = collectErrors();

describe('the Markdown of a page', () => {
  it.each([
    ['/user/bills.md', {}],
    ['/user/bills/index.md', {}],
    ['/user/bills', WANTED],
  ])('is served at %s %o', async (path, init) => {
    const { status, headers, text } = await read(path, init);
    expect([status, text]).toEqual([200, BILLS]);
    expect(headers.get('Content-Type')).toBe(TYPE);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('x-markdown-tokens')).toBe(String(Math.ceil(BILLS.length / 4)));
    expect(headers.get('Vary')).toBe('Accept, Accept-Encoding');
    expect(headers.get('Link')).toContain('<https://docs.example.com/user/bills>; rel="canonical"');
    expect(headers.get('Link')).toContain('</llms.txt>; rel="llms-txt"');
  });

  it('of the home page is at /index.md', async () => {
    expect((await read('/index.md')).text).toMatch(/# Ledger\n$/);
    expect((await read('/', WANTED)).text).toMatch(/# Ledger\n$/);
  });

  it('is served for a path with non-ASCII letters, and for an unlisted page', async () => {
    expect((await read('/caf%C3%A9.md')).text).toMatch(/# Café\n$/);
    expect((await read('/draft.md')).status).toBe(200);
  });

  it.each([
    ['/user/bills.html.md', '/user/bills.md'],
    ['/user/bills/index.html.md', '/user/bills.md'],
    ['/User/Bills.md', '/user/bills.md'],
    ['/user/bills.MD', '/user/bills.md'],
    ['/user//bills.md', '/user/bills.md'],
    ['/user/bills.md/', '/user/bills.md'],
    ['/user/bills.md.html', '/user/bills.md'],
    ['/user.md?q=1', '/category/users.md?q=1'],
    ['/old/bills.md', '/user/bills.md#enter'],
    ['/status.md', 'https://status.example.com/now?view=all'],
    ['/index.html.md', '/index.md'],
  ])('is the redirect target of %s: %s', async (path, location) => {
    const { status, headers } = await read(path);
    expect([status, headers.get('Location')]).toEqual([301, location]);
  });

  it('is still preferred after a redirect', async () => {
    const { status, headers } = await read('/user/bills.html', WANTED);
    expect([status, headers.get('Location')]).toEqual([301, '/user/bills']);
  });

  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8'],
    ['*/*'],
    ['text/markdown;q=0.5,text/html'],
    ['text/markdown;q=0'],
  ])('is not sent for Accept: %s', async (accept) => {
    const { headers } = await read('/user/bills', { headers: { Accept: accept } });
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Vary')).toBe('Accept, Accept-Encoding');
  });

  it('returns 304 without reading the store, by another ETag than the HTML', async () => {
    const { headers } = await read('/user/bills.md');
    const etag = headers.get('ETag') ?? '';
    const fresh = await ask('/user/bills', { headers: { Accept: 'text/markdown', 'If-None-Match': etag } });
    expect([fresh.response.status, fresh.readings()]).toEqual([304, 0]);
    expect(fresh.response.headers.get('Vary')).toBe('Accept, Accept-Encoding');
    const html = await read('/user/bills', { headers: { 'If-None-Match': etag } });
    expect([html.status, html.headers.get('ETag') === etag]).toEqual([200, false]);
  });

  it('is read once while the isolate caches it', async () => {
    const worker = createWorker(manifest);
    const store = createStore();
    for (const path of ['/user/bills.md', '/user/bills/index.md', '/user/bills.md'])
      expect((await getFrom(worker, path, {}, store)).status).toBe(200);
    expect(store.readings()).toBe(1);
  });

  it('is read again if the first read returns wrong bytes', async () => {
    const env = createStore(async (key, reading) => streamRecord(reading === 1 ? keyOf('quotes') : key));
    const response = await getFrom(manifest, '/user/bills.md', {}, env);
    expect([response.status, await response.text()]).toEqual([200, BILLS]);
  });

  it('returns 503 in Markdown if the store has lost it', async () => {
    const response = await getFrom(
      manifest,
      '/user/bills.md',
      {},
      createStore(async () => null),
    );
    expect([response.status, response.headers.get('Content-Type')]).toEqual([503, TYPE]);
    expect(await response.text()).toContain('Temporarily unavailable');
    expect(logged()).toHaveLength(1);
  });
});

describe('an unknown path', () => {
  it.each([
    ['/user/bill.md', {}],
    ['/user/bill', WANTED],
  ])('returns 404 in Markdown at %s, with the nearest pages and the index', async (path, init) => {
    const { status, headers, text } = await read(path, init);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([404, TYPE, 'no-store']);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(text).toMatch(/^# Page not found\n\nThere is no page at https:\/\/docs\.example\.com\/user\/bill/);
    expect(text).toContain('- [Bills](https://docs.example.com/user/bills.md): Enter bills\n');
    expect(text).toMatch(/All pages: https:\/\/docs\.example\.com\/llms\.txt\n$/);
  });

  it('returns an HTML page to browsers, with Vary', async () => {
    const { status, headers, text } = await read('/user/bill', { headers: { Accept: 'text/html' } });
    expect([status, headers.get('Vary')]).toEqual([404, 'Accept, Accept-Encoding']);
    expect(text).toContain('<h1>Page not found</h1>');
  });

  it.each(['/__proto__.md', '/nope/index.md', '/user/bills.md.md', `/${'a'.repeat(2_000)}.md`])(
    'returns 404: %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );
});

describe('under a base', () => {
  it.each([
    ['/docs/user/bills.md', 200, null],
    ['/docs/index.md', 200, null],
    ['/docs.md', 200, null],
    ['/docsx.md', 404, null],
    ['/docs/user/bills.html.md', 301, '/docs/user/bills.md'],
    ['/docs/llms.txt', 200, null],
    ['/docs/.well-known/api-catalog', 200, null],
    ['/llms.txt', 404, null],
  ])('%s returns %i', async (path, status, location) => {
    const response = await getFrom(siteWith({ base: '/docs' }), path);
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });
});

async function read(path: string, init: RequestInit = {}): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await get(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function ask(path: string, init: RequestInit): Promise<{ response: Response; readings: () => number }> {
  const store = createStore();
  return { response: await getFrom(manifest, path, init, store), readings: store.readings };
}
