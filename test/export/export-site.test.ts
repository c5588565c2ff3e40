import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReleaseBuilder } from '../../build/cli/release-builder.ts';
import { type ExportReport, exportSite } from '../../build/export/export-site.ts';
import { Report } from '../../build/report/report.ts';
import { faultOf } from '../deploy/operator.ts';
import { SmallSite } from '../deploy/small-site.ts';
import { type FileServer, serveFiles } from './serve-files.ts';

describe.each(['', '/docs'])('exportSite() under "%s/"', (base) => {
  const site = new SmallSite();
  const out = join(site.dir, 'out');
  let report: ExportReport;
  let server: FileServer;

  beforeAll(async () => {
    report = await exportWith(site, `${base}/`, out);
    server = await serveFiles(out, base);
  });

  afterAll(async () => {
    await server.stop();
    site.remove();
  });

  it('writes a page for hosts with clean URLs and for any other server', () => {
    for (const name of ['user/bills.html', 'user/bills/index.html', 'index.html', '404.html'])
      expect([name, readFileSync(join(out, name), 'utf8')]).toEqual([name, expect.stringMatching(/<\/html>\s*$/)]);
    expect(readFileSync(join(out, 'user/bills.html'))).toEqual(readFileSync(join(out, 'user/bills/index.html')));
    expect(readFileSync(join(out, 'user/bills.html'), 'utf8')).toContain('Pay in thirty days.');
  });

  it('writes the Markdown of every page, and files as they are', () => {
    expect(readFileSync(join(out, 'user/bills.md'), 'utf8')).toContain('Pay in thirty days.');
    expect(readFileSync(join(out, 'llms.txt'), 'utf8')).toContain('Bills');
    expect(readFileSync(join(out, 'img/logo.png'))).toHaveLength(8);
    expect(readdirSync(join(out, 'assets')).map((name) => name.split('.').pop())).toContain('css');
  });

  it('writes the images that pages name for link previews', () => {
    const [, image] = /property="og:image" content="([^"]+)"/.exec(readFileSync(join(out, 'index.html'), 'utf8')) ?? [];
    const [, path = ''] = new RegExp(`^https://[^/]+${base}/(og/[0-9a-f]{16}\\.png)$`).exec(image ?? '') ?? [];
    expect(readFileSync(join(out, path)).subarray(1, 4).toString()).toBe('PNG');
  });

  it('writes redirects, and pages in their place for servers without them', () => {
    expect(readFileSync(join(out, '_redirects'), 'utf8')).toContain(`${base}/old/bills ${base}/user/bills#pay 301\n`);
    expect(readFileSync(join(out, 'old/bills.html'), 'utf8')).toContain(
      `<meta http-equiv="refresh" content="0; url=${base}/user/bills#pay">`,
    );
  });

  it('writes the headers of the worker, each once for a path', () => {
    const headers = readFileSync(join(out, '_headers'), 'utf8');
    expect(headers).toMatch(new RegExp(`^${base}/\\*\n  content-security-policy: default-src 'none'; `));
    expect(headers).toContain('  x-content-type-options: nosniff\n');
    expect(headers).toContain(`\n${base}/assets/*\n  cache-control: public, max-age=31536000, immutable\n`);
    const names = [...headers.matchAll(/^ {2}([a-z-]+):/gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2_000);
  });

  it('works from a server that knows files and folders only', async () => {
    const { visited, missing } = await crawl(server.origin, `${base}/`);
    expect(missing).toEqual([]);
    expect(visited).toBeGreaterThan(10);
  });

  it('has a search page that says what it needs, and leads on', async () => {
    const html = readFileSync(join(out, 'search.html'), 'utf8');
    expect(html).toContain('<h1>Search</h1>');
    expect(html).toContain('Its search runs in the browser, and needs JavaScript.');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('<article class="search-results"><h1>Search</h1><form');
    const answer = await fetch(`${server.origin}${base}/search?q=bills`);
    expect([answer.status, await answer.text()]).toEqual([200, html]);
  });

  it('counts what it wrote', () => {
    // The four of the content, and the one of search.
    expect(report).toMatchObject({ pages: 5, redirects: expect.any(Number) });
    expect(report.files).toBeGreaterThanOrEqual(7);
  });
});

describe('exportSite()', () => {
  const site = new SmallSite();
  const out = join(site.dir, 'out');

  afterAll(() => site.remove());

  it('takes the place of an older export', async () => {
    await exportWith(site, '/', out);
    writeFileSync(join(out, 'gone.html'), 'gone');
    await exportWith(site, '/', out);
    expect([existsSync(join(out, 'gone.html')), existsSync(join(out, 'index.html'))]).toEqual([false, true]);
    expect(readdirSync(site.dir).sort()).toEqual(['content', 'out']);
  });

  it('touches no folder that holds anything else', async () => {
    const other = mkdtempSync(join(tmpdir(), 'other-'));
    writeFileSync(join(other, 'thesis.txt'), 'mine');
    expect(await faultOf(exportWith(site, '/', other))).toBe(
      `${other}: Cannot write the export: the folder holds other files, which would be lost. Name an empty folder with --out.`,
    );
    expect(readdirSync(other)).toEqual(['thesis.txt']);
    rmSync(other, { recursive: true });
    mkdirSync(join(out, '.git'));
    expect(await faultOf(exportWith(site, '/', out))).toContain('the folder holds other files');
  });

  it('leaves the old export when two pages would be one file', async () => {
    const target = join(site.dir, 'clash');
    await exportWith(site, '/', target);
    site.write('static/user/bills.html', 'not the page');
    expect(await faultOf(exportWith(site, '/', target))).toMatch(
      /^user\/bills\.html: Cannot export: two paths of the site lead to this file\. Rename one of them\.$/,
    );
    expect(readFileSync(join(target, 'user/bills.html'), 'utf8')).toContain('Pay in thirty days.');
    expect(readdirSync(site.dir).filter((name) => name.startsWith('clash'))).toEqual(['clash']);
  });
});

async function exportWith(site: SmallSite, base: string, out: string): Promise<ExportReport> {
  const report = new Report();
  const built = await new ReleaseBuilder({ contentDir: site.contentDir, base }).build(report);
  if (built === null) throw new Error(report.errors.map(({ message }) => message).join('\n'));
  return exportSite(built.release, out, () => {});
}

/** Follows every link and file of every page within the origin. */
async function crawl(origin: string, start: string): Promise<{ visited: number; missing: string[] }> {
  const paths = new Map([[start, '']]);
  const missing: string[] = [];
  // A Map's iteration takes in what is added meanwhile (ECMA-262 §24.1.5).
  for (const [path, referrer] of paths) {
    const response = await fetch(origin + path);
    const body = await response.text();
    if (!response.ok) missing.push(`${referrer} → ${path}`);
    if (response.headers.get('Content-Type') !== 'text/html') continue;
    for (const [, href = ''] of body.matchAll(/\b(?:href|src|data-src)="(\/[^/"#?][^"#?]*)/g))
      if (!paths.has(href)) paths.set(href, path);
  }
  return { visited: paths.size, missing };
}
