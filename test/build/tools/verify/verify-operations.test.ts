import { describe, expect, it } from 'vitest';
import { namePageRecord, toPageRecord } from '../../../../build/release/records/pages/page-record.ts';
import { listSubjects, type Verification, verifyOperations } from '../../../../build/tools/verify/verify-operations.ts';
import type { Manifest } from '../../../../worker/model/records/manifest.ts';
import { compileDescription, openapi } from '../../openapi/api-fixture.ts';

// Imported by URL: the types of the edge runtime differ from those of tests in Node.
const { handleTryIt } = (await import(
  new URL('../../../../worker/forms/edge/handle-try-it.ts', import.meta.url).href
)) as {
  handleTryIt(manifest: Manifest, request: Request, env: unknown): Promise<Response>;
};

const BOOK = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', example: 7 }, title: { type: 'string', example: 'Dune' } },
};
const json = (schema: object): object => ({ description: 'OK', content: { 'application/json': { schema } } });
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 };

/** A parameter is known by its name and its place (OpenAPI 3.1 §4.8.12.1). */
const sameName = { name: 'id', in: 'query', required: true, schema: { type: 'integer' }, example: 8 };

const { api } = compileDescription(
  openapi(
    {
      '/books': { get: { operationId: 'listBooks', responses: { 200: json({ type: 'array', items: BOOK }) } } },
      '/books/{id}': {
        get: { operationId: 'getBook', parameters: [id, sameName], responses: { 200: json(BOOK) } },
        delete: { operationId: 'deleteBook', parameters: [id], responses: { 204: { description: 'Gone' } } },
      },
    },
    { security: [{ token: [] }], components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } },
  ),
  { tryIt: { mode: 'mock' } },
);

/** A mock of the same description, as the worker responds. */
const mock: typeof fetch = (input, init) => {
  const pages = api.pages.map(({ path, entry, article, markdown, tryIt }) => {
    const parts = { article, markdown, tryIt };
    return { path, page: { ...entry, key: namePageRecord(parts).key }, record: toPageRecord(parts) };
  });
  const manifest = {
    site: { base: '', tryIt: { apis: [{ id: 'books', path: '/api' }], connect: [] } },
    pages: new Map(pages.map(({ path, page }) => [path, page])),
  } as unknown as Manifest;
  const get = async (key: string): Promise<ArrayBuffer | null> => {
    const record = pages.find(({ page }) => page.key === key)?.record;
    return record === undefined ? null : new Uint8Array(record).buffer;
  };
  return handleTryIt(manifest, new Request(input, init), { CONTENT: { get } });
};

async function run(send: typeof fetch, secret?: string): Promise<Verification[]> {
  const results: Verification[] = [];
  const options = { server: 'https://docs.example.com/_/try/mock/books/', secret, send };
  for await (const result of verifyOperations(listSubjects(api.pages), options)) results.push(result);
  return results;
}

describe('verifyOperations()', () => {
  it('calls only safe operations, and the mock matches the description', async () => {
    const matches = { api: 'books', kind: 'matches', status: 200, differences: [], unchecked: [] };
    const results = await run(mock, 'token');
    expect(results).toMatchObject([
      { ...matches, path: '/api/list-books', operation: 'GET /books' },
      { ...matches, path: '/api/get-book', operation: 'GET /books/{id}' },
    ]);
    expect(results).toHaveLength(2);
  });

  it('sends each parameter with its own example', async () => {
    const sent: string[] = [];
    await run(async (input) => {
      sent.push(new URL(String(input)).pathname + new URL(String(input)).search);
      return Response.json([]);
    });
    expect(sent[1]).toMatch(/\/books\/7\?id=8$/);
  });

  it('reports undescribed statuses', async () => {
    const differences = ['The API description has no response 500.'];
    const fail = async (): Promise<Response> => new Response(null, { status: 500 });
    expect((await run(fail))[0]).toMatchObject({ kind: 'differs', status: 500, differences });
  });

  it('stops at the first operation whose credentials are refused', async () => {
    expect(await run(mock)).toMatchObject([{ kind: 'refused', status: 401 }]);
  });

  it('reports pointers and types, but never values', async () => {
    const results = await run(async () => Response.json({ id: 'secret', extra: 'secret' }));
    expect(results.map(({ differences }) => differences)).toEqual([
      ['/: Must be array, found object.'],
      ['/id: Must be integer, found string.', '/extra: Not in the API description.'],
    ]);
  });

  it('continues if a server does not respond', async () => {
    const results = await run(async () => {
      throw new TypeError('fetch failed');
    });
    expect(results.map(({ kind }) => kind)).toEqual(['failed', 'failed']);
  });
});
