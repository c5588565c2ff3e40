import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { compileDescription, openapi, withSchemas } from './api-fixture.ts';
import { HOSTILE_NAMES } from './many.ts';

const KITCHEN_SINK = readFileSync(join(import.meta.dirname, '../../fixtures/kitchen-sink.json'), 'utf8');

/** Values of the wrong type. */
const WRONG = [null, [], {}, 'text', 5, [null], [{}], { a: null }, { $ref: 1 }, { $ref: '#/none' }, { $ref: '#' }];
const operation = (more: Record<string, unknown>): Record<string, unknown> =>
  openapi({ '/a': { get: { responses: {}, ...more } } });
const each = (
  keys: string,
  place: (key: string, value: unknown) => Record<string, unknown>,
): [string, (value: unknown) => unknown][] => keys.split(' ').map((key) => [key, (value) => place(key, value)]);

/** Locations where a value is replaced with one of the wrong type. */
const PLACES: Readonly<Record<string, [string, (value: unknown) => unknown][]>> = {
  'the description': each(
    'info servers tags security components webhooks x-webhooks x-tagGroups externalDocs',
    (key, value) => openapi({ '/a': { get: {} } }, { [key]: value }),
  ),
  components: each(
    'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems',
    (key, value) => openapi({ '/a': { get: { security: [{ a: [] }] } } }, { components: { [key]: { a: value } } }),
  ),
  'a path item': each('parameters servers summary description post additionalOperations', (key, value) =>
    openapi({ '/a': { get: {}, [key]: value } }),
  ),
  'an operation': each(
    'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers x-codeSamples x-badges x-displayName x-deprecated-description $ref',
    (key, value) => operation({ [key]: value }),
  ),
  'a list of an operation': each('tags parameters security servers x-codeSamples x-badges', (key, value) =>
    operation({ [key]: [value] }),
  ),
  'a parameter': each(
    'name in required schema style explode example examples content description deprecated',
    (key, value) => operation({ parameters: [{ name: 'a', in: 'query', schema: { type: 'string' }, [key]: value }] }),
  ),
  'a response': each('content headers links description', (key, value) =>
    operation({ responses: { 200: { [key]: value }, 201: { [key]: { a: value } } } }),
  ),
  'a media type': each('schema example examples encoding itemSchema', (key, value) => {
    const types = 'application/json application/xml multipart/form-data application/x-www-form-urlencoded text/plain';
    return operation({
      requestBody: { content: Object.fromEntries(types.split(' ').map((type) => [type, { [key]: value }])) },
    });
  }),
  'a schema': each(
    'type format properties required items allOf oneOf anyOf not if then enum const default example examples discriminator additionalProperties patternProperties prefixItems title description pattern minimum maxLength readOnly nullable externalDocs xml x-enumDescriptions x-enum-varnames x-badges propertyNames contains',
    (key, value) =>
      withSchemas({
        A: { type: 'object', properties: { p: { [key]: value }, q: value }, [key]: value },
        B: { type: 'array', [key]: value },
      }),
  ),
  'a security scheme': each('type scheme in name flows description bearerFormat', (key, value) =>
    openapi(
      { '/a': { get: { security: [{ a: value }] } } },
      { components: { securitySchemes: { a: { type: 'oauth2', [key]: value } } } },
    ),
  ),
};

describe('a description with wrong types', () => {
  it.each(
    Object.entries(PLACES).flatMap(([holder, keys]) =>
      keys.map(([key, make]): [string, string, (value: unknown) => unknown] => [key, holder, make]),
    ),
  )('compiles if %s of %s has the wrong type', (_key, _holder, make) => {
    for (const value of WRONG) {
      const { api, faults } = compileDescription(make(value));
      expect(faults, JSON.stringify(value)).toEqual([]);
      expect(api.operationCount, JSON.stringify(value)).toBeGreaterThanOrEqual(1);
    }
  });

  it('compiles with any paths', () => {
    for (const value of WRONG) expect(compileDescription(openapi(value)).faults).toEqual([]);
  });
});

describe('a description full of markup', () => {
  it('is shown as text', () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const contact = { name: script, url: 'javascript:alert(1)', email: script };
    const license = { name: script, url: 'data:text/html,x' };
    const schema = { type: script, enum: [script], default: script, pattern: script };
    const { faults, api, html } = compileDescription(
      openapi(
        {
          [`/${script}`]: {
            post: {
              operationId: script,
              summary: script,
              tags: [script],
              parameters: [{ name: script, in: 'query', description: `<li>${script}`, schema }],
              requestBody: {
                content: {
                  [script]: {
                    schema: { title: script, properties: { [script]: { description: `</div></li>${script}` } } },
                    examples: { [script]: { value: script } },
                  },
                },
              },
              responses: { [script]: { description: script, headers: { [script]: {} } } },
              'x-codeSamples': [{ lang: script, label: script, source: script }],
              'x-badges': [script],
            },
          },
        },
        {
          info: { title: script, version: script, contact, license, termsOfService: 'vbscript:x' },
          servers: [{ url: `javascript:${script}`, description: `<li>${script}` }],
          externalDocs: { url: 'javascript:alert(1)', description: script },
          tags: [{ name: script, description: script }],
          components: {
            securitySchemes: { [script]: { type: script, description: script } },
            schemas: { [script]: { description: script } },
          },
        },
      ),
    );
    expect(faults).toEqual([]);
    for (const { path } of api.pages) {
      const markup = html(path);
      expect(markup).not.toMatch(/<script|<img|(?:href|src)="(?!https?:|mailto:|\/|#)/);
      expect(markup.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]* on\w+=/);
    }
  });
});

describe('a description with random values', () => {
  const KEYS = [...HOSTILE_NAMES, '$ref', 'allOf', 'oneOf', 'items', 'properties', 'not', 'examples', 'x-a'];
  type Place = { readonly holder: Record<string, unknown>; readonly key: string; readonly pointer: string };

  function listPlaces(node: unknown, pointer = '#'): Place[] {
    if (typeof node !== 'object' || node === null) return [];
    const holder = node as Record<string, unknown>;
    return Object.keys(holder).flatMap((key) => {
      const inner = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      return [{ holder, key, pointer: inner }, ...listPlaces(holder[key], inner)];
    });
  }

  function mutate(seed: number): unknown {
    const document: unknown = JSON.parse(KITCHEN_SINK);
    const below = createRandom(seed);
    const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
    for (let count = 1 + below(10); count > 0; count--) {
      const places = listPlaces(document);
      const { holder, key, pointer } = pick(places);
      const old = holder[key];
      const values = [
        () => pick(WRONG),
        () => ({ $ref: pick(places).pointer }),
        () => structuredClone(pick(places).holder),
        () => [old, old],
        () => ({ [pick(KEYS)]: old }),
        () => ({ allOf: [old, { $ref: pick(places).pointer }], oneOf: [{ $ref: pointer }] }),
        () => String(old),
      ];
      const value = structuredClone(pick(values)());
      const name = below(5) === 0 && !Array.isArray(holder) ? pick(KEYS) : key;
      Object.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });
    }
    return document;
  }

  it('compiles without errors', () => {
    const { api, faults, warnings } = compileDescription(KITCHEN_SINK);
    expect(faults).toEqual([]);
    expect(warnings).toEqual([]);
    expect([api.operationCount, api.webhookCount]).toEqual([6, 1]);
  });

  it.each([1, 2, 3])('compiles in %i × 12 other variants', (round) => {
    for (let seed = round * 12; seed < round * 12 + 12; seed++) {
      expect(compileDescription(mutate(seed)).faults, `seed ${seed}`).toEqual([]);
    }
  });
});
