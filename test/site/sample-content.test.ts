import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { PageEntry } from '../../worker/model/records/manifest.ts';
import { manifest, toRecord, toTextPack } from './fixture/release.ts';
import { get, getFrom } from './get.ts';
import { collectErrors } from './log.ts';

const PAGES = 200;
const GONE = 60;

const logged = collectErrors();

describe('/healthz/content', () => {
  it('is ok if every part of the sampled pages is right', async () => {
    const response = await get('/healthz/content');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({ release: 'r1', pages: 8, checked: 8, missing: 0, damaged: 0, keys: [] });
  });

  it('counts a page with a wrong byte', async () => {
    const response = await ask(manifest, async (key) => {
      const bytes = new Uint8Array((await env.CONTENT.get(key, 'arrayBuffer')) ?? new ArrayBuffer());
      const last = bytes.byteLength - 1;
      bytes.set([(bytes[last] ?? 0) ^ 1], last);
      return bytes.buffer;
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ checked: 8, damaged: 8 });
    expect(logged()[0]).toMatchObject({ event: 'fault', path: '/healthz/content' });
  });

  it('counts an operation with a wrong byte in its form, its responses, or after them', async () => {
    const { key, record } = await toRecord('<article>', '# A', ['{"form":1}', '{"responses":1}']);
    const page: PageEntry = { kind: 'operation', key, title: 'A', description: '' };
    const good = new TextEncoder().encode(record);
    const [form, end] = [record.indexOf('# A') + 3, record.length - 1];
    const wrong = [form + 4, record.indexOf('\n', form) + 4, end].map((at) => good.with(at, (good[at] ?? 0) ^ 1));
    const statuses: number[] = [];
    for (const bytes of [good, ...wrong, good.subarray(0, end), new TextEncoder().encode(`${record}x`)]) {
      const site = { ...manifest, pages: new Map([['/a', page]]) };
      statuses.push((await ask(site, async () => bytes.slice().buffer)).status);
    }
    expect(statuses).toEqual([200, 503, 503, 503, 503, 503]);
  });

  it('finds that pages are gone, with other pages in each sample', async () => {
    const stored = await Promise.all(Array.from({ length: PAGES }, (_, index) => toRecord('<article>', `# ${index}`)));
    const pages = new Map(
      stored.map(({ key }, index): [string, PageEntry] => [
        `/p/${index}`,
        { kind: 'guide', key, title: 'P', description: '' },
      ]),
    );
    const there = new Map(stored.slice(GONE).map(({ key, record }) => [key, record]));
    const asked = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const response = await ask({ ...manifest, pages }, async (key) => {
        asked.add(key);
        const record = there.get(key);
        return record === undefined ? null : new TextEncoder().encode(record).buffer;
      });
      // A sample of 20 misses all of 60 among 200 once in 2,000 times; the bound below holds for any sample.
      const found: { readonly checked: number; readonly missing: number } = await response.json();
      expect(found.checked).toBe(20);
      expect(response.status).toBe(found.missing > 0 ? 503 : 200);
    }
    expect(asked.size).toBeGreaterThan(20);
  });

  it('finds that the packs of Markdown are gone or damaged', async () => {
    const { key, record } = await toTextPack([{ path: '/user/bills', text: '# Bills' }]);
    const site = { ...manifest, texts: { keys: [key], pages: '!' } };
    const found: unknown[] = [];
    for (const pack of [record, null, `${record.slice(0, -1)}x`]) {
      const response = await ask(site, async (asked) => {
        if (asked !== key) return env.CONTENT.get(asked, 'arrayBuffer');
        return pack === null ? null : new TextEncoder().encode(pack).buffer;
      });
      found.push([response.status, await response.json()]);
    }
    expect(found).toEqual([
      [200, expect.objectContaining({ checked: 9, missing: 0, damaged: 0 })],
      [503, expect.objectContaining({ checked: 9, missing: 1, damaged: 0, keys: [key] })],
      [503, expect.objectContaining({ checked: 9, missing: 0, damaged: 1, keys: [key] })],
    ]);
  });

  it('reads one sample for many requests', async () => {
    let reads = 0;
    const CONTENT = {
      get: async (key: string) => {
        reads++;
        return env.CONTENT.get(key, 'arrayBuffer');
      },
    } as unknown as KVNamespace;
    const worker = createWorker(manifest);
    for (let request = 0; request < 5; request++)
      expect((await getFrom(worker, '/healthz/content', {}, { CONTENT })).status).toBe(200);
    expect(reads).toBe(8);
  });
});

function ask(site: typeof manifest, read: (key: string) => Promise<ArrayBufferLike | null>): Promise<Response> {
  return getFrom(site, '/healthz/content', {}, { CONTENT: { get: read } as unknown as KVNamespace });
}
