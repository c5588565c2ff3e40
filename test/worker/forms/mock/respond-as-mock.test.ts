import { describe, expect, it } from 'vitest';
import type { TryItResponses } from '../../../../worker/forms/exchange/record.ts';
import { respondAsMock } from '../../../../worker/forms/mock/respond-as-mock.ts';
import { createForm } from '../edge/form.ts';

const BOOK = { $ref: '#/$defs/Book' };
const FORM = createForm({
  method: 'POST',
  path: '/books/{id}',
  servers: [{ url: 'https://api.example.com' }],
  accept: 'application/json',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string', enum: ['a', 'b', ''] } } },
    { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string', maxLength: 3 } },
  ],
  body: {
    required: true,
    content: [
      { type: 'application/json', schema: BOOK },
      { type: 'application/x-www-form-urlencoded', schema: BOOK },
      { type: 'multipart/form-data', schema: BOOK },
      { type: 'application/xml', schema: BOOK },
    ],
    examples: [],
  },
  security: [['token']],
  schemes: { token: { kind: 'bearer', name: 'Authorization', scheme: 'Bearer' } },
  statuses: ['201', '404', '422'],
  $defs: {
    Book: {
      type: 'object',
      required: ['title'],
      properties: { title: { type: 'string' }, pages: { type: 'integer' } },
    },
  },
});

const ANSWERS: TryItResponses = {
  responses: {
    201: {
      content: [
        {
          type: 'application/json',
          schema: {},
          examples: [
            { name: 'one', text: '{"id":1}' },
            { name: 'two', text: '{"id":2}' },
            { name: 'the third', text: '{"id":3}' },
          ],
        },
        { type: 'application/xml', schema: {}, examples: [{ name: 'two', text: '<book id="2"/>' }] },
      ],
      headers: [{ name: 'X-Limit', value: '60' }],
    },
    404: { content: [] },
    '4XX': {
      content: [{ type: 'application/json', schema: {}, examples: [{ name: '', text: '{"error":true}' }] }],
    },
  },
  $defs: {},
};

interface Given {
  readonly body?: string;
  readonly query?: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask({ body = '{"title":"x"}', query = '', path = { id: '7' }, headers = {} }: Given = {}): {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: { errors?: { in: string; name?: string; pointer?: string; message: string }[] } & Record<string, unknown>;
} {
  const valid = { 'Content-Type': 'application/json', Authorization: 'Bearer x', 'X-Trace': 'abc' };
  const all = new Headers({ ...valid, ...headers });
  const answer = respondAsMock(FORM, ANSWERS, {
    method: 'POST',
    path,
    query: new URLSearchParams(query),
    header: (name) => all.get(name),
    cookies: new Map(),
    body: new TextEncoder().encode(body),
  });
  const isJson = answer.body.startsWith('{');
  return { ...answer, body: isJson ? JSON.parse(answer.body) : { text: answer.body } };
}

const PAGES_AS_TEXT = '{"title":"x","pages":"3"}';

describe('respondAsMock()', () => {
  it('sends the first described response to a valid request', () => {
    expect(ask()).toEqual({
      status: 201,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'X-Limit': '60' },
      body: { id: 1 },
    });
  });

  it.each([
    ['code=404', { status: 404, body: { text: '' }, headers: { 'Preference-Applied': 'code=404' } }],
    ['code=409', { status: 409, body: { error: true } }],
    ['code=201, example=two', { status: 201, body: { id: 2 } }],
    ['example=two', { status: 201, body: { id: 2 } }],
    ['code=201; example="the third"', { status: 201, body: { id: 3 } }],
    ['Code=409, code=404', { status: 409 }],
    ['foo="a, code=404"; bar="\\", code=404", example=two', { status: 201, body: { id: 2 } }],
    ['example="a, code=500"', { status: 400, body: { title: 'The response 201 has no example "a, code=500".' } }],
  ])('follows Prefer: %s', (prefer, expected) => {
    expect(ask({ headers: { Prefer: prefer } })).toMatchObject(expected);
  });

  it.each([
    [{ path: { id: 'x' } }, { in: 'path', name: 'id', message: 'Must be integer, found string.' }],
    [
      { query: 'tag=a&tag=c' },
      { in: 'query', name: 'tag', pointer: '/1', message: 'Must be one of a, b, "", found "c".' },
    ],
    [{ headers: { 'X-Trace': 'abcd' } }, { in: 'header', name: 'X-Trace', message: 'Must have at most 3 characters.' }],
    [{ body: '{}' }, { in: 'body', pointer: '/title', message: 'Required.' }],
    [{ body: '{' }, { in: 'body', pointer: '', message: 'Must be valid JSON.' }],
    [{ body: PAGES_AS_TEXT }, { in: 'body', pointer: '/pages', message: 'Must be integer, found string.' }],
  ])('reports the invalid field of %j', (given, error) => {
    expect(ask(given)).toMatchObject({ status: 422, body: { errors: [error] } });
  });

  it('lists the examples if the requested one does not exist', () => {
    expect(ask({ headers: { Prefer: 'example=four' } })).toMatchObject({
      status: 400,
      body: {
        errors: [{ in: 'header', name: 'Prefer', message: 'Must be one of one, two, the third, found "four".' }],
      },
    });
  });

  it.each([
    ['application/xml', { text: '<book id="2"/>' }],
    ['text/html, application/*;q=0.5', { id: 1 }],
    ['application/json;q=0.2, application/xml;q=0.8', { text: '<book id="2"/>' }],
    ['*/*', { id: 1 }],
  ])('responds in a media type that the request accepts: %s', (accept, body) => {
    expect(ask({ headers: { Accept: accept } })).toMatchObject({ status: 201, body });
  });

  it.each([
    ['*/*', '{"id":1}', undefined, 'application/json; charset=utf-8'],
    ['*/*', '{"id":1}', 'application/json', 'application/json; charset=utf-8'],
    ['*/*', '', 'application/json', 'application/json; charset=utf-8'],
    ['application/*', '[1]', 'application/json', 'application/json; charset=utf-8'],
    ['application/*+json', '{"id":1}', 'application/json', 'application/json; charset=utf-8'],
    ['application/*', 'bytes', 'application/*', 'application/octet-stream'],
    ['*/*', 'Hello', 'text/*', 'text/plain; charset=utf-8'],
    ['image/*', 'bytes', 'image/png', 'image/png'],
    ['x-own/*', 'bytes', undefined, 'application/octet-stream'],
  ])('responds in a type of the range %s: %s', (type, text, accept, expected) => {
    const form = createForm({ statuses: ['200'] });
    const content = [{ type, schema: {}, examples: [{ name: '', text }] }];
    const header = (name: string): string | null => (name === 'Accept' ? (accept ?? null) : null);
    const request = { method: 'GET', path: {}, query: new URLSearchParams(), header, cookies: new Map() };
    const responses = { responses: { 200: { content } }, $defs: {} };
    const { status, headers, body } = respondAsMock(form, responses, { ...request, body: new Uint8Array() });
    expect([status, headers['Content-Type'], body]).toEqual([200, expected, text]);
  });

  it('returns 406 if it has no acceptable media type', () => {
    const message = 'Must be one of application/json, application/xml, found "text/csv, application/json;q=0".';
    const error = { in: 'header', name: 'Accept', message };
    const answer = ask({ headers: { Accept: 'text/csv, application/json;q=0' } });
    expect(answer).toMatchObject({ status: 406, body: { errors: [error] } });
    expect(ask({ headers: { Accept: 'text/csv', Prefer: 'code=409' } }).status).toBe(409);
  });

  it.each([
    ['application/xml', '<Book><title>x</title><pages>many</pages></Book>', '/pages'],
    ['application/xml', '<Book><title>x</title>', ''],
    ['multipart/form-data; boundary=b', part('pages', '1'), '/title'],
    ['multipart/form-data', '--b--', ''],
    ['application/x-www-form-urlencoded', 'pages=1', '/title'],
    ['application/x-www-form-urlencoded', 'title=x&pages=three', '/pages'],
    ['application/x-www-form-urlencoded', 'title=x&pages=3', null],
    ['application/xml', '<?xml version="1.0"?><Book><title>x</title><pages>3</pages></Book>', null],
    ['multipart/form-data; boundary=b', part('title', 'x'), null],
  ])('checks a body in %s: %s', (type, body, pointer) => {
    const answer = ask({ body, headers: { 'Content-Type': type } });
    if (pointer === null) expect(answer.status).toBe(201);
    else expect(answer).toMatchObject({ status: 422, body: { errors: [{ in: 'body', pointer }] } });
  });

  it.each([
    [{ headers: { Authorization: '' } }, 401],
    [{ headers: { Authorization: 'Basic eA==' } }, 401],
    [{ headers: { 'Content-Type': 'text/plain' } }, 415],
    [{ headers: { Prefer: 'code=503' } }, 400],
  ])('rejects %j with %d', (given, status) => {
    expect(ask(given).status).toBe(status);
  });
});

function part(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--`;
}
