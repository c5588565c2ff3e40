import { describe, expect, it } from 'vitest';
import { type AtLeast, figuresOf, formatBudget, formatExcess, formatValue, isOver, median } from './figure.ts';

const figure = (value: number, budget: number | AtLeast | null) =>
  figuresOf('build', 'sample')('cold: CPU', value, 's', budget);

describe('isOver()', () => {
  it.each([
    [100, 100, false],
    [110, 100, false],
    [111, 100, true],
    [4.4, 4, false],
    [0, 0, false],
    [1, 0, true],
    [1e9, null, false],
    [Number.NaN, 100, true],
    [Number.POSITIVE_INFINITY, 100, true],
    [100, { atLeast: 100 }, false],
    [90, { atLeast: 100 }, false],
    [89, { atLeast: 100 }, true],
    [1e9, { atLeast: 100 }, false],
  ])('returns for %d with a budget of %s: %s', (value, budget, over) => {
    expect(isOver(figure(value, budget))).toBe(over);
  });
});

describe('formatExcess()', () => {
  it.each([
    [120, 100, '20 %', 'at most 100 s'],
    [50, { atLeast: 100 }, '50 %', 'at least 100 s'],
    [7, 0, '7 s', 'at most 0 s'],
    [Number.NaN, 100, 'none', 'at most 100 s'],
  ])('formats %d with a budget of %s as %s', (value, budget, text, allowed) => {
    expect([formatExcess(figure(value, budget)), formatBudget(figure(value, budget))]).toEqual([text, allowed]);
  });
});

describe('median()', () => {
  it.each([
    [[3, 1, 100], 3],
    [[5], 5],
    [[1, 2, 3, 1_000], 2],
    [[], 0],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('formatValue()', () => {
  it.each([
    [3.416, 's', '3.42 s'],
    [1223, 'count', '1,223'],
    [93.4, 'µs', '93.4 µs'],
    [1345.6, 'KiB', '1,346 KiB'],
    [2, 'ratio', '2 ×'],
  ] as const)('formats %d in %s as %s', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text);
  });
});
