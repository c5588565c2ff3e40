import { describe, expect, it } from 'vitest';
import { ApiWarnings } from '../../../../build/openapi/core/api-warnings.ts';
import { Cursor } from '../../../../build/openapi/core/references/cursor.ts';
import { SchemaBundle } from '../../../../build/openapi/forms/bundle-schemas.ts';
import { checkValue } from '../../../../worker/forms/check/check-value.ts';
import * as de from '../../../../worker/model/messages/de.ts';
import * as en from '../../../../worker/model/messages/en.ts';

/** The form's definitions for a schema `S` that refers to all named ones. */
function bundle(schemas: Record<string, unknown>, refs: readonly string[]): unknown {
  const root = Cursor.root({ schemas, wanted: refs.map((ref) => ({ $ref: ref })) }, new ApiWarnings());
  const bundled = new SchemaBundle(10_000, en);
  const added = root.rawItems('wanted').map((schema) => bundled.add(schema));
  return { added, defs: JSON.parse(bundled.finish()) };
}

describe('SchemaBundle', () => {
  it('renames schemas with the same name', () => {
    const schemas = {
      A: { definitions: { X: { type: 'string' } }, properties: { x: { $ref: '#/schemas/A/definitions/X' } } },
      B: { definitions: { X: { type: 'number' } }, properties: { x: { $ref: '#/schemas/B/definitions/X' } } },
    };
    const both = {
      added: [{ $ref: '#/$defs/A' }, { $ref: '#/$defs/B' }],
      defs: {
        A: { properties: { x: { $ref: '#/$defs/X' } } },
        B: { properties: { x: { $ref: '#/$defs/X-2' } } },
        X: { type: 'string' },
        'X-2': { type: 'number' },
      },
    };
    expect(bundle(schemas, ['#/schemas/A', '#/schemas/B'])).toEqual(both);
    expect(bundle(schemas, ['#/schemas/B'])).toMatchObject({
      defs: { B: { properties: { x: { $ref: '#/$defs/X' } } }, X: { type: 'number' } },
    });
  });

  it('keeps every keyword that the check reads', () => {
    const asked = new Set<string>();
    const schema = {
      ...{ if: true, contains: true, items: [true], unevaluatedItems: true, discriminator: { propertyName: 'kind' } },
      ...{ $ref: '#/schemas/B', $dynamicRef: '#/schemas/B', dependencies: { kind: ['x'], other: true } },
    };
    const get = (target: object, key: string): unknown => {
      asked.add(key);
      return Reflect.get(target, key);
    };
    for (const value of [null, true, 'text', 1.5, [1], { kind: 'x' }, 1n])
      checkValue(value, new Proxy(schema, { get }), { resolveRef: () => undefined, direction: 'request' });
    const values: Record<string, unknown> = {
      ...schema,
      ...{ enum: [1], pattern: 'x', mapping: {}, oneOf: [true], anyOf: [true], allOf: [true], prefixItems: [true] },
      ...{ properties: { a: true }, patternProperties: { a: true }, dependentSchemas: { a: true } },
    };
    // A type beside a reference is dropped in OpenAPI 3.0.
    const keywords = [...asked].filter((key) => !key.startsWith('x-') && key !== 'type');
    const A = Object.fromEntries(keywords.map((key) => [key, values[key] ?? true]));
    const { additionalItems, items: prefixItems, ...others } = A;
    expect(bundle({ A: { not: A }, B: true }, ['#/schemas/A'])).toMatchObject({
      defs: {
        A: { not: { ...others, prefixItems, items: additionalItems, $ref: '#/$defs/B', $dynamicRef: '#/$defs/B' } },
      },
    });
    expect(additionalItems).toBe(true);
    expect(bundle({ A: { items: [true, { $ref: '#/schemas/B' }] }, B: true }, ['#/schemas/A'])).toMatchObject({
      defs: { A: { prefixItems: [true, { $ref: '#/$defs/B' }] } },
    });
  });

  it('copies each part of a tuple once', () => {
    let read = 0;
    let A: object = { type: 'string' };
    for (let level = 0; level < 12; level++) {
      const inner = A;
      A = Object.defineProperty({ additionalItems: true }, 'items', { enumerable: true, get: () => ++read && [inner] });
    }
    bundle({ A }, ['#/schemas/A']);
    expect(read).toBeLessThan(12 * 20);
  });

  it('marks text with several lines, which needs a field for them', () => {
    const [key, name] = ['-----BEGIN KEY-----\nMIIE\n', 'web\n'].map((example) => ({ type: 'string', example }));
    expect(bundle({ A: { properties: { key, name } } }, ['#/schemas/A'])).toMatchObject({
      defs: { A: { properties: { key: { 'x-lines': true }, name: { type: 'string' } } } },
    });
    expect(JSON.stringify(bundle({ A: name }, ['#/schemas/A']))).not.toContain('x-lines');
  });

  it.each([
    ['an object', { type: 'object' }],
    ['a list', { type: ['array', 'null'] }],
    ['a number', { type: 'integer' }],
    ['a file', { type: 'string', format: 'binary' }],
  ])('does not mark %s', (_, schema) => {
    const A = { ...schema, example: 'one\ntwo', default: 'one\ntwo' };
    expect(JSON.stringify(bundle({ A }, ['#/schemas/A']))).not.toContain('x-lines');
  });

  it('marks text that may be null or a number', () => {
    const A = { type: ['null', 'integer', 'string'], example: 'one\ntwo' };
    expect(JSON.stringify(bundle({ A }, ['#/schemas/A']))).toContain('"x-lines":true');
  });

  it('omits a type beside a reference, which OpenAPI 3.0 ignores', () => {
    const copy = (openapi: string): unknown => {
      const both = { $ref: '#/schemas/A', type: 'string', nullable: true };
      const root = Cursor.root({ openapi, schemas: { A: { type: 'object' } }, both }, new ApiWarnings());
      return new SchemaBundle(10_000, en).add(root.raw('both'));
    };
    expect(copy('3.0.3')).toEqual({ $ref: '#/$defs/A', nullable: true });
    expect(copy('3.1.0')).toEqual({ $ref: '#/$defs/A', type: 'string', nullable: true });
  });

  it('titles alternatives with their labels on the page, unless that is the name of their schema', () => {
    const kind = (value: string): object => ({ properties: { kind: { const: value } } });
    const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
    const schemas = {
      Card: { properties: { number: {} } },
      Cash: { properties: { amount: {} } },
      Big: kind('big'),
      Pay: { oneOf: [ref('Card'), ref('Cash'), { properties: { iban: {} } }] },
      Kind: { anyOf: [ref('Big'), { title: 'The small one', ...kind('small') }] },
      Id: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    };
    const root = Cursor.root({ components: { schemas } }, new ApiWarnings());
    const bundled = new SchemaBundle(10_000, en);
    const copies = ['Pay', 'Kind', 'Id'].map((name) => bundled.add(root.raw('components').raw('schemas').raw(name)));
    expect(copies).toEqual([
      { oneOf: [{ $ref: '#/$defs/Card' }, { $ref: '#/$defs/Cash' }, { title: 'With iban', properties: { iban: {} } }] },
      {
        anyOf: [
          { $ref: '#/$defs/Big', title: 'big' },
          { ...kind('small'), title: 'small' },
        ],
      },
      { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    ]);
  });

  it('titles alternatives in the language of the site, whatever a site before it had', () => {
    const schemas = {
      Pay: { oneOf: [{ properties: { iban: {} } }, { properties: { card: {} } }] },
      Order: { properties: { pay: { $ref: '#/components/schemas/Pay' } } },
    };
    const root = Cursor.root({ components: { schemas } }, new ApiWarnings());
    const titles = [en, de].map((messages) => {
      const bundled = new SchemaBundle(10_000, messages);
      bundled.add(root.raw('components').raw('schemas').raw('Order'));
      return JSON.parse(bundled.finish()).Pay.oneOf.map(({ title }: { title: string }) => title);
    });
    expect(titles).toEqual([
      ['With iban', 'With card'],
      ['Mit iban', 'Mit card'],
    ]);
  });

  it('keeps a schema named like an Object member', () => {
    const schemas = Object.fromEntries([['__proto__', { type: 'string' }]]);
    expect(JSON.stringify(bundle(schemas, ['#/schemas/__proto__']))).toContain('"__proto__":{"type":"string"}');
  });

  it('reports unsupported keywords', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(() => bundle({ A: { type: 'object', default: loop } }, ['#/schemas/A'])).not.toThrow();
  });
});
