import { describe, expect, it } from 'vitest';
import { splitHtml } from '../../../../../build/openapi/pages/split/split-html.ts';

const items = (count: number, html = '<li>$</li>'): string =>
  Array.from({ length: count }, (_, index) => html.replaceAll('$', String(index))).join('');
const split = (html: string, max: number): string[] => splitHtml(html, max).map((piece) => piece.html);

describe('splitHtml()', () => {
  it('leaves what is light enough as it is', () => {
    expect(split(`<ul>${items(9)}</ul>`, 10)).toEqual([`<ul>${items(9)}</ul>`]);
  });

  it('divides a list, with what is around it opened again without its ids', () => {
    expect(split(`<div id="a" class="b"><h2>T</h2><ul id="c">${items(4)}</ul></div>`, 5)).toEqual([
      '<div id="a" class="b"><h2>T</h2><ul id="c"><li>0</li><li>1</li></ul></div>',
      '<div class="b"><ul><li>2</li><li>3</li></ul></div>',
    ]);
  });

  it('tells which ids a piece has', () => {
    const pieces = splitHtml(`<ul id="list">${items(4, '<li class="x" id="i$"> id="no"</li>')}</ul>`, 3);
    expect(pieces.map(({ ids }) => ids)).toEqual([
      ['list', 'i0', 'i1'],
      ['i2', 'i3'],
    ]);
  });

  it('keeps a term with what it means, and the summary of a disclosure on every piece', () => {
    const pieces = split(
      `<details><summary id="s">Values</summary><dl>${items(30, '<dt>$</dt><dd><p>$</p></dd>')}</dl></details>`,
      45,
    );
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) {
      expect(piece.match(/<dt>/g)?.length).toBe(piece.match(/<dd>/g)?.length);
      expect(piece).toContain('Values</summary>');
    }
  });

  it('divides what lies deep, and keeps every element once', () => {
    const html = `<article><div><section>${items(40, '<p><b>$</b></p>')}</section></div><p>end</p></article>`;
    const pieces = split(html, 20);
    expect(pieces.every((piece) => (piece.match(/<[a-z]/g) ?? []).length <= 20)).toBe(true);
    expect([...pieces.join('').matchAll(/<b>(\d+)/g)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 40 }, (_, index) => index),
    );
  });

  it('does not divide an element that has text alone', () => {
    expect(split(`<pre>${'x'.repeat(9_000)}</pre>`, 1)).toHaveLength(1);
  });

  it('leaves HTML whose tags do not match as it is', () => {
    expect(split('<ul><li>a</ul>', 1)).toEqual(['<ul><li>a</ul>']);
  });

  it('leaves elements that lie ten thousand deep as they are', () => {
    const html = '<div>'.repeat(10_000) + '</div>'.repeat(10_000);
    expect(split(html, 100)).toEqual([html]);
  });
});
