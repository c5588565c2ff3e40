import { describe, expect, it } from 'vitest';
import { shareIds } from '../../../../build/page/prose/share-ids.ts';

/** `2 pay` is a heading of level 2 with the id `pay`. */
const toOriginal = (text: string) => {
  const [level, id = ''] = text.split(' ');
  return { level: Number(level), id };
};

describe('shareIds()', () => {
  it('reads as many headings as a page can have', () => {
    const levels = new Array<number>(200_000).fill(1);
    expect(shareIds(levels, []).size).toBe(0);
    expect(
      shareIds(
        levels,
        levels.map((level) => ({ level, id: 'a' })),
      ).size,
    ).toBe(levels.length);
  });

  it.each<[why: string, translation: readonly number[], original: readonly string[], ids: readonly (string | null)[]]>([
    ['the same outline', [2, 3, 2], ['2 a', '3 b', '2 c'], ['a', 'b', 'c']],
    ['a title in one of them only', [1, 2], ['2 a'], [null, 'a']],
    ['a title in both', [1, 2], ['1 t', '2 a'], ['t', 'a']],
    ['one more part of a section', [2, 3, 3, 2, 3], ['2 a', '3 b', '2 c', '3 d'], ['a', null, null, 'c', 'd']],
    ['one more section', [2, 2, 2], ['2 a', '2 b'], [null, null, null]],
    ['other levels', [3, 3], ['2 a', '2 b'], [null, null]],
    ['parts before the first section', [3, 2], ['3 a', '2 b'], ['a', 'b']],
    ['no headings', [], ['2 a'], []],
    ['no original', [2], [], [null]],
  ])('pairs %s', (_, translation, original, ids) => {
    const found = shareIds(translation, original.map(toOriginal));
    expect(translation.map((_level, index) => found.get(index) ?? null)).toEqual(ids);
  });
});
