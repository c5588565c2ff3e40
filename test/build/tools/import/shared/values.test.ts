import { describe, expect, it } from 'vitest';
import { readData } from '../../../../../build/tools/import/shared/values.ts';
import { startCpuClock } from '../../../../cpu-clock.ts';

describe('readData()', () => {
  it.each([
    ['{ "a": 1, "a": 2 }', { a: 2 }],
    ['a: 1', { a: 1 }],
    ['', null],
    ['a: [', null],
    ['a: 1\na: 2', null],
  ])('reads %s', (text, value) => {
    expect(readData(text)).toEqual(value);
  });

  it('refuses 300 nested maps as keys in bounded time', () => {
    const elapsed = startCpuClock();
    expect(readData(`a: ${'{'.repeat(300)}${'}'.repeat(300)}`)).toBe(null);
    expect(elapsed()).toBeLessThan(2_000);
  });
});
