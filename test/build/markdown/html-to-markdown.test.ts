import { describe, expect, it } from 'vitest';
import { DescriptionCompiler } from '../../../build/markdown/compile-description.ts';
import { htmlToMarkdown } from '../../../build/markdown/html-to-markdown.ts';
import { htmlToText } from '../../../build/markdown/summary.ts';
import { page as pageEn } from '../../../worker/model/messages/en.ts';
import { startCpuClock } from '../../cpu-clock.ts';

const compiler = new DescriptionCompiler({
  messages: pageEn,
  resolveLink: (href) => (/^https?:/.test(href) ? href : href === '/bills' ? '/api/list-bills' : null),
  imageHosts: () => ['img.test'],
});
const markdownOf = (text: string): string | undefined => compiler.compile(text)?.markdown;

describe('the Markdown of a description with HTML', () => {
  it.each([
    ['<p>Gets <b>all</b> bills.</p>\n<p>By <i>date</i>.</p>', 'Gets **all** bills.\n\nBy *date*.'],
    ['See <a href="/bills" class="x">the <code>bills</code></a>.', 'See [the `bills`](/api/list-bills).'],
    ['See <a href="/gone">gone</a>.', 'See gone.'],
    ['<ul><li>one</li>\n<li><p>two</p><ul><li>a</li></ul></li></ul>', '- one\n\n- two\n\n  - a'],
    ['<ul><li>one<ol start="3"><li>a</li><li>b</li></ol></li><li>two</li></ul>', '- one\n  3. a\n  4. b\n- two'],
    ['A<br>B<br/><br/>C', 'A\\\nB\n\nC'],
    ['<h3>More <br> words</h3>x', '### More words\n\nx'],
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
    ['<font color=red>a</font> <your-id>', 'a \\<your-id>'],
  ])('%s → %s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it.each(['A *b* <!-- c -->', '- `<p>`\n- <your-id>', 'a <script>b</script> *c*'])(
    'is unchanged without tags: %s',
    (text) => {
      expect(markdownOf(text)?.trim()).toBe(text.replace(/<!--.*-->|<script>.*<\/script>/, '').trim());
    },
  );

  it.each(['*a* _b_ `c` [d](e) <f> &amp; \\', '# a', '1. a', '- a', '> a', 'snake_case_name __x__', 'a[](b) [c][d]'])(
    'shows %j as text, as the HTML does',
    (text) => {
      const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
      const written = htmlToMarkdown(html, (href) => href);
      const again = compiler.compile(written)?.html ?? '';
      expect([htmlToText(again), again.match(/<(?!\/?p>)/)]).toEqual([text, null]);
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
    htmlToMarkdown(`${open.repeat(10_000)}x${close.repeat(10_000)}`, (href) => href);
    expect(elapsed()).toBeLessThan(1_000);
  });
});
