import { describe, expect, it } from 'vitest';
import { DescriptionCompiler } from '../../../../build/page/description/compile-description.ts';
import { HIDDEN_ELEMENTS, TEXT_ELEMENTS } from '../../../../build/page/html/elements.ts';
import { type HtmlRules, parseHtml } from '../../../../build/page/html/html-builder.ts';
import { toMarkdown } from '../../../../build/page/html/to-markdown.ts';
import { element } from '../../../../build/page/text/html-node.ts';
import { startCpuClock } from '../../../cpu-clock.ts';
import { pageEn } from '../../../english.ts';

const compiler = new DescriptionCompiler({
  messages: pageEn,
  resolveLink: (href) => (/^https?:/.test(href) ? href : href === '/bills' ? '/api/list-bills' : null),
  imageHosts: () => ['img.test'],
});
const markdownOf = (text: string): string | undefined => compiler.compile(text)?.markdown;
const RULES: HtmlRules = {
  shown: TEXT_ELEMENTS,
  hidden: HIDDEN_ELEMENTS,
};

describe('the Markdown of a description with HTML', () => {
  it('takes a table of very many rows', () => {
    expect(markdownOf(`<table>${'<tr>'.repeat(200_000)}</table>`)).toBe('');
  });

  it.each([
    ['<p>Gets <b>all</b> bills.</p>\n<p>By <i>date</i>.</p>', 'Gets **all** bills.\n\nBy *date*.'],
    ['See <a href="/bills" class="x">the <code>bills</code></a>.', 'See [the `bills`](/api/list-bills).'],
    ['See <a href="/gone">gone</a>.', 'See gone.'],
    ['<ul><li>one</li>\n<li><p>two</p><ul><li>a</li></ul></li></ul>', '- one\n\n- two\n\n  - a'],
    ['<ul><li>one<ol start="3"><li>a</li><li>b</li></ol></li><li>two</li></ul>', '- one\n  3. a\n  4. b\n- two'],
    ['A<br>B<br/><br/>C', 'A\\\nB\n\nC'],
    ['<h3>More <br> words</h3>x', '**More \\\n words**\n\nx'],
    ['<pre><code class="language-json">{\n  "a": 1 &lt; 2\n}</code></pre>', '```json\n{\n  "a": 1 < 2\n}\n```'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['<dl><dt>Key</dt><dd>Value</dd></dl>', '**Key**\n\nValue'],
    ['<details><summary>More</summary>x</details>', '**More**\n\nx'],
    [
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1<br>2</td><td>a|b<p>c</p></td></tr></table>',
      '| A | B |\n| --- | --- |\n| 1<br>2 | a\\|b c |',
    ],
    ['<img src="https://img.test/a.png" alt="A"> 10<sup>6</sup> <q>x</q>', '![A](https://img.test/a.png) 10^6 "x"'],
    ['<b>a <strong>b</strong></b><em> c</em>', '**a b** *c*'],
    ['<a href="https://x.test" title="x\\ &quot;y&quot;\nz">t</a>', '[t](https://x.test "x\\\\ \\"y\\" z")'],
    ['<a href="https://x.test/b c>d">t</a>', '[t](<https://x.test/b c\\>d>)'],
    ['<a href="https://x.test/a\\(b">t</a>', '[t](<https://x.test/a\\\\(b>)'],
    ['<div>a <!--> b <!---> c <!-- d --> <![CDATA[e > e]]>f</div>', 'a b c f'],
    ['<font color=red>a</font> <your-id>', 'a \\<your-id>'],
  ])('%s → %s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each([
    '- `<p>`\n- <your-id>',
    'A _b_ __c__\n\n* d\n* e',
    '[a](https://x.test "b")\nhttps://x.test',
    '~~~js\nf() ](/bills)\n~~~',
    '    code',
    '| a |\n|:-:|\n| b |',
    '![a](https://elsewhere.test/a.png)',
  ])('is the source if that says the same: %s', (text) => {
    expect(markdownOf(text)).toBe(text.trim());
  });

  it.each([
    ['A *b* <!-- c -->', 'A *b*'],
    ['a <script>b</script> _c_\n\n- d\n* e', 'a *c*\n\n- d\n\n* e'],
    ['[a][1] [b][]\n\n[1]: /bills\n[b]: https://x.test', '[a](/api/list-bills) [b](https://x.test)'],
    ['[gone](/gone) `[x](/bills)`', 'gone `[x](/bills)`'],
    ['[a](/bills "b")', '[a](/api/list-bills "b")'],
    ['![a](/a.png)', 'a'],
    ['# A\n## B', '**A**\n\n**B**'],
  ])('is rewritten where it does not: %s', (text, markdown) => {
    expect(markdownOf(text)).toBe(markdown);
  });

  it('links to Markdown pages, except in code', () => {
    const forPrograms = new DescriptionCompiler({
      messages: pageEn,
      resolveLink: (href) => href,
      toMarkdownHref: (href) => (href.startsWith('/') ? `${href}.md` : href),
    });
    const text = '`](/a)` [a](/a) [b](https://x.test/b)\n\n```\n[a](/a)\n```';
    expect(forPrograms.compile(text)?.markdown).toBe(text.replace('[a](/a)', '[a](/a.md)'));
  });

  it.each(['*a* _b_ `c` [d](e) <f> &amp; \\', '# a', '1. a', '- a', '> a', 'snake_case_name __x__', 'a[](b) [c][d]'])(
    'shows %j as text, as the HTML does',
    (text) => {
      const written = toMarkdown([element('p', [text])], (href) => href);
      const again = compiler.compile(written);
      expect([again?.text, again?.html.match(/<(?!\/?p>)/)]).toEqual([text, null]);
    },
  );

  it.each([
    ['<b>', '</b>'],
    ['<div>', '</div>'],
    ['<ul><li>', '</li></ul>'],
    ['<blockquote>', '</blockquote>'],
    ['<span> </span>', ''],
    ['<br>', ''],
    ['<td>', ''],
  ])('takes linear time for %s', (open, close) => {
    const elapsed = startCpuClock();
    toMarkdown(parseHtml(`${open.repeat(10_000)}x${close.repeat(10_000)}`, RULES), (href) => href);
    expect(elapsed()).toBeLessThan(3_000);
  });
});
