import { describe, expect, it } from 'vitest';
import { renderServerFiles } from '../../build/publish/export/server-files.ts';
import { SVG_POLICY } from '../../worker/model/svg-policy.ts';

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
  ] as const)('serves a page before a pattern redirects, with pages as %s', (form, end) => {
    const files = renderServerFiles({ ...FACTS, base: '', form });
    const nginx = files.get('.server/nginx.conf');
    expect(nginx).toContain(`location ~ "^/old(?s:/.*)?$" { try_files $uri $uri${end} @moved-0; }`);
    expect(nginx).toMatch(/^location @moved-0 \{ if \(\$request_uri ~ .*\) \{ return 301 .* \} return 404; \}$/m);
    expect(files.get('.htaccess')).toContain(
      `  RewriteCond "%{DOCUMENT_ROOT}%{REQUEST_URI}${end}" !-f\n  RewriteCond %{THE_REQUEST} "\\s/+`,
    );
  });
});
