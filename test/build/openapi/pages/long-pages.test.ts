import { describe, expect, it } from 'vitest';
import { countElements, MAX_ARTICLE_ELEMENTS } from '../../../../build/page/divide-page.tsx';
import { type CompiledDescription, compileDescription, openapi, withOperation } from '../api-fixture.ts';
import { many, named } from '../many.ts';

const ok = { 200: { description: 'Fine.' } };
const servers = many(900, (i) => ({ url: `https://s${i}.test`, description: 'S' }));
const keys = named('k', 900, (i) => ({ type: 'apiKey', in: 'header', name: `X-${i}` }));
const content = { 'application/json': { schema: { type: 'object', properties: { a: { type: 'string' } } } } };
const headings = many(2_000, (i) => `## Heading ${i}\n\nText.`).join('\n\n');

const HEAVY: Readonly<Record<string, object>> = {
  'operations of a tag': openapi(named('/p', 600, (i) => ({ get: { operationId: `get${i}`, responses: ok } }))),
  tags: withOperation({}, { tags: many(1_500, (i) => ({ name: `Tag ${i}`, description: 'Books.' })) }),
  servers: withOperation({}, { servers }),
  'servers of an operation': withOperation({ servers }),
  'security schemes': withOperation(
    {},
    { security: Object.keys(keys).map((key) => ({ [key]: [] })), components: { securitySchemes: keys } },
  ),
  responses: withOperation({
    responses: Object.fromEntries(many(250, (i) => [String(100 + i), { description: 'R', content }])),
  }),
  'headings of a description': withOperation({ description: headings }),
};

/** Continuation pages. */
const continued = ({ paths }: CompiledDescription): string[] => paths.filter((path) => /\/page-\d+$/.test(path));

describe('pages with thousands of items', () => {
  it.each(Object.entries(HEAVY))('split %s into light pages with correct links', (_, document) => {
    const compiled = compileDescription(document);
    const heaviest = Math.max(...compiled.paths.map((path) => countElements(compiled.html(path))));
    expect(heaviest).toBeLessThanOrEqual(MAX_ARTICLE_ELEMENTS);
    expect(compiled.faults).toEqual([]);
    expect(continued(compiled).length).toBeGreaterThan(0);
  });

  it('show values with descriptions as one text', () => {
    const schema = {
      type: 'string',
      enum: many(1_500, (i) => `v${i}`),
      'x-enumDescriptions': named('v', 1_500, (i) => `Value **${i}**`),
    };
    const { html } = compileDescription(withOperation({ parameters: [{ name: 'q', in: 'query', schema }] }));
    expect(html('/api/a')).toContain('v1499: Value 1499');
    expect(countElements(html('/api/a'))).toBeLessThan(200);
  });

  it('show at most fifty examples', () => {
    const examples = named('e', 700, (i) => ({ value: { a: i } }));
    const { html } = compileDescription(
      withOperation({ requestBody: { content: { 'application/json': { examples } } } }),
    );
    expect(html('/api/a').match(/<div class="example-block" id="body-example/g)).toHaveLength(50);
  });

  it('link to moved responses', () => {
    const { api, html } = compileDescription(HEAVY.responses);
    const places = api.pages.find(({ path }) => path === '/api/a')?.search?.places ?? [];
    const moved = places.flatMap(([, id]) => (id.startsWith('/') ? [id.split('#')] : []));
    expect(moved.length).toBeGreaterThan(20);
    for (const [path = '', id = ''] of moved) expect(html(path)).toContain(`id="${id}"`);
    for (const [, id] of places) if (!id.startsWith('/')) expect(html('/api/a')).toContain(`id="${id}"`);
  });

  it('list all schemas on the pages of the overview', () => {
    const schemas = named('S', 1_700, () => ({ type: 'string' }));
    const compiled = compileDescription(withOperation({}, { components: { schemas } }));
    const pages = ['/api/books-api', ...continued(compiled)].map(compiled.html);
    expect(pages).toHaveLength(2);
    expect(new Set(pages.flatMap((html) => html.match(/\/api\/schemas\/S\d+"/g) ?? [])).size).toBe(1_700);
  });
});
