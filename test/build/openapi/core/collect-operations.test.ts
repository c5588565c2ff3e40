import { describe, expect, it } from 'vitest';
import { collectOperations } from '../../../../build/openapi/core/collect-operations.ts';
import { openapi, readRoot } from '../api-fixture.ts';

function collect(document: unknown): { found: string[]; warnings: string[] } {
  const { root, warnings } = readRoot(document);
  const found = collectOperations(root).map(({ kind, method, pathTemplate }) =>
    kind === 'webhook' ? `webhook ${method} ${pathTemplate}` : `${method} ${pathTemplate}`,
  );
  return { found, warnings: warnings() };
}

describe('collectOperations()', () => {
  it('does not use a paragraph before the description as the title', () => {
    const summary = 'Occurs when there is a change. '.repeat(9).trim();
    const { root } = readRoot(openapi({ '/a': { get: { summary, operationId: 'a/changed' }, put: { summary } } }));
    expect(collectOperations(root).map(({ title, lead }) => [title, lead])).toEqual([
      ['A changed', summary],
      ['PUT /a', summary],
    ]);
  });

  it('collects all methods of OpenAPI 3.2 in the order of the description', () => {
    const methods = ['trace', 'query', 'patch', 'head', 'options', 'delete', 'post', 'put', 'get'];
    const item = Object.fromEntries(methods.map((method) => [method, {}]));
    expect(collect(openapi({ '/a': item })).found).toEqual(methods.map((method) => `${method.toUpperCase()} /a`));
  });

  it('collects additional operations without changing their case', () => {
    expect(collect(openapi({ '/a': { additionalOperations: { COPY: {}, PropFind: {} } } })).found).toEqual([
      'COPY /a',
      'PropFind /a',
    ]);
  });

  it('collects webhooks after paths, in both notations', () => {
    const document = openapi(
      { '/a': { get: {} } },
      { webhooks: { paid: { post: {} } }, 'x-webhooks': { sent: { post: {} } } },
    );
    expect(collect(document).found).toEqual(['GET /a', 'webhook POST paid', 'webhook POST sent']);
  });

  it('keeps an operation whose reference points to something else', () => {
    const document = openapi({ '/a': { get: { $ref: '#/info/title', operationId: 'a' } } });
    expect(collect(document).found).toEqual(['GET /a']);
  });

  it('skips extensions among the paths', () => {
    expect(collect(openapi({ '/a': { get: {} }, 'x-paths': { get: {} } })).found).toEqual(['GET /a']);
  });

  it('follows the reference of a path item', () => {
    const { found } = collect(
      openapi({ '/a': { $ref: '#/components/pathItems/a' } }, { components: { pathItems: { a: { get: {} } } } }),
    );
    expect(found).toEqual(['GET /a']);
  });

  it('keeps an operation next to a reference', () => {
    const own = { $ref: '#/components/pathItems/a', get: { summary: 'own' }, put: {} };
    const components = { pathItems: { a: { get: {} } } };
    const { found, warnings } = collect(openapi({ '/a': own, '/b': { $ref: '#/none', get: {} } }, { components }));
    expect(found).toEqual(['GET /a', 'PUT /a', 'GET /b']);
    expect(warnings).toEqual(['#/paths/~1b: Cannot resolve "#/none": # has no "none". Define it there.']);
  });

  it('keeps an operation that is a reference itself', () => {
    const item = { get: { $ref: '#/x-operations/a' }, put: { $ref: '#/none', summary: 'own' } };
    expect(collect(openapi({ '/a': item }, { 'x-operations': { a: {} } })).found).toEqual(['GET /a', 'PUT /a']);
  });

  it.each([null, 'x', [], 5])('warns about the operation %j', (operation) => {
    expect(collect(openapi({ '/a': { get: operation } }))).toEqual({
      found: [],
      warnings: [
        '#/paths/~1a/get: Cannot read the operation GET: it must be a mapping. Describe its "responses", or remove it.',
      ],
    });
  });
});
