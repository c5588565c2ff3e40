import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { PageEntry } from '../../worker/model/records/manifest.ts';
import { articles, keyOf, manifest, records, toRecord } from './fixture/release.ts';
import { articleStart, createFailingStore, createStore, streamRecord } from './fixture/stores.ts';
import { etagOf, getFrom } from './get.ts';
import { collectErrors } from './log.ts';

const SECRET = 'KV GET failed: 500 Internal Server Error';
const BILLS = keyOf('bills');
/** Length of the header of its record. */
const HEAD = articleStart(BILLS);
const UNAVAILABLE = '<h1>Temporarily unavailable</h1>';

const logged = collectErrors();

describe('before the first byte', () => {
  it.each([
    ['fails', () => Promise.reject(new Error(SECRET))],
    ['has lost the record', async () => null],
    ['disconnects immediately', async () => streamRecord(BILLS, { upTo: 0, fault: new Error(SECRET) })],
    ['disconnects within the header', async () => streamRecord(BILLS, { upTo: 9, fault: new Error(SECRET) })],
    ['returns nothing', async () => streamText('')],
    ['returns only the header', async () => streamRecord(BILLS, { upTo: HEAD })],
    ['returns a truncated record', async () => streamRecord(BILLS, { upTo: HEAD + 20 })],
    ['returns another record', async () => streamRecord(keyOf('quotes'))],
    ['returns a record without an article', async () => streamText((await toRecord('', '# Bills')).record)],
    ['returns an article without a header', async () => streamText(`${articles.bills}\n`)],
    ['returns text without a line break', async () => streamText('<p>'.repeat(10_000))],
  ])('a store that %s results in a 503 page with links', async (_, answer) => {
    const store = createStore(answer);
    const response = await getFrom(manifest, '/user/bills', {}, store);
    expect([response.status, store.readings()]).toEqual([503, 2]);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('ETag')).toBeNull();
    const html = await response.text();
    expect(html).toContain(UNAVAILABLE);
    expect(html).toMatch(/<a class="button" href="\/user\/bills">/);
    expect(html).toMatch(/<\/html>$/);
    expect(html).not.toContain('KV GET');
  });

  it.each([
    ['fails', () => Promise.reject(new Error(SECRET))],
    ['disconnects within the article', async () => streamRecord(BILLS, { upTo: HEAD + 20, fault: new Error(SECRET) })],
    ['returns a truncated record', async () => streamRecord(BILLS, { upTo: HEAD + 33 })],
  ])('a second read completes a page if the first one %s', async (_, answer) => {
    const store = createStore(async (key, reading) => (reading === 1 ? answer() : streamRecord(key)));
    const response = await getFrom(manifest, '/user/bills', {}, store);
    expect([response.status, response.headers.get('ETag')]).toEqual([200, await etagOf('/user/bills')]);
    expect(articleOf(await response.text())).toBe(articles.bills);
    expect(logged()).toEqual([]);
  });

  it('a retry that returns another record adds no bytes', async () => {
    const store = createStore(async (key, reading) =>
      reading === 1 ? streamRecord(key, { upTo: HEAD + 20 }) : streamRecord(keyOf('quotes')),
    );
    expect((await getFrom(manifest, '/user/bills', {}, store)).status).toBe(503);
  });

  it('the rest of the record is neither read nor sent', async () => {
    const { promise: stopped, resolve: stop } = Promise.withResolvers<string>();
    const end = HEAD + (articles.bills?.length ?? 0);
    const store = createStore(async (key) => {
      const chunks = [await bytesOf(key, 0, end)];
      return new ReadableStream(
        {
          type: 'bytes',
          async pull(controller) {
            const chunk = chunks.pop();
            // The store then stays silent: nothing further is waited for.
            if (chunk === undefined) await new Promise(() => {});
            else controller.enqueue(chunk);
          },
          cancel: () => stop('stopped'),
        },
        { highWaterMark: 0 },
      );
    });
    const html = await (await getFrom(manifest, '/user/bills', {}, store)).text();
    expect([articleOf(html), html.includes('# Bills')]).toEqual([articles.bills, false]);
    expect(await stopped).toBe('stopped');
  });

  it('the last known copy is sent while the store fails', async () => {
    const worker = createWorker(manifest);
    const healthy = createStore();
    const first = await (await getFrom(worker, '/user/bills', {}, healthy)).text();
    const failing = createFailingStore();
    const second = await getFrom(worker, '/user/bills', {}, failing);
    expect([second.status, await second.text()]).toEqual([200, first]);
    expect((await getFrom(worker, '/user/quotes', {}, failing)).status).toBe(503);
  });

  it('404, redirects, 304 and HEAD do not need the store', async () => {
    const worker = createWorker(manifest);
    const store = createFailingStore();
    const statuses = await Promise.all([
      getFrom(worker, '/nope', { method: 'HEAD' }, store),
      getFrom(worker, '/user/bills.html', {}, store),
      getFrom(worker, '/user/bills', { headers: { 'If-None-Match': await etagOf('/user/bills') } }, store),
      getFrom(worker, '/user/bills', { method: 'HEAD' }, store),
      getFrom(worker, '/user/bills.md', { method: 'HEAD' }, store),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 301, 304, 200, 200]);
    expect(store.readings()).toBe(0);
  });
});

describe('after the first byte', () => {
  it('sends the head while it waits for the article', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const store = createStore(async (key) => {
      await gate;
      return streamRecord(key);
    });
    const response = await getFrom(manifest, '/user/bills', {}, store);
    expect(response.status).toBe(200);
    const reader = read(response);
    const head = await reader.next();
    expect(head).toContain('<title>Bills | Ledger</title>');
    expect(head).not.toContain('<article>');
    open();
    expect(await reader.rest()).toMatch(/^<article><h1>Bills<\/h1><p>Text of Bills\.<\/p><\/article>.*<\/html>$/s);
  });

  it('streams the article', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const store = createStore((key) => streamInTwo(key, gate));
    const reader = read(await getFrom(manifest, '/user/bills', {}, store));
    expect(await reader.next()).toContain('<title>Bills | Ledger</title>');
    expect(await reader.next()).toBe('<article><h1>Bills</h1><p>');
    open();
    expect(await reader.next()).toBe('Text of Bills.</p></article>');
    expect(await reader.rest()).toMatch(/^<nav class="pagination".*<\/html>$/s);
  });

  it('a late article is cached by the isolate, not by browsers', async () => {
    const worker = createWorker(manifest);
    const store = createStore(async (key) => {
      await scheduler.wait(200);
      return streamRecord(key);
    });
    const late = await getFrom(worker, '/user/bills', {}, store);
    expect([late.headers.get('ETag'), late.headers.get('Cache-Control')]).toEqual([null, 'no-store']);
    const html = await late.text();
    const soon = await getFrom(worker, '/user/bills', {}, store);
    expect([soon.headers.get('ETag'), await soon.text(), store.readings()]).toEqual([
      await etagOf('/user/bills'),
      html,
      1,
    ]);
  });

  it('a failing store results in an error article in a complete page', async () => {
    const store = createStore(async () => {
      await scheduler.wait(200);
      throw new Error(SECRET);
    });
    const response = await getFrom(manifest, '/user/bills', {}, store);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const html = await response.text();
    expect(html).toContain(UNAVAILABLE);
    expect(html).toMatch(/<a class="button" href="\/user\/bills">/);
    expect(html).toMatch(/<nav class="pagination".*<\/html>$/s);
    expect(html).not.toContain('KV GET');
    expect(logged()).toHaveLength(1);
  });

  it('a truncated article ends between two tags, followed by the error', async () => {
    const store = createStore(async (key) => {
      await scheduler.wait(100);
      // Ends within `<p>Text of`, after `<article><h1>Bills</h1><p>`.
      return streamRecord(key, { upTo: HEAD + 31, fault: new Error(SECRET) });
    });
    const html = await (await getFrom(manifest, '/user/bills', {}, store)).text();
    expect(html).toMatch(
      /<article><h1>Bills<\/h1><p><\/svg><\/table><\/article><article class="message"><h1>Temporarily unavailable.*<\/html>$/s,
    );
  });

  it('a wrong record that arrives late results in an error article, without content of the other page', async () => {
    const store = createStore(async () => {
      await scheduler.wait(200);
      return streamRecord(keyOf('quotes'));
    });
    const html = await (await getFrom(manifest, '/user/bills', {}, store)).text();
    expect([html.includes(UNAVAILABLE), html.includes('Text of Quotes')]).toEqual([true, false]);
    expect(html).toMatch(/<\/html>$/);
  });

  // These wait for seconds, together.
  it.concurrent('gives up on a store that never responds', { timeout: 15_000 }, async () => {
    const store = createStore(() => new Promise(() => {}));
    const response = await getFrom(manifest, '/user/bills', {}, store);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1>Temporarily unavailable.*<\/html>$/s);
  });

  it.concurrent('returns 503 after two seconds while the store is known to hang, until it responds', {
    timeout: 20_000,
  }, async () => {
    let hangs = true;
    const store = createStore((key) => (hangs ? new Promise(() => {}) : Promise.resolve(streamRecord(key))));
    const worker = createWorker(manifest);
    await (await getFrom(worker, '/user/bills', {}, store)).text();
    const during = await getFrom(worker, '/user/quotes', {}, store);
    expect([during.status, during.headers.get('Retry-After'), during.headers.get('ETag')]).toEqual([503, '60', null]);
    // The first page reads twice, the second once.
    expect(store.readings()).toBe(3);
    hangs = false;
    const after = await getFrom(worker, '/user/quotes', {}, store);
    expect([after.status, articleOf(await after.text())]).toEqual([200, articles.quotes]);
  });

  it.concurrent('streams a slow article while the store is known to hang', { timeout: 20_000 }, async () => {
    let hangs = true;
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const store = createStore(async (key) => {
      if (hangs) await new Promise(() => {});
      return streamInTwo(key, gate);
    });
    const worker = createWorker(manifest);
    await (await getFrom(worker, '/user/bills', {}, store)).text();
    hangs = false;
    const response = await getFrom(worker, '/user/bills', {}, store);
    expect(response.status).toBe(200);
    open();
    expect(articleOf(await response.text())).toBe(articles.bills);
  });

  it('stops reading when the client disconnects', async () => {
    const { promise: stopped, resolve: stop } = Promise.withResolvers<string>();
    let header: Uint8Array | null = new TextEncoder().encode('bills article 9999 markdown 0 image 0\n');
    const store = createStore(
      async () =>
        new ReadableStream({
          type: 'bytes',
          async pull(controller) {
            await scheduler.wait(20);
            controller.enqueue(header ?? new TextEncoder().encode('<p>'));
            header = null;
          },
          cancel: () => stop('stopped'),
        }),
    );
    const reader = read(await getFrom(manifest, '/user/bills', {}, store));
    await reader.next();
    await reader.cancel();
    expect(await stopped).toBe('stopped');
  });
});

describe('an internal error', () => {
  it('is a 500 page without internals, and one line in the log', async () => {
    const page: PageEntry = {
      kind: 'guide',
      key: keyOf('bills'),
      description: '',
      get title(): never {
        throw new Error(SECRET);
      },
    };
    const broken = createWorker({ ...manifest, pages: new Map([['/user/bills', page]]) });
    const store = createStore();
    const response = await getFrom(broken, '/user/bills', {}, store);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
    const html = await response.text();
    expect(html).toContain('This page crashed.');
    expect(html).not.toContain('KV GET');
    expect(logged()).toHaveLength(1);
  });
});

function streamText(text: string): ReadableStream<Uint8Array> | null {
  return new Response(text).body;
}

function articleOf(html: string): string | undefined {
  return /<article>.*<\/article>/s.exec(html)?.[0];
}

async function bytesOf(key: string, start: number, end?: number): Promise<Uint8Array> {
  return new TextEncoder().encode(records[key]).slice(start, end);
}

interface TextReader {
  next(): Promise<string>;
  rest(): Promise<string>;
  cancel(): Promise<void>;
}

function read(response: Response): TextReader {
  const chunks = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  const next = async (): Promise<string> => decoder.decode((await chunks.read()).value, { stream: true });
  return {
    next,
    async rest() {
      let text = '';
      for (let chunk = await next(); chunk !== ''; chunk = await next()) text += chunk;
      return text;
    },
    cancel: () => chunks.cancel(),
  };
}

/** A record whose article is interrupted until the gate opens. */
async function streamInTwo(key: string, gate: Promise<void>): Promise<ReadableStream> {
  const [first, second] = await Promise.all([bytesOf(key, 0, HEAD + 30), bytesOf(key, HEAD + 30)]);
  return new ReadableStream({
    type: 'bytes',
    start: (controller) => controller.enqueue(first),
    async pull(controller) {
      await gate;
      controller.enqueue(second);
      controller.close();
    },
  });
}
