import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../build/base/report/report.ts';
import type { BuiltRelease } from '../../build/cli/release-builder.ts';
import { auditPaths } from '../../build/publish/audit/audit-paths.ts';
import { listExpected } from '../../build/publish/audit/expected-paths.ts';
import { liveReaders, localReaders } from '../../build/publish/audit/readers.ts';
import { auditModules } from '../../build/release/records/write-release.ts';
import { LocalRuntime } from '../../build/serve/local/local-runtime.ts';
import { inContent } from '../build/content-folder.ts';
import { siteBuilder } from '../built-site.ts';
import { PRIVATE_SITE, PRIVATE_WORDS as W } from '../worker/access/private-site.ts';

let built: BuiltRelease;
let dir: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'audit-'));
  const { result, errors } = await inContent(PRIVATE_SITE, (contentDir, report: Report) =>
    siteBuilder({ contentDir }).build(report),
  );
  if (result === null) throw new Error(errors.join('\n'));
  built = result;
}, 120_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const expected = () => listExpected(built.release.manifest, built.rules);
const find = (path: string) => expected().find((each) => each.path === path);

describe('an audit', () => {
  it('says who may read each path, and why', () => {
    expect(find('/bills')).toMatchObject({ views: ['public', 'partners', 'partners+staff'], why: null });
    const { views, why } = find(`/${W.page}`) ?? {};
    expect(views).toEqual(['partners', 'partners+staff']);
    expect(why).toMatch(new RegExp(`^the page is for partners \\(.*${W.page}\\.md:2\\)$`));
    expect(find(`/de/${W.page}.md`)?.why).toContain('the page is for partners');
    expect(find('/inner')?.why).toMatch(/^the sidebar category "zqcategory" is for staff \(.*sidebars\.yaml:\d+\)$/);
    expect(find('/tagged')?.why).toContain('the tag "hidden" is for staff');
    expect(find(`/${W.api}/a${W.api}`)?.why).toContain(`the API "${W.api}" is for staff`);
    expect(find(`/api/${W.operation}`)?.why).toBe('x-access in the API description');
    expect(find(`/${W.download}.pdf`)?.why).toBe('only private pages use it');
    expect(find(`/${W.redirect}`)?.why).toBe('it leads to a private page');
  });

  it('finds nothing wrong with the site on this machine', async () => {
    const runtime = new LocalRuntime({ port: 0, stateDir: dir });
    try {
      const origin = await runtime.serve(built.release, auditModules(built.release));
      const readers = localReaders(built.release, runtime, origin);
      const { faults, paths } = await auditPaths(expected(), readers, built.release.manifest.site);
      expect(faults).toEqual([]);
      expect(paths.find(({ path }) => path === '/inner')?.readers).toEqual(['partners+staff']);
    } finally {
      await runtime.stop();
    }
  }, 120_000);

  it('finds what a running site shows or names to the public, and does not show to its readers', async () => {
    const site = createServer(({ url, headers }, response) => {
      const isOpen = url === '/bills' || url === `/${W.page}`;
      response.statusCode = isOpen || (headers.cookie === 'a=b' && url !== '/inner') ? 200 : 404;
      response.setHeader('Content-Type', 'text/html');
      response.end(url === '/bills' ? `<a href="/${W.folder}/one">` : '');
    });
    const url = await listen(site);
    writeFileSync(join(dir, 'staff.txt'), 'Cookie: a=b\nX-Other: 1\n');
    const { access, site: frame } = built.release.manifest;
    if (access === undefined) throw new Error('The site has no audiences');
    const readers = await liveReaders(url, access, new Map([['staff', join(dir, 'staff.txt')]]));
    const paths = expected().filter(({ path }) =>
      ['/bills', `/${W.page}`, `/${W.folder}/one`, '/inner'].includes(path),
    );
    const { faults } = await auditPaths(paths, readers, frame);
    site.close();
    expect(faults).toEqual([
      { path: '/inner', reader: 'staff', found: 'cannot be read, and should, status 404' },
      { path: `/${W.folder}/one`, reader: 'public', found: '/bills names it' },
      { path: `/${W.page}`, reader: 'public', found: 'can be read, and must not, status 200' },
    ]);
  });
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return `http://127.0.0.1:${address.port}`;
}
