import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '../../build/publish/export/export-site.ts';
import { PAGE_FORMS, toFileName, toPageFile } from '../../build/publish/export/file-names.ts';
import { renderServerFiles } from '../../build/publish/export/server-files.ts';
import { writeFiles } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';
import { SmallSite } from '../deploy/small-site.ts';
import { newFolder } from '../temporary-folder.ts';
import { isInstalled, type RealServer, SERVERS, serveWith } from './real-server.ts';

const CASES = SERVERS.flatMap((name) =>
  ['', '/docs'].flatMap((base) => PAGE_FORMS.map((form) => ({ name, base, form }))),
);

const REDIRECTS = `/old/bills: /user/bills#pay
/old/price: https://other.test/5%25%20$1
/was/:year/*: /user/:splat
/at/:name: https://other.test/5%25%20$1/:name
/größe/*: /user/:splat
/old/*: /:splat
/up/:name/*: /:splat/:name
`;

for (const { name, base, form } of CASES) {
  describe.skipIf(!isInstalled(name))(`${name}, base "${base}", pages as ${form}`, () => {
    let site: SmallSite;
    let out: string;
    let server: RealServer;
    let paths: string[];

    beforeAll(async () => {
      site = new SmallSite();
      const root = join(site.dir, 'root');
      out = root + base;
      site.write('static/files/größe.txt', 'Groß.\n');
      site.write('redirects.yaml', REDIRECTS);
      mkdirSync(root);
      const { release } = await buildSite({ contentDir: site.contentDir, base: `${base}/` });
      await exportSite(release, { outDir: out, form, onProgress() {} });
      server = await serveWith(name, root, base);
      const { tags } = JSON.parse(readFileSync(join(out, '.export.json'), 'utf8'));
      // The pages of redirects are for servers without configuration.
      paths = Object.keys(tags).filter((path) => !REDIRECTS.includes(`${path}: `));
    });
    afterAll(async () => {
      await server?.stop();
      site.remove();
    });

    /** Unlike `fetch`, sends a path as it is. */
    const askAsWritten = async (path: string) => {
      const [answer] = await once(get(server.origin, { path: Buffer.from(path).toString('latin1') }), 'response');
      answer.resume();
      const { statusCode: status, headers } = answer;
      return { status, headers, location: Buffer.from(headers.location ?? '', 'latin1').toString() };
    };

    const ask = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
    const isPage = (path: string): boolean => existsSync(join(out, toPageFile(path, form))) && !path.endsWith('.md');

    it("serves every path with its file, its type and the worker's headers", async () => {
      expect(paths.length).toBeGreaterThan(20);
      for (const path of paths) {
        const file = join(out, isPage(path) ? toPageFile(path, form) : toFileName(path));
        const answer = await ask(base + path);
        const body = Buffer.from(await answer.arrayBuffer());
        const { headers } = answer;
        expect([path, answer.status, body.equals(readFileSync(file))]).toEqual([path, 200, true]);
        expect([path, headers.get('Content-Security-Policy')]).toEqual([path, expect.stringContaining("'none'")]);
        expect([path, headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff']);
        expect([path, headers.get('Content-Type')?.toLowerCase()]).toEqual([path, expect.stringMatching(typeOf(path))]);
        const lifetime = path.startsWith('/assets/') ? /max-age=31536000/ : /^no-cache$/;
        expect([path, headers.get('Cache-Control')]).toEqual([path, expect.stringMatching(lifetime)]);
      }
    });

    it('serves no file that only configures a server', async () => {
      for (const file of ['.export.json', '.htaccess', '.nojekyll', '.server/nginx.conf', '_headers', '_redirects']) {
        expect([file, existsSync(join(out, file))]).toEqual([file, true]);
        const answer = await ask(`${base}/${file}`);
        // Debian's Apache forbids .ht files.
        expect([file, answer.status]).toEqual([file, 404]);
      }
    });

    it('serves the home page at its path and redirects or serves its other paths', async () => {
      expect((await ask(base || '/')).status).toBe(200);
      for (const path of [base || '/', `${base}/`, `${base}/index.html`]) {
        const answer = await fetch(server.origin + path);
        const isHome = (await answer.text()) === readFileSync(join(out, 'index.html'), 'utf8');
        expect([path, answer.status, isHome]).toEqual([path, 200, true]);
      }
    });

    const settle = async (path: string) => {
      const { status, headers } = await ask(base + path);
      const { pathname, hash } = new URL(headers.get('Location') ?? '/nowhere', server.origin);
      return [path, status, pathname + hash];
    };

    it('redirects other forms of a URL to the canonical one', async () => {
      for (const path of paths.filter((known) => known !== '/' && isPage(known)))
        for (const other of [`${path}/`, `${path}//`, `${path}.html`, `${path}/index.html`, `${path}//index.html`])
          expect(await settle(other)).toEqual([other, 301, base + path]);
      // Browsers cache redirects without a lifetime forever.
      expect((await ask(`${base}/user/bills/`)).headers.get('Cache-Control')).toBe('no-cache');
    });

    it.each([
      ['/was/2024/bills', '/user/bills'],
      ['/old/bills', '/user/bills#pay'],
    ])('redirects %s to %s', async (path, target) => {
      expect(await settle(path)).toEqual([path, 301, base + target]);
    });

    it.each([
      ['/old/price?a=%20b', 'https://other.test/5%25%20$1?a=%20b'],
      ['/at/gr%C3%B6%C3%9Fe?a=b', 'https://other.test/5%25%20$1/gr%C3%B6%C3%9Fe?a=b'],
      ['/at/a%20b%25', 'https://other.test/5%25%20$1/a%20b%25'],
      ['/at/a%0D%0ASet-Cookie:b=c', 'https://other.test/5%25%20$1/a%0D%0ASet-Cookie:b=c'],
      ['/user/b%0Dc/', '/user/b%0Dc'],
      ['/user/b%3Fc.html?a=b', '/user/b%3Fc?a=b'],
      ['/was/1/a%3Fb%26c%2Bd%25?e=%3F', '/user/a%3Fb%26c%2Bd%25?e=%3F'],
      ['/%77as//1/b', '/user/b'],
      ['/gr%c3%b6%c3%9fe/b%5C%c3', '/user/b%5C%c3'],
      ['/was/1/b%0Ac', '/user/b%0Ac'],
      ['/größe/größe', '/user/größe'],
      ['/old/bills?a=b', '/user/bills#pay'],
    ])('redirects %s to %s, encoded as it was', async (path, target) => {
      const { status, location, headers } = await askAsWritten(base + path);
      const found = location.replace(server.origin, '').replace('%24', '$');
      expect([status, found]).toEqual([301, target.startsWith('/') ? base + target : target]);
      expect(headers).not.toHaveProperty('set-cookie');
    });

    it.each([
      '/old/%5Cother.test',
      '/old/\\other.test',
      '/old//other.test',
      '/old/%2F/other.test',
      '/up/other.test',
      '/up/other.test/',
      '/%5Cother.test/',
      '/\\other.test/',
      '/\\other.test.html',
      '//other.test/',
    ])('redirects %s to no other host', async (path) => {
      const { location } = await askAsWritten(base + path);
      expect([location, new URL(location, server.origin).origin]).toEqual([location, server.origin]);
    });

    it('shows the 404 page with status 404', async () => {
      for (const path of ['/nothing', '/user/nothing', '/img/nothing.png']) {
        const answer = await ask(base + path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.text()).toBe(readFileSync(join(out, '404.html'), 'utf8'));
      }
    });

    function typeOf(path: string): RegExp {
      if (isPage(path) || path.startsWith('/_/sidebar/')) return /^text\/html; ?charset=utf-8$/;
      if (path.endsWith('.md')) return /^text\/markdown; ?charset=utf-8$/;
      if (path.endsWith('.txt')) return /^text\/plain; ?charset=utf-8$/;
      if (path === '/.well-known/api-catalog') return /^application\/linkset\+json/;
      if (path.endsWith('.yaml')) return /^application\/yaml/;
      if (path.endsWith('.webmanifest')) return /^application\/manifest\+json/;
      return path.endsWith('.js') ? /^(?:text|application)\/javascript/ : /./;
    }
  });
}

const PATTERNS = [
  { href: '/old/*', location: '/new/:splat' },
  { href: '/:any/*', location: '/any/:splat' },
  { href: '/de/old/*', location: '/de/new/:splat' },
];

for (const { name, base, form } of CASES) {
  describe.skipIf(!isInstalled(name))(`patterns on ${name}, base "${base}", pages as ${form}`, () => {
    let server: RealServer;

    beforeAll(async () => {
      const root = newFolder();
      const facts = { base, form, languages: ['de/'], headers: [], redirects: [] };
      const patterns = PATTERNS.map(({ href, location }) => ({ href: base + href, location: base + location }));
      const pages = ['/', '/old/x', '/old/x/y', '/de/old/x'].map((path) => [toPageFile(path, form), path]);
      const files = ['old/x.md', 'old/logo.png', 'de/old/x.md', 'de/index.html', '404.html', 'de/404.html'];
      writeFiles(
        root + base,
        Object.fromEntries([
          ...pages,
          ...files.map((file) => [file, `/${file}`]),
          ...renderServerFiles({ ...facts, patterns }),
        ]),
      );
      server = await serveWith(name, root, base);
    });
    afterAll(() => server?.stop());

    const ask = async (path: string) => {
      const answer = await fetch(server.origin + base + path, { redirect: 'manual' });
      const location = new URL(answer.headers.get('Location') ?? '/nowhere', server.origin);
      const target = answer.status === 301 ? location.pathname + location.search : await answer.text();
      return { status: answer.status, target, type: answer.headers.get('Content-Type')?.replace(/;.*/, '') };
    };

    it.each([
      ['/old/x', '/old/x', 'text/html'],
      ['/old/x/y', '/old/x/y', 'text/html'],
      ['/old/x.md', '/old/x.md', 'text/markdown'],
      ['/old/logo.png', '/old/logo.png', 'image/png'],
      ['/de', '/de/index.html', 'text/html'],
      ['/de/old/x', '/de/old/x', 'text/html'],
      ['/de/old/x.md', '/de/old/x.md', 'text/markdown'],
    ])('serves %s before any pattern', async (path, target, type) => {
      expect(await ask(path)).toEqual({ status: 200, target, type });
    });

    it.each([
      ['/old/x/', '/old/x'],
      ['/old/x/index.html', '/old/x'],
      ['/old/x.html?a=b', '/old/x?a=b'],
      ['/de/', '/de'],
      ['/de/old/x/', '/de/old/x'],
      ['/old', '/new/'],
      ['/old/z', '/new/z'],
      ['/old/x/z?a=b', '/new/x/z?a=b'],
      ['/old/z.md', '/new/z.md'],
      ['/old/x.md/z', '/new/x.md/z'],
      ['/other/z', '/any/z'],
      ['/de/old/z', '/de/new/z'],
      ['/de/old/z.md', '/de/new/z.md'],
    ])('redirects %s to %s', async (path, target) => {
      expect(await ask(path)).toMatchObject({ status: 301, target: base + target });
    });

    it.each(['/de/z', '/de/z/z', '/de/z.md'])('shows the 404 page of a language at %s', async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, target: '/de/404.html' });
    });
  });
}
