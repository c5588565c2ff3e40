import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printManuals } from '../../../../build/publish/manual/print-manuals.ts';
import type { CompiledSite } from '../../../../build/site/compiled-site.ts';
import type { FrameAssets } from '../../../../worker/model/records/manifest.ts';
import { SmallSite } from '../../../deploy/small-site.ts';
import { compileContent, type Files } from '../../content-folder.ts';

const ASSETS: FrameAssets = {
  stylesheet: '/assets/site.css',
  kindStylesheets: {},
  script: '/assets/client.js',
  themeSnippet: '',
  themeSnippetHash: '',
};

const SETTINGS = `title: Books docs
origin: https://docs.example.com
product: { name: Books, slug: books }
manuals: [{ id: guide, section: /category/users }]
`;

const PAGES: Files = {
  'site.yaml': SETTINGS,
  'sidebars.yaml': `docs:
  - type: category
    label: Users
    slug: /category/users
    description: How to keep books.
    items:
      - user/bills
      - { type: category, label: More, items: [user/quotes] }
`,
  'index.md': '# Home\n',
  'user/bills.md': `---
title: Bills
---

See [sending](quotes.md#send), [below](#pay), [home](../index.md) and [Acme](https://acme.test/a?b=1).

## Pay

<details><summary>How</summary>By bank.</details>

<Tabs>
<TabItem label="Web">On the web.</TabItem>
<TabItem label="Phone">By phone.</TabItem>
</Tabs>

### Late
`,
  'user/quotes.md': '---\ntitle: Quotes "2" </title><b>\n---\n\n## Pay\n\n## Send\n\nBack to [bills](bills.md).\n',
};

interface Printed {
  readonly html: string;
  readonly css: string;
  readonly headings: readonly string[];
  readonly ids: readonly string[];
  readonly hrefs: readonly string[];
}

async function print(
  files: Readonly<Record<string, Files[string] | null>> = {},
  path = '/print/guide',
): Promise<Printed> {
  const { site, errors } = await compileContent({ ...PAGES, ...files });
  if (site === null) throw new Error(errors.join('\n'));
  return readPrinted(site, path);
}

function readPrinted(site: CompiledSite, path: string): Printed {
  const made = printManuals(site, ASSETS);
  const html = String(Buffer.from(made.get(`${path}.htm`) ?? []));
  const headings: string[] = [];
  const ids: string[] = [];
  const hrefs: string[] = [];
  let heading: string | null = null;
  const parser = new Parser({
    onopentag(name, { id, href }) {
      if (/^h\d$/.test(name)) heading = `${name} `;
      if (id !== undefined) ids.push(id);
      if (name === 'a' && href !== undefined) hrefs.push(href);
    },
    ontext(text) {
      if (heading !== null) heading += text;
    },
    onclosetag(name) {
      if (heading !== null && /^h\d$/.test(name)) headings.push(heading);
      if (/^h\d$/.test(name)) heading = null;
    },
  });
  parser.end(html);
  return { html, css: String(Buffer.from(made.get(`${path}.css`) ?? [])), headings, ids, hrefs };
}

describe('a printable manual', () => {
  let printed: Printed;
  beforeAll(async () => {
    printed = await print();
  });

  it('has the outline of the section, with the sections of its pages below them', () => {
    expect(printed.headings).toEqual([
      'h1 Users',
      'h2 Contents',
      'h2 Bills',
      'h3 Pay',
      'h4 Late',
      'h2 More',
      'h3 Quotes "2" </title><b>',
      'h4 Pay',
      'h4 Send',
    ]);
  });

  it('lists the chapters of a group on its page', () => {
    const [, part] =
      /<section class="manual-chapter manual-group"[\s\S]*?(<div class="manual-contents">[\s\S]*?<\/div>)/.exec(
        printed.html,
      ) ?? [];
    expect(part?.match(/href="[^"]*"|<span>[^<]*/g)).toEqual([
      'href="#c3"',
      '<span>Quotes &quot;2&quot; &lt;/title&gt;&lt;b&gt;',
    ]);
  });

  it('has each id once', () => {
    expect(new Set(printed.ids).size).toBe(printed.ids.length);
    expect(printed.ids).toEqual(expect.arrayContaining(['c1', 'c1-pay', 'c3', 'c3-pay']));
  });

  it('leads links to pages of the manual to their places in it, and others to the site', () => {
    const text = printed.html.slice(printed.html.indexOf('<main>'));
    const hrefs = [...text.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      '#c3-send',
      '#c1-pay',
      'https://docs.example.com/',
      'https://acme.test/a?b=1',
      '#c3',
      '#c1',
    ]);
    for (const href of printed.hrefs) if (href.startsWith('#')) expect(printed.ids).toContain(href.slice(1));
  });

  it('lists the addresses of links below the text, because paper has no links', () => {
    expect(printed.html).toContain(
      '<ol class="manual-links"><li>https://docs.example.com/</li><li>https://acme.test/a?b=1</li></ol>',
    );
  });

  it('shows all tabs and details, and needs no script', () => {
    for (const text of ['Web', 'On the web.', 'Phone', 'By phone.', 'By bank.']) expect(printed.html).toContain(text);
    expect(printed.html).toContain('<details open="">');
    expect(printed.html).not.toMatch(/<script|<button|<form| on\w+=|data-tab| hidden/);
  });

  it('names the manual and the chapter at the top of each page, whatever the titles contain', () => {
    expect(printed.css).toContain('@page{@top-left{content:"Users"}');
    expect(printed.css).toContain(
      '@page c3{@top-right{content:"Quotes \\22 2\\22  \\3c /title\\3e \\3c b\\3e "}}#c3{page:c3}',
    );
    expect(printed.html).not.toContain('</title><b>');
  });

  it('has its running head and page numbers on the other side in a language from right to left', async () => {
    const { css } = await print({ 'site.yaml': `${SETTINGS}locale: ar\n` });
    expect(css).toContain('@page{@top-right{content:"Users"}@bottom-left{content:counter(page)}}');
    expect(css).toContain('@page c1{@top-left{content:"Bills"}}');
    expect(printed.css).toContain('@page{@top-left{content:"Users"}@bottom-right{content:counter(page)}}');
  });

  it('lists no heading that readers do not see', async () => {
    const { html } = await print({ 'user/bills.md': '# Bills\n\nSee[^1].\n\n## Pay\n\n[^1]: Note.\n' });
    const contents = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
    expect(contents).toContain('<span>Pay</span>');
    expect(contents).not.toContain('Footnotes');
  });

  it('has the styles of the site and its own', () => {
    expect([...printed.html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/assets/site.css',
      '/print/guide.css',
    ]);
  });
});

describe('the text of an author', () => {
  const show = async (body: string): Promise<Printed> =>
    await print({ 'user/bills.md': null, 'user/bills.mdx': `---\ntitle: Bills\n---\n\n${body}` });

  it('is in the manual whatever its classes are', async () => {
    const names = [
      'facts',
      'anchor',
      'toc',
      'icon-external',
      'open-answer',
      'link-line',
      'tabs',
      'exchange',
      'lifecycle',
    ];
    const { html } = await show(names.map((name) => `<div className="${name}">\n\nMy ${name}.\n\n</div>`).join('\n\n'));
    for (const name of names) expect(html).toContain(`My ${name}.`);
    const others = await show(
      '<nav className="toc">My list.</nav>\n\n<footer className="facts">My facts.</footer>\n\n<a className="anchor" href="#pay">My link.</a>\n',
    );
    for (const text of ['My list.', 'My facts.', 'My link.']) expect(others.html).toContain(text);
  });

  it('shows which tasks are done', async () => {
    const { html } = await show('- [x] Write\n- [ ] Print\n');
    expect(html.match(/[☐☑]<\/span>\s*\w+/g)).toEqual(['☑</span> Write', '☐</span> Print']);
  });

  it('keeps what elements of the engine would lose', async () => {
    const { html } = await show(
      '<section className="exchange">\n\n<Tabs><TabItem label="A">One.</TabItem><TabItem label="B">Two.</TabItem></Tabs>\n\n</section>\n\n<div className="lifecycle"><figure><figcaption>My caption.</figcaption></figure></div>\n',
    );
    for (const text of ['One.', 'Two.', 'My caption.']) expect(html).toContain(text);
  });
});

describe('a chapter', () => {
  it('names the language of a page without a translation, and its direction', async () => {
    const { site, errors } = await compileContent({
      ...PAGES,
      'site.yaml': `${SETTINGS}locales: [{ code: en }, { code: ar }]\n`,
      'i18n/ar/user/quotes.md': '---\ntitle: عروض\n---\n\n## Send {#send}\n',
    });
    const arabic = site?.translations?.[0];
    if (arabic === undefined) throw new Error(errors.join('\n'));
    const { html } = readPrinted(arabic, '/print/guide');
    expect(html).toMatch(/<html lang="ar" dir="rtl"/);
    expect(html).toMatch(/<section [^>]*id="c1" lang="en" dir="ltr">/);
    expect(html).toMatch(/<section [^>]*id="c3">/);
  });

  it('below the deepest heading lists only its own sections', async () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'user/bills, user/quotes' : `{ type: category, label: L${depth}, items: [${nested(depth - 1)}] }`;
    const { html } = await print({
      'sidebars.yaml': `docs: [{ type: category, label: Users, slug: /category/users, items: [${nested(4)}] }]\n`,
    });
    const contents = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
    expect([...contents.matchAll(/href="#(c5[^"]*)"/g)].map(([, id]) => id)).toEqual(['c5', 'c5-pay']);
  });

  it('has the pages of a category whose own page is not listed, and not the chapter before', async () => {
    const { headings, html } = await print({
      'sidebars.yaml':
        'docs:\n  - type: category\n    label: Users\n    slug: /category/users\n    items:\n      - user/bills\n      - { type: category, label: Hidden, link: { type: doc, id: index }, items: [user/quotes] }\n',
      'index.md': '---\nunlisted: true\n---\n# Home\n\nSecret plan.\n',
    });
    expect(headings.filter((heading) => /^h[23] (?:Bills|Hidden|Quotes)/.test(heading))).toEqual([
      'h2 Bills',
      'h2 Hidden',
      'h3 Quotes "2" </title><b>',
    ]);
    expect(html).not.toContain('Secret plan');
  });

  it('is what a link to a place leads to that the manual leaves out, and is listed without "Required"', async () => {
    const example = (value: string) => ({ value: { name: value } });
    const response = {
      description: 'Done',
      content: { 'application/json': { examples: { one: example('a'), two: example('b') } } },
    };
    const api = {
      openapi: '3.1.0',
      info: { title: 'Ledger', version: '1' },
      paths: {
        '/bills': {
          post: {
            operationId: 'listBills',
            summary: 'List bills',
            requestBody: { required: true, content: { 'text/plain': {} } },
            responses: { 200: response },
          },
        },
      },
    };
    const { hrefs, ids, html } = await print({
      'site.yaml': `${SETTINGS.replace(/manuals:.*/, 'manuals: [{ id: guide }]')}apis: [{ id: ledger, path: /api, description: ledger.json }]\n`,
      'ledger.json': JSON.stringify(api),
      'user/quotes.md': '# Quotes\n\n[second](/api/list-bills#response-200-example-two)\n\n## Send\n',
    });
    expect(html).toContain('List bills');
    expect(html).toContain('<span>Request body</span>');
    const own = hrefs.filter((href) => href.startsWith('#'));
    expect(own.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
    expect(html).toMatch(/<a href="#c\d+">second<\/a>/);
  });
});

describe('manuals', () => {
  it('may be of a sidebar or of the whole site, with a title of their own', async () => {
    const manuals = 'manuals: [{ id: all, title: Everything }, { id: docs, section: docs }]';
    const files = { 'site.yaml': SETTINGS.replace(/manuals:.*/, manuals) };
    expect((await print(files, '/print/all')).headings).toEqual(
      expect.arrayContaining(['h1 Everything', 'h2 Users', 'h3 Bills', 'h4 Pay']),
    );
    expect((await print(files, '/print/docs')).headings[0]).toBe('h1 Books docs');
  });

  it('leave out unlisted pages', async () => {
    const { html } = await print({ 'user/bills.md': '---\ntitle: Bills\nunlisted: true\n---\n\nSecret plan.\n' });
    expect(html).not.toContain('Secret plan');
  });

  it('are made for each version, at its path', async () => {
    const files = {
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/index.md': '# Home\n',
      'versioned_docs/version-1.0/user/bills.md': '# Old bills\n',
      'versioned_sidebars/version-1.0-sidebars.yaml':
        'docs:\n  - { type: category, label: Users, slug: /category/users, items: [user/bills] }\n',
      'site.yaml': `${SETTINGS}docs: { lastVersion: current, versions: { current: { label: "2.0" } } }\n`,
    };
    const [current, old] = [await print(files), await print(files, '/1.0/print/guide')];
    expect([current, old].map(({ headings }) => headings[2])).toEqual(['h2 Bills', 'h2 Old bills']);
    expect(current.html).toContain('Version: 2.0');
    expect(old.html).toContain('Version: 1.0');
  });

  it('of a section that does not exist are an error at the setting', async () => {
    const settings = SETTINGS.replace('/category/users', '/category/user');
    const { errors } = await compileContent({ ...PAGES, 'site.yaml': settings });
    expect(errors).toEqual([
      'site.yaml:4:33: Cannot make the manual "guide": no sidebar has the section "/category/user"; did you mean "/category/users"?',
    ]);
  });

  it.each([
    [
      'of a page without a section',
      'section: /user/bills',
      {},
      'Cannot make the manual "guide": the page "/user/bills" begins no section of a sidebar. Write the path of a category page, such as "/category/guides", or the id of a sidebar.',
    ],
    [
      'without sidebars',
      'title: All',
      { 'sidebars.yaml': 'docs: []\n', 'user/bills.md': null, 'user/quotes.md': null },
      'Cannot make the manual "guide": the sidebars have no pages. Add pages to sidebars.yaml.',
    ],
    [
      'without a listed page',
      'section: /category/users',
      {
        'user/bills.md': '---\nunlisted: true\n---\n# Bills\n',
        'user/quotes.md': '---\nunlisted: true\n---\n# Quotes\n',
      },
      'Cannot make the manual "guide": the section "/category/users" has no pages. Add pages to it in sidebars.yaml.',
    ],
    [
      'at the address of a redirect',
      'section: docs',
      { 'redirects.yaml': '/print/guide: /\n' },
      'Cannot make the manual "guide": there is a redirect from /print/guide. Choose another id, or change that address.',
    ],
    [
      'at the address of a page',
      'section: docs',
      { 'index.md': '---\nslug: /print/guide\n---\n# Home\n' },
      'Cannot make the manual "guide": there is a page /print/guide. Choose another id, or change that address.',
    ],
    [
      'at the address of a file',
      'section: docs',
      { 'static/print/guide.css': 'a{}' },
      'Cannot make the manual "guide": there is a file /print/guide.css. Choose another id, or change that address.',
    ],
  ])('%s are an error at the setting', async (_, setting, files, expected) => {
    const settings = SETTINGS.replace('section: /category/users', setting);
    const { errors } = await compileContent({ ...PAGES, 'site.yaml': settings, ...files });
    expect(errors.filter((error) => error.includes('the manual'))).toEqual([
      expect.stringMatching(/^site\.yaml:4:\d+: Cannot/),
    ]);
    expect(errors.join('\n')).toContain(expected);
  });

  it('that are too large are an error at the setting, before all chapters are made', async () => {
    const { site } = await compileContent(PAGES);
    if (site === null) throw new Error('Cannot compile');
    expect(() => printManuals(site, ASSETS, 1000)).toThrow(
      /site\.yaml:4:17: Cannot make the manual "guide": it has more than .*\. Choose smaller sections\.$/,
    );
  });
});

describe('a release with a manual', () => {
  const site = new SmallSite();
  afterAll(() => site.remove());

  it('serves it as a file, to which its address without an ending leads', async () => {
    site.write('user/quotes.md', '---\ntitle: Quotes\n---\n\n[Print](/print/users)\n');
    site.write(
      'site.yaml',
      'title: Ledger\norigin: https://docs.acme.test\nmanuals: [{ id: users, section: /category/users }]\n',
    );
    const { manifest, records } = await site.build();
    expect(String(Buffer.from(records.get(manifest.files['/print/users.htm'] ?? '') ?? []))).toContain(
      'Pay in thirty days.',
    );
    expect(manifest.redirects['/print/users']).toBe('/print/users.htm');
    expect(manifest.pages.has('/print/users')).toBe(false);
  });
});
