import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createWorker } from '../../worker/index.ts';
import type { Manifest } from '../../worker/model/records/manifest.ts';
import { manifest } from './fixture/release.ts';
import { get, getFrom, siteWith } from './get.ts';

const ANALYTICS = { host: 'https://stats.example.com', siteId: 's', script: '/script.js', attributes: {} };

/** One page of each kind, and one with a percent-encoded path. */
const PATHS = ['/', '/category/users', '/user/bills', '/caf%C3%A9', '/api/ledger-api', '/api/list-bills'];

const SITES: readonly (readonly [name: string, site: Manifest])[] = [
  ['the site', manifest],
  ['a site with analytics', siteWith({ analytics: ANALYTICS })],
  ['a site that respects privacy signals', siteWith({ analytics: { ...ANALYTICS, respectPrivacySignals: true } })],
];

const REQUESTS: readonly (readonly [name: string, init: RequestInit])[] = [
  ['GET', {}],
  ['HEAD', { method: 'HEAD' }],
  ['304', { headers: { 'If-None-Match': '*' } }],
  ['GET with Sec-GPC', { headers: { 'Sec-GPC': '1' } }],
];

describe('a page that was served before', () => {
  for (const [name, site] of SITES) {
    for (const preview of [undefined, 'true']) {
      it.each(REQUESTS)(
        `has all headers of the first answer: ${name}, preview ${preview ?? 'off'}, %s`,
        async (_, init) => {
          const bindings = preview === undefined ? env : { ...env, PREVIEW: preview };
          for (const path of PATHS) {
            const worker = createWorker(site);
            const ask = async () => {
              const response = await getFrom(worker, path, init, bindings);
              await response.text();
              return [response.status, Object.fromEntries(response.headers)] as const;
            };
            // The first request passes all routes and middleware; the second is answered from the isolate's cache,
            // except in previews.
            const [status, { 'server-timing': _first, ...first }] = await ask();
            const [again, { 'server-timing': _second, ...second }] = await ask();
            expect([path, again, second]).toEqual([path, status, first]);
          }
        },
      );
    }
  }
});

describe('Vary', () => {
  it.each([
    ['/user/bills', 'Accept, Accept-Encoding'],
    ['/user/bills.md', 'Accept, Accept-Encoding'],
    ['/img/logo.svg', 'Accept-Encoding'],
    ['/llms.txt', 'Accept-Encoding'],
    ['/sitemap.xml', 'Accept-Encoding'],
    ['/healthz', 'Accept-Encoding'],
    ['/search?q=bills', 'Accept, Accept-Encoding'],
    ['/assets/site-3c4d.js', 'Accept-Encoding'],
    ['/nope', 'Accept, Accept-Encoding'],
    ['/og/bills.png', null],
  ])('of %s has the encoding that caches must distinguish: %s', async (path, expected) => {
    expect((await get(path)).headers.get('Vary')).toBe(expected);
  });
});
