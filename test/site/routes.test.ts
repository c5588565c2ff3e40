import { describe, expect, it } from 'vitest';
import { isServicePath } from '../../build/base/service-paths.ts';
import { createApp } from '../../worker/index.ts';
import { manifest } from './fixture/release.ts';
import { get } from './get.ts';

describe('clean paths', () => {
  it.each([
    ['/user/bills.html', '/user/bills'],
    ['/user/bills/', '/user/bills'],
    ['/user/bills.html?q=1&r=%20', '/user/bills?q=1&r=%20'],
    ['/user/bills.html?next=//evil.com', '/user/bills?next=//evil.com'],
    ['/llms.txt/', '/llms.txt'],
    ['/healthz/', '/healthz'],
  ])('redirect %s to %s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, location]);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it('ignore the Host header', async () => {
    const response = await get('/user/bills/', { headers: { Host: 'evil.com', 'X-Forwarded-Host': 'evil.com' } });
    expect(response.headers.get('Location')).toBe('/user/bills');
  });
});

describe('redirects', () => {
  it.each([
    ['/user', '/category/users'],
    ['/user/index.html?q=1', '/category/users?q=1'],
    ['/old/bills', '/user/bills#enter'],
    ['/old/bills?q=1', '/user/bills?q=1#enter'],
    ['/status', 'https://status.example.com/now?view=all'],
    ['/status?q=1', 'https://status.example.com/now?view=all&q=1'],
    ['/User/Bills', '/user/bills'],
    ['/Old/Bills/', '/user/bills#enter'],
  ])('lead from %s to %s in one hop', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, location]);
  });
});

describe('pages', () => {
  it.each(['/', '/category/users', '/user/bills', '/caf%C3%A9', '/user/bills?q=1'])(
    'are served at %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it.each(['/nope', '/user/nope', '/__proto__', '/constructor', '/hasOwnProperty', '/..%2F..', '/a%5Cb'])(
    'are missing at %s: 404',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
      expect(await response.text()).toContain('<h1>Page not found</h1>');
    },
  );

  it.each([
    ['/%E0%A4%A', 400],
    ['/%00', 400],
    ['/user/%0d%0aSet-Cookie:x', 400],
  ])('are not served at %s: %i', async (path, status) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
    expect(await response.text()).toContain('<h1>Page not found</h1>');
  });

  it.each([
    ['/nope', 404, 'Not Found'],
    ['/%00', 400, 'Bad Request'],
    [`/${'a'.repeat(8192)}`, 414, 'URI Too Long'],
  ])('are rejected in JSON or Markdown for a client that prefers it: %.10s', async (path, status, title) => {
    const json = await get(path, { headers: { Accept: 'application/problem+json' } });
    expect([json.status, json.headers.get('Content-Type')]).toEqual([status, 'application/problem+json']);
    expect(json.headers.get('Vary')).toMatch(/\bAccept\b(?!-)/);
    expect(await json.json()).toEqual({ title, status });
    const markdown = await get(path, { headers: { Accept: 'text/markdown' } });
    expect([markdown.status, markdown.headers.get('Content-Type')]).toEqual([status, 'text/markdown; charset=utf-8']);
    expect(markdown.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await markdown.text()).toMatch(/^# Page not found\n/);
  });

  it('are missing as Markdown for a client that accepts JSON, too', async () => {
    const response = await get('/nope', { headers: { Accept: 'text/markdown, application/json;q=0.5' } });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'text/markdown; charset=utf-8']);
  });

  it('have a path of at most 8 KB: 414', async () => {
    expect((await get(`/${'a'.repeat(8192)}`)).status).toBe(414);
  });
});

describe('hostile requests', () => {
  it.each([
    ['an Accept of 60 KB', { Accept: 'text/markdown;q=0.1,'.repeat(3_000) }],
    ['an Accept full of separators', { Accept: `markdown${',;='.repeat(10_000)}` }],
    ['an If-None-Match full of quotes', { 'If-None-Match': '"'.repeat(30_000) }],
    ['unusual bytes', { Accept: '\u00ff\u0001', 'X-\u0021': '\u00fe' }],
    ['names of Object members', { __proto__x: '1', constructor: 'x' }],
    ['another host', { Host: 'evil.com', 'X-Forwarded-Host': 'evil.com', 'X-Forwarded-Proto': 'javascript' }],
  ])('%s returns the page', async (_what, headers) => {
    const response = await get('/user/bills', { headers });
    const text = await response.text();
    expect([response.status, text.includes('evil.com')]).toEqual([200, false]);
  });

  it('queries do not multiply store reads or cached pages', async () => {
    const first = await get('/user/bills');
    const other = await get(`/user/bills?${'x=1&'.repeat(500)}`);
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
    expect(other.headers.get('ETag')).toBe(first.headers.get('ETag'));
    await (await get('/img/logo.svg')).text();
    expect((await get('/img/logo.svg?v=2')).headers.get('CF-Cache-Status')).toBe('HIT');
  });
});

describe('routes before pages', () => {
  it('are known to the build, which refuses pages at them', () => {
    const { routes } = createApp(manifest, async () => ({ handleTryIt: async () => new Response(null) }));
    const pages = routes.findIndex(({ method, path }) => method === 'GET' && path === '/*');
    const before = routes.slice(0, pages).map(({ path }) => path.replace(/[:*].*/, 'x'));
    // An author's page may take the place of the search page.
    expect(before.filter((path) => path !== '/x' && !isServicePath(path))).toEqual(['/search']);
    expect(pages).toBeGreaterThan(6);
  });
});
