import { describe, expect, it } from 'vitest';
import { commonTypes } from '../../../../build/openapi/schema/merge-parts.ts';
import { readShape, type SchemaShape } from '../../../../build/openapi/schema/schema-shape.ts';
import { many, named } from '../many.ts';
import { objects, readFirst, ref } from './tree-fixture.ts';

/** The shape of the first schema. */
function shapeOf(schemas: Readonly<Record<string, unknown>>, version = '3.1.0'): SchemaShape {
  return readShape([readFirst(schemas, version)]);
}

const allOf = (...schemas: object[]): object => ({ allOf: schemas });

describe('readShape()', () => {
  it('merges the schemas of allOf, at any depth, each definition once', () => {
    const shape = shapeOf({
      A: { allOf: [ref('B'), { properties: { own: {} }, required: ['own', 'b'] }], properties: { first: {} } },
      B: { allOf: [ref('C'), ref('C')], properties: { b: {} } },
      C: { type: 'object', properties: { c: {} }, required: ['c'] },
    });
    expect([...shape.properties.keys()]).toEqual(['first', 'b', 'c', 'own']);
    expect([...shape.required].sort()).toEqual(['b', 'c', 'own']);
    expect(shape.types).toEqual(['object']);
    expect(shape.parts).toHaveLength(4);
  });

  it('reads required names that are elsewhere', () => {
    const A = { properties: { b: {} }, required: { $ref: '#/components/schemas/B/required' } };
    expect([...shapeOf({ A, B: { properties: { b: {} }, required: ['b'] } }).required]).toEqual(['b']);
  });

  it('merges a property that several schemas describe, of which the last extends the others', () => {
    const shape = shapeOf({
      A: { properties: { p: { type: 'string' } }, allOf: [{ properties: { p: { maxLength: 3 } } }] },
    });
    expect(shape.properties.get('p')?.map(({ pointer }) => pointer)).toEqual([
      '#/components/schemas/A/allOf/0/properties/p',
      '#/components/schemas/A/properties/p',
    ]);
  });

  it('merges the items of a list that several schemas describe', () => {
    const list = (items: object): object => ({ properties: { p: { type: 'array', items } } });
    const itemsOf = (items: object): unknown => {
      const { properties } = shapeOf({
        A: { allOf: [ref('B'), list(items)] },
        B: list(ref('C')),
        C: objects({ c: {} }),
      });
      const shape = readShape(readShape(properties.get('p') ?? []).items);
      return [shape.name, ...shape.properties.keys()];
    };
    expect(itemsOf({ properties: { own: {} } })).toEqual([null, 'c', 'own']);
    expect(itemsOf(ref('C'))).toEqual(['C', 'c']);
  });

  it('ends a cycle of allOf', () => {
    const shape = shapeOf({ A: { allOf: [ref('B')] }, B: { allOf: [ref('A'), { properties: { x: ref('A') } }] } });
    expect([...shape.properties.keys()]).toEqual(['x']);
  });

  it.each([
    ['to itself', { A: { $ref: '#/components/schemas/A' } }],
    ['in a cycle of two', { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }],
    ['that is broken', { A: { $ref: '#/components/schemas/none' } }],
  ])('reads a reference %s as any type', (_what, schemas) => {
    expect(shapeOf(schemas)).toMatchObject({ types: [], nullable: false });
  });

  const nullable = { type: 'object', nullable: true };
  it.each([
    [{ type: 'object', allOf: [ref('B')] }, nullable, false],
    [{ allOf: [ref('B'), { type: 'object' }] }, nullable, false],
    [{ allOf: [ref('B'), { description: 'x' }] }, nullable, true],
    [{ allOf: [ref('B')], nullable: true }, { type: 'object' }, true],
    [{ allOf: [ref('B'), { nullable: true }] }, { type: 'object' }, true],
    [{ allOf: [ref('B'), { ...nullable }] }, nullable, true],
    [{ allOf: [ref('B'), { ...nullable }] }, { type: 'object' }, true],
    [{ allOf: [{ ...nullable }, ref('B')] }, { type: 'object' }, false],
    [{ allOf: [ref('B'), ref('A')] }, nullable, true],
    [ref('B'), { ...nullable, allOf: [{ type: 'object' }] }, true],
    [{ allOf: [ref('B')] }, { ...nullable, allOf: [{ type: 'object' }] }, true],
    [{ ...ref('B'), nullable: true }, { type: 'object' }, true],
  ])('reads whether %j with B %j may be null: %s', (A, B, expected) => {
    expect(shapeOf({ A, B }).nullable).toBe(expected);
  });

  it('keeps the name of a reference, also with a description next to it in allOf', () => {
    const identity = '#/components/schemas/B';
    expect(shapeOf({ A: ref('B'), B: { type: 'string' } })).toMatchObject({ name: 'B', identity });
    expect(shapeOf({ A: { allOf: [ref('B')], description: 'x' }, B: { type: 'object' } }).name).toBe('B');
    expect(shapeOf({ A: { allOf: [ref('B')], properties: { x: {} } }, B: { type: 'object' } }).name).toBeNull();
  });

  it('applies keywords next to a reference', () => {
    const { parts } = shapeOf({ A: { ...ref('B'), deprecated: true }, B: { type: 'string' } });
    expect(parts.map(({ object }) => Object.keys(object))).toEqual([['$ref', 'deprecated'], ['type']]);
    const extended = shapeOf({ A: { ...ref('B'), allOf: [objects({ own: {} })] }, B: objects({ b: {} }) });
    expect([...extended.properties.keys()]).toEqual(['b', 'own']);
  });

  it.each([
    ['3.0.3', { type: 'string', nullable: true }, ['string'], true],
    ['3.0.3', { type: 'string', 'x-nullable': true }, ['string'], true],
    ['3.1.0', { type: ['string', 'null'] }, ['string'], true],
    ['3.1.0', { type: ['string', 'integer'] }, ['string', 'integer'], false],
    ['3.1.0', { type: 'null' }, [], true],
    ['3.1.0', { enum: ['a', 1, null] }, ['string', 'number'], true],
    ['3.1.0', { const: 'a' }, ['string'], false],
    ['3.1.0', { properties: { a: {} } }, ['object'], false],
    ['3.1.0', { items: {} }, ['array'], false],
    ['3.1.0', {}, [], false],
    ['3.1.0', { type: 5 }, [], false],
    ['3.1.0', allOf({ type: ['string', 'integer', 'null'] }, { type: ['null', 'string'] }), ['string'], true],
    ['3.1.0', allOf({ type: ['string', 'null'] }, { type: 'string' }, {}), ['string'], false],
    ['3.1.0', allOf({ type: 'number' }, { type: 'integer' }), ['integer'], false],
    ['3.1.0', allOf({ type: 'array' }, { type: ['object', 'null'] }), ['object'], true],
    ['3.0.3', { ...allOf({ type: 'object' }), nullable: true }, ['object'], true],
  ])('%s: reads the types of %j', (version, schema, types, nullable) => {
    expect(shapeOf({ A: schema }, version)).toMatchObject({ types, nullable });
  });

  it('names each common type once', () => {
    expect(commonTypes([['number', 'integer'], ['integer']])).toEqual(['integer']);
  });

  it('reads one alternative and null as that alternative, or null', () => {
    const B = { type: 'object', properties: { x: {} } };
    const either = shapeOf({ A: { anyOf: [ref('B'), { type: 'null' }] }, B });
    expect(either).toMatchObject({ name: 'B', nullable: true, types: ['object'], alternatives: [] });
    expect(shapeOf({ A: { oneOf: [{ type: 'string' }] } })).toMatchObject({ types: ['string'], nullable: false });
  });

  it('reads the only alternative together with what is beside it', () => {
    const text = shapeOf({ A: { type: ['string', 'null'], anyOf: [{ minLength: 1 }] } });
    expect(text).toMatchObject({ types: ['string'], nullable: true, alternatives: [] });
    const list = shapeOf({ A: { type: 'array', items: {}, oneOf: [{ minItems: 1 }] } });
    expect(list).toMatchObject({ types: ['array'], items: [{ pointer: '#/components/schemas/A/items' }] });
  });

  it.each([{ nullable: true }, { enum: [null] }, { const: null }, ref('Null')])(
    'reads the alternative %j as null',
    (none) => {
      const schemas = { B: { type: 'object', properties: { x: {} } }, Null: { enum: [null] } };
      const either = shapeOf({ A: { anyOf: [ref('B'), none] }, ...schemas }, '3.0.3');
      expect(either).toMatchObject({ name: 'B', nullable: true, alternatives: [] });
      expect(shapeOf({ A: { properties: { none } }, ...schemas }).alternatives).toEqual([]);
    },
  );

  it('keeps several alternatives, without null', () => {
    const shape = shapeOf({ A: { oneOf: [ref('B'), { type: 'string', minLength: 1 }, { type: 'null' }] }, B: {} });
    expect(shape.nullable).toBe(true);
    expect(shape.alternatives.map(({ keyword, branches }) => [keyword, branches.length])).toEqual([['oneOf', 2]]);
  });

  it('reads conditions and exclusions', () => {
    const shape = shapeOf({ A: JSON.parse('{"not":{"type":"string"},"if":{},"then":{},"else":{}}') });
    expect(shape.alternatives.map(({ keyword, branches }) => [keyword, branches.map(({ label }) => label)])).toEqual([
      ['not', [null]],
      ['if', ['if', 'then', 'else']],
    ]);
  });

  it('handles thousands of subschemas and references', () => {
    expect(shapeOf(named('S', 5_000, (index) => ref(`S${index + 1}`))).types).toEqual([]);
    expect(shapeOf({ A: { allOf: many(5_000, () => ({ properties: { x: {} } })) } }).parts).toHaveLength(64);
  });
});
