import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../build/page/compiled-page.ts';
import type { CompiledSite } from '../../../../../build/site/compiled-site.ts';
import { fixtureFiles } from '../../../content-folder.ts';
import { buildImported, type Imported, importFiles, readImported } from '../docusaurus/import-fixture.ts';
import { outline } from '../outline.ts';

describe('importProject() of a Mintlify project', () => {
  let result: Imported;
  let site: CompiledSite;
  let errors: readonly string[];
  beforeAll(async () => {
    result = await importFiles(fixtureFiles('mintlify-project'));
    ({ site, errors } = await buildImported(result.out));
  });
  const pageOf = (path: string): string => {
    const page = site.pages.find((each) => each.path === path);
    return page === undefined ? '' : articleHtml(page);
  };
  /** The words of a page. */
  const textOf = (path: string): string =>
    pageOf(path)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');

  it('counts what it imported', () => {
    expect(result.imported).toMatchObject({ pages: 7, built: 7, files: 5, redirects: 7 });
    expect(errors).toEqual([]);
  });

  it('keeps the address of every page, and leaves out ignored files', () => {
    expect(site.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/guides/brew', '/guides/care', '/guides/care/descale', '/01-parts', '/internal']),
    );
    expect(site.pages.map(({ path }) => path).filter((path) => /README|draft|snippet/i.test(path))).toEqual([]);
  });

  it('keeps the navigation in its order, with groups, links, operations and root pages', () => {
    expect(outline(site.sidebars.get('guides') ?? [])).toEqual([
      'Start',
      ['Welcome', 'Brew (NEW)', 'Care', ['Descale']],
      'More',
      ['Status', 'Parts'],
    ]);
    expect(outline(site.sidebars.get('api') ?? [])).toEqual([
      'Kettles',
      ['Boil now', 'List all kettles', 'Notes'],
      'All operations',
      ['Kettles', ['List all kettles', 'Boil water']],
    ]);
  });

  it('turns tabs, anchors and links into the navbar, without hidden tabs', () => {
    expect(readImported(result.out, 'site.yaml')).toMatchObject({
      navbar: [
        { label: 'Guides', to: '/', icon: 'book-open', sidebar: 'guides' },
        { label: 'API', to: '/api-reference/boil', sidebar: 'api' },
        { label: 'Shop', to: 'https://shop.example.com' },
        { label: 'Blog', to: 'https://kettle.example.com/blog' },
        { label: 'Support', to: 'mailto:help@kettle.example.com' },
      ],
    });
  });

  it('writes the settings', () => {
    expect(readImported(result.out, 'site.yaml')).toMatchObject({
      title: 'Kettle',
      tagline: 'Everything about kettles.',
      origin: 'https://docs.kettle.example.com',
      logo: { light: '/logo/light.svg', dark: '/logo/dark.svg', showTitle: false },
      favicon: '/favicon.svg',
      theme: { accent: '#00aa77' },
      colorMode: { defaultMode: 'dark' },
      announcement: { text: 'Version 3 is [out](/guides/brew)', closeable: true },
      repository: 'https://github.com/kettle/kettle',
      footer: {
        columns: [{ title: 'Company' }, { title: 'Social', links: [{ label: 'X', to: 'https://x.com/kettle' }] }],
      },
      apis: [{ id: 'kettle', description: 'api/kettle.yaml', path: '/api-reference' }],
      analytics: { product: 'plausible', siteId: 'docs.kettle.example.com' },
      head: [{ meta: { name: 'google-site-verification', content: 'abc' } }],
    });
  });

  it('leads from old addresses to new ones: redirects, index files, external pages, operations', () => {
    expect(readImported(result.out, 'redirects.yaml')).toEqual({
      '/index': '/',
      '/guides/care/index': '/guides/care',
      '/guides/status': 'https://status.example.com',
      '/api-reference/kettles/list-all-kettles': '/api-reference/list-kettles',
      '/api-reference/kettles/boil-water': '/api-reference/boil',
      '/start': '/',
      '/old/*': '/guides/:splat',
    });
    expect(pageOf('/guides/care')).toContain('href="/api-reference/boil"');
  });

  it('shows snippets with their values, variables and imported data', () => {
    expect(textOf('/')).toContain('Hello reader, welcome to Kettle Works.');
    expect(textOf('/')).toContain('Made by Ada for Kettle Works.');
    expect(textOf('/')).not.toContain('not shown');
  });

  it('shows each component as a block of the engine', () => {
    const html = pageOf('/guides/brew');
    for (const [what, pattern] of [
      ['callout', /class="admonition note"|admonition/],
      ['steps, one of them from a snippet', /<ol>[\s\S]*Fill it[\s\S]*Boil it/],
      ['code with its title and highlighted line', /Terminal/],
      ['tabs', /Green tea[\s\S]*Black tea/],
      ['open accordion', /<details[^>]*open[^>]*>\s*<summary>Is it loud\?/],
      ['lone card', /class="card-grid"[\s\S]*href="\/guides\/care"/],
      ['caption', /<figcaption>A full kettle<\/figcaption>/],
      ['explanation', /100 degrees \(At sea level\)/],
      ['file tree', /kettle\/[\s\S]*lid\.txt/],
      ['update, which says its date once', /<h2 id="2026-03-01">(?:(?!<time)[\s\S])*v2\.0/],
    ] as const)
      expect(html, what).toMatch(pattern);
    expect(textOf('/guides/brew')).not.toContain('Programs say please');
    expect(textOf('/guides/brew')).toContain('It shows 3 bar.');
    expect(html.match(/kettle-dark\.svg/g)).toBeNull();
  });

  it('shows fields with their name, type and facts, and links to them', () => {
    const html = pageOf('/api-reference/notes');
    expect(html).toMatch(/<dt id="param-id"><code>id<\/code> <em>string<\/em>/);
    expect(textOf('/api-reference/notes')).toMatch(
      /limit number query default: 10 How many\. Details size number In litres\./,
    );
    expect(textOf('/api-reference/notes')).toContain('POST /kettles/notes');
  });

  it('shows formulas, and says that a page is deprecated', () => {
    expect(pageOf('/guides/care/descale')).toContain('<math');
    expect(textOf('/guides/care/descale')).toContain('deprecated');
  });

  it('prints no source', () => {
    for (const { path } of site.pages)
      expect(textOf(path).replace(/&lt;/g, '<')).not.toMatch(
        /<[A-Z]|\bexport const|\bimport .* from\b|\{['"]|className/,
      );
  });

  it('reports what it lost with its line, and what readers saw as errors', () => {
    expect(result.notes.filter((note) => /<Steam>|kettles\.length/.test(note))).toEqual([
      'index.mdx:17:1: Cannot carry over parts of what <Steam> shows: it is made by code, and no code is run. Write it as Markdown.',
      expect.stringContaining('index.mdx:26:6: Cannot carry over what {1 + kettles.length} shows: '),
    ]);
    expect(result.errors).toBe(2);
    for (const note of [
      'docs.json:24:57: Cannot carry over the page "guides/missing" in the navigation: there is no such file. ',
      'Cannot carry over the redirect "/guides/brew": a page has this path. ',
      'Cannot carry over the redirect "/gone": it has no "source" or "destination". ',
      'Cannot carry over the integration "intercom": ',
      'Cannot carry over the setting "contextual": ',
      'Cannot carry over the font "Open Sans": ',
      'Cannot carry over an image for dark mode: ',
      'Cannot carry over the looks of <Gauge>: ',
    ])
      expect(result.notes).toContainEqual(expect.stringContaining(note));
  });

  it('counts what it shows in another way, and says where', () => {
    expect(result.imported.changed).toContainEqual({
      ...{ what: 'a tooltip is text in parentheses', why: null, remedy: null, count: 1 },
      places: [expect.stringMatching(/guides\/brew\.mdx:\d+:\d+$/)],
    });
    expect(result.imported.changed).toContainEqual({
      ...{ what: 'a tag in the sidebar is text in parentheses', why: null, remedy: null, count: 1 },
      places: [expect.stringMatching(/guides\/brew\.mdx:1:1$/)],
    });
  });

  it('copies the files that the site serves, and nothing of the project itself', () => {
    expect(existsSync(join(result.out, 'static/images/kettle.svg'))).toBe(true);
    expect(existsSync(join(result.out, 'static/docs.json'))).toBe(false);
    expect(readFileSync(join(result.out, 'api/kettle.yaml'), 'utf8')).toContain('listKettles');
  });
});
