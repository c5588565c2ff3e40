import { describe, expect, it } from 'vitest';
import { countElements } from '../../../../build/count-elements.ts';
import { MAX_ELEMENTS } from '../../../../build/openapi/pages/divide-article.ts';
import { type CompiledDescription, compileDescription, openapi } from '../api-fixture.ts';

const ok = { 200: { description: 'Fine.' } };
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const named = <T>(count: number, make: (index: number) => [string, T]): Record<string, T> =>
  Object.fromEntries(many(count, make));

const HEAVY: Readonly<Record<string, object>> = {
  'operations of a tag': openapi(named(700, (i) => [`/p${i}`, { get: { operationId: `get${i}`, responses: ok } }])),
  tags: {
    ...openapi({ '/a': { get: { responses: ok } } }),
    tags: many(1_500, (i) => ({ name: `Tag ${i}` })),
  },
  servers: {
    ...openapi({ '/a': { get: { responses: ok } } }),
    servers: many(900, (i) => ({ url: `https://s${i}.test`, description: 'S' })),
  },
  'servers of an operation': openapi({
    '/a': { get: { servers: many(900, (i) => ({ url: `https://s${i}.test`, description: 'S' })), responses: ok } },
  }),
  'security schemes': {
    ...openapi({ '/a': { get: { responses: ok } } }),
    security: many(900, (i) => ({ [`k${i}`]: [] })),
    components: { securitySchemes: named(900, (i) => [`k${i}`, { type: 'apiKey', in: 'header', name: `X-${i}` }]) },
  },
  responses: openapi({
    '/a': {
      get: {
        responses: named(400, (i) => [
          String(100 + i),
          {
            description: 'R',
            content: { 'application/json': { schema: { type: 'object', properties: { a: { type: 'string' } } } } },
          },
        ]),
      },
    },
  }),
  'headings of a description': openapi({
    '/a': { get: { description: many(2_000, (i) => `## Heading ${i}\n\nText.`).join('\n\n'), responses: ok } },
  }),
};

/** Continuation pages. */
const continued = ({ paths }: CompiledDescription): string[] => paths.filter((path) => /\/page-\d+$/.test(path));

describe('pages with thousands of items', () => {
  it.each(Object.entries(HEAVY))('split %s into light pages with correct links', (_, document) => {
    const compiled = compileDescription(document);
    const heaviest = Math.max(...compiled.paths.map((path) => countElements(compiled.html(path))));
    expect(heaviest).toBeLessThanOrEqual(MAX_ELEMENTS + 20);
    expect(compiled.faults).toEqual([]);
    expect(continued(compiled).length).toBeGreaterThan(0);
  });

  it('show values with descriptions as one text', () => {
    const schema = {
      type: 'string',
      enum: many(1_500, (i) => `v${i}`),
      'x-enumDescriptions': named(1_500, (i) => [`v${i}`, `Value **${i}**`]),
    };
    const { html } = compileDescription(
      openapi({ '/a': { get: { parameters: [{ name: 'q', in: 'query', schema }], responses: ok } } }),
    );
    expect(html('/api/get-a')).toContain('v1499: Value 1499');
    expect(countElements(html('/api/get-a'))).toBeLessThan(200);
  });

  it('show at most fifty examples', () => {
    const examples = named(700, (i): [string, object] => [`e${i}`, { value: { a: i } }]);
    const body = { requestBody: { content: { 'application/json': { examples } } }, responses: ok };
    const { html } = compileDescription(openapi({ '/a': { post: body } }));
    expect(html('/api/post-a').match(/<div class="example-block" id="body-example/g)).toHaveLength(50);
  });

  it('link to moved responses', () => {
    const { api, html } = compileDescription(HEAVY.responses);
    const places = api.pages.find(({ path }) => path === '/api/get-a')?.search?.places ?? [];
    const moved = places.flatMap(([, id]) => (id.startsWith('/') ? [id.split('#')] : []));
    expect(moved.length).toBeGreaterThan(20);
    for (const [path = '', id = ''] of moved) expect(html(path)).toContain(`id="${id}"`);
    for (const [, id] of places) if (!id.startsWith('/')) expect(html('/api/get-a')).toContain(`id="${id}"`);
  });

  it('list all schemas on the pages of the overview', () => {
    const schemas = named(3_000, (i): [string, object] => [`S${i}`, { type: 'string' }]);
    const compiled = compileDescription(openapi({ '/a': { get: { responses: ok } } }, { components: { schemas } }));
    const pages = ['/api/books-api', ...continued(compiled)].map(compiled.html);
    expect(pages).toHaveLength(3);
    expect(new Set(pages.flatMap((html) => html.match(/\/api\/schemas\/S\d+"/g) ?? [])).size).toBe(3_000);
  });
});
