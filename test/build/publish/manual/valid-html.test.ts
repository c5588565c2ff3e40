import { describe, expect, it } from 'vitest';
import { readArticle, writeTree } from '../../../../build/page/html/article-tree.ts';
import { toValidHtml } from '../../../../build/publish/manual/valid-html.ts';

const mend = (html: string): string => writeTree(toValidHtml(readArticle(html)));

describe('toValidHtml()', () => {
  it.each([
    [
      'what is in a list beside its items',
      '<ul><p>a</p><li>b</li> text</ul>',
      '<ul><li><p>a</p></li><li>b</li><li> text</li></ul>',
    ],
    ['a list of terms without descriptions', '<dl><p>a</p><dt>b</dt></dl>', '<div><p>a</p><p>b</p></div>'],
    [
      'text and elements between items, which are one',
      '<ul>a <b>b</b> c<li>d</li> </ul>',
      '<ul><li>a <b>b</b> c</li><li>d</li> </ul>',
    ],
    [
      'groups of terms without descriptions',
      '<dl><div><dt>a</dt><dd>b</dd></div><div><dt>c</dt></div></dl>',
      '<div><div><p>a</p><div>b</div></div><div><p>c</p></div></div>',
    ],
    ['a description without its term', '<dl><dd>a</dd></dl>', '<div><div>a</div></div>'],
    [
      'a caption below its rows',
      '<table><tr><td>a</td></tr><caption>b</caption></table>',
      '<table><caption>b</caption><tr><td>a</td></tr></table>',
    ],
    [
      'a second summary',
      '<details><summary>a</summary><summary>b</summary></details>',
      '<details><summary>a</summary><p>b</p></details>',
    ],
    [
      'a summary that is not the first element',
      '<details>\n<p>a</p><summary>b</summary></details>',
      '<details><summary>b</summary>\n<p>a</p></details>',
    ],
    ['details without a summary', '<details>a</details>', '<details><summary>…</summary>a</details>'],
    [
      'a summary after a space',
      '<details> <summary>a</summary> b <summary>c</summary></details>',
      '<details><summary>a</summary>  b <p>c</p></details>',
    ],
    ['a meter without a value', '<meter max="3" value="x">a</meter>', '<span>a</span>'],
    ['a direction that is missing', '<bdo>a</bdo><bdo dir="rtl">b</bdo>', '<span>a</span><bdo dir="rtl">b</bdo>'],
    [
      'numbers and dates that are not',
      '<td colspan="x" rowspan="2">a</td><ol start="x"><li value="2">b</li></ol><time datetime="soon">c</time>',
      '<td rowspan="2">a</td><ol><li value="2">b</li></ol><span>c</span>',
    ],
    ['the number of an item without numbers', '<ul><li value="2">a</li></ul>', '<ul><li>a</li></ul>'],
    ['an output of nothing', '<output for="z">a</output>', '<output>a</output>'],
  ])('mends %s', (_what, html, expected) => {
    expect(mend(html)).toBe(expected);
  });

  it.each([
    '<ul> <li>a<ul><li>b</li></ul></li> </ul>',
    '<dl> <dt>a</dt><dd>b</dd><dt>c</dt><dt>d</dt><dd>e</dd> </dl>',
    '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
    '<table><caption>a</caption><thead><tr><th>b</th></tr></thead></table>',
    '<time datetime="2026-11-25">a</time><time datetime="2026-11-25T10:00:00.000Z">b</time><time datetime="P3D">c</time>',
    '<time datetime="10:30">a</time><time datetime="2026-W10">b</time><time>2026-11-25</time>',
    '<details open=""><summary>a</summary>b</details>',
    '<ol start="-3" type="i"><li>a</li></ol>',
  ])('keeps %s', (html) => {
    expect(mend(html)).toBe(html);
  });
});
