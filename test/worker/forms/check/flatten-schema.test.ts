import { describe, expect, it } from 'vitest';
import { flattenSchema } from '../../../../worker/forms/check/flatten-schema.ts';

const resolveRef = (): undefined => undefined;

describe('flattenSchema()', () => {
  it('has what all schemas of an allOf say about a property, and the values that it may have', () => {
    const base = { properties: { kind: { type: 'string', enum: ['cat', 'dog'] }, name: { type: 'string' } } };
    const cat = { properties: { kind: { enum: ['cat'] }, name: { maxLength: 10 } } };
    const { properties } = flattenSchema({ allOf: [base, cat] }, resolveRef);
    expect(flattenSchema(properties.kind, resolveRef)).toMatchObject({ types: ['string'], enum: ['cat'] });
    const valuesOf = (...lists: unknown[][]): unknown =>
      flattenSchema({ allOf: lists.map((list) => ({ enum: list })) }, resolveRef).enum;
    expect(valuesOf(['cat', 'dog'], ['dog', 'bird', 'fish'])).toEqual(['dog']);
    expect(valuesOf([['cat'], { dog: 1 }], [{ dog: 1 }])).toEqual([{ dog: 1 }]);
    expect(valuesOf(['cat', 'dog'], ['bird'], ['fish', 'ant'])).toEqual(['fish', 'ant']);
    expect(flattenSchema(properties.name, resolveRef)).toMatchObject({ types: ['string'], maxLength: 10 });
  });
});
