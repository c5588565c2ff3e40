import { describe, expect, it } from 'vitest';
import { compile, findingsOf, flat } from './compile.ts';

const tab = (name: string, inner: string): string =>
  `<section data-tab="${name}"><p>${name}</p><div>${inner}</div></section>`;
const tabs = (inner: string): string => `<div class="tabs" data-tabs="">${inner}</div>`;
const code = (inner: string, caption = ''): string =>
  `<figure class="code" data-code="">${caption}<pre tabindex="0"><code class="language-js">${inner}</code></pre></figure>`;
const LET = '<span class="tk">let</span> a;';
const heading = (level: number, id: string, text: string): string =>
  `<h${level} id="${id}">${text}</h${level}><a class="anchor" href="#${id}" aria-label="Direct link to ${text}"></a>`;
const admonition = (kind: string, title: string, inner: string): string =>
  `<div class="admonition ${kind}" role="note"><p class="admonition-title"><span>${title}</span></p><div>${inner}</div></div>`;

describe('compileMarkdown() of MDX', () => {
  it('reads tabs as Docusaurus writes them: indented, nested, with external labels and a default', () => {
    const page = compile(`import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="os" defaultValue="win" values={[{label: 'macOS', value: 'mac'}, {label: "Windows", value: "win"}]}>
  <TabItem value="mac">

    \`\`\`js
    let a;
    \`\`\`

  </TabItem>
  <TabItem value="win">
    Some **text**

    <Tabs>
      <TabItem value="x" label="X" default>inner</TabItem>
    </Tabs>
  </TabItem>
</Tabs>

after`);
    expect(page.findings).toEqual([]);
    expect(page.html.replaceAll('\n', '')).toBe(
      `<div class="tabs" data-tabs="os"><section data-tab="mac"><p>macOS</p><div>${code(LET)}</div></section><section data-tab="win" data-selected=""><p>Windows</p><div><p>Some <strong>text</strong></p>${tabs('<section data-tab="x" data-selected=""><p>X</p><div>inner</div></section>')}</div></section></div><p>after</p>`,
    );
  });

  it('keeps containers inside their list item', () => {
    expect(
      flat(
        '1. One\n\n   <Tabs>\n   <TabItem value="a">\n\n   x\n\n   y\n\n   </TabItem>\n   </Tabs>\n\n2. Two\n\n   :::note\n   z\n   :::\n',
      ),
    ).toBe(
      `<ol><li><p>One</p>${tabs(tab('a', '<p>x</p><p>y</p>'))}</li><li><p>Two</p>${admonition('note', 'Note', '<p>z</p>')}</li></ol>`,
    );
  });

  it.each([
    [
      '<details>\n<summary>A **b**</summary>\ntext *c*\n\n- d\n</details>',
      '<details><summary>A <strong>b</strong></summary><p>text <em>c</em></p><ul><li>d</li></ul></details>',
    ],
    ['<details open><summary>A</summary>text</details>', '<details open><summary>A</summary>text</details>'],
    ['<details>\n\ntext\n\n</details>', '<details><summary>Show more</summary><p>text</p></details>'],
    [
      '<details><details><summary>A</summary>b</details></details>',
      '<details><summary>Show more</summary><details><summary>A</summary>b</details></details>',
    ],
    ['<Details summary="A">\n\ntext\n\n</Details>', '<details><summary>A</summary><p>text</p></details>'],
    ['<div className="row">\n  **a**\n</div>', '<div class="row"><p><strong>a</strong></p></div>'],
    ['<label htmlFor="a" className="b">*c*</label>', '<label for="a" class="b"><em>c</em></label>'],
    ['a <span className={"b"}>c</span> d<br/>e<br>f', '<p>a <span class="b">c</span> d<br>e<br>f</p>'],
    ['<Admonition type="tip" title="T">x</Admonition>', admonition('tip', 'T', 'x')],
    ['import Link from \'@docusaurus/Link\';\n\n<Link to="/a">Go *x*</Link>', '<p><a href="/a">Go <em>x</em></a></p>'],
    ['<CodeBlock language="js" title="a.js">{`let a;`}</CodeBlock>', code(LET, '<figcaption>a.js</figcaption>')],
    [
      'import img from \'./x.png\';\n\n<img src={img} alt="a" width={20} hidden={false} />',
      '<img src="./x.png" alt="a" width="20" decoding="async">',
    ],
    [
      "<img src={require('./x.png').default} alt='a' />\n\n![b](y.png)",
      '<p><img src="./x.png" alt="a" decoding="async"></p><p><img src="y.png" alt="b" loading="lazy" decoding="async"></p>',
    ],
    ['## A\n\n![b](y.png)', `${heading(2, 'a', 'A')}<p><img src="y.png" alt="b" loading="lazy" decoding="async"></p>`],
    [
      '```mdx-code-block\nimport A from \'a\';\n\n<Tabs><TabItem value="a">x</TabItem></Tabs>\n```',
      tabs(tab('a', 'x')),
    ],
    ["export const A = {\n  b: 1,\n\n  c: '}',\n};\n\n{/* a\n\nb */}\n\nx{/* c */} <!-- d -->y", '<p>x          y</p>'],
    ['export const a = 1;\n\n{\'text\'} {"{"}{5} \\{b}', '<p>text {5 {b}</p>'],
    [
      '<Tabs><TabItem value="a">x [b](/b) **c**</TabItem></Tabs>',
      tabs(tab('a', 'x <a href="/b">b</a> <strong>c</strong>')),
    ],
    ['export const a = 1;\n\n<p>\n  <b>[a](/a) b</b>\n</p>', '<p><b><a href="/a">a</a> b</b></p>'],
    [
      "<ThemedImage alt='a' sources={{light: useBaseUrl('/l.png'), dark: '/d.png'}} />",
      '<p><img src="/l.png" alt="a" decoding="async"></p>',
    ],
    ["<Image alt='a' img={require('./x.png')} />", '<p><img src="./x.png" alt="a" decoding="async"></p>'],
    ['<Image alt="a" src="./x.png" />', '<p><img src="./x.png" alt="a" decoding="async"></p>'],
    ["import x from './x.png'\n\n<Image alt='a' src={x} />", '<p><img src="./x.png" alt="a" decoding="async"></p>'],
    ['<CodeBlock className="language-js">{`let a;`}</CodeBlock>', code(LET)],
    ['- <Translate>*a* [b](/b)</Translate>\n- c', '<ul><li><em>a</em> <a href="/b">b</a></li><li>c</li></ul>'],
    ['> <Translate>*a* [b](/b)</Translate>', '<blockquote><em>a</em> <a href="/b">b</a></blockquote>'],
    [
      '<a href="/a" className="b">c</a> <Link to="/d">e</Link>',
      '<p><a href="/a" class="b">c</a> <a href="/d">e</a></p>',
    ],
    ['<>\n\n*a* <>b</>\n\n</>\n\n<Fragment>c</Fragment>', '<p><em>a</em>   b   </p><p>c</p>'],
    [
      '<Details summary={<summary>A <b>b</b></summary>}>c</Details>',
      '<details><summary>A b</summary><p>c</p></details>',
    ],
    [
      'export const a = 1;\n\n      ```js {1}\n      let a;\n        b\n      ```\n\n    c',
      `${code(`<span class="line hl">${LET}</span><span class="line">  b</span>`)}<p>c</p>`,
    ],
    [
      '<TOCInline toc={toc} maxHeadingLevel={2} />\n\n## A\n\n### B',
      `<ul><li><a href="#a">A</a></li></ul>${heading(2, 'a', 'A')}${heading(3, 'b', 'B')}`,
    ],
    ['## A {/* #own-id */}', heading(2, 'own-id', 'A')],
  ])('converts %j to plain Markdown', (markdown, expected) => {
    expect(flat(markdown)).toBe(expected);
    expect(findingsOf(markdown)).toEqual([]);
  });

  it('allows directives at any indentation', () => {
    const page = compile(`export const a = 1;

<div>
        :::tip[Connect]
Text.
    :::
</div>`);
    expect(flat(page.html)).toContain(admonition('tip', 'Connect', '<p>Text.</p>'));
    expect(compile('Text.\n\n    :::tip\n    a\n    :::\n').html).toContain('<pre');
  });

  it('continues after an empty element whose content would not be Markdown', () => {
    const page = compile(
      '<style dangerouslySetInnerHTML={{__html: `a {}`}} />\n\n<Admonition type="tip" title="T">\n\nText.\n\n</Admonition>\n',
    );
    expect(flat(page.html)).toContain(admonition('tip', 'T', '<p>Text.</p>'));
  });

  it('finds the end of an expression with an apostrophe in its text', () => {
    expect(flat(compile("export const who = 'Ada';\n\nOf {who && (<>{who}'s </>)}cat.\n").html)).toContain('<p>Of Ada');
  });

  it('allows one code block to open what another one closes, and shows such blocks in other fences', () => {
    const page = compile(
      '```mdx-code-block\n<Translate>\n```\n\n| a |\n|---|\n| [b](c.md) |\n\n```mdx-code-block\n</Translate>\n```\n\n````md\n```mdx-code-block\nx\n```\n````\n',
    );
    expect(page.findings).toEqual([]);
    expect(page.html).toContain('<td><a href="c">b</a></td>');
    expect(page.html).toContain('mdx-code-block');
  });

  it('shows code blocks inside others, but not in other fences', () => {
    const page = compile(
      '````mdx-code-block\n<Tabs>\n<TabItem value="a">\n\n```mdx-code-block\n<Translate>*b*</Translate>\n```\n\n~~~md\n```mdx-code-block\nx\n```\n~~~\n\n</TabItem>\n</Tabs>\n````\n\nc\n',
    );
    expect(page.findings).toEqual([]);
    expect(page.html).toContain('<em>b</em>');
    expect(page.html.match(/mdx-code-block/g)).toHaveLength(1);
    expect(page.html).toContain('<p>c</p>');
  });

  it('finds the end of an element after a fence that more signs close', () => {
    const page = compile('<Details summary="a">\n\n```js\nb\n````\n\n</Details>\n\nc\n\n```js\nd\n```\n');
    expect(page.findings).toEqual([]);
    expect(page.html).toMatch(/<\/details>\s*<p>c<\/p>/);
  });

  it('finds the end of an element after a code span of three backticks that begins a line', () => {
    const page = compile('<Details summary="a">\n\n```npm i``` installs it.\n\n</Details>\n\nc\n\n```js\nd\n```\n');
    expect(page.findings).toEqual([]);
    expect(page.html).toMatch(/<code>npm i<\/code> installs it\.<\/p>\s*[^c]*<\/details>\s*<p>c<\/p>/);
  });

  it('reads several imports on one line, and names with escapes by formatters', () => {
    const markdown = "import Tabs from '@theme/Tabs'; import Part from './\\_a.md' // b\n\n<Part />\n";
    const page = compile(markdown, { partials: { './_a.md': 'included\n' } });
    expect(page).toMatchObject({ html: '<p>included</p>\n', findings: [] });
  });

  it('reports unknown components and expressions, and shows their content as Markdown', () => {
    expect(flat('<Foo a={1}>\n\n**b**\n\n</Foo>\n\nx <Bar>*y*</Bar> {1+1}\n\n{a.map((b) => (\n  <li />\n))}')).toBe(
      '<p><strong>b</strong></p><p>x <em>y</em> <code>{1+1}</code></p>',
    );
    expect(findingsOf('<Foo>\n\nx <Tab /> {1+1}\n\n</Foo>\n\n<Open>')).toEqual([
      'a.md:1:1 unknown-component: Cannot show <Foo>: this site has no such component. Replace it with Markdown, or configure a replacement under "markdown.components" in site.yaml. Only its content is shown.',
      'a.md:3:3 unknown-component: Cannot show <Tab>: this site has no such component; did you mean "Tabs"?',
      'a.md:3:11 jsx-expression: Cannot show the value of {1+1}: it is JavaScript, and pages do not run code. Write the text, or a variable of site.yaml.',
      'a.md:7:1 unclosed-tag: Cannot find the end of <Open>: nothing closes it. Add </Open>, or write <Open />.',
    ]);
  });

  it('marks a missing empty component, but only for authors', () => {
    const text = 'Before.\n\n<Foo kind="x" />\n\nIn <Bar /> a line.\n\n<Baz>\n\nInside\n\n</Baz>';
    expect(flat(text)).toBe('<p>Before.</p><p>In  a line.</p><p>Inside</p>');
    const shown = flat(text, { isForAuthors: true });
    expect(shown).toContain('<p class="notice">&lt;Foo&gt; is not shown: this site has no such component.</p>');
    expect(shown).toContain('In <mark>&lt;Bar&gt; is not shown: this site has no such component.</mark> a line.');
    expect(shown).not.toContain('Baz');
    expect(shown).not.toContain('kind');
  });

  it.each([
    [
      '<Tabs values={x.map(f)}>\n{x.map((y) => <TabItem value={y} />)}\nlost?\n</Tabs>',
      'lost?',
      ['"values" of <Tabs>', 'the value of {x.map'],
    ],
    ['<Tabs>\n<TabItem value="a">b</TabItem>\n\nbetween\n\n</Tabs>', '<p>between</p>', []],
    ['<CodeBlock language="js">{source}</CodeBlock>', '{source}', ['the code of {source}']],
    ['<Admonition type="tip" title={t("x")}>a</Admonition>', 'a', ['"title" on <Admonition>']],
    ['<Head>\n<title>x</title>\n<html lang="fr" />\n</Head>\n\na', '<p>a</p>', ['Cannot keep <html> in the head']],
    ['{users.map((user) => <b>{user}</b>)}\n\na', '<p>a</p>', ['Cannot show the value of {users.map']],
    [
      '{ <p className={styles.note}>Prices <b>rise</b> {year}</p> }\n\na',
      '<p>Prices rise</p>',
      ['Cannot show the value of {'],
    ],
    ['{total}\n\na', '<code>{total}</code>', ['Cannot show the value of {total}']],
    ['<DocCardList items={items} />\n\na', '<p>a</p>', ['"items" of <DocCardList>']],
    [':::custom Title *x*\na\n:::', 'Title <em>x</em>', ['":::custom"']],
    ['x <CodeBlock>{`a`}</CodeBlock> y', '<code class="language-text">a</code>', []],
  ])('drops no part of %j silently', (markdown, shown, told) => {
    const page = compile(markdown, { format: 'mdx' });
    expect(page.html).toContain(shown);
    for (const [index, finding] of page.findings.entries()) expect(finding).toContain(told[index] ?? 'nothing more');
    expect(page.findings).toHaveLength(told.length);
  });

  it('includes a file whose name on the page is that of an HTML element', () => {
    const markdown = "import P from './_p.mdx';\n\n<P extra />\n\n<P extra></P>\n";
    const page = compile(markdown, { partials: { './_p.mdx': 'x' } });
    expect(page).toMatchObject({ html: '<p>x</p>\n<p>x</p>\n', findings: [] });
  });

  it.each([
    ['<Part extra />', 'x more'],
    ['<Part extra={true} />', 'x more'],
    ['<Part extra={false} />', 'x'],
    ['<Part />', 'x'],
    ['<Part kind="a" extra />', 'x more a'],
  ])('shows the branch of an include for %s', (use, text) => {
    const part = "x {props.extra && (<> more </>)}{props.extra}{props.kind === 'a' ? props.kind : ''}";
    const page = compile(`import Part from './_p.mdx';\n\n${use}\n`, { partials: { './_p.mdx': part } });
    expect(page.findings).toEqual([]);
    expect(
      page.html
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe(text);
  });

  it('shows an include in the middle of a line at its position', () => {
    const markdown = "import Part from './_p.mdx';\n\na <Part /> b\n\n| c |\n|---|\n| <Part /> |\n";
    const page = compile(markdown, { partials: { './_p.mdx': 'x *y*\n\n- z\n' } });
    expect(page.html.replaceAll('\n', '')).toMatch(
      /<p>a <\/p><p>x <em>y<\/em><\/p><ul><li>z<\/li><\/ul><p> b<\/p>.*<td>x <em>y<\/em> z<\/td>/,
    );
  });

  it('includes other files, and reports errors with their positions in them', () => {
    const partials = {
      './_fees.mdx': '## Fees\n\n{props.name} ![](i.png)\n',
      './_a.md': 'a\n\n{{> ./_b.md }}\n',
      './_b.md': '{{> ./_a.md }}\n\nb\n',
    };
    const markdown =
      'import Fees from \'./_fees.mdx\';\n\n<Fees name="Ann" />\n\n{{> ./_a.md }}\n\n{{> ./_none.md }}\n';
    const page = compile(markdown, { partials });
    expect(page.headings.map(({ id }) => id)).toEqual(['fees']);
    expect(page.html).toMatch(/<p>Ann <img [^>]*><\/p>\n<p>a<\/p>\n<p>b<\/p>\n$/);
    expect(page.findings.map((finding) => finding.replace(/: .*: /, ': … '))).toEqual([
      './_fees.mdx:3:14 image-without-alt: … "![…](…)".',
      './_b.md:1:1 partial-include: … it includes itself. Remove one of the includes.',
      'a.md:7:1 partial-include: … there is no such file.',
    ]);
  });

  it('shows nothing for a space in braces at the end of a line', () => {
    const page =
      "<blockquote className=\"a\">\n  <p>One{' '}\n  two.</p>\n</blockquote>{' '}\n\n<div>Three</div>{' '}\n";
    expect(flat(page)).toContain('<div>Three</div>');
    expect(flat(page)).not.toContain('{');
  });

  it('closes a fence at any indentation, since MDX has no indented code', () => {
    const fence = '```js\nlet a;\n    ```\n\n:::tip\n\nNext.\n\n:::\n';
    expect(flat(fence, { format: 'mdx' })).toBe(code(LET) + admonition('tip', 'Tip', '<p>Next.</p>'));
    expect(flat(fence, { format: 'commonmark' })).not.toContain('admonition');
  });

  it.each([
    '1. a\n2. b\n   - c',
    '- a\n\n- b',
    '## a\n\nb',
    '> a\n> b',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'a\nb\n\nc',
    'a\n\n<Badge text="b" />',
    '- a\n\n```js\nlet a;\n```',
    '- a\n\n:::tip\n\nb\n\n:::',
  ])('reads %j at any indentation', (text) => {
    const expected = flat(`x\n\n${text}\n\ny`, { format: 'mdx' });
    for (const indent of ['    ', '\t', '      '])
      expect(flat(`x\n\n${text.replace(/^(?=.)/gm, indent)}\n\ny`, { format: 'mdx' })).toBe(expected);
  });

  it('leaves a line that goes on without its indentation, and components, to their own rules', () => {
    const page = 'x\n\n    1. a\nb\n\n    <Tabs>\n  <TabItem value="c">c</TabItem>\n    </Tabs>\n';
    expect(flat(page, { format: 'mdx' })).toMatch(/^<p>x<\/p><p> *1\. ab<\/p><div class="tabs"/);
  });

  it('treats braces, indented code and HTML of a page without MDX as CommonMark', () => {
    expect(flat('{a} and {b: 1}\n\n    code\n\n<div>\n*a*\n</div>')).toContain('<p>{a} and {b: 1}</p><figure');
    expect(flat('<div>\n*a*\n</div>')).toBe('<div>*a*</div>');
    expect(flat('<div>\n*a*\n</div>', { format: 'mdx' })).toBe('<div><p><em>a</em></p></div>');
  });
});

describe('compileMarkdown() of HTML', () => {
  it.each([
    ['<div><b>a</b>\n\n*c*\n\n</div>', '<div><b>a</b><p><em>c</em></p></div>'],
    ['<p>&copy; &lt;b&gt; & "c" &#x26;</p>', '<p>© &lt;b&gt; &amp; "c" &amp;</p>'],
    ['<div><details>a</details></div>', '<div><details><summary>Show more</summary>a</details></div>'],
    [
      '<div>\n<details><div><summary>a</summary></div></details></div>',
      '<div><details><div><summary>a</summary></div></details></div>',
    ],
    ['a <b>*b* <i>c</b>', '<p>a <b><em>b</em> <i>c</i></b></p>'],
  ])('reads elements with Markdown in them: %j', (markdown, expected) => {
    expect(flat(markdown)).toBe(expected);
  });

  it.each([
    ['<script>alert(1)</script>\n\nx', '<p>x</p>'],
    ['a <style>b{}</style>', '<p>a b{}</p>'],
    ['<p style="color:red" onclick="a()" id="b">c</p>', '<p id="b">c</p>'],
    [
      '<iframe src="https://x.test/v"></iframe>',
      '<p><a href="https://x.test/v" target="_blank" rel="noopener noreferrer">https://x.test/v</a></p>',
    ],
    [
      '<iframe src="//x.test/v"></iframe>',
      '<p><a href="https://x.test/v" target="_blank" rel="noopener noreferrer">https://x.test/v</a></p>',
    ],
    ['<a href="java\tscript:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['[x](javascript:alert(1)) [y](&#x6A;avascript:alert(1))', '<p>x y</p>'],
    ['![x](javascript:alert(1))', '<p>x</p>'],
    ['<img src="x.png" alt="" onerror=alert(1)>', '<img src="x.png" alt="" decoding="async">'],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', '<p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></p>'],
    ['<meta http-equiv="refresh" content="0;url=//x.test">', ''],
  ])('drops content that the Content-Security-Policy would block: %j', (markdown, expected) => {
    expect(flat(markdown)).toBe(expected);
    if (!markdown.startsWith('<svg') && !markdown.startsWith('!['))
      expect(findingsOf(markdown).join()).toContain('unsafe-html');
  });

  it.each([
    ['a <your-id> List<String> b', '<p>a &lt;your-id&gt; List&lt;String&gt; b</p>', 'unknown-component'],
    ['<div>\n\na **b**', '<div><p>a <strong>b</strong></p></div>', 'unclosed-tag'],
    ['a</div></article>\n\nb', '<p>a</p><p>b</p>', 'unclosed-tag'],
    ['> <div>\n\nb', '<blockquote><div></div></blockquote><p>b</p>', 'unclosed-tag'],
    ['| <b>a |\n|---|\n| c |', '', 'unclosed-tag'],
    ['<ul><li>a<li>b</ul></p>\n\n</b>', '<ul><li>a</li><li>b</li></ul>', 'unclosed-tag'],
  ])('balances tags in their container: %j', (markdown, expected, rule) => {
    if (expected !== '') expect(flat(markdown)).toBe(expected);
    expect(findingsOf(markdown).join()).toContain(rule);
    const page = compile(markdown).html;
    for (const name of ['div', 'b', 'article'])
      expect(page.split(new RegExp(`<${name}[\\s>]`))).toHaveLength(page.split(`</${name}>`).length);
  });
});
