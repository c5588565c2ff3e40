import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { Manifest } from '../../worker/model/manifest.ts';
import { billsImage, manifest, records } from './fixture/release.ts';
import { createStore, streamRecord } from './fixture/stores.ts';
import { get, ORIGIN } from './get.ts';

const PATH = '/og/user/bills.png';

describe('the preview image of a page', () => {
  it('is a PNG that other sites may show and keep for a day', async () => {
    const response = await get(PATH);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(String.fromCharCode(...new Uint8Array(await response.arrayBuffer()))).toBe(billsImage);
  });

  it('is confirmed by 304 and answers HEAD without a reading', async () => {
    const { readings, ...env } = createStore(async (key) => streamRecord(key));
    const ask = async (init: RequestInit): Promise<Response> =>
      createWorker(manifest).fetch(new Request(ORIGIN + PATH, init), env, createExecutionContext());
    const head = await ask({ method: 'HEAD' });
    const fresh = await ask({ headers: { 'If-None-Match': head.headers.get('ETag') ?? '' } });
    expect([head.status, head.headers.get('Content-Type'), fresh.status, readings()]).toEqual([
      200,
      'image/png',
      304,
      0,
    ]);
  });

  it.each(['/og/user/quotes.png', '/og/nope.png', '/og/user/bills', '/og/.png', '/og/__proto__.png', '/og'])(
    'is not at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each([
    ['has lost the record', async () => null],
    ['gives another record', async () => streamRecord('quotes')],
    ['gives a part of it', async (key: string) => streamRecord(key, { upTo: (records[key]?.length ?? 0) - 3 })],
  ])('is a 503 when the store %s, after a second reading', async (_, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { readings, ...env } = createStore(answer);
    const response = await createWorker(manifest).fetch(new Request(ORIGIN + PATH), env, createExecutionContext());
    expect([response.status, response.headers.get('Cache-Control'), readings()]).toEqual([503, 'no-store', 2]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe('what a page says of its image', () => {
  const named = '<meta property="og:image" content=';

  it('is its address, size and words, for a large card', async () => {
    const html = await pageOf(manifest, '/user/bills');
    expect(html).toContain(`${named}"https://docs.example.com/og/user/bills.png"/>`);
    expect(html).toContain(
      '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>',
    );
    expect(html).toContain('<meta property="og:image:alt" content="Bills | Ledger"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it('is under the base of the site', async () => {
    const html = await pageOf({ ...manifest, site: { ...manifest.site, base: '/docs' } }, '/docs/user/bills');
    expect(html).toContain(`${named}"https://docs.example.com/docs/og/user/bills.png"/>`);
  });

  it('is the image that it names itself', async () => {
    const bills = manifest.pages.get('/user/bills');
    if (bills === undefined) throw new Error('The fixture has no page /user/bills.');
    const site = { ...manifest.site, image: '/img/site.png' };
    const pages = new Map([...manifest.pages, ['/user/bills', { ...bills, image: '/img/a.png' }]]);
    const html = await pageOf({ ...manifest, site, pages }, '/user/bills');
    expect(html).toContain(`${named}"https://docs.example.com/img/a.png"/>`);
    expect(html).not.toContain('og:image:width');
  });

  it('is that of the page that it shares one with, which has it alone', async () => {
    const quotes = manifest.pages.get('/user/quotes');
    if (quotes === undefined) throw new Error('The fixture has no page /user/quotes.');
    const pages = new Map([...manifest.pages, ['/user/quotes', { ...quotes, preview: '/user/bills' }]]);
    const shared = { ...manifest, pages };
    expect(await pageOf(shared, '/user/quotes')).toContain(`${named}"https://docs.example.com${PATH}"/>`);
    const env = createStore(async (key) => streamRecord(key));
    const request = new Request(`${ORIGIN}/og/user/quotes.png`);
    expect((await createWorker(shared).fetch(request, env, createExecutionContext())).status).toBe(404);
  });

  it("is the site's where none could be made, and nothing where the site has none", async () => {
    const site = { ...manifest.site, image: '/img/site.png' };
    expect(await pageOf({ ...manifest, site }, '/user/quotes')).toContain(
      `${named}"https://docs.example.com/img/site.png"/>`,
    );
    const html = await pageOf(manifest, '/user/quotes');
    expect(html).not.toContain('og:image');
    expect(html).toContain('<meta name="twitter:card" content="summary"/>');
  });
});

async function pageOf(site: Manifest, path: string): Promise<string> {
  const env = createStore(async (key) => streamRecord(key));
  const response = await createWorker(site).fetch(new Request(ORIGIN + path), env, createExecutionContext());
  return response.text();
}
