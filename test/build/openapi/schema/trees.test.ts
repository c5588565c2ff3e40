import { describe, expect, it } from 'vitest';
import { compileOne, openapi, withSchemas } from '../api-fixture.ts';
import { bodyOf, fieldsOf, objects, outline, ref, typeOf } from './tree-fixture.ts';

const NULL_LISTS = { type: 'array', items: { type: ['string', 'null'] } };

describe('schema trees', () => {
  it('show properties, patterns, tuple items and additional properties', () => {
    const schema = {
      ...objects({
        a: {},
        list: { prefixItems: [{ type: 'string' }, { type: 'integer' }], items: { type: 'number' } },
      }),
      required: ['a', 'ghost'],
      patternProperties: { '^x-': {} },
      additionalProperties: { type: 'string', 'x-additionalPropertiesName': 'locale' },
    };
    expect(outline(bodyOf({ A: schema }).children)).toEqual({
      'a!': null,
      list: { '[0]': null, '[1]': null, '[2…]': null },
      '/^x-/': null,
      '{locale}': null,
    });
  });

  it.each([
    [{ contains: { type: 'integer' } }, { Contains: [['integer', null]] }],
    [
      { type: 'array', items: { type: 'string' }, contains: { const: 'x' } },
      { '[0…]': null, Contains: [['string', null]] },
    ],
    [
      { type: 'array', items: [{ type: 'string' }], additionalItems: { type: 'number' } },
      { '[0]': null, '[1…]': null },
    ],
    [
      { prefixItems: [{}], unevaluatedItems: { type: 'number' } },
      { '[0]': null, '[1…]': null },
    ],
    [
      { type: 'array', items: {}, anyOf: [{ minItems: 2 }, { maxItems: 0 }] },
      { '[0…]': null, 'Any of': expect.anything() },
    ],
    [
      { contentMediaType: 'application/json', contentSchema: objects({ a: {} }) },
      { Content: [['object', { a: null }]] },
    ],
    [{ dependentSchemas: { card: objects({ address: {} }) } }, { 'With the property': [['card', { address: null }]] }],
    [
      { dependencies: { card: objects({ address: {} }), a: ['b'] } },
      { 'With the property': [['card', { address: null }]] },
    ],
    [
      { ...objects({ a: {} }), unevaluatedProperties: { type: 'number' } },
      { a: null, '{key}': null },
    ],
  ])('show the subschemas of %j', (schema, expected) => {
    expect(outline(bodyOf({ A: schema }, '3.1.0').children)).toEqual(expected);
  });

  it('show the contents of nested arrays', () => {
    const body = bodyOf({
      A: objects({ rows: { type: 'array', items: { type: 'array', items: ref('B') } } }),
      B: objects({ x: {} }),
    });
    expect(outline(body.children)).toEqual({ rows: { x: null } });
    const rows = fieldsOf(body)[0];
    expect(rows === undefined ? null : typeOf(rows)).toBe('array of arrays of B');
  });

  it('list all types of a list that may be something else, and its items', () => {
    const body = bodyOf({ A: objects({ x: { type: ['string', 'array'], items: { type: 'integer' } } }) });
    const [field] = fieldsOf(body);
    expect(field === undefined ? '' : typeOf(field)).toBe('string or array');
    expect(outline(field?.children ?? null)).toEqual({ '[0…]': null });
  });

  it.each([
    ['3.0.3', { type: 'string', nullable: true }, 'string or null'],
    ['3.1.0', { type: ['string', 'null'], format: 'uuid' }, 'string <uuid> or null'],
    ['3.0.3', { type: 'string', format: 'string', nullable: true }, 'string or null'],
    ['3.1.0', { type: ['string', 'null'], nullable: true }, 'string or null'],
    ['3.1.0', { allOf: [{ type: ['string', 'null'] }, { type: ['integer', 'null'] }] }, 'null'],
    ['3.1.0', { anyOf: [{ type: ['string', 'null'] }, { type: 'null' }] }, 'string or null'],
    ['3.0.3', { oneOf: [{ type: 'string', nullable: true }, { type: 'null' }] }, 'string or null'],
    ['3.1.0', { type: ['string', 'integer'] }, 'string or integer'],
    ['3.1.0', { oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] }, 'string or integer or null'],
    ['3.1.0', { anyOf: [ref('B'), { type: 'null' }] }, 'B or null'],
    [
      '3.1.0',
      { oneOf: [{ type: ['null', 'number'] }, { type: ['null', 'string'], format: 'date' }] },
      'number or string <date> or null',
    ],
    ['3.1.0', { type: 'array', items: { type: ['string', 'null'] } }, 'array of (string or null)'],
    ['3.1.0', { type: ['array', 'null'], items: { type: 'string' } }, 'array of string or null'],
    ['3.1.0', { type: 'array', items: { type: ['string', 'integer'] } }, 'array of (string or integer)'],
    ['3.1.0', { type: ['array', 'null'], items: NULL_LISTS }, 'array of arrays of (string or null) or null'],
    ['3.1.0', { type: 'object', additionalProperties: { type: ['string', 'null'] } }, 'map of (string or null)'],
    ['3.1.0', { additionalProperties: { type: 'integer' } }, 'map of integer'],
    ['3.0.3', { oneOf: [{ type: 'string' }, { type: 'string', nullable: true }] }, 'string or null'],
    ['3.1.0', { oneOf: [objects({ a: {} }), objects({ b: {} })] }, 'one of several'],
    ['3.1.0', { oneOf: [{ type: 'string', maxLength: 5 }, { $ref: '#/components/schemas/C' }] }, 'string or integer'],
    ['3.1.0', { type: 'integer', format: 'int32', oneOf: [{ const: 0 }, { const: 1 }] }, 'integer <int32>'],
    ['3.1.0', ref('C'), 'C (integer)'],
    ['3.1.0', { minItems: 1, anyOf: [{ type: 'array' }, { type: 'string' }] }, 'array or string'],
    ['3.1.0', true, 'any'],
    ['3.1.0', {}, 'any'],
    ['3.1.0', { type: 'null' }, 'null'],
    ['3.1.0', { type: 'array', items: { type: ['null'] } }, 'array of null'],
    ['3.1.0', { anyOf: [{ type: 'null' }] }, 'null'],
    ['3.1.0', { oneOf: [{ type: 'null' }, { enum: [null] }] }, 'null'],
    ['3.1.0', { oneOf: [ref('Null')] }, 'null'],
    ['3.1.0', { oneOf: [ref('Null'), ref('Null')] }, 'null'],
    ['3.1.0', { enum: [null] }, 'null'],
    ['3.1.0', { const: null }, 'null'],
    ['3.1.0', { anyOf: [{}, { type: 'null' }] }, 'any or null'],
    ['3.0.3', { nullable: true }, 'any or null'],
  ])('%s: show the type of %j', (version, schema, type) => {
    const constants = {
      type: 'integer',
      oneOf: [
        { const: 0, title: 'Off' },
        { const: 1, title: 'On' },
      ],
    };
    const schemas = { A: objects({ x: schema }), B: objects({ b: {} }), C: constants, Null: { enum: [null] } };
    const body = bodyOf(schemas, version);
    const [field] = fieldsOf(body);
    expect(field === undefined ? null : typeOf(field)).toBe(type);
  });

  it('omit read-only properties from requests, and write-only ones from responses', () => {
    const schemas = { A: objects({ id: { readOnly: true }, secret: { writeOnly: true }, name: {} }) };
    const { requestBody, responses } = compileOne(withSchemas(schemas));
    expect(outline(requestBody?.content[0]?.schema?.children ?? null)).toEqual({ secret: null, name: null });
    expect(outline(responses[0]?.content[0]?.schema?.children ?? null)).toEqual({ id: null, name: null });
  });

  it('show values and constants with their descriptions', () => {
    const body = bodyOf({
      A: objects({
        state: { enum: ['a', 'b'], 'x-enumDescriptions': { a: 'First', b: 'Second' } },
        code: { enum: [1, 2], 'x-enum-varnames': ['ONE', 'TWO'] },
        kind: { const: 'x' },
        none: { enum: [null, '', ' ', ' a', 'a b'] },
        mixed: { enum: [1, '1', '2', true, 'true'] },
      }),
    });
    const valuesOf = ({ facts }: ReturnType<typeof fieldsOf>[number]): string[] =>
      facts.values.map(({ value, description }) => `${value} ${description?.markdown ?? ''}`.trim());
    expect(fieldsOf(body).map(valuesOf)).toEqual([
      ['a First', 'b Second'],
      ['1 ONE', '2 TWO'],
      ['"x"'],
      // They would otherwise not be shown.
      ['null', '""', '" "', '" a"', 'a b'],
      // They would otherwise look alike.
      ['1', '"1"', '2', 'true', '"true"'],
    ]);
  });

  it('show a broken reference', () => {
    const { requestBody } = compileOne(
      openapi({ '/a': { post: { requestBody: { content: { 'application/json': { schema: ref('None') } } } } } }),
    );
    expect(requestBody?.content[0]?.schema?.facts.constraints).toEqual(['cannot resolve #/components/schemas/None']);
    const parameter = { name: 'b', in: 'body', schema: { $ref: '#/definitions/None' } };
    const swagger = compileOne({ swagger: '2.0', info: {}, paths: { '/a': { post: { parameters: [parameter] } } } });
    expect(swagger.requestBody?.content[0]?.schema?.facts.constraints).toEqual(['cannot resolve #/definitions/None']);
  });
});
