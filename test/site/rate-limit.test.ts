import { createExecutionContext, env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../worker/index.ts';
import { manifest } from './fixture/release.ts';
import { ORIGIN } from './get.ts';

const app = createApp(manifest, async () => ({ handleTryIt: async () => new Response(null) }));

/** Responds with a 429 to every request that counts. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const limited = { ...env, RATE_LIMIT: { limit: async () => ({ success: false }) } };
  return app.fetch(new Request(ORIGIN + path, { redirect: 'manual', ...init }), limited, createExecutionContext());
}

type Sample = readonly [path: string, init?: RequestInit];

const MARKDOWN = { headers: { Accept: 'text/markdown' } };
const POST = { method: 'POST' };

/** Requests for each route of the worker. */
const COUNTED: Readonly<Record<string, readonly Sample[]>> = {
  '/mcp': [['/mcp', POST], ['/mcp']],
  '/healthz': [['/healthz']],
  '/healthz/content': [['/healthz/content']],
  '/search': [['/search?q=bills']],
  '/_/sidebar/:sidebarId/:groupId': [['/_/sidebar/users/0']],
  '/_/try/*': [['/_/try/form/api/list-bills'], ['/_/try/responses/api/list-bills'], ['/_/try/callback']],
  '/robots.txt': [['/robots.txt']],
  '/sitemap.xml': [['/sitemap.xml']],
  '/:file{sitemap-[0-9]+\\.xml}': [['/sitemap-1.xml']],
  '/llms.txt': [['/llms.txt']],
  '/llms/:file{.+\\.txt}': [['/llms/users.txt']],
  '/llms-full.txt': [['/llms-full.txt']],
  '/llms-full/:file{.+\\.txt}': [['/llms-full/users.txt']],
  '/:file{.+/llms\\.txt}': [['/user/llms.txt']],
  '/:file{.+/llms-full\\.txt}': [['/user/llms-full.txt']],
  '/.well-known/ai-catalog.json': [['/.well-known/ai-catalog.json']],
  '/.well-known/mcp/catalog.json': [['/.well-known/mcp/catalog.json']],
  '/mcp/server-card': [['/mcp/server-card']],
  '/.well-known/mcp.json': [['/.well-known/mcp.json']],
  '/.well-known/mcp/server-card': [['/.well-known/mcp/server-card']],
  '/.well-known/mcp/server-card.json': [['/.well-known/mcp/server-card.json']],
  '/.well-known/api-catalog': [['/.well-known/api-catalog']],
  '/.well-known/agent-skills/index.json': [['/.well-known/agent-skills/index.json']],
  '/.well-known/agent-skills/:name/SKILL.md': [['/.well-known/agent-skills/docs/SKILL.md']],
  // Markdown, redirects, invalid and unknown paths, files of earlier releases, other methods.
  '*': [
    ['/user/bills.md'],
    ['/user/bills', MARKDOWN],
    ['/old/bills'],
    ['/user/bills/'],
    ['/%00'],
    ['/nothing'],
    ['/assets/site-AAAAAAAA.js'],
    ['/user/bills', POST],
    ['/og/0123456789abcdef.png'],
  ],
};

/** Pages and files, and requests of forms, whose handlers count by themselves. */
const FREE: readonly Sample[] = [
  ['/'],
  ['/user/bills'],
  ['/user/bills', { method: 'HEAD' }],
  [Object.keys(manifest.files)[0] ?? ''],
  ['/_/try/send/api/list-bills', POST],
  ['/_/try/report/api/list-bills', POST],
];

describe('the rate limit', () => {
  it('knows every route', () => {
    const routes = app.routes.map(({ path }) => path.replace(/^\/\*$/, '*'));
    expect([...new Set(routes)].sort()).toEqual(Object.keys(COUNTED).sort());
  });

  it.each(samples(Object.values(COUNTED).flat()))('counts $path $init', async ({ path, init }) => {
    const { status, headers } = await ask(path, init);
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([429, '60', 'no-store']);
  });

  it.each(samples(FREE))('does not count $path $init', async ({ path, init }) => {
    expect((await ask(path, init)).status).toBe(200);
  });

  it.each([
    ['/mcp', {}, { jsonrpc: '2.0', id: null, error: { code: -32_029, message: expect.any(String) } }],
    ['/search?q=bills&format=json', {}, { title: 'Too Many Requests', status: 429 }],
    ['/search?q=bills', { headers: { Accept: 'application/json' } }, { title: 'Too Many Requests', status: 429 }],
  ])('rejects %s %j in its format', async (path, init, body) => {
    expect(await (await ask(path, init)).json()).toEqual(body);
  });

  it('lets requests pass if there is none, or if it fails', async () => {
    const fetch = (extra: object): Promise<Response> | Response =>
      app.fetch(new Request(`${ORIGIN}/llms.txt`), { ...env, ...extra }, createExecutionContext());
    const failing = { limit: () => Promise.reject(new Error('The limiter fails')) };
    expect((await fetch({})).status).toBe(200);
    expect((await fetch({ RATE_LIMIT: failing })).status).toBe(200);
  });
});

function samples(all: readonly Sample[]): { readonly path: string; readonly init: RequestInit }[] {
  return all.map(([path, init = {}]) => ({ path, init }));
}
