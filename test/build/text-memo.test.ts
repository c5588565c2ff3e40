import { describe, expect, it } from 'vitest';
import { TextMemo } from '../../build/text-memo.ts';

describe('TextMemo', () => {
  it('computes repeated texts once', () => {
    const made: string[] = [];
    const memo = new TextMemo((text) => made.push(text));
    expect(['a', 'b', 'a', 'b'].map((text) => memo.take(text))).toEqual([1, 2, 1, 2]);
  });

  it('does not keep long texts, and respects its limit', () => {
    let count = 0;
    const memo = new TextMemo(() => ++count);
    const long = 'x'.repeat(401);
    expect([memo.take(long), memo.take(long)]).toEqual([1, 2]);
    for (let index = 0; index < 50_001; index++) memo.take(String(index));
    expect(memo.take('0')).toBe(2 + 50_001 + 1);
    expect(memo.take('50000')).toBe(2 + 50_001);
  });
});
