import { describe, expect, it } from 'vitest';
import { compileDescription, openapi, withOperation } from '../api-fixture.ts';

const BILL = { $ref: '#/components/schemas/Bill' };
const content = { 'application/json': { schema: BILL } };

const toPaths = (paths: readonly string[]): object => Object.fromEntries(paths.map((path) => [path, { get: {} }]));

describe('compileApi()', () => {
  it('creates a page for the overview, each tag, operation, webhook and schema', () => {
    const { api, paths, faults } = compileDescription(
      openapi(
        { '/bills': { get: { operationId: 'listBills', tags: ['Bills'] } } },
        { webhooks: { paid: { post: { operationId: 'onPaid' } } }, components: { schemas: { Bill: {} } } },
      ),
    );
    const names = ['books-api', 'tags/bills', 'list-bills', 'on-paid', 'schemas/Bill'];
    expect(paths).toEqual(names.map((name) => `/api/${name}`));
    expect([api.operationCount, api.webhookCount]).toEqual([1, 1]);
    expect(api.cards).toEqual([{ title: 'Bills', description: null, href: '/api/tags/bills', count: '1 operation' }]);
    expect(faults).toEqual([]);
  });

  it('uses the paths of the configuration', () => {
    expect(compileDescription(openapi({ '/a': { get: {} } }), { path: '/v2/ref', overview: '/v2' }).paths).toEqual([
      '/v2',
      '/v2/ref/tags/untagged',
      '/v2/ref/get-a',
    ]);
  });

  it("lists on a schema's page the operations that use it, also indirectly", () => {
    const paths = {
      '/1': { get: { summary: 'One', responses: { 200: { content } } } },
      '/2': { post: { summary: 'Two', requestBody: { $ref: '#/components/requestBodies/Bill' } } },
      '/3': { get: { summary: 'Three' } },
    };
    const components = { schemas: { Bill: { properties: { next: BILL } } }, requestBodies: { Bill: { content } } };
    const { html } = compileDescription(openapi(paths, { components }));
    const page = html('/api/schemas/Bill');
    expect([...page.matchAll(/One|Two|Three/g)].map(([title]) => title)).toEqual(['One', 'Two']);
  });

  it('shows the title of a schema if it differs from the name', () => {
    const titles = { Bill: { title: 'What is owed' }, InvoiceId: { title: 'Invoice id' } };
    const { html } = compileDescription(openapi({ '/a': { get: {} } }, { components: { schemas: titles } }));
    expect(html('/api/schemas/Bill')).toContain('<p class="description">What is owed</p>');
    expect(html('/api/schemas/InvoiceId')).not.toContain('Invoice id');
  });

  it("links headings of the overview's text from other pages", () => {
    const description =
      '[limits](#section/Usage/Rate-limits), [others](#section/Bulk/Rate-limits), [all](#section/Gone)';
    const limits = `## Rate limits\n\n${'* x\n'.repeat(5)}`;
    const { html, warnings } = compileDescription({
      ...openapi({ '/a': { get: { operationId: 'a', summary: 'Get a', description } } }),
      info: { title: 'Books', version: '1', description: `# Usage\n\ntext\n\n${limits}\n# Bulk\n\n${limits}` },
    });
    expect(html('/api/a')).toContain(
      '<a href="/api/books-api#rate-limits">limits</a>, <a href="/api/books-api#rate-limits-2">others</a>, <a href="/api/books-api">all</a>',
    );
    expect(html('/api/books-api')).toContain('id="rate-limits"');
    expect(warnings).toEqual([]);
  });

  it('reports each warning once, with its pointer', () => {
    const requestBody = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Bil' } } } };
    const { warnings } = compileDescription(withOperation({ requestBody }, { components: { schemas: { Bill: {} } } }));
    expect(warnings).toEqual([
      '#/paths/~1a/post/requestBody/content/application~1json/schema: Cannot resolve "#/components/schemas/Bil": did you mean "#/components/schemas/Bill"?',
    ]);
  });

  it('reports a thousand warnings, and the number of the rest', () => {
    const paths = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`/p${index}`, { get: 5 }]));
    const { warnings } = compileDescription(openapi(paths));
    expect(warnings).toHaveLength(1_001);
    expect(warnings[0]).toMatch(/^null: Cannot list all warnings .* 501 more .* Correct these/);
  });

  it.each([
    [
      'references through paths',
      {
        '/a/{b}': { get: { responses: { 200: { description: 'x', content } } } },
        '/c': { get: { responses: { 200: { $ref: '#/paths/~1a~1{b}/get/responses/200' } } } },
      },
    ],
    ['numeric keys', { 1: { get: { operationId: 5, tags: [1], summary: 7 } } }],
    [
      'keys of Object.prototype',
      JSON.parse(
        '{"__proto__":{"get":{"operationId":"__proto__","tags":["constructor"]}},"/toString":{"get":{"operationId":"toString"}}}',
      ),
    ],
    ['no ids', { '/': { get: {}, post: {} }, ...toPaths(['/a', '/A', '//', '', 'x']) }],
  ])('keeps all operations of a description with %s', (_what, paths) => {
    const { api, faults } = compileDescription(openapi(paths, { components: { schemas: { Bill: {} } } }));
    const operations = Object.values(paths as Record<string, object>).flatMap((item) => Object.keys(item));
    expect(api.operationCount).toBe(operations.length);
    expect(new Set(api.pages.map(({ path }) => path)).size).toBe(api.pages.length);
    expect(faults).toEqual([]);
  });
});
