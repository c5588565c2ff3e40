import { describe, expect, it } from 'vitest';
import { describeFault } from '../../../../worker/forms/check/describe-fault.ts';
import { faults } from '../../../../worker/model/messages/en.ts';

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
    const describeEnum = (expected: unknown) => describeFault({ keyword: 'enum', expected, found: '' }, faults);
    expect(describeEnum(values)).toBe('Must be one of a, b, c, d, e, f, g, h.');
    expect(describeEnum([...values, 'i'])).toBe('Must be one of a, b, c, d, e, f, g, h, ….');
  });
});
