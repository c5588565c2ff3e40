import { describe, expect, it } from 'vitest';
import { manifest } from './fixture/release.ts';
import { createFailingStore, createStore } from './fixture/stores.ts';
import { get, getFrom, siteWith } from './get.ts';
import { collectErrors } from './log.ts';

const HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Cache-Control',
];

const JSON_ACCEPTED = { headers: { Accept: 'application/json' } };

collectErrors();

describe('security headers', () => {
  it.each([
    ['/user/bills', {}, 200],
    ['/img/logo.svg', {}, 200],
    ['/healthz', {}, 200],
    ['/robots.txt', {}, 200],
    ['/user/bills.md', {}, 200],
    ['/user/bills', { method: 'HEAD' }, 200],
    ['/search?q=bills', JSON_ACCEPTED, 200],
    ['/mcp', toolList(), 200],
    ['/_/sidebar/docs/users', {}, 200],
    ['/user/bills', { method: 'OPTIONS' }, 204],
    ['/user/bills/', {}, 301],
    ['/user/bills', { headers: { 'If-None-Match': '*' } }, 304],
    ['/img/logo.svg', { headers: { 'If-None-Match': '*' } }, 304],
    ['/search?q=bills', { headers: { ...JSON_ACCEPTED.headers, 'If-None-Match': '*' } }, 304],
    ['/assets/site-1a2b.css', { headers: { Range: 'bytes=0-3' } }, 206],
    ['/status', {}, 301],
    ['/%00', {}, 400],
    ['/mcp', { ...toolList(), body: '{' }, 400],
    ['/mcp', { ...toolList(), headers: { Origin: 'https://evil.example' } }, 403],
    ['/nope', {}, 404],
    ['/nope.md', {}, 404],
    ['/user/bills', { method: 'POST' }, 405],
    ['/mcp', {}, 405],
    [`/${'long/'.repeat(500)}`, {}, 414],
    ['/assets/site-1a2b.css', { headers: { Range: 'bytes=99-' } }, 416],
    ['/lost.txt', {}, 503],
  ])('are sent with the response to %s %o: %i', async (path, init, status) => {
    const response = await get(path, init);
    expect(response.status).toBe(status);
    expect(HEADERS.filter((name) => !response.headers.has(name))).toEqual([]);
  });

  it.each([
    ['/user/bills', 503, manifest],
    ['/user/bills.md', 503, manifest],
    ['/search?q=bills', 503, manifest],
    ['/user/bills', 500, { ...manifest, sidebars: null as never }],
  ])('are sent with an error at %s: %i', async (path, status, site) => {
    const response = await getFrom(site, path, {}, createFailingStore());
    expect(response.status).toBe(status);
    expect(HEADERS.filter((name) => !response.headers.has(name))).toEqual([]);
  });
});

describe('a redirect to another language', () => {
  it('has the headers of every other response, in a preview too', async () => {
    const translation = { ...manifest, site: { ...manifest.site, base: '/de', locale: 'de' } };
    const site = { ...manifest, translations: [translation] };
    const env = { ...createStore(), PREVIEW: 'true' };
    const response = await getFrom(site, '/', { headers: { 'Accept-Language': 'de' } }, env);
    expect(response.headers.get('Location')).toBe('/de');
    expect([...HEADERS, 'X-Release'].filter((name) => !response.headers.has(name))).toEqual([]);
  });
});

describe('the Content-Security-Policy', () => {
  it('allows only the inline script of the page, by its hash', async () => {
    const response = await get('/user/bills');
    const scripts = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(scripts[0]));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(scripts).toHaveLength(1);
    expect(directive(response, 'script-src')).toBe(`'self' 'sha256-${hash}'`);
  });

  it('lists the hosts of images and of analytics', async () => {
    const analytics = { host: 'https://stats.example.com', siteId: 's', script: '/script.js', attributes: {} };
    const response = await getFrom(siteWith({ analytics }), '/nope');
    expect(directive(response, 'script-src')).toMatch(/ https:\/\/stats\.example\.com$/);
    expect(directive(response, 'connect-src')).toBe("'self' https://stats.example.com");
    expect(directive(response, 'img-src')).toBe("'self' data: https://images.example.com https://stats.example.com");
    expect(response.headers.get('Cross-Origin-Embedder-Policy')).toBe('credentialless');
  });

  it('lists the hosts that scripts of the head and of analytics declare', async () => {
    const analytics = {
      host: 'https://tags.example.com',
      siteId: 's',
      script: '/s.js',
      attributes: {},
      hosts: ['https://*.example.net'],
    };
    const response = await getFrom(siteWith({ analytics, scriptHosts: ['https://cdn.example.com'] }), '/nope');
    const hosts = 'https://tags.example.com https://*.example.net https://cdn.example.com';
    expect(directive(response, 'script-src')).toContain(` ${hosts}`);
    expect(directive(response, 'connect-src')).toBe(`'self' ${hosts}`);
    expect(response.headers.get('Content-Security-Policy')).not.toContain('trusted-types');
  });

  it("starts from 'none' and allows neither inline code nor eval", async () => {
    const policy = (await get('/user/bills')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it("allows only the site's script to create markup, if no other script runs", async () => {
    const response = await get('/user/bills');
    expect(directive(response, 'require-trusted-types-for')).toBe("'script'");
    expect(directive(response, 'trusted-types')).toBe('docs');
  });

  it.each([200, 304])('runs no script in an image opened as a document: %i', async (status) => {
    const headers: HeadersInit = status === 304 ? { 'If-None-Match': '*' } : {};
    const response = await get('/img/logo.svg', { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
    );
  });
});

describe('the Cross-Origin-Embedder-Policy', () => {
  it('requires CORP for same-site files, and exempts configured hosts', async () => {
    const response = await getFrom(siteWith({ imageHosts: [] }), '/nope');
    expect(response.headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
    expect((await get('/nope')).headers.get('Cross-Origin-Embedder-Policy')).toBe('credentialless');
  });
});

function toolList(): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  };
}

function directive(response: Response, name: string): string | undefined {
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}
