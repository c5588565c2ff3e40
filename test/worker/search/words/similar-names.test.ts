import { describe, expect, it } from 'vitest';
import { findSimilarNames } from '../../../../worker/search/words/similar-names.ts';
import type { OtherWord } from '../../../../worker/search/words/word-groups.ts';

const other = (stem: string, share: number): OtherWord => ({ terms: [{ stem, surface: stem }], share });

describe('findSimilarNames()', () => {
  it('begins with the name as typed, then the likeliest synonyms of any word', () => {
    const others = { add: [other('creat', 0.8), other('upload', 0.5)], repo: [other('repositori', 0.85)] };
    const names = findSimilarNames(['add', 'repo'], new Map(), (stem) => others[stem as keyof typeof others]);
    expect(names.map(({ name }) => name.join(' '))).toEqual([
      'add repo',
      'add repositori',
      'creat repo',
      'upload repo',
    ]);
  });
});
