import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { displayPath } from '../../../../../build/base/source/read-text.ts';
import { articleHtml, type CompiledPage } from '../../../../../build/page/compiled-page.ts';
import { buildImported, type Imported, importFiles, readImported } from '../docusaurus/import-fixture.ts';

type TextFiles = Readonly<Record<string, string>>;

/** Imports a project with one page, and other files. */
function importPage(body: string, files: TextFiles = {}): Promise<Imported> {
  const settings = { name: 'P', navigation: { pages: ['a'] } };
  return importFiles({ 'docs.json': JSON.stringify(settings), 'a.mdx': `---\ntitle: A\n---\n\n${body}\n`, ...files });
}

/** The text of the page, its HTML, and the notes of the import. */
async function show(body: string, files: TextFiles = {}) {
  const { out, notes } = await importPage(body, files);
  const { site } = await buildImported(out);
  const page = site.pages.find(({ path }) => path === '/a');
  const html = page === undefined ? '' : articleHtml(page);
  return {
    html,
    notes,
    text: html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

describe('importProject() of pages from Mintlify', () => {
  it('keeps the ids of headings', async () => {
    const { html } = await show(
      '## tasks.`batchTrigger()`\n\n## Lifecycle & API\n\n## Step 1: Go on \u{1F680}\n\n## Plain\n\n## Plain\n\n## session.in — Überblick\n\n## `Promise<T>` a.b\n\n## Own {#my.id}\n\n<Tabs><Tab title="T">\n\n## What is a.b?\n\n</Tab></Tabs>',
    );
    expect([...html.matchAll(/<h2[^>]* id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'tasks-batchtrigger',
      'lifecycle-&amp;-api',
      'step-1-go-on-',
      'plain',
      'plain-2',
      'session-in-—-überblick',
      'promiset-ab',
      'my.id',
      'what-is-a-b',
    ]);
  });

  it('separates blocks and headings from the text beside them', async () => {
    const { html, text } = await show(
      '1. First\n<Warning>\nMind the *gap*.\n</Warning>\n2. Second\n\n<h4><Badge>New</Badge> [A](/a)</h4> Some **bold** text.',
    );
    expect(html).toMatch(/<em>gap<\/em>[\s\S]*<strong>bold<\/strong>/);
    expect(text).not.toMatch(/[<*[]|Admonition/);
  });

  it('shows what components of the project show at first, without running them', async () => {
    const { text, html, notes } = await show(
      `import { Since } from '/snippets/since.jsx';
import { Params } from '/snippets/params.mdx';

export const LIST = [{ name: 'a' }, { name: 'b' }];
export const Row = ({ name, children }) => {
  const [isOpen, setOpen] = useState(true);
  return <li onClick={() => setOpen(!isOpen)}>{isOpen && name}{children}</li>;
};

<Since version="2.0" />

<ul>{LIST.map((item) => <Row name={item.name} key={item.name}>!</Row>)}</ul>

<Params type="sale" />`,
      {
        'snippets/since.jsx':
          'export const Since = ({ version }) => (<Badge className="x">New in <code>{version}</code></Badge>);\n',
        'snippets/params.mdx': `export const Params = ({ type }) => (
  <div>
    <h2>Parameters</h2>
    <ParamField body="id" type="string">The id of the {type}.</ParamField>
  </div>
);
`,
      },
    );
    expect(notes).toEqual([]);
    expect(text).toContain('New in 2.0');
    expect(text).toMatch(/a ?! b ?!/);
    expect(text).toContain('Parameters id string The id of the sale.');
    expect(html).toContain('id="param-id"');
  });

  it.each(['- docs/\n  - index.mdx\n', '<Tree.Folder name="docs"><Tree.File name="index.mdx" /></Tree.Folder>'])(
    'draws a tree of files: %j',
    async (tree) => {
      expect((await show(`<Tree>\n\n${tree}\n\n</Tree>`)).text).toContain('docs/ index.mdx');
    },
  );

  it('gives a parameter the id that its link has', async () => {
    const { html } = await show(
      ['expireAfterSecs', 'apiURLPath', 'a_b.c']
        .map((name) => `<ParamField path="${name}">\nA\n</ParamField>`)
        .join('\n\n'),
    );
    expect([...html.matchAll(/id="(param-[^"]*)"/g)].map(([, id]) => id)).toEqual([
      'param-expire-after-secs',
      'param-api-url-path',
      'param-a-b-c',
    ]);
  });

  it('lists the hosts of images, also of those in links and cards', async () => {
    const { out } = await importPage(
      '[![A](https://a.test/a.png)](https://x.test)\n\n<img src="https://b.test/b.png" />\n\n<Card title="C" img="https://c.test/c.png" />',
    );
    expect(readImported(out, 'site.yaml')).toMatchObject({ imageHosts: ['a.test', 'b.test', 'c.test'] });
  });

  it('never runs code, and reports what only a run could show', async () => {
    const { text, notes } = await show(
      `export const Now = () => <p>{new Date().toISOString()}{globalThis.process.exit(7)}</p>;

<Now />

Text.`,
    );
    expect(text).toBe('A Text.');
    expect(notes).toEqual([expect.stringContaining('Cannot carry over parts of what <Now> shows: ')]);
  });

  it('leaves braces that are no code as text, and those of formulas', async () => {
    const { text, html, notes } = await show('Send it to /extract/{ID} or {"a", "b"}.\n\n$$\n\\frac{a}{b_{i}}\n$$');
    expect(text).toContain('Send it to /extract/{ID} or {&quot;a&quot;, &quot;b&quot;}.');
    expect(html).toContain('<mfrac>');
    expect(notes).toEqual([]);
  });

  it('reads tags with empty lines, and texts of attributes with several', async () => {
    const { html } = await show(
      '<img\n  src="https://a.test/x.png"\n\n  alt="Waves"\n/>\n\n<Card title="B" icon={<svg d="M1\n\n2" />} href="/a">C</Card>',
    );
    expect(html).toMatch(/<img[^>]*alt="Waves"/);
    expect(html).toMatch(/<a href="\/a">B<\/a>/);
  });

  it('lets tabs with the same titles switch together', async () => {
    const tabs = (...titles: string[]): string =>
      `<Tabs>\n${titles.map((title) => `<Tab ${title}>\nText.\n</Tab>`).join('\n')}\n</Tabs>\n\n`;
    const { html } = await show(
      tabs('title="npm"', 'title="pnpm add"') +
        tabs('title="npm"', 'title="pnpm add"') +
        tabs('title="Web"', 'title={`App`}'),
    );
    expect([...html.matchAll(/data-tabs="([^"]*)"/g)].map(([, group]) => group)).toEqual([
      'npm-pnpm-add',
      'npm-pnpm-add',
      'web',
    ]);
  });

  it('groups the code of snippets, and keeps what else is in a group', async () => {
    const { html, text } = await show(
      `import One from '/snippets/one.mdx';
import Two from '/snippets/two.mdx';

<CodeGroup>
  <One />
  <Two />
  Both are **free**.
</CodeGroup>`,
      { 'snippets/one.mdx': '```bash One\nrun one\n```\n', 'snippets/two.mdx': '```bash Two\nrun two\n```\n' },
    );
    expect(html).toContain('data-tab="Two"');
    expect(text).toMatch(/One run one .*Two run two .*Both are free \./);
  });

  it('shows the fence or the text in a block of code', async () => {
    const { text, html } = await show(
      '<CodeBlock filename="b.js">\n\n```js\nlet b;\n```\n\n</CodeBlock>\n\n<CodeBlock language="js">{`let c;`}</CodeBlock>',
    );
    expect(text).toBe('A let b; let c;');
    expect(html.match(/language-js/g)).toHaveLength(2);
  });

  it.each([
    ['<CodeBlock filename={\'my "file".js\'} language="js">{`let c;`}</CodeBlock>', 'A my &#x27;file&#x27;.js let c;'],
    ['<Update label="v2" tags={["a <b>", "*c*"]}>\n\nText.\n\n</Update>', 'A On this page v2 v2 a &lt;b&gt; *c* Text.'],
    ['<Tooltip tip="a *b*](x)" cta="go [x]" href="/a(1)">T</Tooltip> end', 'A T (a *b*](x) go [x] ) end'],
    ['<Card title="B" cta="go [x] *y*" href="/a">C</Card>', 'A B C go [x] *y*'],
  ])('shows texts of attributes as they are: %s', async (body, expected) => {
    expect((await show(body)).text).toBe(expected);
  });

  it('includes a snippet without values, so that its text exists once', async () => {
    const { out } = await importPage("import S from '/snippets/s.mdx';\n\n<S />", { 'snippets/s.mdx': 'Shared.\n' });
    expect(readFileSync(join(out, 'pages/a.mdx'), 'utf8')).toContain("import S from '@site/_snippets/s.mdx';\n\n<S />");
    expect(readFileSync(join(out, '_snippets/s.mdx'), 'utf8')).toBe('Shared.\n');
  });

  it('says that nothing defines a component, which is no error', async () => {
    const { notes } = await show('<Nobody />\n\nText.');
    expect(notes).toEqual([expect.stringContaining('Cannot carry over <Nobody>: nothing in the project defines it. ')]);
  });

  it('keeps the addresses of files that would not be pages here', async () => {
    const { out } = await importFiles({
      'docs.json': JSON.stringify({ name: 'P', navigation: { pages: ['_a/b', '01-c', 'd/d', 'e/contributing'] } }),
      ...Object.fromEntries(
        ['_a/b', '01-c', 'd/d', 'e/contributing'].map((name) => [`${name}.mdx`, `---\ntitle: X\n---\n\nText.\n`]),
      ),
    });
    const { site } = await buildImported(out);
    expect(site.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/_a/b', '/01-c', '/d/d', '/e/contributing']),
    );
  });

  it('says in which file of the project or of the site a description has a fault', async () => {
    const { imported, out } = await importFiles({
      'docs.json': `{ "name": "P",\n  "openapi": "api.json",\n  "navigation": { "pages": ["a"] }\n}`,
      'a.mdx': '---\ntitle: A\nopenapi: GET /x\n---\n\nText.\n',
      'other.json': '{\n  "openapi": "3.0.0",\n',
    });
    expect(imported.dropped.flatMap(({ places }) => places)).toEqual([
      'a.mdx',
      expect.stringMatching(new RegExp(`^${displayPath(out)}/api/other.json:\\d`)),
    ]);
  });

  it('leads from a pattern of addresses to pages, other than those that pages of an API have', async () => {
    const { out } = await importFiles({
      'docs.json': JSON.stringify({
        name: 'P',
        api: { openapi: 'api.json' },
        navigation: { pages: ['api/a'] },
        redirects: [{ source: '/api-reference/:slug*', destination: '/api/:slug*' }],
      }),
      'api/a.mdx': '---\ntitle: A\n---\n\nText.\n',
      'api.json': '{"openapi":"3.0.0","info":{"title":"A","version":"1"},"paths":{"/x":{"get":{"operationId":"x"}}}}',
    });
    expect(readImported(out, 'redirects.yaml')).toMatchObject({ '/api-reference/a': '/api/a' });
    expect((await buildImported(out)).warnings.filter((warning) => warning.includes('redirect'))).toEqual([]);
  });

  it('says that a page shows no channel of AsyncAPI', async () => {
    const { notes } = await importFiles({
      'docs.json': JSON.stringify({ name: 'P', navigation: { pages: ['a'] } }),
      'a.mdx': '---\ntitle: A\nasyncapi: /a.yaml one\n---\n',
    });
    expect(notes).toEqual([
      expect.stringContaining('a.mdx:1:1: Cannot carry over the AsyncAPI channel of this page: '),
    ]);
  });

  it('embeds an operation whose path has any characters', async () => {
    const { out } = await importFiles({
      'docs.json': JSON.stringify({ name: 'P', api: { openapi: 'api.yaml' }, navigation: { pages: ['a'] } }),
      'a.mdx': `---\ntitle: A\nopenapi: 'GET /a"b<c>'\n---\n\nText.\n`,
      'api.yaml': `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { '/a"b<c>': { get: { summary: Get b } } }\n`,
    });
    expect(readFileSync(join(out, 'pages/a.mdx'), 'utf8')).toContain('operation="GET /a&quot;b&lt;c&gt;"');
    const { site } = await buildImported(out);
    expect(articleHtml(site.pages.find(({ path }) => path === '/a') as CompiledPage)).toContain('Get b');
  });

  it.each([
    ['its title', '---\ntitle: T\ntag: NEW\n---\n\nText.\n', 'T (NEW)'],
    ['its heading', '---\ntag: NEW\n---\n\n# The *long* title\n\nText.\n', 'The long title (NEW)'],
    ['its file', '---\ntag: NEW\n---\n\nText.\n', 'A (NEW)'],
  ])('adds the tag of a page to a label from %s', async (_from, page, label) => {
    const { out } = await importPage('', { 'a.mdx': page });
    expect(readFileSync(join(out, 'pages/a.mdx'), 'utf8')).toContain(`sidebar_label: ${label}\n`);
  });

  it('leaves out the tag of a page without a label', async () => {
    const { out, notes } = await importPage('', { 'a.mdx': '---\ntag: NEW\n---\n\nText.\n\n# Late\n' });
    expect(readFileSync(join(out, 'pages/a.mdx'), 'utf8')).not.toContain('sidebar_label');
    expect(notes).toEqual([expect.stringContaining('Cannot carry over the tag "NEW" in the sidebar: ')]);
  });
});

describe('importProject() of navigation from Mintlify', () => {
  const PAGES = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nText.\n`]),
  );
  const navbarOf = async (navigation: unknown): Promise<unknown> => {
    const { out } = await importFiles({ 'docs.json': JSON.stringify({ name: 'P', navigation }), ...PAGES });
    const { navbar, navbars } = readImported(out, 'site.yaml') as Readonly<Record<string, unknown>>;
    return { navbar, navbars };
  };

  it('turns versions into a menu, with the tabs of each', async () => {
    expect(
      await navbarOf({
        versions: [
          {
            version: 'v2',
            tabs: [
              { tab: 'T', pages: ['a'] },
              { tab: 'U', pages: ['b'] },
            ],
          },
          { version: 'v1', pages: ['c'] },
        ],
      }),
    ).toEqual({
      navbar: [
        {
          label: 'v2',
          items: [
            { label: 'v2', to: '/a', sidebar: 'v2-t' },
            { label: 'v1', to: '/c', sidebar: 'v1' },
          ],
        },
        { label: 'T', to: '/a', sidebar: 'v2-t' },
        { label: 'U', to: '/b', sidebar: 'v2-u' },
      ],
      navbars: {
        v1: [
          {
            label: 'v1',
            items: [
              { label: 'v2', to: '/a', sidebar: 'v2-t' },
              { label: 'v1', to: '/c', sidebar: 'v1' },
            ],
          },
        ],
      },
    });
  });

  it('reads the tabs and anchors of mint.json by their addresses', async () => {
    const { out, errors } = await importFiles({
      'mint.json': JSON.stringify({
        name: 'P',
        topbarCtaButton: { name: 'Go', url: 'https://go.test' },
        footerSocials: { github: 'https://github.com/p' },
        primaryTab: { name: 'Home' },
        tabs: [{ name: 'API', url: 'api' }],
        anchors: [{ name: 'Blog', url: 'https://blog.test' }],
        navigation: [
          { group: 'Start', pages: ['a'] },
          { group: 'Endpoints', pages: ['api/x'] },
        ],
      }),
      ...PAGES,
      'api/x.mdx': '---\ntitle: X\napi: GET /x\n---\n\nText.\n',
    });
    expect(errors).toBe(0);
    expect(readImported(out, 'site.yaml')).toMatchObject({
      navbar: [
        { label: 'Home', to: '/a' },
        { label: 'API', to: '/api/x' },
        { label: 'Blog', to: 'https://blog.test' },
        { label: 'Go', to: 'https://go.test' },
      ],
      footer: { columns: [{ title: 'Social', links: [{ label: 'GitHub', to: 'https://github.com/p' }] }] },
    });
  });
});
