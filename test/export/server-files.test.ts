import { describe, expect, it } from 'vitest';
import { renderServerFiles } from '../../build/publish/export/server-files.ts';
import { SVG_POLICY } from '../../worker/model/markup/svg-policy.ts';

const FACTS = { languages: [], headers: [], redirects: [], patterns: [{ href: '/old/*', location: '/:splat' }] };

describe('renderServerFiles()', () => {
  it('gives SVG files a policy of their own', () => {
    const policy = "default-src 'self'";
    const files = renderServerFiles({
      ...FACTS,
      base: '',
      form: 'folder',
      headers: [['content-security-policy', policy]],
    });
    const nginx = files.get('.server/nginx.conf');
    expect(nginx).toContain(`set $policy "${policy}";\nif ($uri ~ "\\.svg$") { set $policy "${SVG_POLICY}"; }`);
    expect(nginx).toContain('add_header content-security-policy $policy always;');
    expect(files.get('.htaccess')).toContain(
      `  <If "%{REQUEST_URI} =~ m#\\.svg$#">\n    Header always set content-security-policy "${SVG_POLICY}"\n  </If>`,
    );
  });

  it.each([
    ['folder', '/index.html'],
    ['file', '.html'],
  ] as const)('serves pages and files before patterns, with pages as %s', (form, end) => {
    const files = renderServerFiles({ ...FACTS, base: '', form });
    const apache = files.get('.htaccess') ?? '';
    const rules = apache.split('\n').filter((line) => line.includes('RewriteRule'));
    expect(rules.slice(-2)).toEqual([
      `  RewriteRule ^(.+)$ ${form === 'folder' ? '$1/index.html' : '$1.html'} [END]`,
      '  RewriteRule ^ "/%1" [R=301,L,NE]',
    ]);
    expect(apache).toContain('  RewriteCond "%{REQUEST_FILENAME}%{PATH_INFO}" !-f\n  RewriteCond %{THE_REQUEST}');
    expect(apache).not.toContain('DOCUMENT_ROOT');
    const nginx = files.get('.server/nginx.conf') ?? '';
    expect(nginx).toContain(`location / { try_files $uri $uri${end} @missing-; }`);
    expect(nginx).toMatch(/\.\(\?:md\|.*\)\$ \{ types \{ text\/markdown md; .*\} try_files \$uri @missing-; \}/);
    // Other locations would match before those of clean URLs and media types.
    expect(nginx.split('\n').filter((line) => /^location.*old/.test(line))).toEqual([]);
    expect(nginx).toMatch(/^location @missing- \{\n(?: {2}.*\n)*? {2}if \(\$paths ~ .*old.*\n {2}return 404;\n\}$/m);
  });

  it("keeps each language's patterns and 404 page apart", () => {
    const patterns = ['', '/de'].map((at) => ({ href: `${at}/:any/*`, location: `${at}/any/:splat` }));
    const files = renderServerFiles({ ...FACTS, base: '', form: 'file', languages: ['de/'], patterns });
    const [german = '', own = ''] =
      files
        .get('.server/nginx.conf')
        ?.split(/^location @missing.*$/m)
        .slice(1) ?? [];
    expect(german).toMatch(/error_page 404 \/de\/404\.html;[\s\S]*return 301 "\/de\/any\/\$2/);
    expect(own).toMatch(/error_page 404 \/404\.html;[\s\S]*return 301 "\/any\/\$2/);
    expect(german.match(/return 301 "\/any/)).toBeNull();
    expect(files.get('.htaccess')).toMatch(
      /RewriteCond %\{REQUEST_URI\} "!\^\/de\/"\n(?:.*\n){2} {2}RewriteRule \^ "\/any/,
    );
  });

  it('has rules of S3, which match prefixes, only for patterns and names that have no redirect page', () => {
    const redirects = ['/docs/api', '/docs/v1.2', '/docs/favicon.ico'].map((href) => ({ href, location: '/docs/new' }));
    const files = renderServerFiles({ ...FACTS, base: '/docs', form: 'folder', redirects });
    const { RoutingRules } = JSON.parse(files.get('.server/s3-website.json') ?? '');
    expect(RoutingRules.map(({ Condition }: { Condition: object }) => Condition)).toEqual([
      { KeyPrefixEquals: 'docs/favicon.ico', HttpErrorCodeReturnedEquals: '404' },
      { KeyPrefixEquals: 'old/', HttpErrorCodeReturnedEquals: '404' },
    ]);
  });

  it('serves the home page of a language at its folder', () => {
    const files = renderServerFiles({ ...FACTS, base: '/docs', form: 'file', languages: ['de/'] });
    expect(files.get('.server/nginx.conf')).toContain('location = /docs/de { try_files /docs/de/index.html =404; }');
    expect(files.get('.htaccess')).toContain('  RewriteRule ^de$ de/index.html [END]');
  });
});
