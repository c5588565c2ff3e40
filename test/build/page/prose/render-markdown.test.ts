import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../../build/page/prose/write/render-markdown.ts';
import { unescapeHtml } from '../../../../build/page/text/escape.ts';
import { toMarkdownHref } from '../../../../build/page/text/markdown/markdown-text.ts';
import { pageEn } from '../../../english.ts';
import { type CompileOptions, compile } from './compile.ts';

describe('renderMarkdown()', () => {
  it.each([
    ['a paragraph with *em*, **strong**, ~~del~~ and `code`'],
    ['## Heading with `code`'],
    ['- one\n- two\n  - inner\n  - inner two\n- three'],
    ['3. three\n4. four'],
    ['- [x] done\n- [ ] not done'],
    ['- first\n\n  second paragraph\n\n- other'],
    ['> quoted\n>\n> twice'],
    ['```js\nconst a = 1;\n```'],
    ['````md\n```js\n```\n````'],
    ['a \\*star\\* and &amp; an entity'],
    ['line one  \nline two'],
    ['<https://example.com> and https://example.com'],
    ['---'],
    ['text <b>with</b> HTML'],
  ])('keeps %j', (markdown) => {
    expect(render(markdown)).toBe(markdown);
  });

  it.each([
    ['[Bills](/user/bills#pay "How")', '[Bills](/user/bills.md#pay "How")'],
    ['[home](/)', '[home](/index.md)'],
    ['[ref][a]\n\n[a]: /user/bills', '[ref](/user/bills.md)'],
    ['[out](https://example.com/x)', '[out](https://example.com/x)'],
    ['![logo](/img/logo.svg)', '![logo](/img/logo.svg)'],
    ['[here](#top)', '[here](#top)'],
  ])('links %j to Markdown: %j', (markdown, expected) => {
    expect(render(markdown)).toBe(expected);
  });

  it('drops heading ids, comments and highlight comments', () => {
    const markdown =
      '## Title {#id}\n\n<!-- note to self -->\n\n```js title="a.js" {1} showLineNumbers\n// highlight-next-line\na();\n```';
    expect(render(markdown)).toBe('## Title\n\n```js title="a.js"\na();\n```');
  });

  it('converts an admonition to a quote', () => {
    expect(render(':::tip[Two of them]\nOne.\n\n- Two\n:::\n\nAfter.')).toBe(
      '> **Tip: Two of them**\n>\n> One.\n>\n> - Two\n\nAfter.',
    );
  });

  it('converts tabs to sections below the current heading', () => {
    const markdown =
      '## Install\n\n<Tabs groupId="os">\n<TabItem value="mac" label="macOS">\n\nBrew.\n\n</TabItem>\n<TabItem value="win" label="Windows">\n\nWinget.\n\n</TabItem>\n</Tabs>\n';
    expect(render(markdown)).toBe('## Install\n\n### macOS\n\nBrew.\n\n### Windows\n\nWinget.');
  });

  it('keeps tables, including pipes in cells', () => {
    expect(render('| a | b |\n|---|--:|\n| `x \\| y` | 2 |')).toBe('| a | b |\n| --- | ---: |\n| `x \\| y` | 2 |');
  });

  it('keeps footnotes at the end', () => {
    expect(render('Text.[^1]\n\n[^1]: See [bills](/user/bills).\n\nMore.')).toBe(
      'Text.[^1]\n\nMore.\n\n[^1]: See [bills](/user/bills.md).',
    );
  });
});

describe('the text of an attribute', () => {
  const TEXTS = ['a <i> b', '<!-- -->', '*x* _y_ __z__', '`c`', '[a](b)', '![a][b]', '](x)', '\\[', '~~x~~', '~x~'];

  it.each([...TEXTS, '# h', '> q', '&lt; &copy; AT&T', 'snake_case, 5 < 6 & ~7', 'a | b'])(
    '%j is no Markdown',
    (text) => {
      const value = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      for (const source of [
        `<Badge text="${value}" />`,
        `<Accordion title="${value}">\n\nx\n\n</Accordion>`,
        `<Hero title="${value}">\n\nx\n\n</Hero>`,
        `<Tabs>\n<TabItem value="a" label="${value}">\n\nx\n\n</TabItem>\n</Tabs>`,
        `<Steps>\n<Step title="${value}">\n\nx\n\n</Step>\n</Steps>`,
        `<Cards>\n<Card title="${value}" href="/b">\n\nx\n\n</Card>\n</Cards>`,
        `<Admonition title="${value}">\n\nx\n\n</Admonition>`,
        `x {${JSON.stringify(text)}}`,
      ]) {
        const html = marked(render(source, 'mdx'), { async: false });
        expect(unescapeHtml(html.replace(/<[^>]*>/g, ''))).toContain(text);
      }
    },
  );
});

describe('toMarkdownHref()', () => {
  it.each([
    ['/docs', '/docs', '/docs/index.md'],
    ['/docs', '/docs/user/bills?x=1#y', '/docs/user/bills.md?x=1#y'],
    ['/docs', '/other', '/other'],
    ['', '//example.com/x', '//example.com/x'],
    ['', 'mailto:a@example.com', 'mailto:a@example.com'],
    ['', '/api/accounting-api.json', '/api/accounting-api.json'],
    ['', '/release/1.2', '/release/1.2.md'],
  ])('under %j: %s → %s', (base, href, expected) => {
    expect(toMarkdownHref(href, base)).toBe(expected);
  });
});

function render(markdown: string, format: CompileOptions['format'] = 'detect'): string {
  const { tokens } = compile(markdown, { format });
  return renderMarkdown(tokens, (href) => toMarkdownHref(href, ''), pageEn);
}
