import { describe, expect, it } from 'vitest';
import { hideInternal, hidesAnything } from '../../../../build/openapi/read/hide-internal.ts';
import { compileDescription, openapi } from '../api-fixture.ts';
import { many, named } from '../many.ts';

const HIDDEN = { 'x-internal': true };
const LINKS = { a: { operationId: 'a' }, b: { operationRef: '#/paths/~1a/get' }, c: { operationId: 'c' } };
const ref = (kind: string, name: string): { $ref: string } => ({ $ref: `#/components/${kind}/${name}` });

const shown = (description: Record<string, unknown>, keepIndexes = false): unknown =>
  hideInternal(description, { keepIndexes });
const schemasOf = (schemas: object): Record<string, unknown> => ({ components: { schemas } });

describe('hideInternal()', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a path', { paths: { '/a': {}, '/b': HIDDEN } }, { paths: { '/a': {} } }],
    ['an operation', { paths: { '/a': { get: {}, put: HIDDEN } } }, { paths: { '/a': { get: {} } } }],
    ['a webhook', { webhooks: { a: {}, b: HIDDEN } }, { webhooks: { a: {} } }],
    ['a server', { servers: [{ url: '/a' }, { url: '/b', ...HIDDEN }] }, { servers: [{ url: '/a' }] }],
    [
      'a parameter, also by reference',
      {
        paths: { '/a': { parameters: [{ name: 'a' }, { name: 'b', ...HIDDEN }, ref('parameters', 'c')] } },
        components: { parameters: { c: HIDDEN } },
      },
      { paths: { '/a': { parameters: [{ name: 'a' }] } }, components: { parameters: {} } },
    ],
    [
      'a header, a response, an example',
      {
        components: {
          responses: { a: HIDDEN, b: { headers: { c: HIDDEN }, content: { d: { examples: { e: HIDDEN, f: {} } } } } },
        },
      },
      { components: { responses: { b: { headers: {}, content: { d: { examples: { f: {} } } } } } } },
    ],
    [
      'a named schema, with references to it',
      schemasOf({
        A: HIDDEN,
        B: ref('schemas', 'A'),
        C: { oneOf: [ref('schemas', 'B'), { type: 'null' }], discriminator: { mapping: { a: 'A', c: 'C' } } },
        D: { properties: { a: ref('schemas', 'A'), items: { items: ref('schemas', 'A') } } },
      }),
      schemasOf({
        C: { oneOf: [{ type: 'null' }], discriminator: { mapping: { c: 'C' } } },
        D: { properties: { items: {} } },
      }),
    ],
    [
      'a property, also from the required list',
      schemasOf({
        A: { properties: { a: HIDDEN, b: {} }, required: ['a', 'b'] },
        B: { allOf: [ref('schemas', 'A'), { required: ['a', 'b'] }], required: ['a'] },
      }),
      schemasOf({
        A: { properties: { b: {} }, required: ['b'] },
        B: { allOf: [ref('schemas', 'A'), { required: ['b'] }], required: [] },
      }),
    ],
    [
      'members of properties with the names of keywords',
      schemasOf({ A: { properties: { value: { properties: { a: HIDDEN } }, default: HIDDEN } } }),
      schemasOf({ A: { properties: { value: { properties: {} } } } }),
    ],
    [
      'a tag, with the operations that have no other',
      {
        tags: [{ name: 'a' }, { name: 'b', ...HIDDEN }],
        paths: { '/a': { get: { tags: ['a', 'b'] }, put: { tags: ['b'] }, post: {} } },
      },
      { tags: [{ name: 'a' }], paths: { '/a': { get: { tags: ['a'] }, post: {} } } },
    ],
    [
      'a security scheme, with the alternatives that need it',
      {
        security: [{ a: [] }, { a: [], b: [] }],
        components: { securitySchemes: { a: {}, b: HIDDEN } },
      },
      { security: [{ a: [] }], components: { securitySchemes: { a: {} } } },
    ],
    [
      'an operation that readers cannot authorize, with links to it',
      {
        security: [{ b: [] }],
        paths: {
          '/a': {
            get: { operationId: 'a', security: [{ b: [] }, { a: [], b: [] }] },
            put: { security: [{ b: [] }, {}], responses: { 200: { links: LINKS } } },
            post: { security: [] },
            patch: {},
            additionalOperations: { COPY: {} },
          },
        },
        webhooks: { a: { post: {} } },
        components: { securitySchemes: { a: {}, b: HIDDEN } },
      },
      {
        security: [],
        paths: {
          '/a': {
            put: { security: [{}], responses: { 200: { links: { c: LINKS.c } } } },
            post: { security: [] },
            additionalOperations: {},
          },
        },
        webhooks: { a: { post: {} } },
        components: { securitySchemes: {} },
      },
    ],
    [
      'a link to an operation of a hidden path',
      {
        paths: {
          '/a': { get: { operationId: 'a' }, ...HIDDEN },
          '/b': { put: { responses: { 200: { links: LINKS } } } },
        },
      },
      { paths: { '/b': { put: { responses: { 200: { links: { c: LINKS.c } } } } } } },
    ],
    [
      'a link to a hidden operation',
      { paths: { '/a': { get: { operationId: 'a', ...HIDDEN }, put: { responses: { 200: { links: LINKS } } } } } },
      { paths: { '/a': { put: { responses: { 200: { links: { c: LINKS.c } } } } } } },
    ],
  ])('hides %s', (_, description, expected) => {
    expect(shown(description)).toEqual(expected);
  });

  it.each(['x-internal', 'x-scalar-ignore', 'x-fern-ignore', 'x-excluded', 'x-hidden'])('recognizes %s', (mark) => {
    const description = { paths: { '/a': { [mark]: 'true' }, '/b': { [mark]: false } } };
    expect(hidesAnything(JSON.stringify(description))).toBe(true);
    expect(shown(description)).toEqual({ paths: { '/b': { [mark]: false } } });
  });

  it('hides tags, schemas and security schemes that only hidden operations use, but not what nothing uses', () => {
    const content = (name: string): object => ({ content: { 'application/json': { schema: ref('schemas', name) } } });
    const get = { tags: ['a'], security: [{ key: [] }], responses: { 200: content('A') } };
    const post = { ...HIDDEN, tags: ['a', 'b'], security: [{ admin: [] }], responses: { 200: content('B') } };
    const described = (operations: object, tags: unknown[], names: string[], schemes: string[]): object => ({
      paths: { '/a': operations },
      tags,
      components: {
        schemas: Object.fromEntries(names.map((name) => [name, name === 'B' ? { items: ref('schemas', 'D') } : {}])),
        securitySchemes: Object.fromEntries(schemes.map((name) => [name, {}])),
      },
    });
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name }));
    const whole = { ...described({ get, post }, [a, b, c], ['A', 'B', 'C', 'D'], ['key', 'admin', 'other']) };
    expect(shown(whole)).toEqual(described({ get }, [a, c], ['A', 'C'], ['key', 'other']));
    expect(shown(whole, true)).toEqual(described({ get }, [a, undefined, c], ['A', 'C'], ['key', 'other']));
  });

  it('leaves data and required parts of the description unchanged', () => {
    const description = { info: HIDDEN, paths: {}, components: { schemas: { A: { example: { a: HIDDEN } } } } };
    expect(shown(description)).toEqual(description);
  });

  it.each<[string, Record<string, unknown>]>([
    ['tag', { tags: [{ name: 'b', $ref: '#/paths/~1a/get' }] }],
    ['security scheme', { components: { securitySchemes: { b: { $ref: '#/paths/~1a/get' } } } }],
  ])('reads a %s that refers to an operation', (_, wrong) => {
    const operation = { tags: ['a'], security: [{ a: [] }] };
    const description = { paths: { '/a': { get: operation, put: HIDDEN } }, ...wrong };
    expect(shown(description)).toEqual({ ...description, paths: { '/a': { get: operation } } });
  });

  it('keeps list indexes, so pointers stay valid', () => {
    const parameters = [
      { name: 'secret', in: 'query', ...HIDDEN },
      { name: 'b', in: 'query' },
    ];
    const other = { parameters: [{ $ref: '#/paths/~1a/get/parameters/1' }] };
    expect(shown({ paths: { '/a': { parameters } } }, true)).toEqual({
      paths: { '/a': { parameters: [undefined, { name: 'b', in: 'query' }] } },
    });
    const { html, markdown, warnings, faults } = compileDescription(
      openapi({ '/a': { get: { operationId: 'a', parameters } }, '/b': { get: { operationId: 'b', ...other } } }),
    );
    expect(html('/api/b')).toContain('id="query-b"');
    for (const page of [html('/api/a'), markdown('/api/a')]) expect(page).not.toContain('secret');
    expect([warnings, faults]).toEqual([[], []]);
  });

  it('handles a cycle of 65 schemas that extend each other', () => {
    const allOf = many(65, (index) => ref('schemas', `S${index}`));
    const schemas = named('S', 65, (index) => ({ allOf, properties: { a: HIDDEN }, required: ['a', `S${index}`] }));
    expect(shown({ components: { schemas } })).toMatchObject({ components: { schemas: { S0: { required: ['S0'] } } } });
  });

  it('handles circular objects, circular references, and 100,000 levels', () => {
    const circle: Record<string, unknown> = { properties: { a: HIDDEN } };
    circle.items = circle;
    circle.not = circle;
    let deep: unknown = {};
    for (let level = 0; level < 100_000; level++) deep = { items: deep };
    const schemas = { Circle: circle, Deep: deep, A: ref('schemas', 'B'), B: ref('schemas', 'A') };
    expect(Object.keys(shown({ components: { schemas } }) as object)).toEqual(['components']);
  });
});
