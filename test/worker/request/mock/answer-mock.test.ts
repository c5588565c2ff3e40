import { describe, expect, it } from 'vitest';
import { answerMock } from '../../../../worker/request/mock/answer-mock.ts';
import type { TryItAnswers, TryItForm } from '../../../../worker/request/try-it/record.ts';

const FORM: TryItForm = {
  api: 'books',
  mode: 'mock',
  method: 'POST',
  path: '/books/{id}',
  servers: [{ url: 'https://api.example.com' }],
  accept: 'application/json',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } } },
    { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string', maxLength: 3 } },
  ],
  body: {
    required: true,
    content: [
      { type: 'application/json', schema: { $ref: '#/$defs/Book' } },
      { type: 'application/x-www-form-urlencoded', schema: { $ref: '#/$defs/Book' } },
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
};

const ANSWERS: TryItAnswers = {
  responses: {
    201: {
      title: 'Created',
      content: [
        {
          type: 'application/json',
          schema: {},
          examples: [
            { name: 'one', text: '{"id":1}' },
            { name: 'two', text: '{"id":2}' },
          ],
        },
      ],
    },
    404: { title: 'None', content: [] },
    '4XX': {
      title: 'Bad',
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
  body: { errors?: { in: string; name?: string; pointer?: string; message: string }[] } & Record<string, unknown>;
} {
  const all = new Headers({
    'Content-Type': 'application/json',
    Authorization: 'Bearer x',
    'X-Trace': 'abc',
    ...headers,
  });
  const answer = answerMock(FORM, ANSWERS, {
    method: 'POST',
    path,
    query: new URLSearchParams(query),
    header: (name) => all.get(name),
    cookies: new Map(),
    body: new TextEncoder().encode(body),
  });
  return { status: answer.status, body: answer.body === '' ? {} : JSON.parse(answer.body) };
}

describe('answerMock()', () => {
  it('gives the first described answer to a good request', () => {
    expect(ask()).toEqual({ status: 201, body: { id: 1 } });
  });

  it.each([
    ['code=404', { status: 404, body: {} }],
    ['code=409', { status: 409, body: { error: true } }],
    ['code=201, example=two', { status: 201, body: { id: 2 } }],
    ['example=two', { status: 201, body: { id: 2 } }],
  ])('gives what is asked for by Prefer: %s', (prefer, expected) => {
    expect(ask({ headers: { Prefer: prefer } })).toEqual(expected);
  });

  it('says so when a status that is asked for is not described', () => {
    expect(ask({ headers: { Prefer: 'code=503' } }).status).toBe(400);
  });

  it.each([
    [{ path: { id: 'x' } }, [{ in: 'path', name: 'id', message: 'Must be integer, found string.' }]],
    [{ query: 'tag=a&tag=c' }, [{ in: 'query', name: 'tag', pointer: '/1', message: 'Must be one of a, b.' }]],
    [
      { headers: { 'X-Trace': 'abcd' } },
      [{ in: 'header', name: 'X-Trace', message: 'Must have at most 3 characters.' }],
    ],
    [{ body: '{}' }, [{ in: 'body', pointer: '/title', message: 'Required.' }]],
    [{ body: '{' }, [{ in: 'body', pointer: '', message: 'Must be valid JSON.' }]],
    [
      { body: '{"title":"x","pages":"3"}' },
      [{ in: 'body', pointer: '/pages', message: 'Must be integer, found string.' }],
    ],
  ])('names the field at fault of %j', (given, errors) => {
    expect(ask(given)).toMatchObject({ status: 422, body: { errors } });
  });

  it('reads a form as its schema says', () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(ask({ body: 'title=x&pages=3', headers }).status).toBe(201);
    expect(ask({ body: 'title=x&pages=three', headers }).body.errors?.[0]?.pointer).toBe('/pages');
  });

  it.each([
    [{ headers: { Authorization: '' } }, 401],
    [{ headers: { Authorization: 'Basic eA==' } }, 401],
    [{ headers: { 'Content-Type': 'text/plain' } }, 415],
  ])('refuses %j with %d', (given, status) => {
    expect(ask(given).status).toBe(status);
  });
});
