import { describe, expect, it } from 'vitest';
import { encodePostings } from '../../../../build/release/search/write-pack.ts';
import { intersect, type Posting, toPostings } from '../../../../worker/search/store/postings.ts';
import { decodeNumbers } from '../../../../worker/search/store/vlq.ts';

const encode = (postings: readonly Posting[]) => decodeNumbers(new TextEncoder().encode(encodePostings(postings)));

describe('toPostings()', () => {
  it('reads what the build has written', () => {
    const postings = [
      { page: 0, weight: 1, places: [] },
      { page: 31, weight: 32, places: [0, 250] },
      { page: 2 ** 30 - 1, weight: 255, places: [3] },
    ];
    expect(toPostings(encode(postings))).toEqual(postings);
  });
});

describe('intersect()', () => {
  const first = encode([
    { page: 2, weight: 9, places: [1, 4] },
    { page: 5, weight: 3, places: [2] },
    { page: 8, weight: 1, places: [] },
  ]);

  it('keeps the pages in both, with the lower weight and the common places', () => {
    const second = encode([
      { page: 1, weight: 7, places: [1] },
      { page: 2, weight: 7, places: [4, 6] },
      { page: 8, weight: 7, places: [] },
      { page: 9, weight: 7, places: [1] },
    ]);
    expect(toPostings(intersect(first, second))).toEqual([
      { page: 2, weight: 7, places: [4] },
      { page: 8, weight: 1, places: [] },
    ]);
  });

  it('keeps the places of the first if none is in both', () => {
    const second = encode([{ page: 5, weight: 4, places: [3] }]);
    expect(toPostings(intersect(first, second))).toEqual([{ page: 5, weight: 3, places: [2] }]);
  });

  it('is empty without a common page', () => {
    expect(intersect(first, encode([{ page: 3, weight: 1, places: [] }]))).toEqual([]);
    expect(intersect(first, [])).toEqual([]);
  });
});
