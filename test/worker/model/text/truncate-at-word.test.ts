import { describe, expect, it } from 'vitest';
import { truncateAtWord } from '../../../../worker/model/text/truncate-at-word.ts';

describe('truncateAtWord()', () => {
  it.each([
    ['a text that fits', 20, 'a text that fits'],
    ['Enter the number of things', 21, 'Enter the number of…'],
    ['Enter the number of things', 20, 'Enter the number of…'],
    ['a verylongwordthatnothingends', 20, 'a verylongwordthatn…'],
    ['请输入发票的编号和日期', 6, '请输入发票…'],
    ['12345😀😀', 7, '12345…'],
    ['12345😀😀', 8, '12345😀…'],
    ['cafe\u0301\u0301 s', 6, 'caf…'],
  ])('%j in %d characters → %j', (text, length, truncated) => {
    expect(truncateAtWord(text, length)).toBe(truncated);
    expect(truncated.length).toBeLessThanOrEqual(length);
  });
});
