import { describe, expect, it } from 'vitest';
import { type Figure, formatValue, isOver } from './figure.ts';

describe('isOver()', () => {
  it.each([
    [100, 100, false],
    [110, 100, false],
    [111, 100, true],
    [0, 0, false],
    [1, 0, true],
    [1e9, null, false],
  ])('of %d with a budget of %s is %s', (value, budget, over) => {
    expect(isOver({ ...FIGURE, value, budget })).toBe(over);
  });
});

describe('formatValue()', () => {
  it.each([
    [3.416, 's', '3.42 s'],
    [1223, 'count', '1,223'],
    [93.4, 'µs', '93.4 µs'],
    [1345.6, 'KiB', '1,346 KiB'],
    [2, 'ratio', '2 ×'],
  ] as const)('writes %d in %s as %s', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text);
  });
});

const FIGURE: Figure = { section: 'build', subject: 'sample', name: 'cold: CPU', value: 0, unit: 's', budget: null };
