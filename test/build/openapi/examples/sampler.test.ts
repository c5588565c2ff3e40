import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sampler } from '../../../../build/openapi/examples/sampler.ts';
import type { Direction } from '../../../../build/openapi/schema/schema-node.ts';
import { startCpuClock } from '../../../cpu-clock.ts';
import { readRoot, withSchemas } from '../api-fixture.ts';
import { ref } from '../schema/tree-fixture.ts';

/** Generates an example of the first schema. */
function sample(schemas: Readonly<Record<string, unknown>>, direction: Direction = 'both'): unknown {
  const { root } = readRoot(withSchemas(schemas));
  return new Sampler().sample(
    root
      .get('components')
      .get('schemas')
      .raw(Object.keys(schemas)[0] ?? ''),
    direction,
  );
}

describe('Sampler', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('prefers given values to generated ones', () => {
    const properties = {
      a: { type: 'string', example: 'given' },
      b: { type: 'string', examples: ['first', 'second'] },
      c: { type: 'string', enum: ['one', 'two'] },
      d: { type: 'integer', default: 7 },
      e: { const: true },
      f: { type: 'integer', minimum: 3 },
      g: { type: 'string', format: 'date' },
    };
    expect(sample({ A: { type: 'object', properties } })).toEqual({
      a: 'given',
      b: 'first',
      c: 'one',
      d: 7,
      e: true,
      f: 3,
      g: '2025-03-14',
    });
  });

  it('uses an enum value if the schema contradicts itself', () => {
    const properties = {
      filters: { type: 'array', enum: ['drugs', 'safe'], items: { type: 'string' } },
      gender: { type: 'string', enum: ['MALE', 'FEMALE'], maxLength: 1 },
      page: { type: 'integer', enum: ['1', '2'] },
    };
    expect(sample({ A: { type: 'object', properties } })).toEqual({ filters: ['drugs'], gender: 'MALE', page: 1 });
  });

  it('writes a UUID in upper case if its pattern requires it', () => {
    const pattern = '^[{(]?[0-9A-F]{8}[-]?([0-9A-F]{4}[-]?){3}[0-9A-F]{12}[)}]?$';
    expect(sample({ A: { type: 'string', format: 'uuid', pattern } })).toBe('3FA85F64-5717-4562-B3FC-2C963F66AFA6');
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
    expect(sample({ A: { type: 'object', properties } })).toEqual({
      json: '{"id":7}',
      encoded: 'eyJpZCI6N30=',
      xml: '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <id>7</id>\n</a>',
      other: 'string',
      given: 'x',
      fixed: 'y',
    });
  });

  it('omits properties without a valid value', () => {
    expect(sample({ A: { type: 'object', properties: { a: { const: 1 }, b: false } } })).toEqual({ a: 1 });
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
    expect(sample({ A: { oneOf: [{ type: 'integer' }, { type: 'string' }] } })).toBe(0);
  });

  it('ends recursion with an empty list, and omits optional members', () => {
    const tree = {
      type: 'object',
      properties: { name: { type: 'string' }, children: { type: 'array', items: ref('Tree') }, parent: ref('Tree') },
    };
    expect(sample({ Tree: tree })).toEqual({ name: 'Example', children: [] });
  });

  it('generates an example next to a broken reference', () => {
    expect(sample({ A: { type: 'object', properties: { a: { type: 'integer' }, b: ref('None') } } })).toEqual({
      a: 0,
      b: null,
    });
  });

  it('generates strings from pattern, format and field name', () => {
    const text = (more: object): object => ({ type: 'string', ...more });
    const properties = {
      sid: text({ pattern: '^AC[0-9a-f]{4}$' }),
      at: text({ format: 'date-time' }),
      customer_email: text({}),
      firstName: text({}),
      currency: text({}),
      code: text({ minLength: 8, maxLength: 8 }),
      page: { type: 'integer' },
      total_amount: { type: 'number', multipleOf: 100 },
      ratio: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
    };
    expect(sample({ A: { type: 'object', properties } })).toEqual({
      sid: 'AC2b3c',
      at: '2025-03-14T09:30:00Z',
      customer_email: 'maria@example.com',
      firstName: 'Maria',
      currency: 'EUR',
      code: 'abc123ab',
      page: 1,
      total_amount: 1300,
      ratio: 0.5,
    });
  });

  it('generates no string that might not match', () => {
    const longer = { type: 'string', pattern: '^arn:[a-z]+(/[a-f0-9]{12})+$', minLength: 21 };
    expect(sample({ A: longer })).toMatch(/^arn:[a-z]+(\/[a-f0-9]{12})+$/);
    expect(sample({ A: { type: 'string', pattern: '^st-[a-z]+$', minLength: 26, maxLength: 26 } })).toMatch(
      /^st-[a-z]{23}$/,
    );
  });

  it('respects the maximum number of properties', () => {
    const properties = { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } };
    const schema = { type: 'object', maxProperties: 2, required: ['c'], properties };
    expect(sample({ A: schema })).toEqual({ a: 'string', c: 'string' });
  });

  it('uses valid given examples, and converts those of the wrong type', () => {
    const properties = {
      n: { type: 'integer', example: '12' },
      s: { type: 'string', example: 12 },
      list: { type: 'array', items: { type: 'string' }, example: 'one' },
      bad: { type: 'integer', minimum: 5, example: 3 },
    };
    expect(sample({ A: { type: 'object', properties } })).toEqual({ n: 12, s: '12', list: ['one'], bad: 5 });
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

  it('uses the first branch that makes the value valid', () => {
    const schemas = {
      A: { oneOf: [{ type: 'integer' }, { type: 'number' }, { type: 'boolean' }] },
      B: { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
    };
    expect(sample({ A: schemas.A })).toBe(true);
    expect(sample({ B: schemas.B })).toBe(true);
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
    const { root } = readRoot(withSchemas({ A: { type: 'object', required: ['id'], properties } }));
    const schema = root.get('components').get('schemas').raw('A');
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

  it('has as many items as `contains` asks for, and no empty value where the enum has others', () => {
    const list = { type: 'array', items: { type: 'integer' }, contains: { minimum: 5 }, minContains: 2 };
    const properties = { list, reason: { type: 'string', enum: ['', 'other'] } };
    const schema = { type: 'object', properties };
    const value = sample({ A: schema });
    expect(new Ajv2020({ strict: false }).validate(schema, value)).toBe(true);
    expect(value).toMatchObject({ reason: 'other' });
  });

  const clique = Array.from({ length: 65 }, (_, index) => `S${index}`);
  it.each([
    ['a list with a billion items', { A: { type: 'array', minItems: 1e9, items: { type: 'string' } } }],
    ['a text with a billion characters', { A: { type: 'string', minLength: 1e9 } }],
    [
      'nested lists',
      { A: [1, 2, 3, 4].reduce<unknown>((items) => ({ type: 'array', minItems: 90, items }), { type: 'string' }) },
    ],
    [
      'a clique',
      Object.fromEntries(
        clique.map((name) => [name, { properties: Object.fromEntries(clique.map((other) => [other, ref(other)])) }]),
      ),
    ],
    [
      'required members that all refer to each other',
      Object.fromEntries(
        clique.map((name) => [
          name,
          { required: clique, properties: Object.fromEntries(clique.map((other) => [other, ref(other)])) },
        ]),
      ),
    ],
    [
      'allOf that doubles at each level',
      Object.fromEntries(clique.map((name, index) => [name, { allOf: [ref(`S${index + 1}`), ref(`S${index + 1}`)] }])),
    ],
    ['a chain of references', Object.fromEntries(clique.map((name, index) => [name, ref(`S${index + 1}`)]))],
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
