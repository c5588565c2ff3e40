import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { compileDescription, openapi, withOperation } from './api-fixture.ts';
import { HOSTILE_NAMES } from './many.ts';

const KITCHEN_SINK = readFileSync(join(import.meta.dirname, '../../fixtures/kitchen-sink.json'), 'utf8');

/** Values of the wrong type. */
const WRONG = [null, [], {}, 'text', 5, [null], [{}], { a: null }, { $ref: 1 }, { $ref: '#/none' }, { $ref: '#' }];
type Place = readonly [key: string, documents: readonly Record<string, unknown>[]];

/** A description for each wrong value, where it concerns the whole. */
const each = (keys: string, place: (key: string, value: unknown) => Record<string, unknown>): Place[] =>
  keys.split(' ').map((key) => [key, WRONG.map((value) => place(key, value))]);

/** A description with a path for each wrong value. */
const eachPath = (
  keys: string,
  item: (key: string, value: unknown, index: number) => object,
  more: (key: string) => object = () => ({}),
): Place[] =>
  keys.split(' ').map((key) => {
    const paths = WRONG.map((value, index) => [`/a${index}`, item(key, value, index)]);
    return [key, [openapi(Object.fromEntries(paths), { ...more(key) })]];
  });
const eachOperation = (keys: string, operation: (key: string, value: unknown) => object): Place[] =>
  eachPath(keys, (key, value) => ({ get: { responses: {}, ...operation(key, value) } }));

/** Locations where a value is replaced with one of the wrong type. */
const PLACES: Readonly<Record<string, Place[]>> = {
  'the description': each(
    'info servers tags security components webhooks x-webhooks x-tagGroups externalDocs',
    (key, value) => openapi({ '/a': { get: {} } }, { [key]: value }),
  ),
  components: each(
    'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems',
    (key, value) => openapi({ '/a': { get: { security: [{ a: [] }] } } }, { components: { [key]: { a: value } } }),
  ),
  'a path item': eachPath('parameters servers summary description post additionalOperations', (key, value) => ({
    get: {},
    [key]: value,
  })),
  'an operation': eachOperation(
    'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers x-codeSamples x-badges x-displayName x-deprecated-description $ref',
    (key, value) => ({ [key]: value }),
  ),
  'a list of an operation': eachOperation('tags parameters security servers x-codeSamples x-badges', (key, value) => ({
    [key]: [value],
  })),
  'a parameter': eachOperation(
    'name in required schema style explode example examples content description deprecated',
    (key, value) => ({ parameters: [{ name: 'a', in: 'query', schema: { type: 'string' }, [key]: value }] }),
  ),
  'a response': eachOperation('content headers links description', (key, value) => ({
    responses: { 200: { [key]: value }, 201: { [key]: { a: value } } },
  })),
  'a media type': eachOperation('schema example examples encoding itemSchema', (key, value) => {
    const types = 'application/json application/xml multipart/form-data application/x-www-form-urlencoded text/plain';
    return {
      requestBody: { content: Object.fromEntries(types.split(' ').map((type) => [type, { [key]: value }])) },
    };
  }),
  'a schema': eachPath(
    'type format properties required items allOf oneOf anyOf not if then enum const default example examples discriminator additionalProperties patternProperties prefixItems title description pattern minimum maxLength readOnly nullable externalDocs xml x-enumDescriptions x-enum-varnames x-badges propertyNames contains',
    (_key, _value, index) => {
      const content = { 'application/json': { schema: { $ref: `#/components/schemas/A${index}` } } };
      return { post: { requestBody: { content }, responses: { 200: { description: 'OK', content } } } };
    },
    (key) => {
      const schemas = WRONG.flatMap((value, index) => [
        [`A${index}`, { type: 'object', properties: { p: { [key]: value }, q: value }, [key]: value }],
        [`B${index}`, { type: 'array', [key]: value }],
      ]);
      return { components: { schemas: Object.fromEntries(schemas) } };
    },
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
      keys.map(([key, documents]) => [key, holder, documents] as const),
    ),
  )('compiles if %s of %s has the wrong type', (_key, _holder, documents) => {
    for (const document of documents) {
      const { api, faults } = compileDescription(document);
      const paths = Object.keys(document.paths as object).length;
      expect(faults, JSON.stringify(document)).toEqual([]);
      expect(api.operationCount, JSON.stringify(document)).toBeGreaterThanOrEqual(paths);
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

  it('is text in the Markdown of the pages, too', () => {
    const markup = '[a](https://evil.test) *x* `c`';
    const properties = {
      [markup]: { type: markup, format: markup, contentEncoding: markup, contentMediaType: markup, title: markup },
      choice: {
        oneOf: [
          { title: markup, type: 'object' },
          { title: 'b', type: 'object' },
        ],
      },
      lost: { $ref: `#/${markup}` },
    };
    const schema = { properties, required: [markup], dependentRequired: { [markup]: [markup] } };
    const form = { schema, encoding: { [markup]: { contentType: '*/*' } } };
    const { markdown, paths } = compileDescription(
      withOperation(
        {
          requestBody: { content: { 'multipart/form-data': form } },
          responses: { 200: { summary: markup, description: 'OK' }, [markup]: { description: 'a' } },
          parameters: [{ name: 'p', in: 'query', content: { [markup]: { schema: {} } } }],
          'x-badges': [markup],
        },
        {
          info: { title: markup, version: markup, summary: markup, contact: { email: markup } },
          servers: [{ url: 'https://a.test', name: markup }],
          components: {
            schemas: { A: { title: markup } },
            securitySchemes: {
              a: { type: 'apiKey', in: markup, name: markup },
              b: { type: 'http', scheme: markup, bearerFormat: markup },
              c: { type: 'oauth2', flows: { [markup]: { tokenUrl: `https://a.test/${markup}`, scopes: {} } } },
            },
          },
        },
      ),
    );
    for (const path of paths) {
      const text = markdown(path)
        .replace(/^```.*?^```$/gms, '')
        .replace(/(?<![`\\])(`+)(?!`).*?[^`]\1(?!`)/gs, '');
      expect(text.match(/.*(?<!\\)(?:\[a\]|\*x\*|\*\/\*).*/g) ?? [], path).toEqual([]);
    }
    expect(paths.map(markdown).join().split('\\[a\\]').length).toBeGreaterThan(20);
  });
});

describe('a description with random values', () => {
  const KEYS = [...HOSTILE_NAMES, '$ref', 'allOf', 'oneOf', 'items', 'properties', 'not', 'examples', 'x-a'];
  type Value = { readonly holder: Record<string, unknown>; readonly key: string; readonly pointer: string };

  function listPlaces(node: unknown, pointer = '#'): Value[] {
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
