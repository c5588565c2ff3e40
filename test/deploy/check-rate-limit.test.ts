import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkRateLimit } from '../../build/deploy/check-rate-limit.ts';
import { toPreviewConfig } from '../../build/deploy/preview-config.ts';
import { loadWorkerConfig } from '../../build/deploy/worker-config.ts';
import { formatFinding } from '../../build/report/finding.ts';
import { Report } from '../../build/report/report.ts';
import { SmallSite } from './small-site.ts';

const dir = mkdtempSync(join(tmpdir(), 'check-rate-limit-'));
const file = join(dir, 'wrangler.toml');
const LIMIT = 'namespace_id = "7"\nsimple = { limit = 60, period = 60 }\n';

beforeEach(() => copyFileSync('wrangler.toml', file));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function check(proxied: readonly string[], environment?: string, isPreview = false): Promise<string[]> {
  const report = new Report();
  const config = await loadWorkerConfig(file, environment);
  checkRateLimit(proxied, isPreview ? toPreviewConfig(config) : config, report);
  return report.errors.map(formatFinding);
}

/** What the message says to paste. */
const pasted = (message = ''): string => message.slice(message.indexOf('\n\n'));

describe('checkRateLimit()', () => {
  it('needs no limit if the worker sends no requests', async () => {
    expect(await check([])).toEqual([]);
  });

  it.each([undefined, 'staging'])('accepts the text that its message shows, in the environment %s', async (name) => {
    const [message] = await check(['books', 'bills'], name);
    expect(message).toContain(
      'wrangler.toml: Cannot deploy: the worker sends the requests of forms to books and bills',
    );
    appendFileSync(file, pasted(message));
    expect(await check(['books'], name)).toEqual([]);
  });

  it('does not count the limit of another environment, or another limit', async () => {
    for (const name of ['RATE_LIMIT', 'RATE_LIMIT_TARGETS'])
      appendFileSync(file, `[[ratelimits]]\nname = "${name}"\n${LIMIT}`);
    appendFileSync(file, `[[env.staging.ratelimits]]\nname = "OTHER"\n${LIMIT}`);
    expect(await check(['books'])).toEqual([]);
    expect(await check(['books'], 'staging')).toEqual([
      expect.stringContaining('there is no [env.staging] rate limit named RATE_LIMIT or RATE_LIMIT_TARGETS'),
    ]);
  });

  it('needs a limit for targets beside the one for addresses', async () => {
    appendFileSync(file, `[[ratelimits]]\nname = "RATE_LIMIT"\n${LIMIT}`);
    const [message] = await check(['books']);
    expect(message).toContain('there is no rate limit named RATE_LIMIT_TARGETS');
    expect(pasted(message)).not.toContain('"RATE_LIMIT"');
    appendFileSync(file, pasted(message));
    expect(await check(['books'])).toEqual([]);
  });

  it('counts the limit that the worker of previews shares with the site', async () => {
    const [message] = await check(['books'], undefined, true);
    expect(message).toContain('Cannot deploy');
    appendFileSync(file, pasted(message));
    expect(await check(['books'], undefined, true)).toEqual([]);
  });
});

describe('a site whose worker sends requests', () => {
  it.each([
    ['deploy', []],
    ['deploy', ['--dry-run']],
    ['preview', ['--name', 'pr-1']],
  ])('is refused without a rate limit before anything is sent: %s %j', (command, options) => {
    const site = new SmallSite();
    writeFileSync(join(site.dir, 'wrangler.toml'), readFileSync('wrangler.toml'));
    const api = {
      openapi: '3.1.0',
      info: { title: 'Books', version: '1' },
      servers: [{ url: 'https://api.example.com' }],
      paths: { '/books': { get: { summary: 'List books', responses: { 200: { description: 'Books' } } } } },
    };
    site.write('api.json', JSON.stringify(api));
    const settings = readFileSync(join(site.contentDir, 'site.yaml'), 'utf8');
    site.write('site.yaml', `${settings}apis:\n  - { id: books, description: api.json, tryIt: { mode: proxy } }\n`);
    const args = [resolve('build/run.js'), command, '--content', site.contentDir, ...options];
    // Nothing listens on this port.
    const env = {
      CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:1',
      CLOUDFLARE_API_TOKEN: 't',
      CLOUDFLARE_ACCOUNT_ID: 'a',
    };
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: site.dir,
      env: { PATH: process.env.PATH, HOME: site.dir, ...env },
      encoding: 'utf8',
    });
    site.remove();
    expect(stderr).toContain('wrangler.toml: Cannot deploy: the worker sends the requests of forms to books');
    expect(stderr).toContain('[[ratelimits]]\nname = "RATE_LIMIT"\n');
    expect(status).toBe(1);
  });
});
