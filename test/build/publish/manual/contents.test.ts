import { describe, expect, it } from 'vitest';
import { renderContents } from '../../../../build/publish/manual/contents.ts';

const line = (id: string, depth: number, ...sections: string[]) => ({
  chapter: { id, title: `<${id}>`, depth, description: null, path: null, page: null },
  sections: sections.map((title) => ({ id: `${id}-${title}`, title })),
});
const LINES = [line('a', 0, 'x', 'y'), line('b', 0), line('c', 1), line('d', 5, 'z'), line('e', 0)];
const toHref = (id: string): string => `#${id}`;

/** Each entry as its text, in lists for each depth. */
const outline = (html: string): string => html.replace(/<\/?(?:a|span|i|b)\b[^>]*>/g, '|').replace(/\|+/g, '|');

describe('renderContents()', () => {
  it('is a list in lists, in which each entry is a link', () => {
    const html = renderContents(LINES, toHref);
    expect(outline(html)).toBe(
      '<ol><li>|&lt;a&gt;|<ol><li>|x|</li><li>|y|</li></ol></li>' +
        '<li>|&lt;b&gt;|<ol><li>|&lt;c&gt;|<ol><li>|&lt;d&gt;|<ol><li>|z|</li></ol></li></ol></li></ol></li>' +
        '<li>|&lt;e&gt;|</li></ol>',
    );
    expect([...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual('a a-x a-y b c d d-z e'.split(' '));
  });

  it('has the numbers of the pages that are known', () => {
    const numbers = new Map([
      ['a', 3],
      ['a-y', 4],
    ]);
    const [a, ax, ay, b] = renderContents(LINES, toHref, numbers).match(/<a .*?<\/a>/g) ?? [];
    expect([a, ax, ay, b]).toEqual([
      '<a href="#a"><span>&lt;a&gt;</span><i></i><b>3</b></a>',
      '<a href="#a-x"><span>x</span></a>',
      '<a href="#a-y"><span>y</span><i></i><b>4</b></a>',
      '<a href="#b"><span>&lt;b&gt;</span></a>',
    ]);
  });

  it('is an empty list of nothing', () => {
    expect(renderContents([], toHref)).toBe('<ol></ol>');
  });
});
