import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import { articles, keyOf, manifest, packDescription, records } from './fixture/release.ts';
import { etagOf, getFrom } from './get.ts';
import { collectErrors } from './log.ts';

const KEY = keyOf('bills');
const RECORD = new TextEncoder().encode(records[KEY]);
/** A byte of the article's text. */
const IN_ARTICLE = new TextDecoder().decode(RECORD).indexOf('Text of') + 2;

/** The bytes of each read, in order; the last one repeats. */
interface DamagedStore {
  readonly CONTENT: KVNamespace;
  /** The cache lifetime that each read asked for; undefined is the default of a minute. */
  readonly lifetimes: readonly (number | undefined)[];
}

const lines = collectErrors();

describe('a page record with a wrong byte', () => {
  it('is never served, whichever bit is wrong', async () => {
    const right = await (await ask(storeOf(RECORD))).text();
    for (let index = 0; index < RECORD.byteLength; index++) {
      const response = await ask(storeOf(flip(index, index % 8)));
      // A wrong byte behind the article is not part of the page.
      if (response.status === 200) expect([index, await response.text()]).toEqual([index, right]);
      else expect([index, response.status, response.headers.get('ETag')]).toEqual([index, 503, null]);
    }
    const statuses = await Promise.all(
      [0, IN_ARTICLE, RECORD.byteLength - 1].map(async (index) => {
        const { status } = await ask(storeOf(flip(index)));
        return status;
      }),
    );
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('is replaced by a second read, which does not accept an old copy of the edge, and is logged', async () => {
    const store = storeOf(flip(IN_ARTICLE), RECORD);
    const worker = createWorker(manifest);
    const response = await getFrom(worker, '/user/bills', {}, store);
    expect([response.status, response.headers.get('ETag')]).toEqual([200, await etagOf('/user/bills')]);
    expect(await response.text()).toContain(articles.bills);
    expect(store.lifetimes).toEqual([2_592_000, undefined]);
    expect(lines()).toEqual([
      expect.objectContaining({
        event: 'fault',
        path: '/user/bills',
        release: 'r1',
        storeMs: expect.any(Number),
        cause: expect.stringContaining(`Cannot read record ${KEY}: its checksum is wrong`),
      }),
    ]);
  });

  it('is read again by the next request', async () => {
    const store = storeOf(flip(IN_ARTICLE), flip(IN_ARTICLE), RECORD);
    const worker = createWorker(manifest);
    const first = await getFrom(worker, '/user/bills', {}, store);
    const second = await getFrom(worker, '/user/bills', {}, store);
    expect([first.status, second.status]).toEqual([503, 200]);
    expect(await second.text()).toContain(articles.bills);
    expect(lines()).toHaveLength(1);
  });

  it.each([
    ['the Markdown', '/user/bills.md'],
    ['the full text', '/llms-full/docs-users.txt'],
  ])('is not served as %s', async (_, path) => {
    const last = RECORD.byteLength - 2;
    const failed = await ask(storeOf(flip(last)), path);
    expect([failed.status, failed.headers.get('ETag')]).toEqual([503, null]);
    expect(lines()).toHaveLength(1);
    const repaired = await ask(storeOf(flip(last), RECORD), '/user/bills.md');
    expect([repaired.status, await repaired.text()]).toEqual([200, expect.stringContaining('Text of Bills.')]);
    expect(lines()).toHaveLength(2);
  });
});

describe('a record of the search index or of files with a wrong bit', () => {
  it('gives the right answer or 503, whichever byte is wrong', async () => {
    const [pack = ''] = manifest.search.packs.map(({ key }) => key);
    const description = await packDescription();
    const kinds = [
      ['/search?q=bills', new TextEncoder().encode(records[pack])],
      ['/img/logo.svg', new TextEncoder().encode(records.logo)],
      ['/api/ledger-api.json', description.bytes],
    ] as const;
    for (const [path, record] of kinds) {
      // Files share an edge cache, so each request has its own host.
      const askAt = async (store: DamagedStore, host: string): Promise<Response> =>
        createWorker(manifest).fetch(
          new Request(`https://${host}.example.com${path}`, { headers: { Accept: 'application/json' } }),
          store,
          createExecutionContext(),
        );
      const right = await askAt(storeOf(record), 'right');
      expect([path, right.status]).toEqual([path, 200]);
      const expected = await right.text();
      for (let index = 0; index < record.byteLength; index += 3) {
        const response = await askAt(storeOf(flipOf(record, index, index % 8)), `flip-${index}`);
        if (response.status === 200) expect([path, index, await response.text()]).toEqual([path, index, expected]);
        else expect([path, index, response.status]).toEqual([path, index, 503]);
      }
      expect((await askAt(storeOf(flipOf(record, 0, 0)), 'first')).status).toBe(503);
    }
  });
});

describe('a page record whose wrong bytes arrive after the head', () => {
  it('ends with an error article, has no ETag, is logged, and is not repeated', async () => {
    const late = { ...storeOf(flip(IN_ARTICLE), RECORD) };
    const get = late.CONTENT.get.bind(late.CONTENT) as (...args: unknown[]) => Promise<unknown>;
    let isLate = true;
    const CONTENT = {
      async get(...args: unknown[]) {
        if (isLate) await scheduler.wait(200);
        return get(...args);
      },
    } as unknown as KVNamespace;
    const worker = createWorker(manifest);
    const first = await getFrom(worker, '/user/bills', {}, { CONTENT });
    expect([first.status, first.headers.get('ETag')]).toEqual([200, null]);
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect(await first.text()).toMatch(/<h1>Temporarily unavailable<\/h1>.*<\/html>$/s);
    expect(lines()).toHaveLength(1);
    isLate = false;
    const second = await getFrom(worker, '/user/bills', {}, { CONTENT });
    expect([second.status, second.headers.get('ETag')]).toEqual([200, await etagOf('/user/bills')]);
    const html = await second.text();
    expect([html.includes(articles.bills ?? '?'), html.includes('unavailable')]).toEqual([true, false]);
  });
});

function flip(index: number, bit = 0): Uint8Array {
  return flipOf(RECORD, index, bit);
}

function flipOf(record: Uint8Array, index: number, bit: number): Uint8Array {
  const bytes = record.slice();
  bytes.set([(bytes[index] ?? 0) ^ (1 << bit)], index);
  return bytes;
}

function storeOf(...reads: readonly Uint8Array[]): DamagedStore {
  const left = [...reads];
  const lifetimes: (number | undefined)[] = [];
  const get = async (_: string, given: string | { type: string; cacheTtl?: number }): Promise<unknown> => {
    const options = typeof given === 'string' ? { type: given } : given;
    lifetimes.push(options.cacheTtl);
    const bytes = (left.length > 1 ? left.shift() : left[0])?.slice();
    return options.type === 'stream' ? new Response(bytes).body : bytes?.buffer;
  };
  return { CONTENT: { get } as unknown as KVNamespace, lifetimes };
}

function ask(store: DamagedStore, path = '/user/bills'): Promise<Response> {
  return getFrom(manifest, path, {}, store);
}
