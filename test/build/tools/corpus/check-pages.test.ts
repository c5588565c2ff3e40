import { describe, expect, it } from 'vitest';
import type { CompiledPage } from '../../../../build/page/compiled-page.ts';
import { checkPages } from '../../../../build/tools/corpus/check-pages.ts';

describe('checkPages()', () => {
  it('accepts pages that link to each other', () => {
    const pages = [page('/a', '<p><a href="/b#x">b</a><br></p>'), page('/b', '<h2 id="x">X <a href="#x"></a></h2>')];
    expect(checkPages(pages, new Set())).toEqual([]);
  });

  it.each([
    ['<p><b>x</p></b>', ['/a: found </p> where <b> is open', '/a: found </b> where <p> is open']],
    ['<div>', ['/a: <div> is never closed']],
    ['<i id="x"></i><b id="x"></b>', ['/a: the id "x" is used twice']],
    ['<a href="/gone">x</a>', ['/a: the link /gone leads to no page']],
    ['<a href="#gone">x</a>', ['/a: the link #gone leads to no element']],
    ['<a title="a > b" href="/file.json">x</a>', []],
  ])('reports %s', (html, faults) => {
    expect(checkPages([page('/a', html)], new Set(['/file.json']))).toEqual(faults);
  });

  it('reports a page with more than 3,500 elements', () => {
    const pages = [page('/a', '<br>'.repeat(3_500)), page('/b', '<br>'.repeat(3_501))];
    expect(checkPages(pages, new Set())).toEqual(['/b: 3501 elements, more than 3500']);
  });
});

function page(path: string, html: string): CompiledPage {
  const entry = { kind: 'guide', title: path, description: '' } as const;
  return { path, entry, article: new TextEncoder().encode(html), markdown: new Uint8Array(), search: null };
}
