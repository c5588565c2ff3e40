import { describe, expect, it } from 'vitest';
import { findFaultsOfAccess, hideInternal } from '../../../../build/openapi/read/hide-internal.ts';
import type { JsonObject } from '../../../../worker/request/value/json.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ 200: { description: 'OK', content: { 'application/json': { schema } } } });

const ROOT = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  tags: [
    { name: 'open' },
    { name: 'inner', 'x-access': ['staff'] },
    { name: 'rates', description: 'Only of partners.' },
    { name: 'unused' },
  ],
  'x-tagGroups': [{ name: 'Money', tags: ['rates'] }],
  paths: {
    '/bills': {
      get: { operationId: 'list', tags: ['open'], responses: json(ref('Bill')) },
      post: { operationId: 'create', tags: ['open', 'inner'], responses: json(ref('Plan')) },
    },
    '/rates': {
      'x-access': 'partners',
      get: { operationId: 'rates', tags: ['rates'], security: [{ key: [] }], responses: json(ref('Rate')) },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', name: 'k', in: 'header' } },
    schemas: {
      Bill: {
        type: 'object',
        required: ['id', 'margin'],
        properties: {
          id: { type: 'string' },
          margin: { type: 'number', 'x-access': ['staff'] },
          'x-access': { type: 'string' },
        },
      },
      Rate: { type: 'object', properties: { unit: ref('Unit') } },
      Unit: { type: 'string' },
      Plan: { type: 'string' },
      Alone: { type: 'string' },
      Draft: { type: 'string', 'x-access': ['staff'] },
    },
  },
};

function show(...audiences: string[]) {
  return hideInternal(ROOT, { keepIndexes: false, view: { visible: new Set(audiences) } }) as unknown as typeof ROOT;
}

const schemasOf = ({ components }: typeof ROOT): string[] => Object.keys(components.schemas);

describe('hideInternal() with x-access', () => {
  it('hides operations, path items, tags, schemas and properties from other readers', () => {
    const shown = show();
    expect(Object.keys(shown.paths)).toEqual(['/bills']);
    expect(Object.keys(shown.paths['/bills'])).toEqual(['get']);
    expect(shown.components.schemas.Bill.required).toEqual(['id']);
    expect(Object.keys(shown.components.schemas.Bill.properties)).toEqual(['id', 'x-access']);
  });

  it('hides what only hidden operations use, and keeps what nothing uses', () => {
    const shown = show();
    expect(schemasOf(shown)).toEqual(['Bill', 'Alone']);
    expect(Object.keys(shown.components.securitySchemes)).toEqual([]);
    expect(shown.tags.map(({ name }) => name)).toEqual(['open', 'unused']);
    expect(shown['x-tagGroups']).toEqual([]);
    expect(schemasOf(show('partners'))).toEqual(['Bill', 'Rate', 'Unit', 'Alone']);
  });

  it('hides operations that only other readers can authorize', () => {
    const key = { type: 'apiKey', name: 'k', in: 'header' };
    const root = {
      security: [{ inner: [] }],
      paths: { '/a': { get: {}, put: { security: [{ inner: [] }, { open: [] }] }, post: { security: [] } } },
      components: { securitySchemes: { open: key, inner: { ...key, 'x-access': 'staff' } } },
    };
    const shownTo = (...audiences: string[]): unknown =>
      hideInternal(root, { keepIndexes: false, view: { visible: new Set(audiences) } }).paths;
    expect(shownTo()).toEqual({ '/a': { put: { security: [{ open: [] }] }, post: { security: [] } } });
    expect(shownTo('staff')).toEqual(root.paths);
  });

  it('shows an audience its own, without the extension', () => {
    const shown = show('partners', 'staff');
    expect(schemasOf(shown)).toEqual(schemasOf(ROOT));
    expect(Object.keys(shown.paths['/bills'])).toEqual(['get', 'post']);
    expect(JSON.stringify(shown).replace('"x-access":{"type"', '')).not.toContain('x-access');
  });
});

describe('findFaultsOfAccess()', () => {
  const findFault = (name: string): string | null => (name === 'staff' ? null : `no ${name}`);
  const faultsIn = (root: object) =>
    findFaultsOfAccess(root as typeof ROOT, { findFault }).map(({ pointer, message }) => `${pointer} ${message}`);

  it('are names of no audience, with their place', () => {
    expect(faultsIn({ paths: { '/a': { get: { 'x-access': ['staff', 'x'] } } } })).toEqual([
      '#/paths/~1a/get/x-access no x',
    ]);
  });

  it('are values that are no list of names', () => {
    expect(faultsIn({ paths: { '/a': { get: { 'x-access': { staff: true } } } } })).toEqual([
      '#/paths/~1a/get/x-access Cannot read "x-access": it must be an audience or a list of audiences, got {"staff":true}.',
    ]);
  });

  it('are places that would hide nothing', () => {
    const fault =
      'Cannot limit the whole description with "x-access": it limits parts. Set "access" of the API in site.yaml.';
    expect(faultsIn({ info: { 'x-access': 'staff' } })).toEqual([`#/info/x-access ${fault}`]);
    expect(faultsIn({ 'x-access': 'staff' })).toEqual([`#/x-access ${fault}`]);
  });

  it('are not in data, or names that authors chose', () => {
    const properties = { 'x-access': { type: 'string' }, a: { example: { 'x-access': 1 } } };
    expect(faultsIn({ components: { schemas: { A: { properties } } } })).toEqual([]);
  });
});

describe('what hideInternal() leaves of something hidden', () => {
  /** A description with one operation, whose response has this schema. */
  const describeApi = (schema: object, more: object = {}, schemas: object = {}): JsonObject => ({
    openapi: '3.2.0',
    info: { title: 'Books', version: '1' },
    paths: { '/bills': { get: { operationId: 'list', responses: json(schema), ...more } } },
    components: { schemas: { ...schemas } },
  });
  const margin = { margin: { type: 'number', 'x-access': ['staff'] } };
  const properties = { id: { type: 'string' }, ...margin };
  const shownTo = (root: JsonObject, ...audiences: string[]): string =>
    JSON.stringify(hideInternal(root, { keepIndexes: true, view: { visible: new Set(audiences) } }));

  it.each<[string, JsonObject]>([
    ['an example of its schema', describeApi({ properties, example: { id: 'x', margin: 17 } })],
    ['a list of examples', describeApi({ properties, examples: [{ id: 'x', lines: [{ margin: 17 }] }] })],
    ['a default', describeApi({ properties, default: { margin: 17 } })],
    ['an enumeration', describeApi({ properties, enum: [{ id: 'x', margin: 17 }] })],
    [
      'a named example of a media type, also as text',
      {
        ...describeApi({}),
        paths: {
          '/bills': {
            post: {
              requestBody: {
                content: {
                  'application/json': { schema: { properties }, examples: { a: { value: { margin: 17 } } } },
                  'text/plain': { example: '{ "margin": 17 }' },
                },
              },
              responses: {},
              'x-codeSamples': [{ lang: 'curl', source: 'curl --data \'{"margin":17}\'' }],
            },
          },
        },
      },
    ],
    ['dependentRequired', describeApi({ properties, dependentRequired: { id: ['margin'], margin: ['id'] } })],
    ['dependentSchemas', describeApi({ properties, dependentSchemas: { margin: { type: 'object' } } })],
    ['a discriminator', describeApi({ properties, discriminator: { propertyName: 'margin' } })],
    ['a condition', describeApi({ properties, if: { required: ['margin'] }, anyOf: [{ required: ['margin'] }] })],
    [
      'the encoding of a form',
      {
        ...describeApi({}),
        paths: {
          '/bills': {
            post: {
              requestBody: { content: { 'multipart/form-data': { schema: { properties }, encoding: { margin: {} } } } },
              responses: {},
            },
          },
        },
      },
    ],
    [
      'a schema that only a hidden one refers to',
      describeApi(
        { properties },
        {},
        { Secret: { 'x-access': ['staff'], properties: { a: ref('Margin') } }, Margin: {} },
      ),
    ],
    [
      'the scopes of a scheme that other operations use',
      {
        ...describeApi({ properties }, { security: [{ login: ['read'] }] }),
        paths: {
          '/bills': { get: { responses: json({ properties }), security: [{ login: ['read'] }] } },
          '/rates': { 'x-access': ['staff'], get: { security: [{ login: ['margin:read'] }], responses: {} } },
        },
        components: {
          securitySchemes: {
            login: {
              type: 'oauth2',
              flows: { implicit: { authorizationUrl: 'https://a.example', scopes: { read: 'R', 'margin:read': 'M' } } },
            },
          },
        },
      },
    ],
    [
      'the parent of another tag',
      {
        ...describeApi({ properties }),
        tags: [
          { name: 'margin', 'x-access': ['staff'] },
          { name: 'b', parent: 'margin' },
        ],
      },
    ],
  ])('is not in %s', (_place, root) => {
    expect(shownTo(root)).not.toMatch(/margin/i);
    expect(shownTo(root, 'staff')).toMatch(/margin/i);
  });

  it('keeps a schema that something hidden and a discriminator name', () => {
    const Pet = { discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' } } };
    const Secret = { 'x-access': ['staff'], properties: { a: ref('Cat') } };
    const root = describeApi(ref('Pet'), {}, { Pet, Cat: { allOf: [ref('Pet')] }, Secret });
    expect(JSON.parse(shownTo(root)).components).toEqual({ schemas: { Pet, Cat: { allOf: [ref('Pet')] } } });
  });

  it('keeps the same name elsewhere, but in no example', () => {
    const root = describeApi({ properties, required: ['margin'] }, {}, {});
    const other = { properties: { margin: { type: 'string' } }, required: ['margin'], example: { margin: 'a' } };
    const shown = hideInternal(
      { ...root, components: { schemas: { Other: other } } },
      { keepIndexes: true, view: { visible: new Set() } },
    );
    expect(JSON.stringify(shown.paths)).not.toContain('margin');
    expect(shown.components).toEqual({ schemas: { Other: { ...other, example: {} } } });
  });
});

describe.each([600, 100_000])('what is %d levels deep', (levels) => {
  const bury = (inner: object): object => {
    let deep = inner;
    for (let level = 0; level < levels; level++) deep = { items: deep };
    return deep;
  };
  const schemas = {
    Limited: bury({ properties: { margin: { 'x-access': ['staff'] } } }),
    Open: bury({ properties: { id: {} } }),
    Bill: { properties: { margin: { 'x-access': ['staff'] } }, example: { data: bury({ margin: 5 }), id: 1 } },
    Other: { example: bury({ text: 'margin=5' }), default: bury({ id: 1 }) },
  };
  const root: JsonObject = { openapi: '3.1.0', paths: {}, components: { schemas } };

  it('is left out with what it hides, and otherwise stays', () => {
    const shown = hideInternal(root, { keepIndexes: false, view: { visible: new Set() } });
    const names = new Set<string>();
    const stack: unknown[] = [shown];
    for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
      if (typeof value === 'string') names.add(value);
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, member] of Object.entries(value)) {
        names.add(key);
        stack.push(member);
      }
    }
    expect(
      ['margin', 'margin=5', 'x-access', 'Limited', 'Open', 'Other', 'id'].filter((name) => names.has(name)),
    ).toEqual(['Limited', 'Open', 'Other', 'id']);
  });

  it('is searched for faults', () => {
    expect(findFaultsOfAccess(root, { findFault: (name) => `No ${name}.` }).map(({ message }) => message)).toEqual([
      'No staff.',
      'No staff.',
    ]);
  });
});
