import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatFinding } from '../../../build/base/report/finding.ts';
import { Report } from '../../../build/base/report/report.ts';
import { checkRateLimit } from '../../../build/publish/deploy/checks/check-rate-limit.ts';
import { toPreviewConfig } from '../../../build/publish/deploy/preview-config.ts';
import { loadWorkerConfig } from '../../../build/publish/deploy/service/worker-config.ts';
import { shareCache } from '../../built-site.ts';
import { runHere } from '../run-here.ts';
import { SmallSite } from '../small-site.ts';

const dir = mkdtempSync(join(tmpdir(), 'check-rate-limit-'));
const file = join(dir, 'wrangler.toml');

function addLimit(name: string, id: string, limit: number, period: number, section = 'ratelimits'): void {
  const simple = `{ limit = ${limit}, period = ${period} }`;
  appendFileSync(file, `[[${section}]]\nname = "${name}"\nnamespace_id = ${id}\nsimple = ${simple}\n`);
}

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

  it.each([
    [undefined, false],
    ['staging', false],
    // The worker of previews shares the limit of the site.
    [undefined, true],
  ])('accepts the text that its message shows, in the environment %s, preview %s', async (name, isPreview) => {
    const [message] = await check(['books', 'bills'], name, isPreview);
    expect(message).toContain(
      'wrangler.toml: Cannot deploy: the worker sends the requests of forms to books and bills',
    );
    appendFileSync(file, pasted(message));
    expect(await check(['books'], name, isPreview)).toEqual([]);
  });

  it('does not count the limit of another environment, or another limit', async () => {
    addLimit('RATE_LIMIT', '"7"', 60, 60);
    addLimit('RATE_LIMIT_TARGETS', '"8"', 20, 10);
    addLimit('OTHER', '"7"', 1, 60, 'env.staging.ratelimits');
    expect(await check(['books'])).toEqual([]);
    expect(await check(['books'], 'staging')).toEqual([
      expect.stringContaining('there is no [env.staging] rate limit named RATE_LIMIT or RATE_LIMIT_TARGETS'),
    ]);
  });

  it('needs a limit for targets beside the one for addresses', async () => {
    addLimit('RATE_LIMIT', '"7"', 60, 60);
    const [message] = await check(['books']);
    expect(message).toContain('there is no rate limit named RATE_LIMIT_TARGETS');
    expect(pasted(message)).not.toContain('"RATE_LIMIT"');
    appendFileSync(file, pasted(message));
    expect(await check(['books'])).toEqual([]);
  });

  it.each([
    ['"7"', 0],
    ['"seven"', 60],
  ])('reports a limit that Cloudflare rejects, whether or not requests are sent: %s, %s', async (id, limit) => {
    addLimit('RATE_LIMIT', id, limit, 60);
    expect(await check([])).toEqual([
      expect.stringContaining('wrangler.toml: Cannot deploy: the rate limit RATE_LIMIT needs a whole number'),
    ]);
  });

  it('reports two limits that count as one', async () => {
    addLimit('RATE_LIMIT', '"7"', 60, 60);
    addLimit('RATE_LIMIT_TARGETS', '"7"', 600, 60);
    expect(await check(['books'])).toEqual([
      expect.stringContaining('RATE_LIMIT and RATE_LIMIT_TARGETS have the same namespace_id, "7"'),
    ]);
  });

  it('reports a limit for targets that one address can use up', async () => {
    addLimit('RATE_LIMIT_TARGETS', '"8"', 120, 60);
    addLimit('RATE_LIMIT', '"7"', 20, 10);
    expect(await check(['books'])).toEqual([
      expect.stringContaining(
        'RATE_LIMIT_TARGETS allows 120 requests a minute from all addresses together, and RATE_LIMIT allows 120 from each',
      ),
    ]);
  });
});

describe('a site whose worker sends requests', () => {
  const site = new SmallSite();
  beforeAll(() => {
    copyFileSync('wrangler.toml', join(site.dir, 'wrangler.toml'));
    shareCache(site.dir);
    const api = {
      openapi: '3.1.0',
      info: { title: 'Books', version: '1' },
      servers: [{ url: 'https://api.example.com' }],
      paths: { '/books': { get: { summary: 'List books', responses: { 200: { description: 'Books' } } } } },
    };
    site.write('api.json', JSON.stringify(api));
    const settings = readFileSync(join(site.contentDir, 'site.yaml'), 'utf8');
    site.write('site.yaml', `${settings}apis:\n  - { id: books, description: api.json, tryIt: { mode: proxy } }\n`);
  });
  afterAll(() => site.remove());

  // Nothing listens on this port.
  const variables = {
    CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:1',
    CLOUDFLARE_API_TOKEN: 't',
    CLOUDFLARE_ACCOUNT_ID: 'a',
  };

  it.each([[['deploy']], [['deploy', '--dry-run']], [['preview', '--name', 'pr-1']]])(
    'is refused without a rate limit before anything is sent: %j',
    async (args) => {
      const { code, stderr } = await runHere([...args, '--site', site.dir], variables);
      expect(stderr).toContain('wrangler.toml: Cannot deploy: the worker sends the requests of forms to books');
      expect(stderr).toContain('[[ratelimits]]\nname = "RATE_LIMIT"\n');
      expect(code).toBe(1);
    },
  );
});
