import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { SearchAnswer } from '../../worker/model/search/search.ts';
import { manifest } from './fixture/release.ts';
import { type CountingStore, createFailingStore, createStore } from './fixture/stores.ts';
import { get, getFrom } from './get.ts';
import { collectErrors } from './log.ts';

const JSON_ONLY = { headers: { Accept: 'application/json' } };

const logged = collectErrors();

describe('GET /search for JSON', () => {
  it.each([
    ['bills', '/user/bills'],
    ['text of bills', '/user/bills'],
    ['listBills', '/api/list-bills'],
    ['list-bills', '/api/list-bills'],
    ['GET /bills', '/api/list-bills'],
    ['/v1/bills?limit=5', '/api/list-bills'],
    [`curl 'https://api.example.com/v1/bills' \\\n  -H "Authorization: Bearer $TOKEN"`, '/api/list-bills'],
    ['https://docs.example.com/user/bills', '/user/bills'],
    ['https://docs.example.com/user/bills.md', '/user/bills'],
    ['quot', '/user/quotes'],
    ['qoutes', '/user/quotes'],
    ['CAFÉ', '/caf%C3%A9'],
    ['cafe', '/caf%C3%A9'],
    ['rekening', '/user/bills'],
  ])('ranks for %j first %s', async (text, path) => {
    const { results } = await ask(`q=${encodeURIComponent(text)}`);
    expect(results[0]?.href).toBe(path);
  });

  it('returns everything that is shown of a result', async () => {
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

  it('says what it takes pasted text for', async () => {
    const { query } = await ask(`q=${encodeURIComponent('curl -X DELETE "https://api.example.com/v1/bills/$ID"')}`);
    expect(query).toBe('DELETE /v1/bills/{ID}');
  });

  it.each([
    ['q=bills&in=api', ['/api/list-bills']],
    ['q=bills&in=guides', ['/user/bills']],
    ['q=bills&method=get', ['/api/list-bills']],
    ['q=bills&method=POST', []],
    ['q=bills&in=nonsense&method=nonsense', ['/user/bills', '/api/list-bills']],
  ])('returns for %s %o', async (parameters, hrefs) => {
    expect((await ask(parameters)).results.map(({ href }) => href)).toEqual(hrefs);
  });

  it.each(['', 'q=', 'q=%20', 'q=%3F%21', 'q=%F0%9F%92%A5', 'q=%00%1B', 'q=announced', 'q=qqqqqqqq', 'q=*', 'q=%22'])(
    'finds nothing for %j',
    async (parameters) => {
      expect(await ask(parameters)).toMatchObject({ total: 0, results: [] });
    },
  );

  it('suggests a correction', async () => {
    expect((await ask('q=list+blils')).suggestion).toBe('list bills');
    expect(await ask('q=list+bills')).not.toHaveProperty('suggestion');
  });

  it('may be cached for a minute, then revalidated', async () => {
    const response = await get('/search?q=bills', JSON_ONLY);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('Vary')).toBe('Accept, Accept-Encoding');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    const etag = response.headers.get('ETag') ?? '';
    const again = await get('/search?q=bills', { headers: { ...JSON_ONLY.headers, 'If-None-Match': etag } });
    expect([again.status, await again.text(), again.headers.get('Content-Type')]).toEqual([304, '', null]);
  });

  it('reads the index once, and uses its copy if the store fails later', async () => {
    const worker = createWorker(manifest);
    const [working, failing] = [createStore(), createFailingStore()];
    expect((await getFrom(worker, '/search?q=bills', JSON_ONLY, working)).status).toBe(200);
    expect((await getFrom(worker, '/search?q=bills', JSON_ONLY, failing)).status).toBe(200);
    expect([working.readings(), failing.readings()]).toEqual([1, 0]);
  });

  it('returns 503 with Retry-After if the store fails', async () => {
    const { status, headers, ...response } = await read('/search?q=bills', JSON_ONLY);
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '60', 'no-store']);
    expect(JSON.parse(response.text)).toEqual({ title: 'Service Unavailable', status: 503 });
    expect(logged()).toHaveLength(1);
  });
});

describe('GET /search for HTML', () => {
  it('shows the form with the query and the results with highlighted matches, and is not indexed', async () => {
    const response = await get('/search?q=enter+bills');
    const html = await response.text();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect([response.headers.get('Vary'), response.headers.get('X-Robots-Tag')]).toEqual([
      'Accept, Accept-Encoding',
      'noindex',
    ]);
    expect(html).toContain('<title>Search: enter bills | Ledger</title>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain(' value="enter bills"');
    expect(html).toContain('<h3><a href="/user/bills"><mark>Bills</mark></a></h3>');
    expect(html).toContain('<p><mark>Enter</mark> <mark>bills</mark></p>');
    expect(html).not.toContain('Unlisted page');
    expect(html).toContain('<h2 id="results-best">Best match</h2>');
    expect(html).toMatch(/role="status">\d results? for “enter bills”/);
  });

  it.each([
    ['/search', 'Type a few words'],
    ['/search?q=%20', 'Type a few words'],
    ['/search?q=qqqqqqqq', 'No results for “qqqqqqqq”'],
    ['/search?q=%22qqqqqqqq%22', 'No results for “qqqqqqqq”'],
    ['/search?q=%22qqqqqqqq%22&format=markdown', 'No results for “qqqqqqqq”'],
    ['/search?q=qqqqqqqq', '</p><p><a href="mailto:us@example.com">Ask us</a></p>'],
    ['/search?q=bills&method=POST', '<a href="/search?q=bills">Search everywhere</a>'],
    ['/search?q=list+blils', 'Did you mean <a href="/search?q=list%20bills">list bills</a>'],
    ['/search?q=bills&page=7', '<a href="/search?q=bills">First results</a>'],
    ['/search?q=bills&in=api', '<a href="/search?q=bills&amp;in=api" aria-current="true">API</a>'],
  ])('%s shows %j', async (path, text) => {
    expect(await (await get(path)).text()).toContain(text);
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    '</title><script>',
    '(a+)+$'.repeat(40),
    '*'.repeat(1_000),
    'bills '.repeat(1_700),
    Array.from({ length: 1_000 }, (_, index) => `w${index}`).join(' '),
    '\u202eslliB \u0000\u0007\u001b[31m',
    'שלום עולם مرحبا',
    '💥'.repeat(300),
    `${'x'.repeat(199)}💥`,
    '"'.repeat(500),
    'what is the of and',
    'GET GET GET / /// /{}/{}',
    'https://',
  ])('responds to %j with a page that shows it only as text', async (text) => {
    const response = await get(`/search?q=${encodeURIComponent(text)}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toMatch(/<script>a|<img src=x|<\/title><script>/);
    expect(html.length).toBeLessThan(40_000);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=NaN',
    'page=2.5',
    'page=99999999999999999999',
    'page=1&page=2',
    'in=__proto__&method=constructor',
  ])('returns a page for %s', async (parameters) => {
    expect((await get(`/search?q=bills&${parameters}`)).status).toBe(200);
  });

  it('uses the first of repeated parameters', async () => {
    expect((await ask('q=bills&q=quotes')).query).toBe('bills');
  });

  it('returns an error page with Retry-After if the store fails', async () => {
    const { status, headers, text } = await read('/search?q=bills&in=api');
    expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
    expect(text).toContain('Temporarily unavailable');
    expect(text).toContain('<a class="button" href="/search?q=bills&amp;in=api">');
  });
});

describe('the 404 page', () => {
  const MARKDOWN = { headers: { Accept: 'text/markdown' } };

  it.each([
    ['/user/bils', 'Bills', '/user/bills'],
    ['/guides/quotes-and-more', 'Quotes', '/user/quotes'],
    ['/api/listBills/v2', 'List bills', '/api/list-bills'],
    ['/Cafe%CC%81', 'Café', '/caf%C3%A9'],
    ['/user/bils.php', 'Bills', '/user/bills'],
    ['/bills/list', 'List bills', '/api/list-bills'],
  ])('suggests for %s the page %j, in HTML and in Markdown', async (path, title, target) => {
    const html = await (await get(path)).text();
    expect(html).toContain(`<li><a href="${target}">${title}</a></li>`);
    expect(await (await get(path, MARKDOWN)).text()).toContain(`- [${title}](https://docs.example.com${target}.md)`);
  });

  it.each(
    '/qqqqqqqq /nonsense/list /nonsense/get /get-nonsense /text /_ /draft-not-announced /..%2F.. /💥 /order /.git/bills /_/bills'
      .split(' ')
      .concat(`/${'x'.repeat(1_900)}`),
  )('has no suggestions for %s', async (path) => {
    const response = await get(path);
    expect([response.status, (await response.text()).includes('Did you mean')]).toEqual([404, false]);
  });

  it('works without suggestions if the store fails', async () => {
    const { status, text } = await read('/user/bils');
    expect([status, text.includes('Did you mean')]).toEqual([404, false]);
  });

  it('looks up suggestions once, but again after a failure', async () => {
    const worker = createWorker(manifest);
    const names = async (env: CountingStore): Promise<boolean> =>
      (await (await getFrom(worker, '/user/bils', {}, env)).text()).includes('href="/user/bills"');
    const failing = createFailingStore();
    expect([await names(failing), await names(createStore()), await names(failing)]).toEqual([false, true, true]);
  });
});

/** A response of a worker whose store fails. */
async function read(path: string, init = {}): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await getFrom(manifest, path, init, createFailingStore());
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function ask(parameters: string): Promise<SearchAnswer> {
  const response = await get(`/search?${parameters}`, JSON_ONLY);
  expect(response.status).toBe(200);
  return response.json();
}
