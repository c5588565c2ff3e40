import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '../../build/publish/export/export-site.ts';
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

describe('a site below a path', () => {
  const contentDir = writeContent(fixtureFiles('base-site'));
  const runtime = new LocalRuntime({ port: 0, stateDir: join(contentDir, '.state') });
  let visits: ReadonlyMap<string, Visit>;

  beforeAll(async () => {
    const { release } = await buildSite({ contentDir });
    await runtime.serve(release);
    const starts = [
      ...['', '/sitemap.xml', '/llms.txt', '/llms-full.txt', '/robots.txt', '/mcp/server-card', '/user/bills.md'],
      ...['security.txt', 'api-catalog', 'agent-skills/index.json'].map((name) => `/.well-known/${name}`),
      ...['/old/bills', '/nope'],
    ].map((path) => BASE + path);
    visits = await crawl(ORIGIN, starts, (url) => ask(url.pathname + url.search));
  });

  afterAll(async () => {
    await runtime.stop();
    rmSync(contentDir, { recursive: true });
  });

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

  it.each([
    ['/help/docs/', BASE],
    ['/help/docs/index.html', BASE],
    ['//help/docs/user/bills', `${BASE}/user/bills`],
    ['/help//docs/user/bills.html?q=1', `${BASE}/user/bills?q=1`],
    ['/help/x/../docs/', BASE],
    ['/help/docs/old/bills', `${BASE}/user/bills#pay`],
    ['/help/docs/User/Bills', `${BASE}/user/bills`],
    ['/help/docs//evil.test/', `${BASE}/evil.test`],
    ['/help/docs/status', 'https://other.test/status'],
    ['/help/docs/favicon.ico', `${BASE}/img/logo.svg`],
  ])('redirects %s to %s', async (path, location) => {
    const [status, found] = await settle(path);
    expect([status === 301 || status === 302, found]).toEqual([true, location]);
  });

  it.each([
    ...['/user/bills', '/help', '/help/', '/help/docsx', '/help/doc', '/HELP/docs', '/docs/help', '/help/docs/../x'],
    ...['/mcp', '/healthz', '/search?q=a', '/llms.txt', '/assets/x-AAAAAAAA.js', '/img/logo.png', '/_/sidebar/docs/a'],
  ])('returns 404 for %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('serves machine-readable documents only below the base', async () => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    };
    expect([(await ask('/mcp', init)).status, (await ask(`${BASE}/mcp`, init)).status]).toEqual([404, 200]);
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
  const contentDir = writeContent(fixtureFiles('base-site'));
  const out = join(contentDir, '.out');
  let server: Listening;
  let visits: ReadonlyMap<string, Visit>;

  beforeAll(async () => {
    const { release } = await buildSite({ contentDir });
    await exportSite(release, { outDir: out, form: 'folder', onProgress() {} });
    server = await serveFiles(out, BASE);
    const starts = ['', ...EXPORTED].map((path) => BASE + path);
    visits = await crawl(server.origin, starts, (url) => fetch(url, { redirect: 'manual' }));
  });

  afterAll(async () => {
    await server.stop();
    rmSync(contentDir, { recursive: true });
  });

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
