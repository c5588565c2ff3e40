import { describe, expect, it } from 'vitest';
import { readTree } from '../../../../../../../build/tools/import/docusaurus/pages/tree/html-tree.ts';
import { toMarkdown } from '../../../../../../../build/tools/import/docusaurus/pages/tree/tree-markdown.ts';

const write = (html: string): string => toMarkdown(readTree(html).tree);

describe('toMarkdown()', () => {
  it.each([
    ['<iframe src="https://a.test/b (c)"></iframe>', '<iframe src="https://a.test/b (c)"></iframe>'],
    ['<video><source src="img/a b.mp4"></video>', '<video src="/img/a b.mp4" controls></video>'],
    ['<a href="a (b)">c</a>', '[c](</a (b)>)'],
    ['<p><code>a`b</code> <code>`</code> <code>c</code></p>', '`` a`b `` `` ` `` `c`'],
    ['<pre>```\n````</pre>', '`````\n```\n````\n`````'],
  ])('writes %s', (html, expected) => {
    expect(write(html)).toBe(expected);
  });
});
