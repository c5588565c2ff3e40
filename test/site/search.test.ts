import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { SearchAnswer } from '../../worker/model/search.ts';
import { manifest, records } from './fixture/release.ts';
import { createStore } from './fixture/stores.ts';
import { get, ORIGIN } from './get.ts';

const JSON_ONLY = { headers: { Accept: 'application/json' } };

describe('GET /search for JSON', () => {
  it.each([
    ['bills', '/user/bills'],
    ['text of bills', '/user/bills'],
    ['listBills', '/api/list-bills'],
    ['list-bills', '/api/list-bills'],
    ['GET /bills', '/api/list-bills'],
    ['/v1/bills?limit=5', '/api/list-bills'],
    ['quot', '/user/quotes'],
    ['qoutes', '/user/quotes'],
    ['CAFÉ', '/caf%C3%A9'],
    ['cafe', '/caf%C3%A9'],
    ['rekening', '/user/bills'],
  ])('finds for %j first %s', async (text, path) => {
    const { results } = await ask(`q=${encodeURIComponent(text)}`);
    expect(results[0]?.href).toBe(path);
  });

  it('says all that is shown of a result', async () => {
    const { query, total, results } = await ask('q=bills&in=guides');
    expect([query, total]).toEqual(['bills', 1]);
    expect(results[0]).toEqual({
      kind: 'guide',
      title: 'Bills',
      href: '/user/bills',
      place: null,
      operation: null,
      trail: ['Documentation'],
      excerpt: 'Enter bills',
      words: ['bills'],
    });
  });

  it.each([
    ['q=bills&in=api', ['/api/list-bills']],
    ['q=bills&in=guides', ['/user/bills']],
    ['q=bills&method=get', ['/api/list-bills']],
    ['q=bills&method=POST', []],
    ['q=bills&in=nonsense&method=nonsense', ['/user/bills', '/api/list-bills']],
  ])('of %s answers with %o', async (parameters, hrefs) => {
    expect((await ask(parameters)).results.map(({ href }) => href)).toEqual(hrefs);
  });

  it.each(['', 'q=', 'q=%20', 'q=%3F%21', 'q=%F0%9F%92%A5', 'q=%00%1B', 'q=announced', 'q=qqqqqqqq', 'q=*', 'q=%22'])(
    'finds nothing for %j',
    async (parameters) => {
      expect(await ask(parameters)).toMatchObject({ total: 0, results: [] });
    },
  );

  it('tells what may be meant', async () => {
    expect((await ask('q=list+blils')).suggestion).toBe('list bills');
    expect(await ask('q=list+bills')).not.toHaveProperty('suggestion');
  });

  it('may be kept for a minute, and is confirmed after that', async () => {
    const response = await get('/search?q=bills', JSON_ONLY);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    const etag = response.headers.get('ETag') ?? '';
    const again = await get('/search?q=bills', { headers: { ...JSON_ONLY.headers, 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('reads the index once, and answers from its copy when the store fails later', async () => {
    let fails = false;
    const { readings, ...env } = createStore(async (key) => {
      if (fails) throw new Error('store');
      return new Response(records[key]).body;
    });
    const worker = createWorker(manifest);
    const find = async (): Promise<number> =>
      (await worker.fetch(new Request(`${ORIGIN}/search?q=bills`, JSON_ONLY), env, createExecutionContext())).status;
    expect(await find()).toBe(200);
    fails = true;
    expect([await find(), readings()]).toEqual([200, 1]);
  });

  it('is 503 with Retry-After when the store fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const env = createStore(async () => {
      throw new Error('store');
    });
    const request = new Request(`${ORIGIN}/search?q=bills`, JSON_ONLY);
    const response = await createWorker(manifest).fetch(request, env, createExecutionContext());
    expect([response.status, response.headers.get('Retry-After'), response.headers.get('Cache-Control')]).toEqual([
      503,
      '60',
      'no-store',
    ]);
    expect(await response.json()).toEqual({ error: 'unavailable' });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

async function ask(parameters: string): Promise<SearchAnswer> {
  const response = await get(`/search?${parameters}`, JSON_ONLY);
  expect(response.status).toBe(200);
  return response.json();
}
