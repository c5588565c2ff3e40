import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageStore } from '../../../worker/client/navigate/page-store.ts';

const URL_OF_BILLS = new URL('https://docs.example.com/user/bills#pay-it');
const HTML = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

describe('PageStore', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('requests a page once when it is prefetched and then loaded', async () => {
    const fetch = stubFetch(() => new Response('<p>', HTML));
    const pages = new PageStore();
    await pages.prefetch(URL_OF_BILLS);
    expect(await pages.load(URL_OF_BILLS)).toEqual({ kind: 'page', html: '<p>' });
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/user/bills']);
  });

  it('prefetches each style sheet of a page once', async () => {
    const html = '<link rel="stylesheet" href="/assets/site.css"/><link rel="stylesheet" href="/assets/api.css"/>';
    const fetch = stubFetch(() => new Response(html, HTML));
    const pages = new PageStore();
    await pages.prefetch(URL_OF_BILLS);
    await pages.prefetch(new URL('https://docs.example.com/'));
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/user/bills', '/assets/site.css', '/assets/api.css', '/']);
  });

  it('leaves a page that could not be prefetched to the browser, except offline', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const pages = new PageStore();
    await pages.prefetch(URL_OF_BILLS);
    expect(await pages.load(URL_OF_BILLS)).toEqual({ kind: 'elsewhere' });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await pages.load(URL_OF_BILLS)).toEqual({ kind: 'failed' });
  });

  it('requests a page again after a failure', async () => {
    const answers = [new Response('', { status: 503 }), new Response('<p>', HTML)];
    stubFetch(() => answers.shift() as Response);
    const pages = new PageStore();
    expect(await pages.load(URL_OF_BILLS)).toEqual({ kind: 'failed' });
    expect(await pages.load(URL_OF_BILLS)).toEqual({ kind: 'page', html: '<p>' });
  });

  it('shows the 404 page like any other page', async () => {
    stubFetch(() => new Response('<h1>', { ...HTML, status: 404 }));
    expect(await new PageStore().load(URL_OF_BILLS)).toEqual({ kind: 'page', html: '<h1>' });
  });

  it.each([
    ['a redirect', () => Response.redirect('https://docs.example.com/')],
    ['another type', () => new Response('{}', { headers: { 'Content-Type': 'application/json' } })],
    ['a refusal', () => new Response('', { ...HTML, status: 403 })],
  ])('leaves %s to the browser', async (_, answer) => {
    stubFetch(answer);
    expect(await new PageStore().load(URL_OF_BILLS)).toEqual({ kind: 'elsewhere' });
  });

  it('caches at most thirty pages', async () => {
    const fetch = stubFetch(() => new Response('<p>', HTML));
    const pages = new PageStore();
    for (let number = 0; number <= 30; number++) await pages.load(new URL(`https://docs.example.com/${number}`));
    await pages.load(new URL('https://docs.example.com/30'));
    expect(fetch).toHaveBeenCalledTimes(31);
    await pages.load(new URL('https://docs.example.com/0'));
    expect(fetch).toHaveBeenCalledTimes(32);
  });
});

function stubFetch(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_path: string) => answer());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: true });
  return fetch;
}
