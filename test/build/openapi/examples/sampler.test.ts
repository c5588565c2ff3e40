import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { Sampler } from '../../../../build/openapi/examples/sampler.ts';
import type { Direction } from '../../../../build/openapi/schema/view/schema-node.ts';
import * as en from '../../../../worker/model/messages/en.ts';
import { startCpuClock } from '../../../cpu-clock.ts';
import { readRoot, withSchemas } from '../api-fixture.ts';
import { many, named } from '../many.ts';
import { objects, readFirst, ref } from '../schema/tree-fixture.ts';

/** Generates an example of the first schema. */
function sample(schemas: Readonly<Record<string, unknown>>, direction: Direction = 'both'): unknown {
  return new Sampler(en.reference.exampleTexts).sample(readFirst(schemas), direction);
}

/** An example of an object with these properties, and no others. */
function sampleProperties(properties: Readonly<Record<string, unknown>>): unknown {
  return sample({ A: objects(properties) });
}

describe('Sampler', () => {
  it.each<[schema: object, expected: unknown]>([
    [{ type: 'string', example: 'given' }, 'given'],
    [{ type: 'string', examples: ['first', 'second'] }, 'first'],
    [{ type: 'string', enum: ['one', 'two'] }, 'one'],
    [{ type: 'string', enum: ['', 'other'] }, 'other'],
    [{ type: ['string', 'null'], example: null }, null],
    [{ type: 'string', example: null }, 'string'],
    [{ type: 'integer', default: 7 }, 7],
    [{ const: true }, true],
    [{ type: 'integer', minimum: 3 }, 3],
    // Given examples are converted to the type.
    [{ type: 'integer', example: '12' }, 12],
    [{ type: 'string', example: 12 }, '12'],
    [{ type: 'array', items: { type: 'string' }, example: 'one' }, ['one']],
    [{ type: 'array', items: { type: 'string' }, example: '["a"]' }, ['a']],
    [{ type: 'array', items: { type: 'integer' }, example: '["1"]' }, [1]],
    [{ type: 'object', example: '{"a": 1}' }, { a: 1 }],
    [{ type: 'integer', minimum: 5, example: 3 }, 5],
    // The schema contradicts itself.
    [{ type: 'array', enum: ['drugs', 'safe'], items: { type: 'string' } }, ['drugs']],
    [{ type: 'string', enum: ['MALE', 'FEMALE'], maxLength: 1 }, 'MALE'],
    [{ type: 'integer', enum: ['1', '2'] }, 1],
    [{ allOf: [{ enum: [true] }, { enum: [false] }] }, false],
    [
      {
        allOf: [
          { type: 'array', items: {} },
          { type: ['object', 'null'], enum: [null] },
        ],
      },
      null,
    ],
    [{ allOf: [{ type: 'string', enum: ['a', 'b'] }, { enum: ['c', 'b'] }] }, 'b'],
    // Generated from pattern and format.
    [{ type: 'string', pattern: '^AC[0-9a-f]{4}$' }, 'AC2b3c'],
    [{ type: 'string', pattern: '^st-[a-z]+$', minLength: 7, maxLength: 7 }, expect.stringMatching(/^st-[a-z]{4}$/)],
    [{ type: 'string', pattern: '^a(/[0-9]{2})+$', minLength: 3 }, expect.stringMatching(/^a(\/[0-9]{2})+$/)],
    [
      { type: 'string', format: 'uuid', pattern: '^[{(]?[0-9A-F]{8}[-]?([0-9A-F]{4}[-]?){3}[0-9A-F]{12}[)}]?$' },
      '3FA85F64-5717-4562-B3FC-2C963F66AFA6',
    ],
    [{ type: 'string', format: 'date' }, '2025-03-14'],
    [{ type: 'string', format: 'guid' }, '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
    [{ type: 'string', format: 'date-time' }, '2025-03-14T09:30:00Z'],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 1 }, 0.5],
    // The first branch that makes the value valid.
    [{ oneOf: [{ type: 'integer' }, { type: 'string' }] }, 0],
    [{ oneOf: [{ type: 'integer' }, { type: 'number' }, { type: 'boolean' }] }, true],
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
    [{}, {}],
    [{ type: 'null' }, null],
    [
      objects({ data: {}, email: {}, list: { type: 'array', items: {} } }),
      { data: {}, email: 'maria@example.com', list: [{}] },
    ],
    // The first values match both branches.
    [{ oneOf: [{ type: 'integer' }, { type: 'number' }] }, 0.5],
    [{ oneOf: [{ enum: ['a', 'b'] }, { enum: ['a', 'c'] }] }, 'b'],
    [{ oneOf: [objects({ kind: { enum: ['x', 'y'] } }), objects({ kind: { enum: ['x', 'z'] } })] }, { kind: 'y' }],
  ])('generates for %j: %j', (schema, expected) => {
    expect(sample({ A: schema })).toEqual(expected);
  });

  it.each([
    ['uuid', '3fa85f64-5717-4562-b3fc-2c963f66afa7'],
    ['date', '2025-03-15'],
    ['date-time', '2025-03-14T09:30:01Z'],
    ['duration', 'P31D'],
    ['email', 'maria2@example.com'],
    ['uri', 'https://example.com/2'],
    ['hostname', 'example2.com'],
    ['ipv6', '2001:db8::2'],
    ['byte', 'U3FtcGxl'],
    ['json-pointer', '/path2'],
    ['unknown', 'string2'],
  ])('keeps the format of later items: %s', (format, second) => {
    expect(sample({ A: { type: 'array', minItems: 2, items: { type: 'string', format } } })).toEqual([
      expect.any(String),
      second,
    ]);
  });

  it('numbers the items of a list, but not the values of a tuple', () => {
    const text = { type: 'string' };
    const tuple = { prefixItems: [text, objects({ title: text })], items: text, minItems: 4 };
    expect(sample({ A: { type: 'array', ...tuple } })).toEqual(['string', { title: 'A title' }, 'string', 'string2']);
  });

  it.each<[name: string, schema: object, expected: unknown]>([
    ['customer_email', { type: 'string' }, 'maria@example.com'],
    ['firstName', { type: 'string' }, 'Maria'],
    ['currency', { type: 'string' }, 'EUR'],
    ['officeLocation', { type: 'string' }, 'Berlin'],
    ['fileLocation', { type: 'string' }, 'https://example.com'],
    ['@schemaLocation', { type: 'string' }, 'https://example.com'],
    ['code', { type: 'string', minLength: 8, maxLength: 8 }, 'abc123ab'],
    ['page', { type: 'integer' }, 1],
    ['start_date', { type: 'integer', format: 'unix-time' }, 1741944600],
    ['finish', { type: 'number', format: 'unixtime', maximum: 9 }, 9],
    ['long', { type: 'integer', format: 'int64' }, 0],
    ['long', { type: 'number' }, 13.405],
    ['total_amount', { type: 'number', multipleOf: 100 }, 1300],
  ])('generates a value that suits the name %s', (name, schema, expected) => {
    expect(sampleProperties({ [name]: schema })).toEqual({ [name]: expected });
  });

  it('omits properties of the other direction', () => {
    const properties = {
      id: { type: 'integer', readOnly: true },
      pin: { type: 'integer', writeOnly: true },
      n: { type: 'integer' },
    };
    const schemas = { A: { allOf: [{ type: 'object', properties }] } };
    expect(sample(schemas, 'request')).toEqual({ pin: 0, n: 0 });
    expect(sample(schemas, 'response')).toEqual({ id: 123, n: 0 });
  });

  it('encodes string content as described', () => {
    const contentSchema = { type: 'object', properties: { id: { type: 'integer', example: 7 } } };
    const text = (contentMediaType: string, more = {}) => ({
      contentMediaType,
      contentSchema,
      type: 'string',
      ...more,
    });
    const properties = {
      json: text('application/json'),
      encoded: text('application/json', { contentEncoding: 'base64' }),
      xml: text('application/xml', { contentSchema: { ...contentSchema, xml: { name: 'a' } } }),
      other: text('application/jwt'),
      given: text('application/json', { example: 'x' }),
      fixed: text('application/json', { const: 'y' }),
    };
    expect(sampleProperties(properties)).toEqual({
      json: '{"id":7}',
      encoded: 'eyJpZCI6N30=',
      xml: '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <id>7</id>\n</a>',
      other: 'string',
      given: 'x',
      fixed: 'y',
    });
  });

  const text = { type: 'string' };
  const integer = { type: 'integer' };
  it.each<[rule: string, schemas: Record<string, unknown>, expected: unknown]>([
    [
      'makes items with a pattern unique',
      {
        A: objects({
          ids: { type: 'array', minItems: 3, uniqueItems: true, items: { ...text, pattern: '^[1-9]\\d{3}$' } },
        }),
      },
      { ids: ['1234', '1235', '1236'] },
    ],
    [
      'makes unique items whose pattern allows no digits',
      {
        A: objects({
          words: { type: 'array', minItems: 3, uniqueItems: true, items: { ...text, pattern: '^\\D*$' } },
          codes: {
            type: 'array',
            ...{ minItems: 3, uniqueItems: true },
            items: { ...text, pattern: '^[a-z]+$', minLength: 3, maxLength: 3 },
          },
        }),
      },
      { words: ['string', 'aAbC', 'aAbD'], codes: ['str', 'abd', 'abe'] },
    ],
    [
      'numbers items with a pattern that no text matches',
      {
        A: objects({
          ids: { type: 'array', minItems: 2, uniqueItems: true, items: { ...text, pattern: '(?!x)[^\\d\\D]' } },
        }),
      },
      { ids: ['string', 'string2'] },
    ],
    ['omits properties without a valid value', { A: objects({ a: { const: 1 }, b: false }) }, { a: 1 }],
    [
      'stops at recursive string content',
      { A: objects({ next: { ...text, contentMediaType: 'application/json', contentSchema: ref('A') } }) },
      { next: '{"next":"string"}' },
    ],
    [
      'follows references, and prefers their siblings',
      { A: objects({ b: { ...ref('B'), example: 'own' }, c: ref('B') }), B: { ...text, example: 'theirs' } },
      { b: 'own', c: 'theirs' },
    ],
    [
      'merges allOf, and uses the first alternative',
      {
        A: { allOf: [ref('B'), objects({ own: integer })], oneOf: [objects({ x: integer }), {}] },
        B: objects({ b: integer }),
      },
      { b: 0, own: 0, x: 0 },
    ],
    [
      'ends recursion with an empty list, and omits optional members',
      { Tree: objects({ name: text, children: { type: 'array', items: ref('Tree') }, parent: ref('Tree') }) },
      { name: 'Example', children: [] },
    ],
    [
      'generates an example next to a broken reference',
      { A: objects({ a: integer, b: ref('None') }) },
      { a: 0, b: {} },
    ],
    [
      'respects the maximum number of properties',
      { A: { ...objects({ a: text, b: text, c: text }), maxProperties: 2, required: ['c'] } },
      { a: 'string', c: 'string' },
    ],
    [
      'includes one of several mutually exclusive members',
      { A: { ...objects({ id: integer, slug: text }), oneOf: [{ required: ['id'] }, { required: ['slug'] }] } },
      { id: 123 },
    ],
  ])('%s', (_rule, schemas, expected) => {
    expect(sample(schemas)).toEqual(expected);
  });

  it('includes scalars, lists of scalars and required members below the depth limit', () => {
    const leaf = {
      ...objects({
        amount: { ...objects({ value: integer }), required: ['value'] },
        tags: { type: 'array', items: text },
        note: { type: ['string', 'null'] },
        country: { allOf: [{ $ref: '#/components/schemas/Country' }], description: 'Where' },
        state: { anyOf: [{ $ref: '#/components/schemas/Country' }, { type: 'null' }] },
        other: { anyOf: [text, objects({ x: text })] },
        more: objects({ x: { type: 'object' } }),
      }),
      required: ['amount'],
    };
    const deep = [1, 2, 3, 4, 5].reduce<object>((inner) => objects({ inner }), leaf);
    const found = JSON.stringify(sample({ A: deep, Country: { ...text, example: 'US' } }));
    expect(found).toContain(
      '{"amount":{"value":0},"tags":["string"],"note":"A short text","country":"US","state":"US"}',
    );
  });

  it('includes only what a first request needs, on request', () => {
    const properties = {
      id: { type: 'integer' },
      note: { type: 'string' },
      email: { type: 'string', example: 'zoe@example.com' },
      old: { type: 'string', example: 'x', deprecated: true },
    };
    const schema = readFirst({ A: { ...objects(properties), required: ['id'] } });
    expect(new Sampler(en.reference.exampleTexts).sample(schema, 'request', 'needed')).toEqual({ id: 123 });
  });

  it('prefers scalars in a first request, also those that other schemas describe', () => {
    const A = objects({ tags: { type: 'array', items: text }, to: { allOf: [{ $ref: '#/components/schemas/B' }] } });
    const schema = readFirst({ A, B: { type: 'string', example: 'US' } });
    expect(new Sampler(en.reference.exampleTexts).sample(schema, 'request', 'first')).toEqual({ to: 'US' });
  });

  it('limits the depth of long examples further', () => {
    const wide = (inner: unknown): unknown => objects(named('property', 12, () => inner));
    const made = sample({ A: wide(wide(wide(wide({ type: 'string' })))) });
    expect(JSON.stringify(made).length).toBeLessThan(8_192);
    expect(Object.keys(made as object)).toHaveLength(12);
  });

  it('leaves out no required member, however many there are', () => {
    const names = many(30, (index) => `member${index}`);
    const wide = (inner: object, more: object = {}): object => ({
      ...objects({ ...named('member', 30, () => inner), ...more }),
      required: names,
    });
    const schema = {
      ...wide(wide(text, { note: text }), { last: { ...wide(text), nullable: true } }),
      required: [...names, 'last'],
    };
    const value = sample({ A: schema });
    expect(new Ajv2020({ strict: false }).validate(schema, value)).toBe(true);
    expect(value).toMatchObject({ last: null });
  });

  const bill = objects({ card: text, address: text });
  const tagged = { type: 'object', patternProperties: { '^x-[a-z]{2}$': integer }, additionalProperties: false };
  it.each<[schema: object, expected: unknown]>([
    [{ type: 'array', items: integer, contains: { minimum: 5 }, minContains: 2 }, [5, 6]],
    [
      { ...bill, required: ['card'], dependentRequired: { card: ['city', 'zip'], zip: ['land'] } },
      { card: 'string', address: '1 Main Street', city: 'string', zip: 'string', land: 'string' },
    ],
    [
      { ...bill, dependentRequired: { card: ['address'], address: ['card'] } },
      { card: 'string', address: '1 Main Street' },
    ],
    [
      { ...bill, dependentSchemas: { card: { properties: { city: { const: 'B' } }, required: ['city'] } } },
      { card: 'string', address: '1 Main Street', city: 'B' },
    ],
    [
      { ...bill, dependentSchemas: { card: false, address: { properties: { address: { const: 'B' } } } } },
      { address: 'B' },
    ],
    [
      objects({ card: text, address: text, no: { not: {} }, none: { allOf: [{ not: true }] } }),
      { card: 'string', address: '1 Main Street' },
    ],
    [
      { ...tagged, minProperties: 3 },
      { 'x-cd': 0, 'x-ce': 0, 'x-cf': 0 },
    ],
    [{ ...tagged, propertyNames: { pattern: 'b$' } }, {}],
    [
      { ...tagged, patternProperties: { '^p': integer }, minProperties: 2 },
      { property1: 0, property2: 0 },
    ],
    [
      { type: 'object', minProperties: 2, propertyNames: { enum: ['a', 'b'] }, additionalProperties: integer },
      { a: 0, b: 0 },
    ],
    [
      { type: 'object', minProperties: 2, propertyNames: { minLength: 12 } },
      { stringstring: 'string', string2strin: 'string' },
    ],
  ])('generates a valid example for %j: %j', (schema, expected) => {
    const example = sample({ A: schema });
    expect(example).toEqual(expected);
    expect(new Ajv2020({ strict: false }).validate(schema, example)).toBe(true);
  });

  const all = named('S', 65, (index) => ref(`S${index}`));
  const each = (make: (next: object) => object) => named('S', 65, (index) => make(ref(`S${index + 1}`)));
  const needs = (name: string) => ({ ...objects({ [name]: text }), required: [name] });
  const unions = (keyword: string, name: string, other: string) =>
    named(name, 20, (index) => ({ [keyword]: [ref(`${name}${index + 1}`), ref(`${other}${index + 1}`)] }));
  it.each([
    ['a list with a billion items', { A: { type: 'array', minItems: 1e9, items: { type: 'string' } } }],
    ['a text with a billion characters', { A: { type: 'string', minLength: 1e9 } }],
    [
      'nested lists',
      { A: [1, 2, 3, 4].reduce<unknown>((items) => ({ type: 'array', minItems: 90, items }), { type: 'string' }) },
    ],
    ['a clique', each(() => ({ properties: all }))],
    ['required members that all refer to each other', each(() => ({ required: Object.keys(all), properties: all }))],
    ['allOf that doubles at each level', each((next) => ({ allOf: [next, next] }))],
    ['a chain of references', each((next) => next)],
    [
      'unions of unions',
      { ...unions('oneOf', 'S', 'T'), ...unions('anyOf', 'T', 'S'), S20: needs('s'), T20: needs('t') },
    ],
    [
      'many chains of unions',
      {
        A: objects(named('p', 100, () => ({ title: 'p', allOf: [ref('S0')] }))),
        ...named('S', 160, (index) => ({ oneOf: [ref(`S${index + 1}`), needs(`k${index}`)] })),
        S160: text,
      },
    ],
    ['itself', { A: ref('A') }],
  ])('handles %s in bounded time', (_what, schemas) => {
    const elapsed = startCpuClock();
    expect(() => sample(schemas)).not.toThrow();
    expect(elapsed()).toBeLessThan(4_000);
  });

  it('follows a chain of unions to its end', () => {
    const chain = named('S', 100, (index) => ({ oneOf: [ref(`S${index + 1}`), needs(`k${index}`)] }));
    expect(sample({ ...chain, S100: objects({ end: text }) })).toEqual({ end: 'string' });
  });

  it.each([30, 36])('makes a choice in each of %d unions in `allOf`', (count) => {
    const choices = { allOf: many(count, (index) => ({ oneOf: [needs(`a${index}`), needs(`b${index}`)] })) };
    expect(sampleProperties({ choices })).toEqual({ choices: named('a', count, () => 'string') });
  });

  it('shows the optional fields of many kinds in nested unions', () => {
    const nullable = { anyOf: [text, { type: 'null' }] };
    const kinds = (level: number, id: string): object =>
      level === 0
        ? { ...objects({ ...named('field', 10, () => nullable), kind: { const: id } }), required: ['kind'] }
        : { oneOf: many(6, (index) => kinds(level - 1, `${id}${index}`)) };
    const fields = named('field', 10, () => 'string');
    expect(sampleProperties({ a: kinds(3, 'a'), b: kinds(3, 'b'), c: kinds(3, 'c') })).toEqual({
      a: { ...fields, kind: 'a000' },
      b: { ...fields, kind: 'b000' },
      c: { ...fields, kind: 'c000' },
    });
  });

  it('keeps later properties where unions in unions take too many tries', () => {
    const { S0: deep, ...others } = { ...unions('oneOf', 'S', 'T'), ...unions('anyOf', 'T', 'S') };
    const made = sample({
      A: objects({ deep, last: { oneOf: [needs('a'), needs('b')] } }),
      ...others,
      S20: needs('s'),
      T20: needs('t'),
    });
    expect(made).toEqual({ deep: { s: 'string' }, last: { a: 'string' } });
  });

  it('sets the discriminator to the value of the branch', () => {
    const kind = { type: 'string' };
    const pet = {
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } },
      properties: { kind },
      oneOf: [ref('Cat'), ref('Dog')],
    };
    const object = objects({ kind });
    expect(sample({ Pet: pet, Cat: object, Dog: object })).toEqual({ kind: 'cat' });
    expect(sample({ Pet: { ...pet, oneOf: [ref('Dog')] }, Cat: object, Dog: object })).toEqual({ kind: 'dog' });
    expect(sample({ Pet: { ...pet, oneOf: [ref('Emu')] }, Emu: object })).toEqual({ kind: 'Emu' });
  });

  it('sets the discriminator of an extending schema to its own value', () => {
    const mapping = { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' };
    const pet = { ...objects({ kind: text }), discriminator: { propertyName: 'kind', mapping } };
    const extend = (name: string) => ({ allOf: [ref('Pet'), objects({ [name]: { type: 'boolean' } })] });
    expect(sample({ Dog: extend('barks'), Cat: extend('purrs'), Pet: pet })).toEqual({ kind: 'dog', barks: true });
    expect(sample({ Emu: extend('runs'), Pet: pet })).toEqual({ kind: 'Emu', runs: true });
    // A value of the base is one of a schema that extends it.
    expect(sample({ Pet: pet, Cat: extend('purrs'), Dog: extend('barks') })).toEqual({ kind: 'cat', purrs: true });
    const own = objects({ pet: { allOf: [ref('Pet')], description: 'Mine.' } });
    expect(sample({ A: own, Pet: pet, Cat: extend('purrs') })).toEqual({ pet: { kind: 'cat', purrs: true } });
    // Generators also list the schemas that extend one as its alternatives.
    const listed = { Pet: { ...pet, oneOf: [ref('Cat'), ref('Dog')] }, Cat: extend('purrs') };
    expect(sample({ Dog: extend('barks'), ...listed })).toEqual({ kind: 'dog', barks: true });
    expect(sample({ ...listed, Dog: extend('barks') })).toEqual({ kind: 'cat', purrs: true });
  });

  it('adds only the optional members that tell the branches of a oneOf apart', () => {
    const base = { ...objects({ id: { type: 'integer' } }), required: ['id'] };
    const card = { ...objects({ id: { type: 'integer' }, note: text, more: text }), required: ['id'] };
    const oneOf = [base, card].map((schema) => ({ ...schema, additionalProperties: false }));
    const schema = readFirst({ A: { oneOf } });
    expect(new Sampler(en.reference.exampleTexts).sample(schema, 'request', 'needed')).toEqual({
      id: 123,
      note: 'A short text',
    });
  });

  it.each([
    [
      [text, text],
      ['Cannot generate an example that matches exactly one of these schemas. Make them exclusive, or use anyOf.'],
    ],
    [[text, { type: 'integer' }], []],
    [[{ type: 'integer' }, { type: 'number' }], []],
  ])('warns if no value matches only one branch: %j', (oneOf, expected) => {
    const { root, warnings } = readRoot(withSchemas({ A: { oneOf } }));
    new Sampler(en.reference.exampleTexts).sample(root.get('components').get('schemas').raw('A'), 'both');
    expect(warnings()).toEqual(expected.map((text) => `#/components/schemas/A/oneOf: ${text}`));
  });

  it('keeps a fixed value of the discriminator property', () => {
    const cat = { type: 'object', properties: { kind: { const: 'feline' } } };
    const dog = { type: 'object', properties: { kind: { enum: ['canine', 'Dog'] } } };
    const pet = { discriminator: { propertyName: 'kind' }, oneOf: [ref('Cat')] };
    expect(sample({ Pet: pet, Cat: cat })).toEqual({ kind: 'feline' });
    expect(sample({ Pet: { ...pet, oneOf: [ref('Dog')] }, Dog: dog })).toEqual({ kind: 'Dog' });
  });
});
