import { describe, expect, it } from 'vitest';
import { compile, findingsOf, flat, html } from './compile.ts';

describe('compileMarkdown()', () => {
  it.each([
    ['| a | b | c |\n|---|---|\n| 1 | 2 | 3 |', ['3 cells, its second 2 cells']],
    ['a | b\n--|:-:|--', ['2 cells, its second 3 cells']],
    ['| a \\| b | c |\n|---|---|\n| 1 | 2 |', []],
    ['a | b\nc | d', []],
    ['a\n|---|---|', []],
  ])('says that %j is no table', (table, messages) => {
    expect(findingsOf(table)).toEqual(messages.map((message) => expect.stringContaining(message)));
  });

  it('notes a table with too many cells', () => {
    const table = `|${'a|'.repeat(1_000)}\n|${'-|'.repeat(1_000)}\n${'b\n'.repeat(500)}`;
    expect(compile(`Text.\n\n${table}`).findings).toEqual([
      'a.md:3:1 unusable-file: Cannot show this table: it has more than 500,000 cells. Split it.',
    ]);
  });

  it('gives each heading a unique id and a link to itself', () => {
    const { headings } = compile(
      '# Bills\n\n## Pay `now` & *later*\n\n## Pay\n\n### Pay\n\n## Pay {#pay-2}\n\n## 🎉\n\n## 🎊\n',
    );
    expect(headings).toEqual([
      { id: 'bills', text: 'Bills', level: 1 },
      { id: 'pay-now--later', text: 'Pay now & later', level: 2 },
      { id: 'pay', text: 'Pay', level: 2 },
      { id: 'pay-1', text: 'Pay', level: 3 },
      { id: 'pay-2', text: 'Pay', level: 2 },
      { id: 'section', text: '🎉', level: 2 },
      { id: 'section-1', text: '🎊', level: 2 },
    ]);
    expect(html('## Pay {#x}')).toBe(
      '<h2 id="x">Pay</h2><a class="anchor" href="#x" aria-label="Direct link to Pay"></a>',
    );
  });

  it.each([
    ['## Pay \\{#x}', 'Pay'],
    ['## `pay` \\{#x}', '<code>pay</code>'],
    ['## Pay `now`\\{#x}  ', 'Pay <code>now</code>'],
  ])('reads the id of %j, escaped for MDX', (markdown, title) => {
    expect(html(markdown)).toContain(`<h2 id="x">${title}</h2>`);
  });

  it('gives no heading the id of an earlier one', () => {
    expect(compile('## A {#pay}\n\n## Pay\n').headings.map(({ id }) => id)).toEqual(['pay', 'pay-1']);
  });

  it('returns whether the page starts with its title, and its first paragraph', () => {
    expect(compile('# T\n\nOne *two* [three](x).\n\nFour.')).toMatchObject({
      beginsWithH1: true,
      firstParagraph: 'One two three.',
    });
    expect(compile('<div>\n\nIn an element.\n\n</div>\n\nAfter it.').firstParagraph).toBe('In an element.');
    expect(compile('<details>\n\nHidden.\n\n</details>\n\nShown.').firstParagraph).toBe('Shown.');
    expect(compile('## T')).toMatchObject({ beginsWithH1: false, firstParagraph: null });
  });

  it('marks the names in a path through the product, so that each stays on one line', () => {
    expect(html('**Settings > Sales documents**')).toBe(
      '<p><strong class="ui-path"><span>Settings</span> <i>&gt; <span>Sales documents</span></i></strong></p>',
    );
    expect(html('**Owner**')).toBe('<p><strong>Owner</strong></p>');
  });

  describe('admonitions', () => {
    it.each([
      [':::note\n\ntext\n\n:::', 'note', 'Note', '<p>text</p>'],
      [':::tip[Try **this**]\ntext\n:::', 'tip', 'Try <strong>this</strong>', '<p>text</p>'],
      [':::warning Mind the gap\ntext\n:::', 'warning', 'Mind the gap', '<p>text</p>'],
      [':::caution\ntext\n:::', 'warning', 'Caution', '<p>text</p>'],
      [':::danger\ntext', 'danger', 'Danger', '<p>text</p>'],
    ])('converts %j to a %s titled %j', (markdown, kind, title, inner) => {
      expect(flat(markdown)).toBe(
        `<div class="admonition ${kind}" role="note"><p class="admonition-title"><span>${title}</span></p><div>${inner}</div></div>`,
      );
    });

    it('nests containers, closing the outer one with as many colons as opened it', () => {
      const nested = html('::::note\n\n:::tip\ninner\n:::\n\nouter\n\n::::\n\nafter');
      expect(nested).toMatch(/admonition note.*admonition tip.*inner.*outer.*<\/div><\/div>\n<p>after<\/p>$/s);
    });

    it('does not end within a code fence', () => {
      for (const code of ['```\n:::\n```', '> ```\n> code', '```md\n> ```\n:::\n> ```\n```'])
        expect(html(`:::note\n\n${code}\n\nstill\n\n:::\n\nafter`)).toMatch(/still<\/p>\n<\/div><\/div>\n<p>after/);
    });

    it.each([
      '```npm i``` installs it.',
      '~~~\n~~~ js\n:::\n~~~',
      '```\n```js\n:::\n```',
      '> ```\n> :::\n> ```',
      '- ```\n  :::\n  ```',
    ])('ends after code as CommonMark reads it: %j', (inner) => {
      expect(html(`:::note\n${inner}\n:::\n\nafter`)).toMatch(/<\/div><\/div>\n<p>after<\/p>$/);
    });

    it('ends a list where an admonition begins beside it, but not in an item', () => {
      const beside = '- a\n- b\ngoes on\n:::note\nOne of:\n- c\n```\nd\n```\n:::\n- e';
      expect(html(beside)).toMatch(
        /<li>b\ngoes on<\/li>\n<\/ul>\n<div class="admonition note"[\s\S]*<\/figure>\n<\/div><\/div>\n<ul>\n<li>e<\/li>/,
      );
      expect(html('- a\n  :::note\n  in\n  :::\n- b')).toMatch(/<li>a[\s\S]*admonition[\s\S]*<\/li>\n<li>b/);
    });

    it.each([':::unknown\nx', ':::constructor\nx', 'a :::note b'])('keeps %j as text', (markdown) => {
      expect(html(markdown)).toBe(`<p>${markdown}</p>`);
    });
  });

  it('lists the headings in tabs', () => {
    const markdown = '<Tabs>\n<TabItem value="a">\n\n## C\n\n</TabItem>\n</Tabs>';
    expect(compile(markdown).headings.map(({ id }) => id)).toEqual(['c']);
  });

  it('gives code a title, line numbers and marked lines', () => {
    expect(html('```js title="a.js" {2} showLineNumbers\n// highlight-next-line\na\nb\nc\n```')).toBe(
      '<figure class="code" data-code=""><figcaption>a.js</figcaption><pre tabindex="0"><code class="language-js"><span class="numbered"><span class="line hl">a\n</span><span class="line hl">b\n</span><span class="line">c\n</span></span></code></pre></figure>',
    );
  });

  it('highlights code with classes, and shows unknown languages as text', () => {
    expect(html('```js\nlet a;\n```')).toContain('<span class="tk">let</span> a;');
    expect(html('```brainf**k\n<b>&\n```')).toContain('&lt;b&gt;&amp;');
    expect(html('    indented <b>')).toContain('<code class="language-text">indented &lt;b&gt;</code>');
  });

  it.each([
    ['[a](b.md)', '<a href="b">a</a>'],
    ['[a](b.md "T \\"q\\"")', '<a href="b" title="T &quot;q&quot;">a</a>'],
    ['[a](https://x.test)', '<a href="https://x.test" target="_blank" rel="noopener noreferrer">a</a>'],
    ['<https://x.test>', '<a href="https://x.test" target="_blank" rel="noopener noreferrer">https://x.test</a>'],
    ['[a][r]\n\n[r]: b.md', '<a href="b">a</a>'],
    ['![a "q"](p.png)', '<img src="p.png" alt="a &quot;q&quot;" decoding="async">'],
    ['a<br>b <kbd>c</kbd>', 'a<br>b <kbd>c</kbd>'],
    ['~~a~~ & <b', '<del>a</del> &amp; &lt;b'],
  ])('converts %j to %j', (markdown, expected) => {
    expect(html(markdown)).toBe(`<p>${expected}</p>`);
  });

  it('labels the checkboxes of task lists', () => {
    expect(flat('- [x] a\n- [ ] b')).toBe(
      '<ul><li><input type="checkbox" disabled checked aria-label="Done"> a</li><li><input type="checkbox" disabled aria-label="Not done"> b</li></ul>',
    );
  });

  it('makes tables scrollable by keyboard', () => {
    expect(html('| a | b |\n|:-:|---|\n| 1 | `2` |')).toBe(
      '<div class="table" role="region" tabindex="0" aria-label="a, b"><table><thead><tr><th scope="col" class="align-center">a</th><th scope="col">b</th></tr></thead><tbody><tr><td class="align-center">1</td><td><code>2</code></td></tr></tbody></table></div>',
    );
  });

  it('links footnotes in both directions', () => {
    const footnotes = html('a[^1] b[^1]\n\n[^1]: Note.');
    expect(footnotes).toContain('href="#footnote-1"');
    expect(footnotes).toMatch(/<li id="footnote-1"><p>Note\. <a href="#footnote-ref-1"/);
    expect(compile('a[^1]\n\n[^1]: Note.').headings).toEqual([]);
  });

  it('records the offset of each link, in tabs and admonitions too', () => {
    const markdown = '[a](x)\n\n:::note\n[b](y)\n:::\n\n| t |\n|---|\n| [c](z) |\n\n[d](w)';
    const found: string[] = [];
    compile(markdown, { onLink: (_href, offset) => found.push(markdown.slice(offset, offset + 6)) });
    expect(found).toEqual(['[a](x)', '[b](y)', '[c](z)', '[d](w)']);
  });
});
