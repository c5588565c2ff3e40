import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../../build/page/compiled-page.ts';
import { buildImported, classic, configOf, importFiles, readImported } from '../import-fixture.ts';

const config = (top: string, navbar = ''): string =>
  configOf(`${top} ${classic("docs: { routeBasePath: 'docs' }")}, themeConfig: { ${navbar} }`);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"/>';

async function hrefsOf(files: Readonly<Record<string, string>>, path: string): Promise<string[]> {
  const { out } = await importFiles(files);
  const { site, errors, warnings } = await buildImported(out);
  expect([errors, warnings.filter((warning) => !warning.includes('unknown-dates'))]).toEqual([[], []]);
  const page = site.pages.find((candidate) => candidate.path === path);
  const html = page === undefined ? '' : articleHtml(page);
  return [...html.matchAll(/<(?:a|img)[^>]* (?:href|src)="([^"#]+)"/g)].map(([, href]) => href ?? '');
}

describe('URLs of an imported project', () => {
  it('contain the base once, even if links include it', async () => {
    const files = {
      'docusaurus.config.js': config(
        "baseUrl: '/book/', favicon: '/book/f.svg',",
        "navbar: { items: [{ href: '/book/docs/b', label: 'B' }, { type: 'dropdown', label: 'M', items: [{ to: '/book/docs/a', label: 'A' }, { to: '/bookshop', label: 'S' }] }] }",
      ),
      'docs/a.md':
        '# A\n\n[b](/book/docs/b) <a href="/book/docs/b">b</a> [b](/docs/b) ![f](/book/f.svg) [ref]\n\n[ref]: /book/docs/b\n\n`](/book/x)`\n',
      'docs/b.md': '# B\n',
      'src/pages/bookshop.md': '# Shop\n',
      'static/f.svg': SVG,
    };
    expect(await hrefsOf(files, '/docs/a')).toEqual([
      '/book/docs/b',
      '/book/docs/b',
      '/book/docs/b',
      '/book/f.svg',
      '/book/docs/b',
    ]);
    const { out } = await importFiles(files);
    expect(readImported(out, 'site.yaml')).toMatchObject({
      favicon: '/f.svg',
      navbar: [{ to: '/docs/b' }, { items: [{ to: '/docs/a' }, { to: '/bookshop' }] }],
    });
  });

  it('keep the path of docs that is equal to the base', async () => {
    const navbar = "navbar: { items: [{ type: 'doc', docId: 'a', label: 'A' }] }";
    const { out } = await importFiles({
      'docusaurus.config.js': config("baseUrl: '/docs/',", navbar),
      'docs/a.md': '# A\n',
    });
    expect(readImported(out, 'site.yaml')).toMatchObject({ navbar: [{ to: '/docs/a' }] });
  });

  it('are resolved if they end with a slash', async () => {
    const hrefs = await hrefsOf(
      {
        'docusaurus.config.js': config('trailingSlash: true,'),
        'docs/guides/a.md': '# A\n\n[b](../b/) [c](../../c/) [d](/docs/c/)\n',
        'docs/guides/b.md': '# B\n',
        'docs/c.md': '# C\n',
      },
      '/docs/guides/a',
    );
    expect(hrefs).toEqual(['/docs/guides/b', '/docs/c', '/docs/c']);
  });

  it('keep special characters of file names', async () => {
    const hrefs = await hrefsOf(
      {
        'docusaurus.config.js': config(''),
        'docs/c++.md': '# C++\n\n[data](./data:sources.md) [self](c++.md#c) ![x](./a+b.svg) ![y](/img/d+e:f.svg)\n',
        'static/img/d+e:f.svg': SVG,
        'docs/data:sources.md': '# Data\n\n[c](./c++.md)\n',
        'docs/a+b.svg': SVG,
      },
      '/docs/c++',
    );
    expect(hrefs).toEqual(['/docs/data:sources', '/docs/a+b.svg', '/img/d+e:f.svg']);
  });
});
