import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import { keyOf, manifest, records } from './fixture/release.ts';
import { createStore, streamRecord } from './fixture/stores.ts';
import { get, ORIGIN } from './get.ts';

const BILLS =
  '> Markdown of https://docs.example.com/user/bills. Index of all pages: https://docs.example.com/llms.txt\n\n# Bills\n\nText of Bills.\n';
const TYPE = 'text/markdown; charset=utf-8';
const WANTED = { headers: { Accept: 'text/markdown' } };

describe('the Markdown of a page', () => {
  it.each([
    ['/user/bills.md', {}],
    ['/user/bills/index.md', {}],
    ['/user/bills', WANTED],
  ])('is at %s %o', async (path, init) => {
    const { status, headers, text } = await read(path, init);
    expect([status, text]).toEqual([200, BILLS]);
    expect(headers.get('Content-Type')).toBe(TYPE);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Vary')).toBe('Accept, Accept-Encoding');
    expect(headers.get('Link')).toContain('<https://docs.example.com/user/bills>; rel="canonical"');
    expect(headers.get('Link')).toContain('</llms.txt>; rel="llms-txt"');
  });

  it('of the home page is at /index.md', async () => {
    expect((await read('/index.md')).text).toMatch(/# Ledger\n$/);
    expect((await read('/', WANTED)).text).toMatch(/# Ledger\n$/);
  });

  it('is served for a path with other letters than ASCII, and for a page that is not listed', async () => {
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
  ])('is where %s leads: %s', async (path, location) => {
    const { status, headers } = await read(path);
    expect([status, headers.get('Location')]).toEqual([301, location]);
  });

  it('is still wanted after a redirect', async () => {
    const { status, headers } = await read('/user/bills.html', WANTED);
    expect([status, headers.get('Location')]).toEqual([301, '/user/bills']);
  });

  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8'],
    ['*/*'],
    ['text/markdown;q=0.5,text/html'],
    ['text/markdown;q=0'],
  ])('is not what Accept: %s asks for', async (accept) => {
    const { headers } = await read('/user/bills', { headers: { Accept: accept } });
    expect([headers.get('Content-Type'), headers.get('Vary')]).toEqual([
      'text/html; charset=utf-8',
      'Accept, Accept-Encoding',
    ]);
  });

  it('has the headers of GET for HEAD, and reads nothing', async () => {
    const { response, readings } = await ask('/user/bills', { method: 'HEAD', ...WANTED });
    expect([response.status, await response.text(), readings()]).toEqual([200, '', 0]);
    expect([...response.headers]).toEqual([...(await read('/user/bills.md')).headers]);
  });

  it('is confirmed by 304 without a reading, by another tag than that of the HTML', async () => {
    const { headers } = await read('/user/bills.md');
    const etag = headers.get('ETag') ?? '';
    const fresh = await ask('/user/bills', { headers: { Accept: 'text/markdown', 'If-None-Match': etag } });
    expect([fresh.response.status, fresh.response.headers.get('Vary'), fresh.readings()]).toEqual([
      304,
      'Accept, Accept-Encoding',
      0,
    ]);
    const html = await read('/user/bills', { headers: { 'If-None-Match': etag } });
    expect([html.status, html.headers.get('ETag') === etag]).toEqual([200, false]);
  });

  it('is read once for as long as the isolate keeps it', async () => {
    const worker = createWorker(manifest);
    const { readings, ...env } = createStore(async (key) => streamRecord(key));
    for (const path of ['/user/bills.md', '/user/bills/index.md', '/user/bills.md'])
      expect((await worker.fetch(new Request(ORIGIN + path), env, createExecutionContext())).status).toBe(200);
    expect(readings()).toBe(1);
  });

  it('is read a second time when the first reading gives other bytes', async () => {
    const env = createStore(async (key, reading) => streamRecord(reading === 1 ? keyOf('quotes') : key));
    const request = new Request(`${ORIGIN}/user/bills.md`);
    const response = await createWorker(manifest).fetch(request, env, createExecutionContext());
    expect([response.status, await response.text()]).toEqual([200, BILLS]);
  });

  it.each([
    ['has lost', async () => null],
    ['gives another record for', async () => streamRecord(keyOf('quotes'))],
    [
      'gives a part of',
      async (key: string) => streamRecord(key, { upTo: (records[key]?.indexOf('# Bills') ?? 0) + 3 }),
    ],
    ['gives nothing for', async () => new Response('').body],
  ])('that the store %s is a 503 in Markdown', async (_, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const env = createStore(answer);
    const response = await createWorker(manifest).fetch(
      new Request(`${ORIGIN}/user/bills.md`),
      env,
      createExecutionContext(),
    );
    expect([response.status, response.headers.get('Retry-After'), response.headers.get('Cache-Control')]).toEqual([
      503,
      '60',
      'no-store',
    ]);
    expect([response.headers.get('Content-Type'), await response.text()]).toEqual([
      TYPE,
      expect.stringContaining('Temporarily unavailable'),
    ]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe('what is not found', () => {
  it.each([
    ['/user/bill.md', {}],
    ['/user/bill', WANTED],
  ])('is a 404 in Markdown at %s, with the nearest pages and the index', async (path, init) => {
    const { status, headers, text } = await read(path, init);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([404, TYPE, 'no-store']);
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(text).toMatch(/^# Page not found\n\nThere is no page at https:\/\/docs\.example\.com\/user\/bill/);
    expect(text).toContain('- [Bills](https://docs.example.com/user/bills.md): Enter bills\n');
    expect(text).toMatch(/All pages: https:\/\/docs\.example\.com\/llms\.txt\n$/);
  });

  it('is a page for browsers, which says that Markdown is there as well', async () => {
    const { status, headers, text } = await read('/user/bill', { headers: { Accept: 'text/html' } });
    expect([status, headers.get('Vary')]).toEqual([404, 'Accept, Accept-Encoding']);
    expect(text).toContain('<h1>Page not found</h1>');
  });

  it('has no text for HEAD', async () => {
    const { status, text } = await read('/nope.md', { method: 'HEAD' });
    expect([status, text]).toEqual([404, '']);
  });

  it.each(['/__proto__.md', '/nope/index.md', '/user/bills.md.md', `/${'a'.repeat(2_000)}.md`])(
    'is %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );
});

describe('under a base', () => {
  const worker = createWorker({ ...manifest, site: { ...manifest.site, base: '/docs' } });
  const store = createStore(async (key) => streamRecord(key));

  it.each([
    ['/docs/user/bills.md', 200, null],
    ['/docs/index.md', 200, null],
    ['/docs.md', 404, null],
    ['/docs/user/bills.html.md', 301, '/docs/user/bills.md'],
    ['/docs/llms.txt', 200, null],
    ['/docs/.well-known/api-catalog', 200, null],
    ['/llms.txt', 404, null],
  ])('%s is %i', async (path, status, location) => {
    const response = await worker.fetch(new Request(ORIGIN + path), store, createExecutionContext());
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });
});

async function read(path: string, init: RequestInit = {}): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await get(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function ask(path: string, init: RequestInit): Promise<{ response: Response; readings: () => number }> {
  const { readings, ...env } = createStore(async (key) => streamRecord(key));
  const request = new Request(ORIGIN + path, init);
  return { response: await createWorker(manifest).fetch(request, env, createExecutionContext()), readings };
}
