import { describe, expect, it } from 'vitest';
import { describeFault } from '../../../../worker/forms/check/describe-fault.ts';
import { faults } from '../../../../worker/model/messages/en.ts';

const describeEnum = (expected: unknown, value: unknown): string =>
  describeFault({ keyword: 'enum', expected, found: '', value }, faults);

const describeConstant = (expected: unknown): string =>
  describeFault({ keyword: 'const', expected, found: '' }, faults);

describe('describeFault()', () => {
  it.each([
    ['{"a":9007199254740993}', { a: 9007199254740993n }],
    ['[1,null]', [1, null]],
    ['""', ''],
    ['a', 'a'],
    ['null', null],
  ])('writes the value that a fault expects: %s', (text, value) => {
    expect(describeConstant(value)).toContain(text);
  });

  it('says that it names only the first of many values', () => {
    const values = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(describeEnum(values, 'z')).toBe('Must be one of a, b, c, d, e, f, g, h, found "z".');
    expect(describeEnum([...values, 'i'], 'z')).toBe('Must be one of a, b, c, d, e, f, g, h, …, found "z".');
  });

  it('names the value that is not in the list, cut if it is long', () => {
    expect(describeEnum(['open', 'paid'], 'Open')).toBe('Must be one of open, paid, found "Open".');
    expect(describeEnum(['open'], { a: 9007199254740993n })).toBe('Must be open, found {"a":9007199254740993}.');
    expect(describeEnum(['open', 'paid'], '')).toBe('Must be one of open, paid, found "".');
    expect(describeEnum([1, 2], 'x'.repeat(41))).toBe(`Must be one of 1, 2, found "${'x'.repeat(39)}….`);
  });
});
