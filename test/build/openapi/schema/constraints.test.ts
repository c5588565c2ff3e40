import { describe, expect, it } from 'vitest';
import { describeConstraints } from '../../../../build/openapi/schema/constraints.ts';
import type { Constraint } from '../../../../build/page/blocks/api/schema/model.ts';
import { reference as referenceEn } from '../../../../worker/model/messages/en.ts';

const constraintsOf = (schema: Record<string, unknown>) => describeConstraints(schema, referenceEn);

describe('describeConstraints()', () => {
  it.each<[Record<string, unknown>, Constraint[]]>([
    [{ minLength: 1, maxLength: 140 }, ['1 to 140 characters']],
    [{ minLength: 1 }, ['at least 1 character']],
    [{ minLength: 0, maxLength: 1 }, ['at most 1 character']],
    [{ minLength: 2, maxLength: 2 }, ['exactly 2 characters']],
    [{ minLength: 5, maxLength: 3 }, ['at least 5 characters', 'at most 3 characters']],
    [{ minLength: 0 }, []],
    [{ pattern: '^inv_' }, [{ words: 'matches', pattern: '^inv_' }]],
    [{ minimum: 0 }, ['at least 0']],
    [{ minimum: 1, maximum: 10 }, ['1 to 10']],
    [{ minimum: 5, maximum: 5 }, ['exactly 5']],
    [{ minimum: 0, exclusiveMinimum: true, maximum: 10 }, ['greater than 0', 'at most 10']],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, ['greater than 0', 'less than 1']],
    [{ minimum: 5, exclusiveMinimum: 0 }, ['at least 5']],
    [{ minimum: 0, exclusiveMinimum: 0 }, ['greater than 0']],
    [{ maximum: 10, exclusiveMaximum: 5 }, ['less than 5']],
    [{ exclusiveMinimum: true }, []],
    [{ multipleOf: 0.01 }, ['multiple of 0.01']],
    [{ multipleOf: 1e-8 }, ['multiple of 0.00000001']],
    [{ multipleOf: 0 }, []],
    [{ minItems: 1, maxItems: 3, uniqueItems: true }, ['1 to 3 items', 'unique items']],
    [{ uniqueItems: false }, []],
    [{ type: 'string', uniqueItems: true, minItems: 1, minProperties: 1 }, []],
    [{ type: 'array', minimum: 1, maximum: 1000, minLength: 1, pattern: 'a', maxItems: 5 }, ['at most 5 items']],
    [{ items: {}, minimum: 1, multipleOf: 2 }, []],
    [{ type: 'object', exclusiveMaximum: 100, minProperties: 1 }, ['at least 1 property']],
    [{ type: ['array', 'null'], maximum: 10 }, []],
    [{ type: ['array', 'integer'], maximum: 10 }, ['at most 10']],
    [{ type: 'string', minimum: 1 }, ['at least 1']],
    [{ minProperties: 1 }, ['at least 1 property']],
    [{ maxProperties: 3 }, ['at most 3 properties']],
    [{ contentEncoding: 'base64', contentMediaType: 'image/png' }, ['encoded as base64', 'content of type image/png']],
    [{ contains: {}, minContains: 2, maxContains: 4 }, ['2 to 4 matching items']],
    [{ contains: {} }, ['at least 1 matching item']],
    [{ contains: {}, minContains: 0 }, []],
    [{ dependentRequired: { card: ['name', 'zip', 'cvc'], x: [] } }, ['requires name, zip and cvc if card is given']],
    [{ dependencies: { a: ['b'], c: { type: 'object' } } }, ['requires b if a is given']],
    [
      { propertyNames: { pattern: '^x-', maxLength: 9 } },
      ['property names of at most 9 characters', { words: 'property names match', pattern: '^x-' }],
    ],
  ])('describes %j', (schema, expected) => {
    expect(constraintsOf(schema)).toEqual(expected);
  });

  it('lists constraints in a fixed order', () => {
    expect(constraintsOf({ uniqueItems: true, multipleOf: 2, minimum: 1, pattern: 'a', minLength: 1 })).toEqual([
      'at least 1 character',
      { words: 'matches', pattern: 'a' },
      'at least 1',
      'multiple of 2',
      'unique items',
    ]);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ maximum: 9223372036854775807n }, ['at most 9223372036854775807']],
    [{ format: 'int64', minimum: -(2 ** 63), maximum: 2 ** 63 }, ['-9223372036854775808 to 9223372036854775807']],
    [{ maximum: 1e20 }, ['at most 100000000000000000000']],
    [{ maximum: 1.7976931348623157e308 }, ['at most 1.7976931348623157e+308']],
    [{ minimum: -1.5e-7 }, ['at least -0.00000015']],
  ])('keeps the digits of %o', (schema, expected) => {
    expect(constraintsOf(schema)).toEqual(expected);
  });

  it('ignores values of the wrong type', () => {
    const text = { minLength: '1', maxLength: -1, pattern: 5, contentEncoding: {}, contentMediaType: '' };
    const number = { minimum: '0', maximum: Number.NaN, exclusiveMaximum: 'x', multipleOf: null };
    const list = { minItems: 1.5, uniqueItems: 'true', minContains: [] };
    const wrong = { ...text, ...number, ...list, dependentRequired: ['a'], propertyNames: true };
    expect(constraintsOf(wrong)).toEqual([]);
  });

  it('is limited in length', () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `n${index}`);
    const text = constraintsOf({
      pattern: 'a'.repeat(1e6),
      dependentRequired: Object.fromEntries(names.map((name) => [name, names])),
    }).join();
    expect(text.length).toBeLessThan(5_000);
  });
});
