import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import { manifest } from './fixture/release.ts';
import { createStore } from './fixture/stores.ts';
import { get, ORIGIN } from './get.ts';

const HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Cache-Control',
];

describe('security headers', () => {
  it.each([
    ['/user/bills', {}, 200],
    ['/img/logo.svg', {}, 200],
    ['/healthz', {}, 200],
    ['/_/sidebar/docs/users', {}, 200],
    ['/user/bills', { method: 'OPTIONS' }, 204],
    ['/user/bills/', {}, 301],
    ['/user/bills', { headers: { 'If-None-Match': '*' } }, 304],
    ['/img/logo.svg', { headers: { 'If-None-Match': '*' } }, 304],
    ['/%00', {}, 400],
    ['/nope', {}, 404],
    ['/user/bills', { method: 'POST' }, 405],
    ['/lost.txt', {}, 503],
  ])('are on the answer to %s %o: %i', async (path, init, status) => {
    const response = await get(path, init);
    expect(response.status).toBe(status);
    expect(HEADERS.filter((name) => !response.headers.has(name))).toEqual([]);
  });
});

describe('the Content-Security-Policy', () => {
  it('allows the inline script that the page carries, by its hash, and no other', async () => {
    const response = await get('/user/bills');
    const scripts = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(scripts[0]));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(scripts).toHaveLength(1);
    expect(directive(response, 'script-src')).toBe(`'self' 'sha256-${hash}'`);
  });

  it('names the hosts of images and of analytics', async () => {
    const analytics = { host: 'https://stats.example.com', siteId: 's', script: '/script.js', attributes: {} };
    const worker = createWorker({ ...manifest, site: { ...manifest.site, analytics } });
    const env = createStore(async () => null);
    const response = await worker.fetch(new Request(`${ORIGIN}/nope`), env, createExecutionContext());
    expect(directive(response, 'script-src')).toMatch(/ https:\/\/stats\.example\.com$/);
    expect(directive(response, 'connect-src')).toBe("'self' https://stats.example.com");
    expect(directive(response, 'img-src')).toBe("'self' data: https://images.example.com");
  });

  it('lets an image that is opened as a document run nothing', async () => {
    const response = await get('/img/logo.svg');
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
  });
});

function directive(response: Response, name: string): string | undefined {
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  return policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}
