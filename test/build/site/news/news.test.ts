import { describe, expect, it } from 'vitest';
import { compileContent, type Files, SMALLEST_SITE } from '../../content-folder.ts';

const ENTRIES: Files = {
  'guide.md': '# Guide\n\n[The news](news/2025-03-14-export.md)\n',
  'news/authors.yml': 'ada: { name: Ada Lovelace, title: Engineering, url: "https://ada.example.com" }\n',
  'news/2025-03-14-export.md':
    '---\ntitle: Export to CSV\nauthors: [ada]\ntags: [release]\n---\nEvery list has a button.\n\n## How\n\nClick.\n',
  'news/2024/12/01/rename.md':
    '---\nauthors: { name: Bo }\ntags: [release]\n---\n# Bills, not invoices\n\nA new name.\n',
  'news/2024-11-30-colour/index.md': '---\ntitle: Colours\n---\n![A colour](c.svg)\n\nNew colours.\n',
  'news/2024-11-30-colour/c.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"/>',
  'news/soon.md': '---\ntitle: Soon\ndate: 2025-06-01\nslug: soon-here\n---\nText.\n',
};
const SITE = `${SMALLEST_SITE['site.yaml']}news: { news: { title: What is new, description: About us, pageSize: 3 } }\n`;

describe('news', () => {
  it('is a paginated list of dated entries, newest first', async () => {
    const { site, errors, warnings, html } = await compileContent({ ...ENTRIES, 'site.yaml': SITE });
    expect([errors, warnings]).toEqual([[], []]);
    expect(site?.pages.map(({ path }) => path)).toEqual([
      ...['/guide', '/news/2024/11/30/colour', '/news/2024/12/01/rename', '/news/2025/03/14/export'],
      ...['/news/soon-here', '/news/tags', '/news/tags/release', '/news', '/news/page/2', '/news/authors/ada'],
    ]);
    const titles = html('/news').match(/(?<=<h2><a href=")[^"]*">[^<]*/g);
    expect(titles).toEqual([
      '/news/soon-here">Soon',
      '/news/2025/03/14/export">Export to CSV',
      '/news/2024/12/01/rename">Bills, not invoices',
    ]);
    expect(html('/news/page/2')).toContain('<h1>What is new: Page 2 of 2</h1>');
    expect(html('/news/2025/03/14/export')).toContain(
      '<header><p class="byline"><time dateTime="2025-03-14">Mar 14, 2025</time><span><a href="/news/authors/ada" rel="author">Ada Lovelace</a>, Engineering</span></p><h1>Export to CSV</h1></header>',
    );
    expect(html('/news/authors/ada')).toContain('<a href="https://ada.example.com">ada.example.com</a>');
    const dates = html('/news/tags/release').match(/(?<=<time dateTime=")[^"]*/g);
    expect(dates).toEqual(['2025-03-14', '2024-12-01']);
  });

  it('has a sidebar by year, and data for the sitemap, the feed and pagination', async () => {
    const { site } = await compileContent({ ...ENTRIES, 'site.yaml': SITE });
    const entries = site?.sidebars.get('news') ?? [];
    expect(entries.map((entry) => (entry.kind === 'html' ? '' : entry.label))).toEqual(['What is new', '2025', '2024']);
    const facts = new Map(site?.pages.map((page) => [page.path, page]));
    expect(facts.get('/news/tags')?.entry.sidebar).toBe('news');
    // Of their breadcrumbs.
    const paths = [
      '/news',
      '/news/page/2',
      '/news/2025/03/14/export',
      '/news/tags',
      '/news/tags/release',
      '/news/authors/ada',
    ];
    expect(paths.map((path) => facts.get(path)?.entry.parent)).toEqual([undefined, ...Array(5).fill('/news')]);
    expect(facts.get('/news/2024/12/01/rename')?.entry).toMatchObject({ lastUpdated: '2024-12-01', sidebar: 'news' });
    expect(facts.get('/news/2024/12/01/rename')?.search?.stems).toContain('@2024-12-01');
    expect(facts.get('/news')?.entry).toMatchObject({
      kind: 'news',
      feed: '/news/feed.xml',
      previous: null,
      next: '/news/page/2',
    });
    expect(facts.get('/news/page/2')).toMatchObject({ search: null, entry: { isThin: true, previous: '/news' } });
  });

  it('has an Atom and a JSON feed, and Markdown for programs', async () => {
    const { site } = await compileContent({ ...ENTRIES, 'site.yaml': SITE });
    const text = (path: string): string => Buffer.from(site?.files.get(path) ?? []).toString();
    expect(text('/news/feed.xml')).toContain(
      '<link rel="alternate" type="text/html" href="https://docs.example.com/news/2025/03/14/export"/>\n<updated>2025-03-14T00:00:00Z</updated>\n<author><name>Ada Lovelace</name><uri>https://docs.example.com/news/authors/ada</uri></author>\n<summary>Every list has a button.</summary>\n</entry>',
    );
    const feed = JSON.parse(text('/news/feed.json'));
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: 'What is new', language: 'en' });
    const dates = feed.items.map((item: { date_published: string }) => item.date_published.slice(0, 10));
    expect(dates).toEqual(['2025-06-01', '2025-03-14', '2024-12-01', '2024-11-30']);
    const markdown = (path: string): string =>
      Buffer.from(site?.pages.find((page) => page.path === path)?.markdown ?? []).toString();
    expect(markdown('/news/2025/03/14/export')).toContain(
      '# Export to CSV\n\n2025-03-14 · Ada Lovelace, Engineering\n\nEvery list',
    );
    expect(markdown('/news')).toContain(
      '- 2025-03-14: [Export to CSV](/news/2025/03/14/export.md): Every list has a button. · Ada Lovelace',
    );
  });

  it('omits drafts and unlisted entries from every list', async () => {
    const { site, html } = await compileContent({
      'news/2025-01-01-a.md': '---\ntitle: A\ntags: [x]\n---\nText.\n',
      'news/2025-01-02-b.md': '---\ntitle: B\ndraft: true\ntags: [x]\n---\nText.\n',
      'news/2025-01-03-c.md': '---\ntitle: C\nunlisted: true\ntags: [x]\n---\nText.\n',
    });
    const paths = site?.pages.map(({ path }) => path);
    expect(paths).toEqual(['/news/2025/01/01/a', '/news/2025/01/03/c', '/news/tags', '/news/tags/x', '/news']);
    for (const path of ['/news', '/news/tags/x']) expect(html(path).match(/<h2>/g)).toHaveLength(1);
    expect(Buffer.from(site?.files.get('/news/feed.xml') ?? []).toString()).not.toContain('/c');
  });

  it('has no lists and no feeds without entries', async () => {
    const { site, errors } = await compileContent({
      'index.md': '# Home\n',
      'news/2025-01-02-b.md': '---\ntitle: B\ndraft: true\n---\nText.\n',
    });
    expect(errors).toEqual([]);
    expect(site?.pages.map(({ path }) => path)).toEqual(['/']);
    expect([...(site?.files.keys() ?? [])].filter((file) => file.includes('news'))).toEqual([]);
  });

  it('supports additional collections in site.yaml', async () => {
    const { site, errors } = await compileContent({
      'site.yaml': `${SMALLEST_SITE['site.yaml']}news: { releases: { path: log/releases, routeBasePath: changes } }\n`,
      'log/releases/2025-01-01-a.md': '# A\n',
      'news/2025-01-01-b.md': '# B\n',
    });
    expect(errors).toEqual([]);
    const paths = site?.pages.map(({ path }) => path);
    expect(paths).toEqual(['/changes/2025/01/01/a', '/news/2025/01/01/b', '/news', '/changes']);
    expect([...(site?.sidebars.keys() ?? [])]).toEqual(['docs', 'news', 'releases']);
  });

  it('reports an impossible date in the name of a file or a folder', async () => {
    const { warnings, errors } = await compileContent({
      'site.yaml': `${SMALLEST_SITE['site.yaml']}news: { news: {} }\n`,
      'news/2026-13-40-x.md': '# A\n',
      'news/2026/02/30/y.md': '# B\n',
      'news/2026-02-30-z.md': '---\ndate: 2026-03-01\n---\n# C\n',
    });
    const fault = (day: string) =>
      `Cannot date this entry: there is no day ${day}, which its file name says. Rename the file, such as "2025-03-14-name.md".`;
    expect([warnings, errors]).toEqual([
      [
        `news/2026-02-30-z.md:1:1: ${fault('2026-02-30')}`,
        `news/2026-13-40-x.md:1:1: ${fault('2026-13-40')}`,
        `news/2026/02/30/y.md:1:1: ${fault('2026-02-30')}`,
      ],
      [],
    ]);
  });

  it.each(['2026-02-31', '02.11.2026', '20261102'])(
    'reports the impossible date %s in front matter once',
    async (date) => {
      const { warnings, errors } = await compileContent({
        'site.yaml': `${SMALLEST_SITE['site.yaml']}news: { news: {} }\n`,
        'news/a.md': `---\ndate: ${date}\n---\n# A\n`,
        'news/2026-03-01-b.md': '# B\n',
      });
      expect([warnings, errors]).toEqual([
        [],
        [expect.stringMatching(/^news\/a\.md:2:7: Cannot read front matter: "date" must be a date such as "/)],
      ]);
    },
  );

  it('reports an entry without a date, an unknown author and a missing folder', async () => {
    const { warnings, errors } = await compileContent({
      'site.yaml': `${SMALLEST_SITE['site.yaml']}news: { log: {} }\n`,
      'news/authors.yml': 'ada: {}\n',
      'news/a.md': '---\nauthors: adda\n---\n# A\n',
    });
    expect(warnings).toEqual([
      'news/a.md:1:1: Cannot date this entry: its file name does not start with a date, such as "2025-03-14-", and front matter has no "date". Add one. Until then, the entry is last in the list.',
      'news/a.md:2:1: Cannot find the author "adda": it is not in authors.yml; did you mean "ada"?',
    ]);
    expect(errors).toEqual([
      'site.yaml:6:14: Cannot create the docs "log" of "news": there is no folder log. Add it, or remove the line.',
    ]);
  });
});
