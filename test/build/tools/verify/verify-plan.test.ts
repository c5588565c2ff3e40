import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPlan, listSubjects, verifyOperations } from '../../../../build/tools/verify/verify-operations.ts';
import { loadPlan } from '../../../../build/tools/verify/verify-plan.ts';
import { type Listening, listen } from '../../../listen.ts';
import { inContent } from '../../content-folder.ts';
import { compileDescription, openapi } from '../../openapi/api-fixture.ts';

const BOOK = {
  type: 'object',
  required: ['id', 'title'],
  properties: { id: { type: 'integer' }, title: { type: 'string' } },
};
const NEW_BOOK = { type: 'object', required: ['title'], properties: { title: { type: 'string', example: 'Dune' } } };
const json = (schema: object): object => ({ description: '', content: { 'application/json': { schema } } });
const body = { required: true, content: { 'application/json': { schema: NEW_BOOK } } };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 };
const one = (operationId: string, responses: object, more = {}): object => ({
  ...{ operationId, parameters: [id], responses, ...more },
});

const { api } = compileDescription(
  openapi({
    '/books': {
      get: { operationId: 'list', responses: { 200: json({ type: 'array', items: BOOK }) } },
      post: { operationId: 'add', requestBody: body, responses: { 201: json(BOOK) } },
    },
    '/books/{id}': {
      get: one('get', { 200: json(BOOK), 404: { description: 'None' } }),
      put: one('change', { 200: json(BOOK) }, { requestBody: body }),
      delete: one('remove', { 204: { description: 'Gone' } }),
    },
  }),
  { tryIt: { mode: 'mock' } },
);
const subjects = listSubjects(api.pages);

const PLAN = `
steps:
  - operation: POST /books
    save: { book: /id }
  - operation: GET /books/{id}
    parameters: { id: "\${book}" }
  - operation: PUT /books/{id}
    parameters: { id: "\${book}" }
    body: { title: "Book \${book}" }
cleanup:
  - operation: DELETE /books/{id}
    parameters: { id: "\${book}" }
  - operation: GET /books/{id}
    parameters: { id: "\${book}" }
    status: 404
`;

let server: Listening;
let log: string[] = [];
const books = new Map<string, { readonly id: number; readonly title: string }>();
/** What the server does in place of the request that it names. */
let faults: Record<string, number> = {};

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request;
  let text = '';
  for await (const chunk of request) text += String(chunk);
  log.push(`${method} ${url} ${text.replace(/\s*\n\s*/g, '')}`.trim());
  const key = url.split('/')[2] ?? '';
  const send = (status: number, value?: unknown): void => {
    response.writeHead(status, value === undefined ? {} : { 'Content-Type': 'application/json' });
    response.end(value === undefined ? '' : JSON.stringify(value));
  };
  const fault = faults[`${method} ${key === '' ? 'all' : 'one'}`];
  if (fault !== undefined) return send(fault);
  if (method === 'GET' && key === '') return send(200, [...books.values()]);
  if (method === 'POST') {
    const book = { id: 41 + books.size, title: JSON.parse(text).title };
    books.set(String(book.id), book);
    return send(201, book);
  }
  const book = books.get(key);
  if (book === undefined) return send(404);
  if (method === 'DELETE') {
    books.delete(key);
    return send(204);
  }
  if (method === 'PUT') books.set(key, { ...book, ...JSON.parse(text) });
  return send(200, books.get(key));
}

beforeAll(async () => {
  server = await listen(createServer((request, response) => void respond(request, response)));
});

afterAll(() => server.stop());

beforeEach(() => {
  books.clear();
  log = [];
  faults = {};
});

const toPlan = async (text: string) =>
  (await inContent({ 'verify.yaml': text }, (folder) => loadPlan(`${folder}/verify.yaml`))).result;

/** `isStopped`: whether somebody interrupts the run after the first write. */
async function run(text?: string, isStopped = false): Promise<string[]> {
  const stop = new AbortController();
  const plan = text === undefined ? undefined : await toPlan(text);
  const options = { server: server.origin, secret: undefined, plan, stop: stop.signal };
  const results: string[] = [];
  for await (const { kind, operation, status } of verifyOperations(subjects, options)) {
    results.push(`${kind} ${operation} ${status ?? ''}`.trim());
    if (isStopped && operation === 'POST /books') stop.abort();
  }
  return results;
}

describe('a plan of writes', () => {
  it('is needed to send any', async () => {
    books.set('7', { id: 7, title: 'x' });
    await run();
    expect(log).toEqual(['GET /books', 'GET /books/7']);
  });

  it('creates, reads, updates and deletes with values of earlier responses', async () => {
    expect(await run(PLAN)).toEqual([
      'matches GET /books 200',
      'matches POST /books 201',
      'matches GET /books/{id} 200',
      'matches PUT /books/{id} 200',
      'matches DELETE /books/{id} 204',
      'matches GET /books/{id} 404',
    ]);
    expect(log).toEqual([
      'GET /books',
      'POST /books {"title": "Dune"}',
      'GET /books/41',
      'PUT /books/41 {"title": "Book 41"}',
      'DELETE /books/41',
      'GET /books/41',
    ]);
  });

  it.each([
    ['differs', 500],
    ['refused', 401],
  ])('cleans up after a step that is %s', async (kind, status) => {
    faults = { 'PUT one': status };
    expect((await run(PLAN)).slice(3, 5)).toEqual([
      `${kind} PUT /books/{id} ${status}`,
      'matches DELETE /books/{id} 204',
    ]);
    expect(books.size).toBe(0);
  });

  it('skips what depends on a step that failed, and has nothing to clean up', async () => {
    faults = { 'POST all': 500 };
    expect((await run(PLAN)).slice(1)).toEqual([
      'differs POST /books 500',
      'skipped GET /books/{id}',
      'skipped PUT /books/{id}',
      'skipped DELETE /books/{id}',
      'skipped GET /books/{id}',
    ]);
    expect(log).toHaveLength(2);
  });

  it('cleans up when it is stopped', async () => {
    await run(PLAN, true);
    expect(log.slice(1, 3)).toEqual(['POST /books {"title": "Dune"}', 'DELETE /books/41']);
  });

  it('is checked before anything is sent', async () => {
    const plan = await toPlan(`
steps:
  - operation: POST /shelves
  - operation: GET /books/{id}
    parameters: { id: "\${shelf}", size: 1 }
`);
    expect(checkPlan(plan, subjects)).toEqual([
      'Cannot call POST /shelves: the description has no such operation.',
      'Cannot call GET /books/{id}: it has no parameter "size".',
      'Cannot call GET /books/{id}: no earlier step saves "shelf".',
    ]);
    await expect(toPlan('steps: [{ operation: books }]')).rejects.toThrow('a method and a path');
  });
});
