import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Worker } from '../../worker/env.ts';
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

const REQUESTS: readonly (readonly [name: string, init: RequestInit, ending: string])[] = [
  ['GET', {}, ''],
  ['GET with a query', {}, '?utm_source=mail'],
  ['HEAD', { method: 'HEAD' }, ''],
  ['304', { headers: { 'If-None-Match': '*' } }, ''],
  ['a condition that fails', { headers: { 'If-None-Match': '"f0-bills"' } }, ''],
  ['GET with Sec-GPC', { headers: { 'Sec-GPC': '1' } }, ''],
  ['POST', { method: 'POST', headers: { 'If-None-Match': '*' } }, ''],
  ['OPTIONS', { method: 'OPTIONS' }, ''],
  ['Markdown wanted', { headers: { Accept: 'text/markdown' } }, ''],
  ['Markdown named, HTML wanted', { headers: { Accept: 'text/html, text/markdown;q=0.5' } }, ''],
  ['another spelling', {}, '//'],
];

describe('a page that was served before', () => {
  for (const [name, site] of SITES) {
    for (const preview of [undefined, 'true']) {
      it.each(REQUESTS)(
        `has the same response again: ${name}, preview ${preview ?? 'off'}, %s`,
        async (_, init, ending) => {
          const bindings = preview === undefined ? env : { ...env, PREVIEW: preview };
          for (const path of PATHS) {
            const ask = async (worker: Worker) => {
              const response = await getFrom(worker, path + ending, init, bindings);
              const headers = [...response.headers].filter(([header]) => header !== 'server-timing');
              return [path, response.status, headers, await response.text()];
            };
            // A new worker's response passes all routes and middleware. That of a used one is from the isolate's cache,
            // except in previews.
            const used = createWorker(site);
            await (await getFrom(used, path, {}, bindings)).text();
            expect(await ask(used)).toEqual(await ask(createWorker(site)));
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
    ['/og/bills.png', 'Accept-Encoding'],
  ])('of %s has the encoding that caches must distinguish: %s', async (path, expected) => {
    expect((await get(path)).headers.get('Vary')).toBe(expected);
  });
});
