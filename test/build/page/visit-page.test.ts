import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Page, PageBlock } from '../../../build/page/page.ts';
import { draftHtml, readContinuation, readSearch, renderMarkdown } from '../../../build/page/visit-page.ts';
import { en } from '../../english.ts';
import { field, schema } from './kinds/fixtures.ts';

function page(...blocks: readonly PageBlock[]): Page {
  return {
    facts: { kind: 'guide', title: 'A' },
    blocks,
    layout: (inner) =>
      createElement(
        'article',
        null,
        inner.map(({ html }) => html),
      ),
  };
}

const place = (kind: 'heading' | 'property', id: string, label: string) => ({ kind, id, label, text: '' });

describe('draftHtml()', () => {
  it('renders the blocks in their layout', () => {
    expect(draftHtml(page({ html: 'a' }, {}, { html: 'b' }), en.page)()).toBe('<article>ab</article>');
  });
});

describe('renderMarkdown()', () => {
  it('joins the blocks that have Markdown', () => {
    const blocks = [{ markdown: () => '# A' }, {}, { markdown: () => null }, { markdown: () => 'Text' }];
    expect(renderMarkdown(page(...blocks), { base: '', messages: en })).toBe('# A\n\nText');
  });

  it('tells the blocks which schemas the page leaves to other pages', () => {
    const type = [{ label: 'A', href: '/a' }];
    const rows = (name: string) => Array.from({ length: 90 }, (_, index) => field(`${name}${index}`));
    const deep = field('deep', { type, children: { kind: 'object', fields: rows('b'), more: null } });
    const written = [schema({ children: { kind: 'object', fields: [...rows('a'), deep], more: null } })];
    const block: PageBlock = { markdown: ({ linked }) => [...linked].join() };
    const context = { base: '', messages: en };
    expect(renderMarkdown(page(block, { written }), context)).toBe('deep');
    expect(renderMarkdown(page(block), context)).toBe('');
  });
});

describe('readSearch()', () => {
  it('joins names, texts and places in order', () => {
    const blocks = [
      { search: () => ({ names: ['a'], text: 'one' }) },
      { search: () => ({ names: ['b'], text: 'two', hidden: 'code', scopes: ['read'] }) },
      { search: () => ({ places: [place('heading', 'c', 'C')] }) },
    ];
    expect(readSearch(page(...blocks), en.page)).toEqual({
      names: ['a', 'b'],
      scopes: ['read'],
      text: 'one\ntwo',
      hidden: 'code',
      places: [place('heading', 'c', 'C')],
    });
  });

  it('indexes a repeated field once, but each heading', () => {
    const places = [place('property', 'a', 'id'), place('heading', 'b', 'id'), place('heading', 'c', 'id')];
    const search = () => ({ places });
    expect(
      readSearch(page({ search }, { search: () => ({ places: [place('property', 'd', 'id')] }) }), en.page),
    ).toEqual({ names: [], text: '', places });
  });

  it('indexes at most 120 fields', () => {
    const places = Array.from({ length: 130 }, (_, index) => place('property', `p${index}`, `p${index}`));
    const search = () => ({ places: [...places, place('heading', 'end', 'End')] });
    expect(readSearch(page({ search }), en.page).places).toHaveLength(121);
  });
});

describe('readContinuation()', () => {
  it('has the text of its places, but no names', () => {
    const block = { search: () => ({ names: ['a'], text: 'one', places: [place('heading', 'b', 'Two')] }) };
    expect(readContinuation(page(block), en.page)).toEqual({ names: [], text: 'one\nTwo ', places: [] });
  });
});
