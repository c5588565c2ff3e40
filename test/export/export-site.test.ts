import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExportReport, exportSite } from '../../build/publish/export/export-site.ts';
import type { PageForm } from '../../build/publish/export/file-names.ts';
import { crawl } from '../base/crawl.ts';
import { buildSite } from '../built-site.ts';
import { faultOf } from '../deploy/operator.ts';
import { SmallSite } from '../deploy/small-site.ts';
import type { Listening } from '../listen.ts';
import { serveFiles } from './serve-files.ts';

describe.each(['', '/docs'])('exportSite() under "%s/"', (base) => {
  const site = new SmallSite();
  const out = join(site.dir, 'out');
  let report: ExportReport;
  let server: Listening;

  beforeAll(async () => {
    report = await exportWith(site, `${base}/`, out);
    server = await serveFiles(out, base);
  });

  afterAll(async () => {
    await server.stop();
    site.remove();
  });

  const read = (name: string): string => readFileSync(join(out, name), 'utf8');

  it('writes each page once, with a file name that any server can serve, and its Markdown', () => {
    for (const name of ['user/bills/index.html', 'index.html', '404.html']) expect(read(name)).toMatch(/<\/html>\s*$/);
    for (const name of ['user/bills/index.html', 'user/bills.md']) expect(read(name)).toContain('Pay in thirty days.');
    expect(existsSync(join(out, 'user/bills.html'))).toBe(false);
    expect(read('llms.txt')).toContain('Bills');
  });

  it('writes files unchanged, and the link preview images of pages', () => {
    expect(readFileSync(join(out, 'img/logo.png'))).toHaveLength(8);
    expect(readdirSync(join(out, 'assets')).map((name) => name.split('.').pop())).toContain('css');
    const image = new RegExp(`property="og:image" content="https://[^/]+${base}/(og/[0-9a-f]{16}\\.png)"`);
    const [, path = ''] = image.exec(read('index.html')) ?? [];
    expect(readFileSync(join(out, path)).subarray(1, 4).toString()).toBe('PNG');
  });

  it('writes redirects, also as pages for servers without redirects', () => {
    const target = `${base}/user/bills#pay`;
    expect(read('_redirects')).toContain(`${base}/old/bills ${target} 301\n`);
    // Old addresses end in `.html` or not.
    for (const file of ['old/bills/index.html', 'old/bills.html'])
      expect(read(file)).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
  });

  it('writes the headers of the worker, each once per path', () => {
    const headers = read('_headers');
    expect(headers).toMatch(new RegExp(`^${base}/\\*\n  content-security-policy: default-src 'none'; `));
    expect(headers).toContain('  x-content-type-options: nosniff\n');
    expect(headers).toContain(`\n${base}/assets/*\n  cache-control: public, max-age=31536000, immutable\n`);
    const [everywhere = [], ...others] = headers
      .split('\n\n')
      .map((rule) => [...rule.matchAll(/^ {2}([a-z-]+):/gm)].map(([, name]) => name));
    expect(new Set(everywhere).size).toBe(everywhere.length);
    expect(headers).toMatch(/\/\*\.svg\n {2}content-security-policy: default-src 'none'; .*; sandbox\n/);
    // Browsers apply both policies of an SVG file.
    expect(others.flat().filter((name) => everywhere.includes(name))).toEqual(['content-security-policy']);
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2_000);
  });

  it('works on a server that only serves files and folders', async () => {
    const visits = await crawl(server.origin, [`${base}/`], (url) => fetch(url, { redirect: 'manual' }));
    const missing = [...visits].filter(([path, { status }]) => status >= 400 && !/\/mcp(?:\/|$)/.test(path));
    expect(missing).toEqual([]);
    expect(visits.size).toBeGreaterThan(10);
  });

  it('writes a search page that says what it needs, and links on', async () => {
    const html = read('search/index.html');
    expect(html).toContain('<h1>Search</h1>');
    expect(html).toContain('runs in the browser and needs JavaScript.');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('<article class="search-results"><h1>Search</h1><form');
    const answer = await fetch(`${server.origin}${base}/search?q=bills`);
    expect([answer.status, await answer.text()]).toEqual([200, html]);
  });

  it('writes a policy into every page, for servers that send no headers', () => {
    for (const name of ['index.html', 'user/bills/index.html', 'search/index.html', '404.html']) {
      const html = read(name);
      const [, policy = ''] =
        /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html) ?? [];
      expect([name, policy]).toEqual([name, expect.stringMatching(/^default-src 'none'; script-src 'self'/)]);
      expect(policy).not.toContain('frame-ancestors');
      expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
    }
  });

  it('writes server configuration: headers, redirects, the 404 page', () => {
    const moved = `"${base}/user/bills#pay"`;
    expect(read('.htaccess')).toContain(`ErrorDocument 404 ${base}/404.html\n`);
    expect(read('.htaccess')).toContain(`RewriteRule "^old/bills$" ${moved} [R=301,L,NE,QSD]`);
    expect(read('.htaccess')).toContain('Header always set x-content-type-options "nosniff"');
    expect(read('.server/nginx.conf')).toContain(`location = "${base}/old/bills" { return 301 ${moved}; }`);
    expect(read('.server/nginx.conf')).not.toMatch(/^(?!.*if \(\$request_uri ~).*return[^;]*\$(?!is_args|args)/m);
    expect(read('.server/nginx.conf')).toContain(`location ${base}/ { try_files $uri $uri/index.html @`);
    expect(JSON.parse(read('.server/s3-website.json'))).toMatchObject({
      IndexDocument: { Suffix: 'index.html' },
      ErrorDocument: { Key: `${base}/404.html`.slice(1) },
    });
  });

  it('counts the written pages and files', () => {
    // Four files of the content, and one for search.
    expect(report).toMatchObject({ pages: 5, redirects: expect.any(Number) });
    expect(report.files).toBeGreaterThanOrEqual(7);
  });
});

describe('exportSite()', () => {
  const site = new SmallSite();
  const out = join(site.dir, 'out');

  afterAll(() => site.remove());

  it('replaces an older export and writes only what has changed', async () => {
    await exportWith(site, '/', out);
    const before = times(out);
    writeFileSync(join(out, 'gone.html'), 'gone');
    expect((await exportWith(site, '/', out)).changed).toBe(0);
    expect(times(out)).toEqual(before);
    expect(readdirSync(site.dir).sort()).toEqual(['content', 'out']);
  });

  it('makes no temporary files, which a process that ends early would leave behind', async () => {
    const made = new Set<string>();
    const { release } = await buildSite({ contentDir: site.contentDir, base: '/' });
    const onProgress = (): void => {
      for (const name of readdirSync(tmpdir())) if (name.startsWith('export-')) made.add(name);
    };
    await exportSite(release, { outDir: out, form: 'folder', onProgress });
    expect([...made]).toEqual([]);
  });

  it('rewrites only the files of an edited guide, and then has the same as a clean export', async () => {
    const before = times(out);
    site.write('user/quotes.md', '---\ntitle: Quotes\ndescription: What you offer.\n---\n\nA binding offer.\n');
    const report = await exportWith(site, '/', out);
    const changed = [...times(out)].filter(([name, time]) => before.get(name) !== time).map(([name]) => name);
    const known =
      /^(?:user\/quotes(?:\/index\.html|\.md)|llms.*|search-index\.bin|assets\/search-.*|sitemap\.xml|\.export\.json)$/;
    expect(changed).toContain('user/quotes/index.html');
    expect(changed.filter((name) => !known.test(name))).toEqual([]);
    expect(report.changed).toBe(changed.length);
    expect(readFileSync(join(out, 'user/quotes/index.html'), 'utf8')).toContain('A binding offer.');
    const clean = join(site.dir, 'clean');
    await exportWith(site, '/', clean);
    const contents = (dir: string) =>
      listFiles(dir)
        .filter((name) => name !== '.export.json')
        .map((name) => [name, readFileSync(join(dir, name), 'base64')]);
    expect(contents(out)).toEqual(contents(clean));
  });

  it('writes pages as files for hosts with clean URLs, if configured', async () => {
    const target = join(site.dir, 'files');
    await exportWith(site, '/', target, 'file');
    expect(existsSync(join(target, 'user/bills.html'))).toBe(true);
    expect(existsSync(join(target, 'user/bills/index.html'))).toBe(false);
    expect(readFileSync(join(target, '.htaccess'), 'utf8')).toContain('RewriteRule ^(.+)$ $1.html [END]');
    expect(readFileSync(join(target, '.server/nginx.conf'), 'utf8')).toContain('try_files $uri $uri.html @');
  });

  it('refuses a folder with other content', async () => {
    const other = join(site.dir, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'thesis.txt'), 'mine');
    // Every folder for GitHub Pages has this file.
    writeFileSync(join(other, '.nojekyll'), '');
    expect(await faultOf(exportWith(site, '/', other))).toBe(
      `${other}: Cannot write the export: the folder contains other files, which would be lost. Choose an empty folder with --out.`,
    );
    expect(readdirSync(other).sort()).toEqual(['.nojekyll', 'thesis.txt']);
    mkdirSync(join(out, '.git'));
    expect(await faultOf(exportWith(site, '/', out))).toContain('the folder contains other files');
    rmSync(join(out, '.git'), { recursive: true });
  });

  it('keeps the old export if two pages would be one file', async () => {
    site.write('static/user/bills/index.html', 'not the page');
    expect(await faultOf(exportWith(site, '/', out))).toMatch(
      /^user\/bills\/index\.html: Cannot export: two paths of the site use this file\. Rename one of them\.$/,
    );
    expect(readFileSync(join(out, 'user/bills/index.html'), 'utf8')).toContain('Pay in thirty days.');
    expect(readdirSync(site.dir).filter((name) => name.startsWith('out'))).toEqual(['out']);
  });
});

describe('exportSite() of a site with a manual', () => {
  const site = new SmallSite();
  afterAll(() => site.remove());

  it('writes its printable page and styles, and leads its address there', async () => {
    site.write('site.yaml', `${readFileSync(join(site.contentDir, 'site.yaml'), 'utf8')}manuals: [{ id: all }]\n`);
    const out = join(site.dir, 'out');
    await exportWith(site, '/docs/', out);
    const html = readFileSync(join(out, 'print/all.htm'), 'utf8');
    expect(html).toContain('Pay in thirty days.');
    for (const [, href = ''] of html.matchAll(/<link rel="stylesheet" href="\/docs([^"]+)"/g))
      expect(existsSync(join(out, href))).toBe(true);
    expect(readFileSync(join(out, '_redirects'), 'utf8')).toContain('/docs/print/all /docs/print/all.htm 301\n');
  });
});

/** Paths of the files in a folder. */
function listFiles(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(dir.length + 1)).sort();
}

function times(dir: string): Map<string, number> {
  return new Map(listFiles(dir).map((name) => [name, statSync(join(dir, name)).mtimeMs]));
}

async function exportWith({ contentDir }: SmallSite, base: string, outDir: string, form: PageForm = 'folder') {
  const { release } = await buildSite({ contentDir, base });
  return exportSite(release, { outDir, form, onProgress() {} });
}
