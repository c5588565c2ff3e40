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
    const item = Object.fromEntries(
      ['trace', 'query', 'patch', 'head', 'options', 'delete', 'post', 'put', 'get'].map((method) => [method, {}]),
    );
    expect(collect(openapi({ '/a': item })).found).toEqual(
      ['TRACE', 'QUERY', 'PATCH', 'HEAD', 'OPTIONS', 'DELETE', 'POST', 'PUT', 'GET'].map((method) => `${method} /a`),
    );
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

  it('omits internal operations', () => {
    const internal = { 'x-internal': true };
    expect(
      collect(
        openapi({
          '/a': { get: internal, put: { 'x-internal': false } },
          '/b': { ...internal, get: {} },
          'x-paths': { get: {} },
        }),
      ).found,
    ).toEqual(['PUT /a']);
  });

  it('follows the reference of a path item', () => {
    const { found } = collect(
      openapi({ '/a': { $ref: '#/components/pathItems/a' } }, { components: { pathItems: { a: { get: {} } } } }),
    );
    expect(found).toEqual(['GET /a']);
  });

  it('keeps an operation next to a reference', () => {
    const { found, warnings } = collect(
      openapi(
        {
          '/a': { $ref: '#/components/pathItems/a', get: { summary: 'own' }, put: {} },
          '/b': { $ref: '#/none', get: {} },
        },
        { components: { pathItems: { a: { get: {} } } } },
      ),
    );
    expect(found).toEqual(['GET /a', 'PUT /a', 'GET /b']);
    expect(warnings).toEqual(['#/paths/~1b: Cannot resolve "#/none": # has no "none". Define it there.']);
  });

  it('keeps an operation that is a reference itself', () => {
    const { found } = collect(
      openapi(
        { '/a': { get: { $ref: '#/x-operations/a' }, put: { $ref: '#/none', summary: 'own' } } },
        { 'x-operations': { a: {} } },
      ),
    );
    expect(found).toEqual(['GET /a', 'PUT /a']);
  });

  it.each([null, 'x', [], 5])('warns about the operation %j', (operation) => {
    expect(collect(openapi({ '/a': { get: operation } }))).toEqual({
      found: [],
      warnings: [
        '#/paths/~1a/get: Cannot read the operation GET: it must be a mapping. Describe its "responses", or remove it.',
      ],
    });
  });

  it('uses the summary, the id, or method and path as the title, on one line', () => {
    const { root } = readRoot(
      openapi({
        '/a': {
          get: { summary: ' Get\n it ' },
          put: { operationId: 'putA' },
          post: {},
          patch: { 'x-summary': 'Patch' },
        },
      }),
    );
    expect(collectOperations(root).map(({ title }) => title)).toEqual(['Get it', 'Put a', 'POST /a', 'Patch']);
  });
});
