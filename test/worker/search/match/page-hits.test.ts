import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../worker/search/match/expand-query.ts';
import { PageHits } from '../../../../worker/search/match/page-hits.ts';

const MATCH: Match = {
  entries: [],
  slots: [0],
  share: 1,
  isExact: true,
  isTypedName: false,
  isSynonym: false,
  isName: false,
  pageCount: 3,
};

describe('PageHits.sumMatched()', () => {
  it('counts a word less on a page that only mentions it', () => {
    // By page: 50, 20 and 1, all in the name of the page.
    const postings = [0, 50, 1, 0, 1, 20, 1, 0, 1, 1, 1, 0];
    const hits = new PageHits([postings], 1, { pageCount: 3, accepts: () => true, isQuoted: false });
    hits.add(MATCH, postings, 2);
    const [best = 0, good = 0, mention = 0] = hits.pages.map((_, row) => hits.sumMatched(row, [4]));
    expect([best, good]).toEqual([4, 4]);
    expect(mention).toBeGreaterThan(2);
    expect(mention).toBeLessThan(3);
  });
});

describe('PageHits.weightTogether()', () => {
  it('is the weight of the words that one place of a page has together', () => {
    // On the first page both words are in place 5, on the second in places 5 and 6, the third has one.
    const first = [0, 20, 1, 5, 1, 20, 1, 5, 1, 20, 1, 5];
    const second = [0, 20, 1, 5, 1, 20, 1, 6];
    const hits = new PageHits([first, second], 2, { pageCount: 3, accepts: () => true, isQuoted: false });
    hits.add({ ...MATCH, slots: [0] }, first, 2);
    hits.add({ ...MATCH, slots: [1] }, second, 2);
    expect(hits.pages.map((_, row) => hits.weightTogether(row, [4, 3]))).toEqual([7, 0, 0]);
  });
});
