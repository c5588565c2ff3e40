import { describe, expect, it } from 'vitest';
import { readCategory, readLanding } from '../../../../build/page/search/read-cards.ts';

const CARD = { title: 'Bills', description: 'What you owe', href: '/bills', count: '3 pages' };

describe('the search terms', () => {
  it('of a category are its cards', () => {
    const category = { kind: 'category', title: 'Guides', description: null, cards: [CARD] } as const;
    expect(readCategory(category)).toEqual({ names: [], text: 'Bills\nWhat you owe', places: [] });
  });

  it('of a landing page are all its sections, and the places of its content', () => {
    const landing = {
      kind: 'landing',
      ...{ title: 'Docs', tagline: 'A promise', request: null, hero: null, html: null },
      ways: [CARD],
      popular: [{ ...CARD, title: 'Quotes', description: null }],
      changes: [{ date: '2026-01-02', text: 'A new field', href: null }],
    } as const;
    const request = { title: 'A call', code: 'curl /bills', response: '{}' };
    const place = { kind: 'heading', id: 'more', label: 'More', text: 'to read' } as const;
    const content = { names: [], text: 'Prose', hidden: 'code in another tab', places: [place] };
    expect(readLanding(landing, request, content)).toEqual({
      names: [],
      text: 'A promise\nBills\nWhat you owe\nQuotes\nA call\ncurl /bills\n{}\nA new field\nProse',
      hidden: 'code in another tab',
      places: [place],
    });
  });
});
