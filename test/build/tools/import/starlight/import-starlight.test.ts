import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../build/page/compiled-page.ts';
import type { CompiledSite } from '../../../../../build/site/compiled-site.ts';
import { fixtureFiles } from '../../../content-folder.ts';
import { buildImported, type Imported, importFiles, readImported } from '../docusaurus/import-fixture.ts';
import { outline } from '../outline.ts';

describe('importProject() of a Starlight project', () => {
  let result: Imported;
  let site: CompiledSite;
  let errors: readonly string[];
  beforeAll(async () => {
    result = await importFiles(fixtureFiles('starlight-project'));
    ({ site, errors } = await buildImported(result.out));
  });
  const pageOf = (path: string, from: CompiledSite | undefined = site): string => {
    const page = from?.pages.find((each) => each.path === path);
    return page === undefined ? '' : articleHtml(page);
  };
  /** The words of a page. */
  const textOf = (path: string, from?: CompiledSite): string =>
    pageOf(path, from)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');

  it('builds without errors', () => {
    expect(errors).toEqual([]);
    expect(result.imported).toMatchObject({ pages: 13, redirects: 4, languages: [{ locale: 'de', pages: 3 }] });
  });

  it('keeps the address of every page, in the form that Astro gives it', () => {
    expect(site.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ...['/', '/guides/harbour-rules', '/guides/tickets', '/guides/timetable', '/reference/engine/pistons'],
        ...['/reference/secret', '/blog', '/blog/new-ship', '/crew', '/api/list-trips'],
      ]),
    );
    expect(site.pages.map(({ path }) => path).filter((path) => /draft|note|404/.test(path))).toEqual([]);
    expect(site.notFound).not.toBeNull();
  });

  it('keeps the sidebar: groups, labels, folders in their order, links, an API', () => {
    expect(outline(site.sidebars.get('docs') ?? [])).toEqual([
      ...['Start', ['Ferry', 'Buy (Hot)']],
      ...['Guides', ['Harbour rules', 'Ticket shop (Hot)', 'Timetable']],
      ...['Engine (New)', ['engine', ['Pistons']]],
      'Weather',
      ...['Ferry API', ['Overview', 'Trips', ['List trips']]],
    ]);
  });

  it('writes the settings', () => {
    expect(readImported(result.out, 'site.yaml')).toMatchObject({
      title: 'Ferry',
      tagline: 'All about crossings.',
      origin: 'https://ferry.example.com',
      base: '/docs/',
      locales: [
        { code: 'en', label: 'English' },
        { code: 'de', label: 'Deutsch' },
      ],
      logo: { light: '/assets/ship.svg', dark: '/assets/ship-dark.svg', showTitle: false },
      favicon: '/favicon.svg',
      theme: { accent: '#0077cc' },
      repository: 'https://github.com/ferry/docs',
      footer: { columns: [{ title: 'Social', links: [{ label: 'Mastodon' }] }] },
      news: { blog: { path: 'blog', routeBasePath: '/blog', title: 'Logbook' } },
      apis: [{ id: 'ferry', description: 'api/ferry.yaml', path: '/api' }],
      editUrl: 'https://github.com/ferry/docs/edit/main/src/content/{path}',
      lastUpdated: true,
      analytics: { product: 'fathom', host: 'https://cdn.usefathom.com', siteId: 'FERRY' },
      head: [{ meta: { name: 'google-site-verification', content: 'abc' } }],
    });
  });

  it('leads from old addresses to new ones, in all languages at once', () => {
    expect(readImported(result.out, 'redirects.yaml')).toEqual({
      '/start': '/guides/tickets',
      '/old/*': '/guides/:splat',
      '/api': '/api/ferry-api',
      '/api/operations/listtrips': '/api/list-trips',
    });
  });

  it('shows the hero and the banner of front matter, with their links', () => {
    const html = pageOf('/');
    expect(html).toMatch(/class="hero[\s\S]*<h1[^>]*>Ferry<\/h1>[\s\S]*Cross the lake\.[\s\S]*alt="A ship"/);
    expect(html).toMatch(/<a href="\/docs\/guides\/tickets">Buy a ticket<\/a>/);
    expect(html).toMatch(/Summer hours[\s\S]*href="\/docs\/guides\/timetable"/);
    expect(html).toMatch(
      /Daily[\s\S]*<strong>each hour<\/strong>[\s\S]*href="\/docs\/guides\/tickets"[\s\S]*What it costs/,
    );
    expect(html).toContain('href="/docs/guides/harbour-rules"');
  });

  it('shows each component as a block of the engine', () => {
    const html = pageOf('/guides/tickets');
    for (const [what, pattern] of [
      ['data of the page', /A ship has 40 seats/],
      ['a link that is relative to the address', /href="\/docs\/guides\/timetable#hours"><code>times/],
      ['a link to a file', /href="\/docs\/guides\/harbour-rules"/],
      ['aside', /Be early[\s\S]*Gates close/],
      ['steps', /<ol>[\s\S]*Choose[\s\S]*Pay\./],
      ['code with its title', /pay\.js/],
      ['tabs', /On the web[\s\S]*At the gate/],
      ['file tree', /class="filetree"[\s\S]*<strong>gate\.txt<\/strong>/],
      ['code in lines', /line 1\n[\s\S]*line 2/],
      ['imported picture', /<img[^>]*src="\/docs\/assets\/ship[^"]*"[^>]*alt="Our ship"/],
      ['component of the project with its slot', /A return trip costs 3 CHF\. <strong>Cheap!<\/strong>/],
      ['named slot and text of the interface', /View from deck[\s\S]*Above\.[\s\S]*Inside\./],
      ['partial with a value', /For riders: no smoking/],
    ] as const)
      expect(html, what).toMatch(pattern);
    expect(html).not.toMatch(/not shown|color: red|console\.log/);
  });

  it('marks inserted and deleted lines', () => {
    expect(readFileSync(join(result.out, 'docs/guides/tickets.mdx'), 'utf8')).toContain(
      '```js title="pay.js" {3}\n   const price = 4; // [!code --]\n   const price = 5; // [!code ++]\n   pay(price);\n',
    );
  });

  it('shows asides with icons, braces and pictures in Markdown', () => {
    const text = textOf('/guides/timetable');
    expect(text).toContain('Braces such as {hour} are text.');
    expect(text).toMatch(/Look Every hour\./);
    expect(text).not.toContain(':::');
    expect(pageOf('/guides/timetable')).toMatch(/<img[^>]*ship\.svg|<img[^>]*\/ship/);
  });

  it('translates pages, labels and the title', () => {
    const [german] = site.translations ?? [];
    expect(german?.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/guides/tickets', '/guides/extra']),
    );
    expect(german?.frame.title).toBe('Fähre');
    expect(outline(german?.sidebars.get('docs') ?? [])[0]).toBe('Anfang');
    expect(pageOf('/guides/tickets', german)).toMatch(/<h2 id="wo-kaufen">[\s\S]*href="\/docs\/de\/guides\/timetable"/);
    expect(textOf('/guides/extra')).toContain('Eigener Text.');
  });

  it('makes news of a blog, with its authors', () => {
    expect(textOf('/blog/new-ship')).toMatch(/Ada , Captain New ship She is fast/);
  });

  it('shows the static text of pages that are components', () => {
    expect(textOf('/crew')).toContain('Our crew Ada steers.');
  });

  it('prints no source', () => {
    for (const { path } of site.pages.filter((page) => !page.path.startsWith('/api')))
      expect(textOf(path).replace(/&lt;/g, '<')).not.toMatch(/<[A-Z]|\bexport const|\bimport .* from\b|\{['"]|:::/);
  });

  it('reports what it lost with its line, and what readers saw as errors', () => {
    const lost = result.notes.filter((note) => / shows: /.test(note));
    expect(lost).toEqual([
      expect.stringContaining('tickets.mdx:55:1: Cannot carry over parts of what <Deck> shows: '),
      expect.stringContaining('tickets.mdx:61:1: Cannot carry over what {Math.random()} shows: '),
    ]);
    expect(result.errors).toBe(2);
    for (const note of [
      'Cannot carry over the redirect "/guides/tickets": a page has this path. ',
      'Cannot carry over the component "Header": ',
      'Cannot carry over a plugin of the project: ',
      'Cannot carry over this head element: {"tag":"script","content":"sound()"}: ',
      'Cannot carry over <Unknown>: nothing in the project defines it. ',
      'it translates no page, so that it is also at the address without the language, unlisted. ',
    ])
      expect(result.notes).toContainEqual(expect.stringContaining(note));
    const shown = result.imported.changed.filter(({ remedy }) => remedy === null);
    expect(shown.map(({ what, count, places }) => [what, count, places[0]])).toEqual([
      ['a badge in the sidebar is text in parentheses', 3, expect.stringContaining('astro.config.mjs')],
      ['a button is a link', 1, expect.stringContaining('index.mdx:23:1')],
    ]);
  });

  it('copies the files that the site serves', () => {
    expect(existsSync(join(result.out, 'static/favicon.svg'))).toBe(true);
    expect(existsSync(join(result.out, 'static/package.json'))).toBe(false);
  });
});
