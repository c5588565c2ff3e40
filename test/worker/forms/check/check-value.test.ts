import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../../worker/forms/check/check-value.ts';
import { matchesPattern } from '../../../../worker/forms/check/safe-pattern.ts';

const OPTIONS = { resolveRef: () => undefined, direction: 'request' } as const;

function faults(value: unknown, schema: unknown, more: object = {}): string[] {
  return checkValue(value, schema, { ...OPTIONS, ...more }).map(({ pointer, keyword }) => `${pointer} ${keyword}`);
}

describe('checkValue()', () => {
  it.each([
    ['a', { type: 'string' }, []],
    [1, { type: 'string' }, [' type']],
    [1, { type: ['string', 'integer'] }, []],
    [1.5, { type: 'integer' }, [' type']],
    [2, { type: 'number' }, []],
    [null, { type: 'string', nullable: true }, []],
    [null, { type: ['string', 'null'] }, []],
    [null, { anyOf: [{ type: 'string' }, { type: 'null' }] }, []],
    [null, { type: 'string' }, [' type']],
    ['c', { enum: ['a', 'b'] }, [' enum']],
    ['é', { type: 'string', maxLength: 1 }, []],
    ['ab', { type: 'string', maxLength: 1 }, [' maxLength']],
    ['x', { type: 'string', pattern: '^[a-c]+$' }, [' pattern']],
    ['2024-02-30x', { type: 'string', format: 'date' }, [' format']],
    [5, { minimum: 5, exclusiveMinimum: true }, [' exclusiveMinimum']],
    [5, { exclusiveMinimum: 5 }, [' exclusiveMinimum']],
    [0.3, { multipleOf: 0.1 }, []],
    [7, { multipleOf: 2 }, [' multipleOf']],
    [[1, 1], { type: 'array', uniqueItems: true }, [' uniqueItems']],
    [[1, 'a'], { type: 'array', items: { type: 'integer' } }, ['/1 type']],
    [{}, { required: ['a'] }, ['/a required']],
    [{ 'a/b': 1 }, { properties: { 'a/b': { type: 'string' } } }, ['/a~1b type']],
    [{ b: 1 }, { properties: { a: {} }, additionalProperties: false }, ['/b additionalProperties']],
    [{ a: 1 }, { allOf: [{ required: ['b'] }, { properties: { a: { type: 'string' } } }] }, ['/b required', '/a type']],
    [{ a: 1 }, { oneOf: [{ required: ['b', 'c'] }, { required: ['d'] }] }, ['/d required']],
    [{}, { required: ['id'], properties: { id: { readOnly: true } } }, []],
  ])('checks %j against %j: %j', (value, schema, expected) => {
    expect(faults(value, schema)).toEqual(expected);
  });

  it('reports undocumented properties of responses', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    expect(faults({ a: 'x', b: 1 }, schema, { direction: 'response', strict: true })).toEqual(['/b undocumented']);
    expect(faults({ a: 'x', b: 1 }, schema)).toEqual([]);
  });

  it('reports no values', () => {
    const [fault] = checkValue({ token: 'secret' }, { properties: { token: { type: 'integer' } } }, OPTIONS);
    expect(JSON.stringify(fault)).not.toContain('secret');
  });

  it('terminates for recursive schemas, deep values and wide values', () => {
    const schema: Record<string, unknown> = { type: 'object' };
    schema.properties = { next: schema };
    schema.allOf = [schema];
    let deep: unknown = {};
    for (let index = 0; index < 5_000; index++) deep = { next: deep };
    expect(faults(deep, schema)).toEqual([]);
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 1]));
    expect(faults(wide, { additionalProperties: { type: 'string' } })).toHaveLength(100);
  });
});

describe('matchesPattern()', () => {
  it.each([
    ['^[a-z]+$', 'abc', true],
    ['^inv_[0-9A-Za-z]{8}$', 'inv_1', false],
    ['^(a|b)c$', 'ac', true],
    ['^(?:[a-z]+)-x$', 'ab-x', true],
    ['^(a+)+$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', null],
    ['^(a|a)*$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', null],
    ['^((a+)b?)*$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', null],
    ['a*a*a*a*a*b', 'a'.repeat(300), null],
    ['a*a*a*b', 'a'.repeat(300), null],
    ['(a)\\1', 'aa', null],
    ['[', 'a', null],
    ['^a$', 'a'.repeat(400), null],
  ])('%s of %s: %s', (pattern, text, expected) => {
    const startedAt = performance.now();
    expect(matchesPattern(text, pattern, { matched: 1_000_000 })).toBe(expected);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});
