import { describe, expect, it } from 'vitest';
import { compile, findingsOf, flat } from './compile.ts';

describe('compileMarkdown() of imports and exports', () => {
  it('shows plain data that the page exports', () => {
    const markdown = `export const version = '1.2.3';
export const limits: Limits = {
  upload: {size: 10},
};
export const tabs = [{label: 'Go', value: 'go'}];
export const now = () => 'code';

{version} takes {limits.upload.size} MB

<Tabs values={tabs} defaultValue="go">
<TabItem value="go">x</TabItem>
</Tabs>

<CodeBlock language="text">{version}</CodeBlock>`;
    expect(findingsOf(markdown)).toEqual([]);
    expect(flat(markdown)).toContain('<p>1.2.3 takes 10 MB</p>');
    expect(flat(markdown)).toContain('<p>Go</p>');
    expect(flat(markdown)).toContain('>1.2.3</code>');
    expect(findingsOf(`${markdown}\n\n{now} {limits.upload.toString} {limits.constructor}`)).toHaveLength(3);
  });

  it('takes no imports and exports from code in the text of an attribute', () => {
    const markdown = '<Run\nfile={`\nimport { A } from "b";\n\nexport default function C() {\n}\n`}\n/>\n\nAfter\n';
    expect([findingsOf(markdown), flat(markdown)]).toEqual([
      [expect.stringContaining('Cannot show <Run>')],
      '<p>After</p>',
    ]);
  });

  it('reports each occurrence of a repeated error on a line', () => {
    expect(findingsOf('<Foo/> a <Foo/>\n\n[x]() [x]()\n').map((finding) => finding.split(' ')[0])).toEqual([
      'a.md:1:1',
      'a.md:1:10',
      'a.md:3:1',
      'a.md:3:7',
    ]);
  });

  it('shows values that the page takes from its front matter', () => {
    const markdown =
      'export const {title, id: name} = frontMatter;\nexport const own = frontMatter.title;\n\n{title} {own} x';
    expect([findingsOf(markdown), flat(markdown)]).toEqual([[], '<p>The title The title x</p>']);
  });

  it('shows front matter in expressions, unless the page exports its own', () => {
    expect(flat('**{frontMatter.title}**')).toBe('<p><strong>The title</strong></p>');
    expect(flat("export const frontMatter = {title: 'Own'};\n\n{frontMatter.title} x")).toBe('<p>Own x</p>');
    expect(findingsOf('a {frontMatter.none} b')).toHaveLength(1);
  });

  it.each([
    ['!!raw-loader!./a.ts', '{Source}'],
    ['a.ts.raw!=!raw-loader!./a.ts', '\n  {Source}\n'],
    ['./a.ts?raw', '{Source.trim()}'],
  ])('shows a file that is imported as text with %s', (from, inner) => {
    const markdown = `import Source from '${from}';\n\n<CodeBlock language="js">${inner}</CodeBlock>`;
    const page = compile(markdown, { partials: { './a.ts': 'let a = `{x}`;\n' } });
    expect(page.findings).toEqual([]);
    expect(page.html).toContain('<span class="tk">let</span> a');
  });

  it('shows a whole file instead of a slice, and warns', () => {
    const page = compile(
      "import Source from '!!raw-loader!./a.txt';\n\n<CodeBlock>{Source.replace(/a/, 'b')}</CodeBlock>",
      { partials: { './a.txt': 'whole' } },
    );
    expect(page.html).toContain('whole');
    expect(page.findings).toEqual([expect.stringMatching(/^a\.md:3:1 jsx-expression: Cannot change the text of /)]);
  });

  it('warns once about a missing file that is imported as text', () => {
    expect(findingsOf("import Source from '!!raw-loader!./a.txt';\n\n<CodeBlock>{Source}</CodeBlock>")).toEqual([
      'a.md:3:1 partial-include: Cannot include "./a.txt": there is no such file.',
    ]);
  });

  it('shows an SVG that is imported as a component', () => {
    const markdown = `import Logo from './logo.svg';

<Logo title="Our logo" className="x" />

A <Logo title="small" /> one`;
    expect(findingsOf(markdown)).toEqual([]);
    expect(flat(markdown)).toBe(
      '<p><img src="./logo.svg" alt="Our logo" decoding="async"></p><p>A <img src="./logo.svg" alt="small" loading="lazy" decoding="async"> one</p>',
    );
  });

  it('explains how to label an unlabelled drawing', () => {
    expect(findingsOf("import Logo from './logo.svg';\n\n<Logo />")).toEqual([
      'a.md:3:1 image-without-alt: Cannot describe the image "./logo.svg": it has no alternative text. Write it as "alt", or as "title" of an imported SVG.',
    ]);
  });

  it('gives a heading that contains a component the same id as Docusaurus', () => {
    const ids = (markdown: string): string[] => compile(markdown).headings.map(({ id }) => id);
    expect(ids('## `Auth` Entity <Internal />\n\n## <New/> Text\n\n## A <New/> B')).toEqual([
      'auth-entity-',
      '-text',
      'a--b',
    ]);
  });
});
