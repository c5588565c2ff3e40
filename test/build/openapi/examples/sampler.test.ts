import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sampler } from '../../../../build/openapi/examples/sampler.ts';
import type { Direction } from '../../../../build/openapi/schema/schema-node.ts';
import { startCpuClock } from '../../../cpu-clock.ts';
import { objects, readFirst, ref } from '../schema/tree-fixture.ts';

/** Generates an example of the first schema. */
function sample(schemas: Readonly<Record<string, unknown>>, direction: Direction = 'both'): unknown {
  return new Sampler().sample(readFirst(schemas), direction);
}

/** An example of an object with these properties, and no others. */
function sampleProperties(properties: Readonly<Record<string, unknown>>): unknown {
  return sample({ A: objects(properties) });
}

describe('Sampler', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each<[schema: object, expected: unknown]>([
    [{ type: 'string', example: 'given' }, 'given'],
    [{ type: 'string', examples: ['first', 'second'] }, 'first'],
    [{ type: 'string', enum: ['one', 'two'] }, 'one'],
    [{ type: 'string', enum: ['', 'other'] }, 'other'],
    [{ type: 'integer', default: 7 }, 7],
    [{ const: true }, true],
    [{ type: 'integer', minimum: 3 }, 3],
    // Given examples are converted to the type.
    [{ type: 'integer', example: '12' }, 12],
    [{ type: 'string', example: 12 }, '12'],
    [{ type: 'array', items: { type: 'string' }, example: 'one' }, ['one']],
    [{ type: 'integer', minimum: 5, example: 3 }, 5],
    // The schema contradicts itself.
    [{ type: 'array', enum: ['drugs', 'safe'], items: { type: 'string' } }, ['drugs']],
    [{ type: 'string', enum: ['MALE', 'FEMALE'], maxLength: 1 }, 'MALE'],
    [{ type: 'integer', enum: ['1', '2'] }, 1],
    // Generated from pattern and format.
    [{ type: 'string', pattern: '^AC[0-9a-f]{4}$' }, 'AC2b3c'],
    [{ type: 'string', pattern: '^st-[a-z]+$', minLength: 7, maxLength: 7 }, expect.stringMatching(/^st-[a-z]{4}$/)],
    [
      { type: 'string', pattern: '^arn:[a-z]+(/[a-f0-9]{12})+$', minLength: 21 },
      expect.stringMatching(/^arn:[a-z]+(\/[a-f0-9]{12})+$/),
    ],
    [
      { type: 'string', format: 'uuid', pattern: '^[{(]?[0-9A-F]{8}[-]?([0-9A-F]{4}[-]?){3}[0-9A-F]{12}[)}]?$' },
      '3FA85F64-5717-4562-B3FC-2C963F66AFA6',
    ],
    [{ type: 'string', format: 'date' }, '2025-03-14'],
    [{ type: 'string', format: 'date-time' }, '2025-03-14T09:30:00Z'],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 1 }, 0.5],
    // The first branch that makes the value valid.
    [{ oneOf: [{ type: 'integer' }, { type: 'string' }] }, 0],
    [{ oneOf: [{ type: 'integer' }, { type: 'number' }, { type: 'boolean' }] }, true],
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
  ])('generates for %j: %j', (schema, expected) => {
    expect(sample({ A: schema })).toEqual(expected);
  });

  it.each<[name: string, schema: object, expected: unknown]>([
    ['customer_email', { type: 'string' }, 'maria@example.com'],
    ['firstName', { type: 'string' }, 'Maria'],
    ['currency', { type: 'string' }, 'EUR'],
    ['code', { type: 'string', minLength: 8, maxLength: 8 }, 'abc123ab'],
    ['page', { type: 'integer' }, 1],
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
      type: 'string',
      contentMediaType,
      contentSchema,
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

  it('omits properties without a valid value', () => {
    expect(sampleProperties({ a: { const: 1 }, b: false })).toEqual({ a: 1 });
  });

  it('stops at recursive string content', () => {
    const node = { type: 'string', contentMediaType: 'application/json', contentSchema: ref('A') };
    expect(sample({ A: { type: 'object', properties: { next: node } } })).toEqual({ next: '{"next":"string"}' });
  });

  it('follows references, and prefers their siblings', () => {
    const schemas = {
      A: { type: 'object', properties: { b: { ...ref('B'), example: 'own' }, c: ref('B') } },
      B: { type: 'string', example: 'theirs' },
    };
    expect(sample(schemas)).toEqual({ b: 'own', c: 'theirs' });
  });

  it('merges allOf, and uses the first alternative', () => {
    const schemas = {
      A: {
        allOf: [ref('B'), { properties: { own: { type: 'integer' } } }],
        oneOf: [{ properties: { x: { type: 'boolean' } } }, { properties: { y: {} } }],
      },
      B: { type: 'object', properties: { b: { type: 'integer' } } },
    };
    expect(sample(schemas)).toMatchObject({ b: 0, own: 0 });
  });

  it('ends recursion with an empty list, and omits optional members', () => {
    const tree = {
      type: 'object',
      properties: { name: { type: 'string' }, children: { type: 'array', items: ref('Tree') }, parent: ref('Tree') },
    };
    expect(sample({ Tree: tree })).toEqual({ name: 'Example', children: [] });
  });

  it('generates an example next to a broken reference', () => {
    expect(sampleProperties({ a: { type: 'integer' }, b: ref('None') })).toEqual({ a: 0, b: null });
  });

  it('respects the maximum number of properties', () => {
    const properties = { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } };
    const schema = { type: 'object', maxProperties: 2, required: ['c'], properties };
    expect(sample({ A: schema })).toEqual({ a: 'string', c: 'string' });
  });

  it('includes scalars, lists of scalars and required members below the depth limit', () => {
    const leaf = {
      type: 'object',
      required: ['amount'],
      properties: {
        amount: { type: 'object', required: ['value'], properties: { value: { type: 'integer' } } },
        tags: { type: 'array', items: { type: 'string' } },
        note: { type: ['string', 'null'] },
        more: { type: 'object', properties: { x: { type: 'object' } } },
      },
    };
    const deep = [1, 2, 3, 4, 5].reduce<object>((inner) => ({ type: 'object', properties: { inner } }), leaf);
    const found = JSON.stringify(sample({ A: deep }));
    expect(found).toContain('{"amount":{"value":0},"tags":["string"],"note":"A short text"}');
  });

  it('includes one of several mutually exclusive members', () => {
    const one = { type: 'object', properties: { id: { type: 'integer' }, slug: { type: 'string' } } };
    const schema = { ...one, oneOf: [{ required: ['id'] }, { required: ['slug'] }] };
    expect(sample({ A: schema })).toEqual({ id: 123 });
  });

  it('includes only what a first request needs, on request', () => {
    const properties = {
      id: { type: 'integer' },
      note: { type: 'string' },
      email: { type: 'string', example: 'zoe@example.com' },
      old: { type: 'string', example: 'x', deprecated: true },
    };
    const schema = readFirst({ A: { ...objects(properties), required: ['id'] } });
    expect(new Sampler().sample(schema, 'request', 'needed')).toEqual({ id: 123, email: 'zoe@example.com' });
  });

  it('limits the depth of long examples further', () => {
    const wide = (inner: unknown): unknown => ({
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`property${index}`, inner])),
    });
    const made = sample({ A: wide(wide(wide(wide({ type: 'string' })))) });
    expect(JSON.stringify(made).length).toBeLessThan(8_192);
    expect(Object.keys(made as object)).toHaveLength(12);
  });

  it('leaves out no required member, however many there are', () => {
    const names = Array.from({ length: 30 }, (_, index) => `member${index}`);
    const wide = (inner: object, more: object): object => ({
      type: 'object',
      required: names,
      properties: { ...Object.fromEntries(names.map((name) => [name, inner])), ...more },
    });
    const schema = wide(wide({ type: 'string' }, { note: { type: 'string' } }), {
      last: { ...wide({ type: 'string' }, {}), nullable: true },
    });
    const value = sample({ A: { ...schema, required: [...names, 'last'] } });
    expect(new Ajv2020({ strict: false }).validate({ ...schema, required: [...names, 'last'] }, value)).toBe(true);
    expect(value).toMatchObject({ last: null });
  });

  it('has as many items as `contains` asks for', () => {
    const schema = { type: 'array', items: { type: 'integer' }, contains: { minimum: 5 }, minContains: 2 };
    expect(new Ajv2020({ strict: false }).validate(schema, sample({ A: schema }))).toBe(true);
  });

  const clique = Array.from({ length: 65 }, (_, index) => `S${index}`);
  const all = Object.fromEntries(clique.map((name) => [name, ref(name)]));
  const each = (make: (next: object) => object): Record<string, object> =>
    Object.fromEntries(clique.map((name, index) => [name, make(ref(`S${index + 1}`))]));
  it.each([
    ['a list with a billion items', { A: { type: 'array', minItems: 1e9, items: { type: 'string' } } }],
    ['a text with a billion characters', { A: { type: 'string', minLength: 1e9 } }],
    [
      'nested lists',
      { A: [1, 2, 3, 4].reduce<unknown>((items) => ({ type: 'array', minItems: 90, items }), { type: 'string' }) },
    ],
    ['a clique', each(() => ({ properties: all }))],
    ['required members that all refer to each other', each(() => ({ required: clique, properties: all }))],
    ['allOf that doubles at each level', each((next) => ({ allOf: [next, next] }))],
    ['a chain of references', each((next) => next)],
    ['itself', { A: ref('A') }],
  ])('handles %s in bounded time', (_what, schemas) => {
    const elapsed = startCpuClock();
    expect(() => sample(schemas)).not.toThrow();
    expect(elapsed()).toBeLessThan(1_000);
  });

  it('prints nothing to the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    sample({ A: { allOf: [{ type: 'object' }, { type: 'string' }] } });
    expect(warn).not.toHaveBeenCalled();
    expect(console.warn).toBe(warn);
  });

  it('sets the discriminator to the value of the branch', () => {
    const kind = { type: 'string' };
    const pet = {
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } },
      properties: { kind },
      oneOf: [ref('Cat'), ref('Dog')],
    };
    const object = { type: 'object', properties: { kind } };
    expect(sample({ Pet: pet, Cat: object, Dog: object })).toEqual({ kind: 'cat' });
    expect(sample({ Pet: { ...pet, oneOf: [ref('Dog')] }, Cat: object, Dog: object })).toEqual({ kind: 'dog' });
    expect(sample({ Pet: { ...pet, oneOf: [ref('Emu')] }, Emu: object })).toEqual({ kind: 'Emu' });
  });

  it('sets the discriminator of an extending schema to its own value', () => {
    const mapping = { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' };
    const pet = {
      type: 'object',
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind', mapping },
    };
    const extend = (name: string): unknown => ({
      allOf: [ref('Pet'), { type: 'object', properties: { [name]: { type: 'boolean' } } }],
    });
    expect(sample({ Dog: extend('barks'), Cat: extend('purrs'), Pet: pet })).toEqual({ kind: 'dog', barks: true });
    expect(sample({ Emu: extend('runs'), Pet: pet })).toEqual({ kind: 'Emu', runs: true });
    expect(sample({ Pet: pet, Cat: extend('purrs'), Dog: extend('barks') })).toEqual({ kind: 'cat' });
  });

  it('keeps a fixed value of the discriminator property', () => {
    const cat = { type: 'object', properties: { kind: { const: 'feline' } } };
    const dog = { type: 'object', properties: { kind: { enum: ['canine', 'Dog'] } } };
    const pet = { discriminator: { propertyName: 'kind' }, oneOf: [ref('Cat')] };
    expect(sample({ Pet: pet, Cat: cat })).toEqual({ kind: 'feline' });
    expect(sample({ Pet: { ...pet, oneOf: [ref('Dog')] }, Dog: dog })).toEqual({ kind: 'Dog' });
  });
});
