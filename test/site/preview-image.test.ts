import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { Manifest } from '../../worker/model/manifest.ts';
import { keyOf, manifest, records } from './fixture/release.ts';
import { createStore, streamRecord } from './fixture/stores.ts';
import { get, ORIGIN } from './get.ts';

const PATH = '/og/user/bills.png';

/** Behind signature, header and a palette of two colours. */
const SCANLINES_AT = 8 + 25 + 18 + 8;

describe('the preview image of a page', () => {
  it('is a PNG that other sites may show and keep for a day', async () => {
    const response = await get(PATH);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(String.fromCharCode(...bytes.subarray(0, 16))).toBe('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR');
  });

  it('has the glyphs of its page in colours of the sheet', async () => {
    const bytes = new Uint8Array(await (await get(PATH)).arrayBuffer());
    const view = new DataView(bytes.buffer);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
    const lines = await inflate(bytes.subarray(SCANLINES_AT, SCANLINES_AT + view.getUint32(SCANLINES_AT - 8)));
    const painted = [...lines.entries()].filter(([, byte]) => byte !== 0);
    // A row is a byte and 600 with two pixels each.
    expect(painted).toEqual([[601 + 1 + 1, 0x10]]);
  });

  it('has another tag where the sheet of the site is another', async () => {
    const tag = async (site: Manifest): Promise<string | null> => {
      const env = createStore(async (key) => streamRecord(key));
      const request = new Request(ORIGIN + PATH, { method: 'HEAD' });
      return (await createWorker(site).fetch(request, env, createExecutionContext())).headers.get('ETag');
    };
    expect(await tag({ ...manifest, previewSheet: 'other' })).not.toBe(await tag(manifest));
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
    ['has lost the record', keyOf('bills'), 3, async () => null],
    ['gives another record', keyOf('bills'), 3, async () => streamRecord(keyOf('quotes'))],
    [
      'gives a part of it',
      keyOf('bills'),
      3,
      async () => streamRecord(keyOf('bills'), { upTo: (records[keyOf('bills')]?.length ?? 0) - 3 }),
    ],
    ['has lost the sheet', 'sheet', 3, async () => null],
    ['gives another sheet', 'sheet', 2, async () => streamRecord(keyOf('quotes'))],
    ['gives a part of the sheet', 'sheet', 2, async () => streamRecord('sheet', { upTo: 20 })],
  ])('is a 503 when the store %s', async (_, failing, reads, give) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { readings, ...env } = createStore(async (key) => (key === failing ? give() : streamRecord(key)));
    const response = await createWorker(manifest).fetch(new Request(ORIGIN + PATH), env, createExecutionContext());
    expect([response.status, response.headers.get('Cache-Control'), readings()]).toEqual([503, 'no-store', reads]);
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

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function pageOf(site: Manifest, path: string): Promise<string> {
  const env = createStore(async (key) => streamRecord(key));
  const response = await createWorker(site).fetch(new Request(ORIGIN + path), env, createExecutionContext());
  return response.text();
}
