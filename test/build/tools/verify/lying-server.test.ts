import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSubjects, type Verification, verifyOperations } from '../../../../build/tools/verify/verify-operations.ts';
import { type Listening, listen } from '../../../listen.ts';
import { compileDescription, openapi } from '../../openapi/api-fixture.ts';

const CARD = {
  type: 'object',
  required: ['kind', 'digits'],
  properties: { kind: {}, digits: { type: 'string', pattern: '^\\d{4}$' } },
};
const CASH = {
  type: 'object',
  required: ['kind', 'till'],
  properties: { kind: {}, till: { type: 'integer', format: 'int32' } },
};
const BILL = {
  type: 'object',
  required: ['id', 'total', 'payment'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    total: { type: 'number', minimum: 0, multipleOf: 0.01 },
    state: { enum: ['open', 'paid'] },
    version: { const: 2 },
    note: { type: 'string', minLength: 2, maxLength: 5, nullable: false },
    due: { type: 'string', format: 'date' },
    mail: { type: 'string', format: 'email' },
    at: { type: 'string', format: 'date-time' },
    ip: { type: 'string', format: 'ipv4' },
    secret: { type: 'string', writeOnly: true },
    tags: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 2, uniqueItems: true },
    pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false },
    list: { type: 'array', contains: { const: 'x' } },
    map: {
      type: 'object',
      additionalProperties: { type: 'integer' },
      maxProperties: 2,
      propertyNames: { pattern: '^[a-z]+$' },
    },
    odd: { type: 'object', patternProperties: { '^x-': { type: 'boolean' } }, additionalProperties: false },
    both: {
      oneOf: [
        { type: 'integer', minimum: 0 },
        { type: 'integer', maximum: 9 },
      ],
    },
    not: { not: { type: 'string' } },
    least: { type: 'integer', exclusiveMinimum: 3 },
    pairs: { type: 'object', properties: { a: {}, b: {} }, dependentRequired: { a: ['b'] } },
    slow: { type: 'string', pattern: '(a)\\1' },
    payment: {
      oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Cash' }],
      discriminator: { propertyName: 'kind', mapping: { card: '#/components/schemas/Card', cash: 'Cash' } },
    },
  },
};
const RESPONSES = {
  200: {
    description: 'OK',
    headers: { 'X-Left': { required: true, schema: { type: 'integer' } } },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Bill' } } },
  },
  404: { description: 'None', content: { 'application/json': { schema: { type: 'object' } } } },
};

const { api } = compileDescription(
  openapi(
    { '/bill': { get: { operationId: 'getBill', responses: RESPONSES } } },
    { components: { schemas: { Bill: BILL, Card: CARD, Cash: CASH } } },
  ),
  { tryIt: { mode: 'mock' } },
);

const TRUTH = {
  id: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  total: 12.5,
  payment: { kind: 'card', digits: '1234' },
} as const;

interface Lie {
  readonly body?: string | Buffer;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

const lie = (more: object): Lie => ({ body: JSON.stringify({ ...TRUTH, ...more }) });

const LIES: readonly (readonly [what: string, lie: Lie])[] = [
  ['a status without a description', { status: 500 }],
  ['a documented error', { status: 404, body: '{}' }],
  ['another media type', { headers: { 'Content-Type': 'text/html' } }],
  ['no media type', { headers: { 'Content-Type': '' } }],
  ['a missing header', { headers: { 'X-Left': '' } }],
  ['a header of another type', { headers: { 'X-Left': 'many' } }],
  ['no body', { body: '' }],
  ['no JSON', { body: '<html>' }],
  ['JSON that ends early', { body: '{"id":' }],
  ['another top-level type', { body: '[]' }],
  ['null', { body: 'null' }],
  ['a missing property', { body: '{"id":"3fa85f64-5717-4562-b3fc-2c963f66afa6"}' }],
  ['an undocumented property', lie({ extra: 1 })],
  ['a property of requests', lie({ secret: 'x' })],
  ['a wrong type', lie({ total: '12.50' })],
  ['null for a text', lie({ note: null })],
  ['a wrong format', lie({ id: '7' })],
  ['a day that does not exist', lie({ due: '2025-02-30' })],
  ['a time without a zone', lie({ at: '2025-02-03T10:00:00' })],
  ['an address without a host', lie({ mail: 'maria@' })],
  ['a part of an address above 255', lie({ ip: '1.2.3.256' })],
  ['a number below its minimum', lie({ total: -1 })],
  ['a fraction of a cent', lie({ total: 0.005 })],
  ['a bound that is excluded', lie({ least: 3 })],
  ['another value than the listed ones', lie({ state: 'late' })],
  ['another constant', lie({ version: 1 })],
  ['a short text', lie({ note: 'x' })],
  ['a long text', lie({ note: 'xxxxxx' })],
  ['too few items', lie({ tags: [] })],
  ['too many items', lie({ tags: ['a', 'b', 'c'] })],
  ['an item twice', lie({ tags: ['a', 'a'] })],
  ['a wrong item', lie({ tags: [1] })],
  ['a third item of a pair', lie({ pair: ['a', 1, 2] })],
  ['a list without the required item', lie({ list: ['y'] })],
  ['a wrong value in a map', lie({ map: { a: 'x' } })],
  ['a wrong name in a map', lie({ map: { A: 1 } })],
  ['too many members of a map', lie({ map: { a: 1, b: 2, c: 3 } })],
  ['a wrong value of a name with a pattern', lie({ odd: { 'x-a': 1 } })],
  ['two alternatives at once', lie({ both: 5 })],
  ['what is ruled out', lie({ not: 'text' })],
  ['half of a pair', lie({ pairs: { a: 1 } })],
  ['a discriminator without a schema', lie({ payment: { kind: 'cheque', digits: '1234' } })],
  ['a discriminator of another shape', lie({ payment: { kind: 'cash', digits: '1234' } })],
  ['a wrong property of a variant', lie({ payment: { kind: 'card', digits: '12' } })],
  ['an integer of more than 32 bits', lie({ payment: { kind: 'cash', till: 2 ** 31 } })],
];

let answer: RequestListener = (_, response) => void response.end();
let server: Listening;

beforeAll(async () => {
  server = await listen(createServer((request, response) => answer(request, response)));
});

afterAll(() => server.stop());

async function verify(listener: RequestListener): Promise<Verification[]> {
  answer = listener;
  const results: Verification[] = [];
  const options = { server: server.origin, secret: undefined };
  for await (const one of verifyOperations(listSubjects(api.pages), options)) results.push(one);
  return results;
}

function tell({ body = JSON.stringify(TRUTH), status = 200, headers = {} }: Lie): RequestListener {
  const all = Object.entries({ 'Content-Type': 'application/json', 'X-Left': '3', ...headers });
  return (_, response) => {
    response.writeHead(status, Object.fromEntries(all.filter(([, value]) => value !== ''))).end(body);
  };
}

describe('a server that lies to docvane verify', () => {
  it('is verified while it tells the truth', async () => {
    expect(await verify(tell({}))).toMatchObject([{ kind: 'matches', differences: [], unchecked: [] }]);
  });

  it.each(LIES)('is found: %s', async (_, one) => {
    const [result] = await verify(tell(one));
    expect(result?.kind).toBe('differs');
    expect(result?.differences.length).toBeGreaterThan(0);
  });

  it('is not certified for what is not checked', async () => {
    const [slow] = await verify(tell(lie({ slow: 'b' })));
    expect(slow?.unchecked).toEqual(['the pattern (a)\\1']);
    const [charset] = await verify(tell({ headers: { 'Content-Type': 'application/json; charset=klingon' } }));
    expect(charset?.unchecked).toEqual(['text in klingon']);
  });

  it.each([401, 403])('ends the run with a remedy at %i', async (status) => {
    const [result] = await verify(tell({ status }));
    expect(result).toMatchObject({ kind: 'refused', status });
    expect(result?.differences[0]).toContain('--auth');
  });

  it('may redirect on its own origin', async () => {
    const truth = tell({});
    const [result] = await verify((request, response) => {
      if (request.url === '/bill') response.writeHead(307, { Location: '/bills/1' }).end();
      else truth(request, response);
    });
    expect(result?.kind).toBe('matches');
    const [elsewhere] = await verify((_, response) => {
      response.writeHead(307, { Location: 'http://localhost:1/' }).end();
    });
    expect(elsewhere).toMatchObject({ kind: 'differs', status: 307 });
  });
});
