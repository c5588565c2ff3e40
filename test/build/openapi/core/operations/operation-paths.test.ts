import { describe, expect, it } from 'vitest';
import { ApiWarnings } from '../../../../../build/openapi/core/api-warnings.ts';
import { collectOperations } from '../../../../../build/openapi/core/operations/collect-operations.ts';
import { assignPaths } from '../../../../../build/openapi/core/operations/operation-paths.ts';
import { compileDescription, openapi, readRoot } from '../../api-fixture.ts';

const pathsOf = (paths: unknown, reserved: readonly string[] = []): string[] => {
  const operations = collectOperations(readRoot(openapi(paths)).root);
  return [...assignPaths(operations, '/api', (path) => reserved.includes(path), new ApiWarnings()).values()];
};
const ofIds = (...ids: unknown[]): string[] =>
  pathsOf(Object.fromEntries(ids.map((operationId, index) => [`/p${index}`, { get: { operationId } }])));

describe('assignPaths()', () => {
  it.each([
    ['listInvoices', '/api/list-invoices'],
    ['expenseReportOAuthLogin', '/api/expense-report-o-auth-login'],
    ['getV2Invoices', '/api/get-v-2-invoices'],
    ['VATReturn', '/api/vat-return'],
    ['users/list', '/api/users-list'],
    ['Get the users', '/api/get-the-users'],
    ["don't", '/api/dont'],
    ['größe', '/api/grosse'],
    ['日本', '/api/%E6%97%A5%E6%9C%AC'],
    ['..', '/api/get-p-0'],
    ['🎉', '/api/%F0%9F%8E%89'],
    ['a.html', '/api/a-html'],
    ['index.html', '/api/index-html'],
    ['__proto__', '/api/proto'],
    ['', '/api/get-p-0'],
    [5, '/api/5'],
    ['x'.repeat(240), `/api/${'x'.repeat(240)}`],
    ['\ud800', '/api/get-p-0'],
  ])('gives the operation %j the path %s', (operationId, path) => {
    expect(ofIds(operationId)).toEqual([path]);
  });

  it('keeps a path short enough for a URL', () => {
    const [long, other] = ofIds('x'.repeat(5_000), '日'.repeat(5_000));
    expect(long?.length).toBeLessThan(1_100);
    expect(other?.length).toBeLessThan(1_100);
  });

  it('falls back to the summary, then to method and path', () => {
    expect(
      pathsOf({ '/bills/{billId}': { get: { summary: 'Get a bill' }, put: {}, delete: { summary: '…' } } }),
    ).toEqual(['/api/get-a-bill', '/api/put-bills-bill-id', '/api/delete-bills-bill-id']);
  });

  it('adds method and path to the second of two equal paths, and warns', () => {
    const { warnings, paths, faults } = compileDescription(
      openapi({
        '/a': { get: { operationId: 'getA' }, put: { operationId: 'get-a' } },
        '/b': { get: { operationId: 'get_a' } },
      }),
    );
    expect(paths.filter((path) => path.startsWith('/api/get'))).toEqual([
      '/api/get-a',
      '/api/get-a-put-a',
      '/api/get-a-get-b',
    ]);
    expect(warnings).toEqual([
      '#/paths/~1a/put: Cannot give this operation the page /api/get-a: GET /a has it. Its page is /api/get-a-put-a; give it a unique "operationId".',
      '#/paths/~1b/get: Cannot give this operation the page /api/get-a: GET /a has it. Its page is /api/get-a-get-b; give it a unique "operationId".',
    ]);
    expect(faults).toEqual([]);
  });

  it('adds a number if method and path are equal too', () => {
    expect(pathsOf({ '/a-b': { get: {} }, '/a/b': { get: {} }, '/a_b': { get: {} }, '/{a}/{b}': { get: {} } })).toEqual(
      ['/api/get-a-b', '/api/get-a-b-get-a-b', '/api/get-a-b-get-a-b-2', '/api/get-a-b-get-a-b-3'],
    );
  });

  it('avoids paths of other pages', () => {
    expect(pathsOf({ '/a': { get: { operationId: 'booksApi' } } }, ['/api/books-api'])).toEqual([
      '/api/books-api-get-a',
    ]);
  });
});

describe('warnOfEqualPaths()', () => {
  it('names the operation whose path differs only in the names of its variables', () => {
    const get = { get: {} };
    const paths = {
      '/{id}/b': get,
      '/{name}/b': { ...get, put: {} },
      '/{id}/c': get,
      '/{id}/b?x={y}': get,
      '/{id+}/b': get,
    };
    const { warnings } = compileDescription(openapi(paths, { webhooks: { '/{a}': get, '/{b}': get } }));
    expect(warnings.filter((warning) => warning.includes('tell'))).toEqual([
      '#/paths/~1%7Bname%7D~1b/get: Cannot tell requests of this operation from those of GET /{id}/b: the paths differ only in the names of their variables. Merge the operations, or change one of the paths.',
    ]);
  });
});
