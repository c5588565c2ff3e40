import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importConfig, readImported } from '../../docusaurus/import-fixture.ts';

describe('importProject(): files of a host', () => {
  it('become redirects or are reported', async () => {
    const { out, notes } = await importConfig('', {
      'static/_redirects':
        '# old\n/old /docs/a 301\n/all/* /docs/:splat\n/app/* /docs/:splat 200\n/docs/a /x 301\n/docs/a/ /docs/a 200\n/old/ /docs/b 301\n',
      'static/_headers': '/*\n  X-A: b\n',
    });
    expect(readImported(out, 'redirects.yaml')).toEqual({ '/old': '/docs/a', '/all/*': '/docs/:splat' });
    expect(['_redirects', '_headers'].filter((name) => existsSync(join(out, 'static', name)))).toEqual([]);
    expect(notes).toEqual([
      'static/_headers: Cannot carry over the headers: this site sets its own. See "security" in site.yaml.',
      'static/_redirects:4:1: Cannot carry over the redirect "/app/*": it is not a redirect of a path or path pattern. Add the paths in use to redirects.yaml.',
      'static/_redirects:5:1: Cannot carry over the redirect "/docs/a": a page has this path. Add the paths in use to redirects.yaml.',
    ]);
  });
});
