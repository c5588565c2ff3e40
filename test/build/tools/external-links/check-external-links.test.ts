import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Report } from '../../../../build/base/report/report.ts';
import { SiteCompiler } from '../../../../build/site/compile-site.ts';
import { checkExternalLinks } from '../../../../build/tools/external-links/check-external-links.ts';
import { findAddresses } from '../../../../build/tools/external-links/find-addresses.ts';
import { listen } from '../../../listen.ts';
import { newFolder } from '../../../temporary-folder.ts';
import { inContent, SMALLEST_SITE } from '../../content-folder.ts';

const requests: { method: string; path: string; agent: string; at: number }[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? '';
  requests.push({ method: request.method ?? '', path, agent: request.headers['user-agent'] ?? '', at: Date.now() });
  const [, status = '200'] = /^\/(\d{3})/.exec(path) ?? [];
  const onlyGet = path.startsWith('/get') && request.method === 'HEAD';
  response.writeHead(onlyGet ? 405 : Number(status), path.startsWith('/30') ? { Location: '/200' } : {}).end();
});
let origin = '';
let folder = '';

beforeAll(async () => {
  const { origin: address, stop } = await listen(server);
  origin = address;
  folder = newFolder();
  return stop;
});
beforeEach(() => {
  requests.length = 0;
});

const DAY_MS = 24 * 60 * 60 * 1_000;

async function check(
  addresses: readonly string[],
  { now = 1e12, file = 'a.json', isPrivate = (): boolean => false, knownHost = 'localhost' } = {},
) {
  const report = new Report();
  const found = addresses.map((address) => ({ address, location: { file: 'a.md' }, pages: 1 }));
  const counts = await checkExternalLinks(
    found,
    { userAgent: 'test', timeoutMs: 2_000, pauseMs: 20, cacheFile: join(folder, file), now, isPrivate, knownHost },
    report,
  );
  return {
    counts,
    errors: report.errors.map(({ message }) => message),
    warnings: report.warnings.map((each) => each.message),
  };
}

describe('checkExternalLinks()', () => {
  it('reports what is gone and what has moved for good, and nothing that it cannot know', async () => {
    const paths = ['/200', '/404', '/410', '/301', '/302', '/403', '/500', '/get'];
    const { counts, errors, warnings } = await check(paths.map((path) => origin + path));
    expect(counts).toEqual({ found: 3, gone: 2, moved: 1, unknown: 2 });
    expect(errors).toEqual(
      [404, 410].map(
        (status) =>
          `Cannot reach ${origin}/${status}: the server answers ${status}. Link to another page, or remove the link.`,
      ),
    );
    expect(warnings).toEqual([
      `Cannot keep the link to ${origin}/301: the page has moved for good. Link to ${origin}/200.`,
    ]);
  });

  it('asks a host for one page at a time, with a pause, and says who asks', async () => {
    await check(
      ['/a', '/b', '/c'].map((path) => origin + path),
      { file: 'pause.json' },
    );
    expect(requests.map(({ method, path, agent }) => [method, path, agent])).toEqual([
      ['HEAD', '/a', 'test'],
      ['HEAD', '/b', 'test'],
      ['HEAD', '/c', 'test'],
    ]);
    expect((requests[2]?.at ?? 0) - (requests[0]?.at ?? 0)).toBeGreaterThanOrEqual(38);
  });

  it('keeps answers for a week, and asks again where there was none', async () => {
    const addresses = [`${origin}/404`, `${origin}/500`];
    await check(addresses, { file: 'week.json' });
    requests.length = 0;
    const later = await check(addresses, { file: 'week.json', now: 1e12 + 6 * DAY_MS });
    expect([requests.map(({ path }) => path), later.errors.length]).toEqual([['/500', '/500'], 1]);
    requests.length = 0;
    await check(addresses, { file: 'week.json', now: 1e12 + 8 * DAY_MS });
    expect(requests.map(({ path }) => path)).toContain('/404');
    expect(JSON.parse(readFileSync(join(folder, 'week.json'), 'utf8'))).toHaveProperty([`${origin}/404`]);
  });

  it('starts again after a damaged file', async () => {
    writeFileSync(join(folder, 'damaged.json'), '{"a": 1');
    expect((await check([`${origin}/200`], { file: 'damaged.json' })).counts.found).toBe(1);
  });

  it('does not blame hosts if this machine is offline', async () => {
    const addresses = ['http://no-such-host.invalid/'];
    const offline = await check(addresses, { file: 'offline.json', knownHost: 'nor-this-one.invalid' });
    expect(offline.counts).toEqual({ found: 0, gone: 0, moved: 0, unknown: 1 });
    const online = await check(addresses, { file: 'offline.json' });
    expect([online.counts.gone, online.errors]).toEqual([1, [expect.stringContaining('there is no such host')]]);
  });

  it('sends nothing to private addresses', async () => {
    const { counts } = await check([`${origin}/404`], { file: 'private.json', isPrivate: () => true });
    expect([counts.unknown, requests]).toEqual([1, []]);
  });
});

describe('findAddresses()', () => {
  it('finds the links to other sites once, with their places, but no examples', async () => {
    const files = {
      ...SMALLEST_SITE,
      'a.md': '# A\n\nSee [it](https://a.org/x#part), <https://b.org>, `https://code.org` and https://example.com/.\n',
      'b.md': '# B\n\n[it](https://a.org/x?y=1&z) and [again](https://a.org/x)\n',
    };
    const { result } = await inContent(files, async (contentDir, report) => {
      const site = await new SiteCompiler().compile({ contentDir }, report);
      return site === null ? [] : findAddresses([site], contentDir);
    });
    const places = result.map(({ address, location, pages }) => [
      address,
      `${location.file.replace(/^.*\//, '')}:${location.position?.line}`,
      pages,
    ]);
    expect(places).toEqual([
      ['https://a.org/x', 'a.md:3', 2],
      ['https://b.org/', 'a.md:3', 1],
      ['https://a.org/x?y=1&z', 'b.md:3', 1],
    ]);
  });
});
