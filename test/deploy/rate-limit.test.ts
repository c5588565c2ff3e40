import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import * as z from 'zod';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { workerModules } from '../../build/release/records/write-release.ts';
import { workerOptions } from '../../build/serve/local/local-worker.ts';
import { awaitMinute } from '../await-minute.ts';
import { SmallSite } from './small-site.ts';

/** The settings that Miniflare takes from wrangler's configuration. */
const schema = z.object({
  ratelimits: z.array(
    z.object({
      name: z.string(),
      simple: z.object({ limit: z.number(), period: z.union([z.literal(10), z.literal(60)]) }),
    }),
  ),
});

describe('the rate limit of wrangler.toml, once an operator uncomments it', () => {
  const site = new SmallSite();
  const dir = mkdtempSync(join(tmpdir(), 'rate-limit-'));
  let miniflare: Miniflare;
  let limit = 0;

  beforeAll(async () => {
    const config = join(dir, 'wrangler.toml');
    const block = /^# \[\[ratelimits\]\]\n(?:# \w+ = .*\n)+/m;
    const toml = readFileSync(join(PROJECT_ROOT, 'wrangler.toml'), 'utf8');
    writeFileSync(
      config,
      toml.replace(block, (text) => text.replaceAll(/^# /gm, '')),
    );
    const { ratelimits } = schema.parse(unstable_readConfig({ config }, { hideWarnings: true }));
    limit = ratelimits[0]?.simple.limit ?? 0;
    const release = await site.build();
    miniflare = new Miniflare({
      ...(await workerOptions(workerModules(release))),
      kvNamespaces: { CONTENT: 'content' },
      ratelimits: Object.fromEntries(ratelimits.map(({ name, simple }) => [name, { simple }])),
    });
    const content = await miniflare.getKVNamespace('CONTENT');
    for (const [key, bytes] of release.records) await content.put(key, new Uint8Array(bytes).buffer);
  });
  afterAll(async () => {
    await miniflare.dispose();
    rmSync(dir, { recursive: true, force: true });
    site.remove();
  });

  const ask = async (path: string, address: string) => {
    const headers = { 'CF-Connecting-IP': address, Accept: 'application/json' };
    const response = await miniflare.dispatchFetch(`http://docs.acme.test${path}`, { headers });
    await response.arrayBuffer();
    return response;
  };

  it('limits expensive requests of one IP address only', async () => {
    expect(limit).toBeGreaterThan(0);
    await awaitMinute();
    for (let count = 0; count < limit; count++) expect((await ask('/search?q=bills', '192.0.2.1')).status).toBe(200);
    for (const path of ['/og/0123456789abcdef.png', '/mcp', '/search?q=pay'])
      expect([path, (await ask(path, '192.0.2.1')).status]).toEqual([path, 429]);
    const { status, headers } = await ask('/llms-full.txt', '192.0.2.1');
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([429, '60', 'no-store']);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await ask('/search?q=bills', '192.0.2.2')).status).toBe(200);
    expect((await ask('/user/bills', '192.0.2.1')).status).toBe(200);
  });
});
