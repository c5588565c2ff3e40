import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { Manifest } from '../../worker/model/records/manifest.ts';
import { manifest, toRecord } from './fixture/release.ts';
import { createFailingStore, createStore } from './fixture/stores.ts';
import { getFrom } from './get.ts';
import { collectErrors } from './log.ts';

const logged = collectErrors();

afterEach(() => {
  vi.useRealTimers();
});

describe('two releases at once', () => {
  const OLD = nextRelease('AAAA1111');
  const NEW = nextRelease('BBBB2222');

  it.each([
    ['a page of the previous release', OLD, NEW],
    ['a page of the next release, which parts of the edge lack,', NEW, OLD],
  ])('%s finds its files', async (_, shown, asked) => {
    for (const release of [OLD, NEW]) await env.CONTENT.put(`file${release.assets.script}`, release.release);
    const page = await getFrom(shown, '/user/bills', {}, env);
    const html = await page.text();
    expect(html).toContain(`src="${shown.assets.script}"`);
    const script = await getFrom(asked, shown.assets.script, {}, env);
    expect([script.status, await script.text()]).toEqual([200, shown.release]);
    // It cannot be checked, because this worker lacks the manifest of the other release.
    expect(script.headers.get('Cache-Control')).toBe('no-store');
  });

  it('each serve pages of one release, also in turns', async () => {
    const page = manifest.pages.get('/user/bills');
    if (page === undefined) throw new Error('the fixture lacks the page');
    const releases = await Promise.all(
      [OLD, NEW].map(async (release) => {
        const { key, record } = await toRecord(`<article>of ${release.release}</article>`, `# of ${release.release}`);
        await env.CONTENT.put(key, record);
        return { ...release, pages: new Map([...manifest.pages, ['/user/bills', { ...page, key }]]) };
      }),
    );
    for (const shown of [...releases, ...releases]) {
      const hash = shown.release.slice(2);
      const html = await (await getFrom(shown, '/user/bills', {}, env)).text();
      expect(new Set(html.match(/(?:r|f|client)-(?:AAAA1111|BBBB2222)/g))).toEqual(
        new Set([`f-${hash}`, `r-${hash}`, `client-${hash}`]),
      );
      expect(await (await getFrom(shown, '/user/bills.md', {}, env)).text()).toContain(`# of r-${hash}`);
    }
  });

  it('have different ETags for readers and caches', async () => {
    const [first, second] = [await getFrom(OLD, '/user/bills', {}, env), await getFrom(NEW, '/user/bills', {}, env)];
    const tag = first.headers.get('ETag') ?? '';
    expect(second.headers.get('ETag')).not.toBe(tag);
    expect(await first.text()).toContain('data-frame-version="f-AAAA1111"');
    const revalidated = await getFrom(NEW, '/user/bills', { headers: { 'If-None-Match': tag } }, env);
    expect(revalidated.status).toBe(200);
  });
});

describe('the cache of an isolate', () => {
  it('is bounded, and larger pages are served in full', async () => {
    const keys = ['one', 'two', 'three', 'four'];
    const text = 'x'.repeat(7_000_000);
    const stored = await Promise.all(
      keys.map(async (name) => ({ name, ...(await toRecord(`<article>${name} ${text}</article>`, '')) })),
    );
    const pages = new Map(
      stored.map(({ name, key }) => [`/${name}`, { kind: 'guide', key, title: name, description: '' } as const]),
    );
    const store = createStore(async (key) => new Response(stored.find((page) => page.key === key)?.record).body);
    const worker = createWorker({ ...manifest, pages });
    for (const key of [...keys, ...keys]) {
      const response = await getFrom(worker, `/${key}`, {}, store);
      const html = await response.text();
      expect([response.status, html.includes(`<article>${key} ${text}</article>`)]).toEqual([200, true]);
      expect(html.endsWith('</html>')).toBe(true);
    }
    expect(store.readings()).toBeGreaterThan(keys.length);
  });
});

describe('a clock that jumps', () => {
  it.each(['1970-01-01', '2106-02-07T06:28:16Z'])('to %s does not change responses', async (date) => {
    const worker = createWorker(manifest);
    const before = await getFrom(worker, '/user/bills', {}, env);
    const text = await before.text();
    vi.useFakeTimers({ now: new Date(date), toFake: ['Date'] });
    const after = await getFrom(worker, '/user/bills', {}, env);
    expect([after.status, await after.text()]).toEqual([200, text]);
    const headers = { 'If-None-Match': before.headers.get('ETag') ?? '' };
    expect((await getFrom(worker, '/user/bills', { headers }, env)).status).toBe(304);
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
    const { CONTENT } = createFailingStore();
    const getWithMetadata = () => Promise.reject(new Error('KV GET failed'));
    const init = { headers: { ...headers, 'CF-Ray': '8d2f5a1b2c3d4e5f-AMS' } };
    const response = await getFrom(manifest, `${path}${path.includes('?') ? '&' : '?'}fresh`, init, {
      CONTENT: { ...CONTENT, getWithMetadata } as unknown as KVNamespace,
    });
    expect(response.status).toBe(503);
    expect(await response.text()).not.toMatch(/KV GET|\bat\b.*\.js/);
    expect(logged()).toEqual([
      {
        event: 'fault',
        path: path.replace(/\?.*/, ''),
        storeMs: expect.any(Number),
        release: 'r1',
        ray: '8d2f5a1b2c3d4e5f-AMS',
        cause: expect.stringContaining('KV GET failed'),
      },
    ]);
  });

  it('has one line for a frame that fails to render, and readers get a text', async () => {
    const response = await getFrom({ ...manifest, sidebars: null as never, assets: BROKEN_ASSETS }, '/user/bills');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
    expect(await response.text()).toBe('This page crashed.\n');
    expect(logged()).toHaveLength(1);
  });
});

describe('/healthz', () => {
  it('returns 503 if the store does not respond', async () => {
    const response = await getFrom(
      manifest,
      '/healthz',
      {},
      createStore(() => new Promise(() => {})),
    );
    expect([response.status, await response.json()]).toEqual([503, { release: 'r1', content: 'unavailable' }]);
  });
});

describe('previews', () => {
  it('send their release and timings', async () => {
    const { headers } = await getFrom(manifest, '/user/bills', {}, { ...createStore(), PREVIEW: 'true' });
    expect(headers.get('X-Release')).toBe('r1');
    expect(headers.get('Server-Timing')).toMatch(/^render;dur=\d+\.\d, kv;dur=\d+\.\d$/);
  });

  it('are the only responses that do', async () => {
    const { headers } = await getFrom(manifest, '/user/bills');
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
