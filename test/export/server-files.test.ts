import { describe, expect, it } from 'vitest';
import { renderServerFiles } from '../../build/publish/export/server-files.ts';

const FACTS = { languages: [], headers: [], redirects: [], patterns: [{ href: '/old/*', location: '/:splat' }] };

describe('renderServerFiles()', () => {
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
