import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { Worker } from '../../worker/env.ts';
import { createWorker } from '../../worker/index.ts';
import type { Manifest } from '../../worker/model/manifest.ts';
import { keyOf, manifest, toRecord } from './fixture/release.ts';
import { createStore, streamRecord } from './fixture/stores.ts';
import { ORIGIN } from './get.ts';

let log: MockInstance<typeof console.error>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  log.mockRestore();
});

describe('two releases at once', () => {
  const OLD = nextRelease('AAAA1111');
  const NEW = nextRelease('BBBB2222');

  it.each([
    ['a page of the previous release', OLD, NEW],
    ['a page of the next release, which parts of the edge lack,', NEW, OLD],
  ])('%s finds its files', async (_, shown, asked) => {
    for (const release of [OLD, NEW]) await env.CONTENT.put(`file${release.assets.script}`, release.release);
    const page = await ask(createWorker(shown), '/user/bills');
    const html = await page.text();
    expect(html).toContain(`src="${shown.assets.script}"`);
    const script = await ask(createWorker(asked), shown.assets.script);
    expect([script.status, await script.text()]).toEqual([200, shown.release]);
    // It cannot be checked, because this worker lacks the manifest of the other release.
    expect(script.headers.get('Cache-Control')).toBe('no-store');
  });

  it('have different ETags for readers and caches', async () => {
    const [first, second] = [await ask(createWorker(OLD), '/user/bills'), await ask(createWorker(NEW), '/user/bills')];
    const tag = first.headers.get('ETag') ?? '';
    expect(second.headers.get('ETag')).not.toBe(tag);
    expect(await first.text()).toContain('data-frame-version="f-AAAA1111"');
    const revalidated = await ask(createWorker(NEW), '/user/bills', { headers: { 'If-None-Match': tag } });
    expect(revalidated.status).toBe(200);
  });

  it('return an uncacheable 503 for a page that is not yet in the store', async () => {
    const ahead = nextRelease('CCCC3333');
    const pages = new Map([...ahead.pages].map(([path, page]) => [path, { ...page, key: `${page.key}-later` }]));
    const response = await ask(createWorker({ ...ahead, pages }), '/user/bills');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(await response.text()).not.toContain('Text of Bills');
  });
});

describe('the cache of an isolate', () => {
  it('is bounded, and larger pages are served in full', async () => {
    const size = 7_000_000;
    const keys = ['one', 'two', 'three', 'four'];
    const text = 'x'.repeat(size);
    const stored = await Promise.all(
      keys.map(async (name) => ({ name, ...(await toRecord(`<article>${name} ${text}</article>`, '')) })),
    );
    const pages = new Map(
      stored.map(({ name, key }) => [
        `/${name}`,
        { kind: 'guide', key, validator: name, title: name, description: '' } as const,
      ]),
    );
    const store = createStore(async (key) => new Response(stored.find((page) => page.key === key)?.record).body);
    const worker = createWorker({ ...manifest, pages });
    for (const key of [...keys, ...keys]) {
      const response = await ask(worker, `/${key}`, {}, store.CONTENT);
      const html = await response.text();
      expect([response.status, html.includes(`<article>${key} x`), html.endsWith('</html>')]).toEqual([
        200,
        true,
        true,
      ]);
      expect(html.length).toBeGreaterThan(size);
    }
    expect(store.readings()).toBeGreaterThan(keys.length);
  });
});

describe('a clock that jumps', () => {
  it.each(['1970-01-01', '2106-02-07T06:28:16Z'])('to %s does not change responses', async (date) => {
    const worker = createWorker(manifest);
    const before = await ask(worker, '/user/bills');
    const text = await before.text();
    vi.useFakeTimers({ now: new Date(date), toFake: ['Date'] });
    const after = await ask(worker, '/user/bills');
    expect([after.status, await after.text()]).toEqual([200, text]);
    const headers = { 'If-None-Match': before.headers.get('ETag') ?? '' };
    expect((await ask(worker, '/user/bills', { headers })).status).toBe(304);
  });
});

describe('the log', () => {
  it.each([
    ['/user/bills', {}],
    ['/user/bills.md', {}],
    ['/search?q=bills', { Accept: 'application/json' }],
    ['/healthz', {}],
    ['/img/logo.svg', {}],
  ])('has one line for a fault at %s, with path, release, cause and ray', async (path, headers) => {
    const store = createStore(async () => {
      throw new Error('KV GET failed: 500');
    });
    const init = { headers: { ...headers, 'CF-Ray': '8d2f5a1b2c3d4e5f-AMS' } };
    const response = await ask(createWorker(manifest), `${path}${path.includes('?') ? '&' : '?'}fresh`, init, {
      ...store.CONTENT,
      getWithMetadata: () => Promise.reject(new Error('KV GET failed: 500')),
    } as KVNamespace);
    expect(response.status).toBe(503);
    expect(await response.text()).not.toMatch(/KV GET|\bat\b.*\.js/);
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({
      event: 'fault',
      path: path.replace(/\?.*/, ''),
      storeMs: expect.any(Number),
      release: 'r1',
      ray: '8d2f5a1b2c3d4e5f-AMS',
      cause: expect.stringContaining('KV GET failed: 500'),
    });
  });

  it('has one line for a frame that fails to render, and readers get a text', async () => {
    const response = await ask(
      createWorker({ ...manifest, sidebars: null as never, assets: BROKEN_ASSETS }),
      '/user/bills',
    );
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
    expect(await response.text()).toBe('This page crashed.\n');
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('/healthz', () => {
  it.each([
    ['another record', async () => streamRecord(keyOf('quotes'))],
    ['half of the record', async (key: string) => streamRecord(key, { upTo: 40 })],
    ['nothing', async () => null],
    ['no response', () => new Promise<null>(() => {})],
  ])('returns 503 if the store returns %s', async (_, answer) => {
    const response = await ask(createWorker(manifest), '/healthz', {}, createStore(answer).CONTENT);
    expect([response.status, await response.json()]).toEqual([503, { release: 'r1', content: 'unavailable' }]);
  });
});

describe('previews', () => {
  const at = async (preview: Readonly<Record<string, string>>): Promise<Response> =>
    createWorker(manifest).fetch(
      new Request(`${ORIGIN}/user/bills`),
      { ...createStore(async (key) => streamRecord(key)), ...preview },
      createExecutionContext(),
    );

  it('send their release and timings', async () => {
    const { headers } = await at({ PREVIEW: 'true' });
    expect(headers.get('X-Release')).toBe('r1');
    expect(headers.get('Server-Timing')).toMatch(/^render;dur=\d+\.\d, kv;dur=\d+\.\d$/);
  });

  it('are the only responses that do', async () => {
    const { headers } = await at({});
    expect([headers.get('X-Release'), headers.get('Server-Timing')]).toEqual([null, null]);
  });
});

const BROKEN_ASSETS = {
  get stylesheet(): never {
    throw new Error('no stylesheet');
  },
} as never;

/** A release with another script and frame. */
function nextRelease(hash: string): Manifest {
  const script = `/assets/client-${hash}.js`;
  return {
    ...manifest,
    release: `r-${hash}`,
    frameVersion: `f-${hash}`,
    assets: { ...manifest.assets, script },
    files: { ...manifest.files, [script]: `file${script}` },
  };
}

function ask(
  worker: Worker,
  path: string,
  init: RequestInit = {},
  store: KVNamespace = env.CONTENT,
): Promise<Response> | Response {
  return worker.fetch(new Request(ORIGIN + path, init), { CONTENT: store }, createExecutionContext());
}
