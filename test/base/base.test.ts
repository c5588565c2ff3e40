import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '../../build/publish/export/export-site.ts';
import type { Release } from '../../build/release/records/make-release.ts';
import { LocalRuntime } from '../../build/serve/local/local-runtime.ts';
import type { LocalRequest } from '../../build/serve/local/local-worker.ts';
import { fixtureFiles, writeContent } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';
import { serveFiles } from '../export/serve-files.ts';
import type { Listening } from '../listen.ts';
import { crawl, type Visit } from './crawl.ts';

const ORIGIN = 'https://acme.test';
const BASE = '/help/docs';

/** Requested on purpose, or requires another method than GET. */
const UNFOLLOWED = new Set(['/nope', '/search', '/mcp'].map((path) => BASE + path));

/** Requires the worker, so an export lacks it. */
const LIVE = new Set(['/mcp', '/mcp/server-card'].map((path) => BASE + path));

const EXPORTED = [
  ...['/user/bills.md', '/llms.txt', '/llms-full.txt', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'],
  ...['/.well-known/security.txt', '/.well-known/api-catalog', '/old/bills', '/404.html'],
];
const EXPORTED_PAGES = ['/1.0/user/bills', '/tags/money', '/api/changelog', '/api/changelog.xml', '/api/list-bills'];

const contentDir = writeContent(fixtureFiles('base-site'));
let release: Release;

beforeAll(async () => {
  ({ release } = await buildSite({ contentDir }));
});

afterAll(() => rmSync(contentDir, { recursive: true }));

describe('a site below a path', () => {
  const runtime = new LocalRuntime({ port: 0, stateDir: join(contentDir, '.state') });
  let visits: ReadonlyMap<string, Visit>;

  beforeAll(async () => {
    await runtime.serve(release);
    const starts = [
      ...['', '/sitemap.xml', '/llms.txt', '/llms-full.txt', '/robots.txt', '/mcp/server-card', '/user/bills.md'],
      ...['security.txt', 'api-catalog', 'agent-skills/index.json'].map((name) => `/.well-known/${name}`),
      ...['/old/bills', '/nope'],
    ].map((path) => BASE + path);
    visits = await crawl(ORIGIN, starts, (url) => ask(url.pathname + url.search));
  });

  afterAll(() => runtime.stop());

  it('has no link outside its base on the same host', () => {
    const outside = [...visits].filter(([path]) => path !== BASE && !path.startsWith(`${BASE}/`));
    expect(outside.map(([path, { from }]) => `${from} → ${path}`)).toEqual([]);
  });

  it('has no broken link', () => {
    const missing = [...visits].filter(([path, { status }]) => status >= 400 && !UNFOLLOWED.has(path));
    expect(missing.map(([path, { from, status }]) => `${from} → ${path}: ${status}`)).toEqual([]);
  });

  it('was crawled completely', () => {
    const seen = [...visits.keys()].map((path) => path.slice(BASE.length));
    for (const path of [
      ...['/user/bills', '/user/bills.md', '/user/quotes', '/1.0/user/bills', '/category/users', '/tags/money'],
      ...['/api/list-bills', '/api/changelog', '/api/changelog.xml', '/files/terms.txt', '/img/logo.png'],
      ...['/manifest.webmanifest', '/apple-touch-icon.png', '/icon-192.png', '/mcp', '/search'],
    ])
      expect(seen).toContain(path);
  });

  it('redirects from the root of its host to its base', async () => {
    expect(await settle('/')).toEqual([302, BASE]);
    expect(await settle('/?q=1')).toEqual([302, `${BASE}?q=1`]);
    for (const path of ['/robots.txt', '/favicon.ico', '/.well-known/security.txt'])
      expect(await settle(path)).toEqual([302, BASE + path]);
  });

  it('returns search results with URLs below the base', async () => {
    const response = await ask(`${BASE}/search?q=bills`, { headers: { Accept: 'application/json' } });
    const answer = JSON.stringify(await response.json());
    expect(answer).toContain(`"${BASE}/user/bills`);
    expect(answer).not.toContain('"/user');
  });

  async function settle(path: string): Promise<[number, string | null]> {
    const { status, headers } = await ask(path);
    return [status, headers.get('Location')];
  }

  function ask(path: string, init: LocalRequest = {}): Promise<Response> {
    return runtime.fetch(ORIGIN + path, init);
  }
});

describe('its export', () => {
  const out = join(contentDir, '.out');
  let server: Listening;
  let visits: ReadonlyMap<string, Visit>;

  beforeAll(async () => {
    await exportSite(release, { outDir: out, form: 'folder', onProgress() {} });
    server = await serveFiles(out, BASE);
    const starts = ['', ...EXPORTED].map((path) => BASE + path);
    visits = await crawl(server.origin, starts, (url) => fetch(url, { redirect: 'manual' }));
  });

  afterAll(() => server.stop());

  it('has files for the whole site, and no link to other paths of the host', () => {
    const wrong = [...visits].filter(
      ([path, { status }]) => (path !== BASE && !path.startsWith(`${BASE}/`)) || (status >= 400 && !LIVE.has(path)),
    );
    expect(wrong.map(([path, { from, status }]) => `${from} → ${path}: ${status}`)).toEqual([]);
    expect([...visits.keys()]).toEqual(expect.arrayContaining(EXPORTED_PAGES.map((path) => BASE + path)));
  });

  it('sends no header that only the worker sends', () => {
    const headers = readFileSync(join(out, '_headers'), 'utf8');
    expect(headers).not.toMatch(/x-release|server-timing|etag|cf-/i);
    expect(headers).toContain('content-security-policy');
  });
});
