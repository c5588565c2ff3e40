import { describe, expect, it } from 'vitest';
import { categoryPage } from '../../../../build/page/kinds/category-page.tsx';
import { landingPage } from '../../../../build/page/kinds/landing-page.tsx';
import { draftHtml, readSearch, renderMarkdown } from '../../../../build/page/visit-page.ts';
import type { SafeHtml } from '../../../../worker/model/markup/safe-html.ts';
import { findMessages } from '../../../../worker/model/messages/find-messages.ts';

const messages = findMessages('en');
const CARD = { title: 'Bills', description: 'What you owe', href: '/bills', count: '3 pages' };
const POPULAR = ['a', 'b', 'c', 'd'].map((title) => ({ ...CARD, title, href: `/${title}`, description: null }));
const PLACE = { kind: 'heading', id: 'more', label: 'More', text: 'to read' } as const;

const html = (text: string): SafeHtml => text as SafeHtml;

const LANDING = {
  ...{
    title: 'Docs',
    isTitled: false,
    tagline: '',
    ways: [],
    request: null,
    popular: [],
    changes: [],
    hero: null,
    html: null,
  },
  content: { markdown: () => 'Prose', search: () => ({ text: 'Prose', hidden: 'tab', places: [PLACE] }) },
};

describe('categoryPage()', () => {
  it('is found by the words of its cards', () => {
    const page = categoryPage({ title: 'Guides', description: null, cards: [CARD] });
    expect(readSearch(page, messages.page)).toEqual({ names: [], text: 'Bills\nWhat you owe', places: [] });
    expect(renderMarkdown(page, { base: '', messages })).toBe(
      '# Guides\n\n- [Bills](/bills.md): What you owe · 3 pages',
    );
  });
});

describe('landingPage()', () => {
  it('is found by all its sections and by the places of its content', () => {
    const page = landingPage({
      ...{ ...LANDING, tagline: 'A promise', ways: [CARD] },
      popular: [{ ...CARD, title: 'Quotes', description: null }],
      changes: [{ date: '2026-01-02', text: 'A new field', href: null }],
      request: {
        ...{ title: 'A call', href: null },
        request: { text: 'curl /bills', html: html('') },
        response: { text: '{}', html: html('') },
      },
    });
    expect(readSearch(page, messages.page)).toEqual({
      names: [],
      text: 'A promise\nBills\nWhat you owe\nProse\nA call\ncurl /bills\n{}\nQuotes\nA new field',
      hidden: 'tab',
      places: [PLACE],
    });
  });

  it.each([
    [true, {}, 'Prose'],
    [false, {}, '# Docs\n\nProse'],
    [true, { tagline: 'A promise' }, '# Docs\n\n> A promise\n\nProse'],
  ])('has one title in Markdown: content with a title %j, front matter %j', (isTitled, header, markdown) => {
    const page = landingPage({ ...LANDING, ...header, isTitled });
    expect(renderMarkdown(page, { base: '', messages })).toBe(markdown);
  });

  it('has search and popular pages between the hero and the rest', () => {
    const order = (hasAside: boolean): readonly string[] | null => {
      const hero = { html: html('<i class="hero"></i>'), hasAside };
      const page = landingPage({ ...LANDING, popular: POPULAR, hero, html: html('Rest') });
      return draftHtml(page, messages.page)().match(/(?<=class=")(hero|landing-search|popular)(?=")|Rest/g);
    };
    expect(order(false)).toEqual(['hero', 'landing-search', 'popular', 'Rest']);
    expect(order(true)).toEqual(['hero', 'landing-search', 'Rest', 'popular']);
  });
});
