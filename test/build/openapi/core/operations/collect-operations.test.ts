import { describe, expect, it } from 'vitest';
import { collectOperations } from '../../../../../build/openapi/core/operations/collect-operations.ts';
import { openapi, readRoot } from '../../api-fixture.ts';

function collect(document: unknown): { found: string[]; warnings: string[] } {
  const { root, warnings } = readRoot(document);
  const found = collectOperations(root).map(({ kind, method, pathTemplate }) =>
    kind === 'webhook' ? `webhook ${method} ${pathTemplate}` : `${method} ${pathTemplate}`,
  );
  return { found, warnings: warnings() };
}

const REFERENCE = { $ref: '#/components/pathItems/a' };
const COMPONENTS = { components: { pathItems: { a: { get: {} } } } };

describe('collectOperations()', () => {
  it('does not use a paragraph before the description as the title', () => {
    const summary = 'Occurs when there is a change. '.repeat(9).trim();
    const { root } = readRoot(openapi({ '/a': { get: { summary, operationId: 'a/changed' }, put: { summary } } }));
    expect(collectOperations(root).map(({ title, lead }) => [title, lead])).toEqual([
      ['A: changed', summary],
      ['PUT /a', summary],
    ]);
  });

  it('collects all methods of OpenAPI 3.2 in the order of the description', () => {
    const methods = ['trace', 'query', 'patch', 'head', 'options', 'delete', 'post', 'put', 'get'];
    const item = Object.fromEntries(methods.map((method) => [method, {}]));
    expect(collect(openapi({ '/a': item })).found).toEqual(methods.map((method) => `${method.toUpperCase()} /a`));
  });

  it.each<[rule: string, paths: Record<string, unknown>, more: Record<string, unknown>, found: string[]]>([
    [
      'additional operations without changing their case',
      { '/a': { additionalOperations: { COPY: {}, PropFind: {} } } },
      {},
      ['COPY /a', 'PropFind /a'],
    ],
    [
      'webhooks after paths, in both notations',
      { '/a': { get: {} } },
      { webhooks: { paid: { post: {} } }, 'x-webhooks': { sent: { post: {} } } },
      ['GET /a', 'webhook POST paid', 'webhook POST sent'],
    ],
    ['no extensions among the paths', { '/a': { get: {} }, 'x-paths': { get: {} } }, {}, ['GET /a']],
    ['the operations of a referenced path item', { '/a': REFERENCE }, COMPONENTS, ['GET /a']],
    ['a referenced operation', { '/a': { get: { $ref: '#/x-a' } } }, { 'x-a': {} }, ['GET /a']],
    ['an operation next to a broken reference', { '/a': { put: { $ref: '#/none', summary: 'own' } } }, {}, ['PUT /a']],
    [
      'an operation whose reference points to something else',
      { '/a': { get: { $ref: '#/info/title' } } },
      {},
      ['GET /a'],
    ],
  ])('collects %s', (_rule, paths, more, found) => {
    expect(collect(openapi(paths, more)).found).toEqual(found);
  });

  it('keeps an operation next to the reference of a path item', () => {
    const own = { ...REFERENCE, get: { summary: 'own' }, put: {} };
    const { found, warnings } = collect(openapi({ '/a': own, '/b': { $ref: '#/none', get: {} } }, COMPONENTS));
    expect(found).toEqual(['GET /a', 'PUT /a', 'GET /b']);
    expect(warnings).toEqual(['#/paths/~1b: Cannot resolve "#/none": # has no "none". Define it there.']);
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
