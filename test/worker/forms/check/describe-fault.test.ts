import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../../worker/forms/check/check-value.ts';
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

  it.each([
    [{ minimum: 3 }, 2, 'Must be at least 3.'],
    [{ maximum: 3 }, 4, 'Must be at most 3.'],
    [{ exclusiveMinimum: 3 }, 3, 'Must be greater than 3.'],
    [{ exclusiveMaximum: 3 }, 3, 'Must be less than 3.'],
    [{ maximum: 3, exclusiveMaximum: true }, 3, 'Must be less than 3.'],
    [{ multipleOf: 3 }, 4, 'Must be a multiple of 3.'],
    [{ minLength: 3 }, 'ab', 'Must have at least 3 characters.'],
    [{ maxLength: 3 }, 'abcd', 'Must have at most 3 characters.'],
    [{ pattern: '^a$' }, 'b', 'Must match ^a$.'],
    [{ format: 'date' }, 'b', 'Must be a valid date.'],
    [{ minItems: 3 }, [1], 'Must have at least 3 items.'],
    [{ maxItems: 1 }, [1, 2], 'Must have at most 1 item.'],
    [{ uniqueItems: true }, [1, 1], 'Items must be unique.'],
    [{ contains: { const: 1 } }, [2], 'Must have a matching item.'],
    [{ contains: { const: 1 }, maxContains: 1 }, [1, 1], 'Must have at most 1 matching item.'],
    [{ minProperties: 1 }, {}, 'Must have at least 1 property.'],
    [{ maxProperties: 1 }, { a: 1, b: 2 }, 'Must have at most 1 property.'],
    [{ required: ['a'] }, {}, 'Required.'],
    [{ type: 'integer' }, 'a', 'Must be integer, found string.'],
    [{ const: 'a' }, 'b', 'Must be a, found "b".'],
    [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 3, 'Must match exactly one alternative, matches 2.'],
    [{ not: { const: 1 } }, 1, 'Not allowed here.'],
    [false, 1, 'Not allowed here.'],
  ])('says what %j expects of %j', (schema, value, text) => {
    const { faults: found } = checkValue(value, schema, { resolveRef: () => null, direction: 'request' });
    expect(found.map((fault) => describeFault(fault, faults))).toEqual([text]);
  });
});
