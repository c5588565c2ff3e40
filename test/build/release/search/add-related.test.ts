import { describe, expect, it } from 'vitest';
import type { CollectedTerm } from '../../../../build/release/search/collect-terms.ts';
import { addRelated } from '../../../../build/release/search/related-words/add-related.ts';

/** The words of a site with these operations instead of one that it lacks, most frequent first. */
function wordsFor(term: string, titles: readonly string[]): string[] {
  const terms = new Map<string, CollectedTerm>();
  const pages = titles.map((title, index) => ({
    path: `/api/${index}`,
    entry: { kind: 'operation' as const, title },
    analysis: { places: [] },
  }));
  addRelated(terms, pages, 'en');
  const spellings = [...(terms.get(term)?.spellings ?? [])];
  return spellings.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([spelling]) => spelling);
}

describe('addRelated()', () => {
  it('joins the words for all words of a stem: like and liked', () => {
    expect(wordsFor('~like', ['Upvote a post', 'Get favorites'])).toEqual(['favorite', 'upvote']);
  });

  it('has one of several words with the same stem: save and saved', () => {
    expect(wordsFor('~star', ['Get saved tracks', 'Add a bookmark'])).toEqual(['save', 'bookmark']);
  });

  it('puts words in the order of their groups, because only some are stored', () => {
    expect(wordsFor('~vm', ['Host', 'Instance', 'Server'])).toEqual(['server', 'instance', 'host']);
  });

  it('joins the words of phrases, which spaces separate', () => {
    expect(wordsFor('~boot', ['Power on a server'])).toEqual(['power-on']);
  });
});
