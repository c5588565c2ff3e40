import { describe, expect, it } from 'vitest';
import { ApiWarnings } from '../../../../build/openapi/core/api-warnings.ts';
import { Cursor } from '../../../../build/openapi/core/cursor.ts';
import { findMismatch } from '../../../../build/openapi/examples/check-example.ts';

const INVOICE = {
  type: 'object',
  properties: {
    total: { type: 'string' },
    paid: { type: ['boolean', 'null'] },
    lines: { type: 'array', items: { type: 'object' } },
  },
};

describe('findMismatch()', () => {
  it.each([
    [{ total: '1.00', paid: null, lines: [{}] }, null],
    [[], 'found a list, the schema says object'],
    [{ total: 1 }, 'in "total" found a number, the schema says string'],
    [{ total: null }, 'in "total" found null, the schema says string'],
    [{ lines: ['a'] }, 'in "lines" in its first item found a string, the schema says object'],
  ])('returns for %j: %s', (value, expected) => {
    expect(findMismatch(value, schema(INVOICE))).toBe(expected);
  });

  it('accepts an integer of any size, and does not check alternatives', () => {
    expect(findMismatch(9007199254740993n, schema({ type: 'integer' }))).toBeNull();
    expect(findMismatch(1.5, schema({ type: 'integer' }))).toBe('found a number, the schema says integer');
    expect(findMismatch('x', schema({ type: 'object', oneOf: [{ type: 'string' }, { type: 'object' }] }))).toBeNull();
  });
});

function schema(value: unknown): Cursor {
  return new Cursor(Cursor.root({}, new ApiWarnings()).context, value, '#/schema');
}
