import { describe, expect, it, vi } from 'vitest';
import { manifest } from './fixture/release.ts';
import { createStore } from './fixture/stores.ts';
import { etagOf, get, getFrom, siteWith } from './get.ts';

describe('a page', () => {
  it('contains its article between the two halves of the frame', async () => {
    const html = await (await get('/user/bills')).text();
    const marks = [
      '<!doctype html>',
      '<title>Bills | Ledger</title>',
      'aria-label="Breadcrumbs"',
      '<article><h1>Bills</h1><p>Text of Bills.</p></article>',
      'aria-label="Docs pages navigation"',
      '</html>',
    ];
    const places = marks.map((mark) => html.indexOf(mark));
    expect(places).toEqual(places.filter((place) => place >= 0).sort((a, b) => a - b));
  });

  it('has its sidebar and links to the previous and next page', async () => {
    const html = await (await get('/user/bills')).text();
    expect(html).toContain('<a aria-current="page" href="/user/bills">');
    expect(html).toMatch(/<a rel="prev" href="\/category\/users">.*<a rel="next" href="\/user\/quotes">/);
  });

  it('appears only once in the breadcrumbs if it is a category', async () => {
    const html = await (await get('/category/users')).text();
    expect(html.match(/<nav class="breadcrumbs".*?<\/nav>/s)?.[0].match(/Users/g)).toHaveLength(1);
  });

  it('without a sidebar has its parent page in the breadcrumbs', async () => {
    const quotes = manifest.pages.get('/user/quotes');
    if (quotes === undefined) throw new Error('The fixture has no page /user/quotes.');
    const part = { ...quotes, title: 'A part', parent: '/user/bills' };
    const site = { ...manifest, pages: new Map([...manifest.pages, ['/user/bills/part', part]]) };
    const html = await (await getFrom(site, '/user/bills/part')).text();
    const [list = ''] = /<nav class="breadcrumbs".*?<\/nav>/s.exec(html) ?? [];
    expect([...list.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, href, label]) => `${label} ${href}`)).toEqual([
      'Users /category/users',
      'Bills /user/bills',
    ]);
    expect(list).toContain('<span aria-current="page">A part</span>');
  });

  it('preloads its stylesheet', async () => {
    const response = await get('/user/bills');
    expect(response.headers.get('Link')).toContain('</assets/site-1a2b.css>; rel=preload; as=style');
  });

  it('does not preload the stylesheet of its kind, which other pages that prefetch it do not use', async () => {
    const assets = { ...manifest.assets, kindStylesheets: { guide: '/assets/guide-1a2b.css' } };
    const response = await getFrom({ ...manifest, assets }, '/user/bills');
    expect(response.headers.get('Link')).not.toContain('guide-1a2b.css');
    expect(await response.text()).toContain('<link rel="stylesheet" href="/assets/guide-1a2b.css"');
  });
});

describe('a cached copy', () => {
  it.each([['W/"OWN"'], ['"OWN"'], ['"other", W/"OWN"'], ['*']])(
    'returns 304 without reading the store if If-None-Match is %s',
    async (template) => {
      const etag = await etagOf('/user/bills');
      const ifNoneMatch = template.replace('OWN', etag.slice('W/"'.length, -1));
      const { response, readings } = await ask('/user/bills', { headers: { 'If-None-Match': ifNoneMatch } });
      expect([response.status, await response.text(), readings()]).toEqual([304, '', 0]);
      expect(response.headers.get('ETag')).toBe(etag);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      // Headers of content that is not sent (RFC 9110 §15.4.5).
      expect(response.headers.get('Content-Type')).toBeNull();
    },
  );

  it.each([['W/"f0-bills"'], ['f1-bills'], ['']])('is replaced if If-None-Match is %j', async (ifNoneMatch) => {
    const { response } = await ask('/user/bills', { headers: { 'If-None-Match': ifNoneMatch } });
    expect(response.status).toBe(200);
  });
});

describe('under a base', () => {
  it.each(
    [
      ['/help/docs', 200, null],
      ['/help/docs/', 301, '/help/docs'],
      ['/help/docs/index.html', 301, '/help/docs'],
      ['/help/x/../docs/', 301, '/help/docs'],
      ['/help/docs/user/bills', 200, null],
      ['/help/docs/user/bills/', 301, '/help/docs/user/bills'],
      ['/help//docs/user/bills.html?q=1', 302, '/help/docs/user/bills?q=1'],
      ['/help/docs/User/Bills', 301, '/help/docs/user/bills'],
      ['/help/docs//evil.com/', 301, '/help/docs/evil.com'],
      ['/help/docs/user', 301, '/help/docs/category/users'],
      ['/help/docs/status', 301, 'https://status.example.com/now?view=all'],
      ['/help/docs/healthz', 200, null],
      ['/', 302, '/help/docs'],
      ...[
        '/user/bills',
        '/help',
        '/help/',
        '/help/docsuser',
        '/help/doc',
        '/HELP/docs',
        '/docs/help',
        '/help/docs/../x',
      ],
      ...['/mcp', '/healthz', '/search?q=a', '/assets/site-1a2b.css', '/img/logo.svg', '/_/sidebar/docs/users'],
    ].map((row) => (typeof row === 'string' ? [row, 404, null] : row)),
  )('%s returns %i', async (path, status, location) => {
    const response = await getFrom(siteWith({ base: '/help/docs' }), String(path));
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });
});

describe('GET /_/sidebar/{sidebar}/{group}', () => {
  it('returns the items of the group as a fragment', async () => {
    const response = await get('/_/sidebar/docs/users');
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await response.text()).toContain('<li><a href="/user/bills">Bills</a></li>');
  });

  it('returns 304 within a release', async () => {
    const { headers } = await get('/_/sidebar/docs/users');
    const response = await get('/_/sidebar/docs/users', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect(response.status).toBe(304);
  });

  it.each(['/_/sidebar/docs/nope', '/_/sidebar/nope/users', '/_/sidebar/__proto__/users'])(
    'returns 404 for %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('GET /healthz', () => {
  it('returns the release and that content is readable', async () => {
    const response = await get('/healthz');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({ release: 'r1', content: 'ok' });
  });
});

async function ask(path: string, init: RequestInit): Promise<{ response: Response; readings: () => number }> {
  const store = createStore();
  return { response: await getFrom(manifest, path, init, store), readings: store.readings };
}

describe('results of a search', () => {
  it('are other ones on another day, because a query may ask for the last days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tags: (string | null)[] = [];
    for (const now of ['2026-05-01T01:00Z', '2026-05-01T23:00Z', '2026-05-02T01:00Z']) {
      vi.setSystemTime(now);
      tags.push((await get('/search?q=since+yesterday&format=json', { method: 'HEAD' })).headers.get('ETag'));
    }
    vi.useRealTimers();
    expect([tags[1] === tags[0], tags[2] === tags[0]]).toEqual([true, false]);
  });
});
