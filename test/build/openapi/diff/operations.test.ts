import { describe, expect, it } from 'vitest';
import { diff } from './diff.ts';

const get = (operation: string): string => `paths: { "/x/{id}": { get: { ${operation} } } }`;

/** Changes from one text of the operation to another, without its name. */
const changesOf = (before: string, after: string): string[] =>
  diff(get(before), get(after)).map((change) => change.replace(/`GET \/x\/\{id\}`:? /, ''));

describe('a change of an operation', () => {
  it.each([
    ['', 'deprecated: true', ['safe: is deprecated.']],
    ['operationId: a', 'operationId: b', ['may-break: changed its operationId from `a` to `b`.']],
    ['', 'requestBody: {}', ['safe: request body was added.']],
    ['requestBody: {}', 'requestBody: { required: true }', ['breaking: request body is now required.']],
    [
      'requestBody: { content: { application/json: {}, text/csv: {} } }',
      'requestBody: { content: { application/json; charset=utf-8: {}, text/xml: {} } }',
      [
        'breaking: request body no longer has the media type `text/csv`.',
        'safe: request body also has the media type `text/xml`.',
      ],
    ],
    [
      'responses: { "200": {}, "404": {} }',
      'responses: { "201": {}, "409": {} }',
      [
        'breaking: response 200 was removed.',
        'may-break: response 404 was removed.',
        'may-break: response 201 was added.',
        'safe: response 409 was added.',
      ],
    ],
    [
      'responses: { "200": { headers: { ETag: {} } } }',
      'responses: { "200": { headers: { Link: {} } } }',
      [
        'breaking: header `ETag` of the response 200 was removed.',
        'safe: header `Link` of the response 200 was added.',
      ],
    ],
    [
      'security: [{}, { a: [] }]',
      'security: [{ a: [] }]',
      ['breaking: no longer accepts requests without authorization, but `a`.'],
    ],
    [
      'security: [{ a: [r] }]',
      'security: [{ a: [r, w] }]',
      ['breaking: no longer accepts `a` with `r`, but `a` with `r`, `w`.'],
    ],
    ['security: [{ a: [r, w] }]', 'security: [{ a: [r] }]', ['safe: accepts `a` with `r`.']],
    ['security: [{ a: [] }]', 'security: [{ a: [] }, { b: [] }]', ['safe: accepts `b`.']],
  ])('%s → %s', (before, after, changes) => {
    expect(changesOf(before, after)).toEqual(changes);
  });

  it.each([
    ['', 'in: query, name: q', 'safe: query parameter `q` was added.'],
    ['', 'in: query, name: q, required: true', 'breaking: query parameter `q` was added and is required.'],
    ['in: query, name: q', '', 'may-break: query parameter `q` was removed.'],
    [
      'in: header, name: X-Key',
      'in: header, name: x-key, required: true',
      'breaking: header parameter `X-Key` is now required.',
    ],
    [
      'in: query, name: q, schema: { type: string }',
      'in: query, name: q, schema: { type: integer }',
      'breaking: query parameter `q` changed from string to integer.',
    ],
    [
      'in: query, name: q, style: form',
      'in: query, name: q, style: pipeDelimited',
      'breaking: query parameter `q` changed its style from `form` to `pipeDelimited`.',
    ],
  ])('parameter: %s → %s', (before, after, change) => {
    const [old = '', now = ''] = [before, after].map((text) => (text === '' ? '' : `parameters: [{ ${text} }]`));
    expect(changesOf(old, now)).toEqual([change]);
  });

  it('ignores a renamed path parameter', () => {
    const path = (name: string): string =>
      `paths: { "/x/{${name}}": { parameters: [{ in: path, name: ${name}, required: true, schema: { type: string } }], get: {} } }`;
    expect(diff(path('id'), path('billId'))).toEqual([]);
  });

  it('is reversed for webhooks and callbacks, which the client reads', () => {
    const body = (values: string): string =>
      `{ requestBody: { content: { application/json: { schema: { enum: [${values}] } } } } }`;
    const both = (values: string): string =>
      `paths: { /x: { post: { callbacks: { done: { "{$request.body#/url}": { post: ${body(values)} } } } } } }\nwebhooks: { paid: { post: ${body(values)} } }`;
    expect(diff(both('a'), both('a, b'))).toEqual([
      'may-break: `POST /x`: request body also has `"b"`.',
      'may-break: `webhook POST paid`: request body also has `"b"`.',
    ]);
  });
});

describe('a change of the API', () => {
  it('reports added and removed operations, servers and security schemes', () => {
    const before =
      'servers: [{ url: https://a.example }]\npaths: { /a: { get: {} } }\ncomponents: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }';
    const after =
      'servers: [{ url: https://b.example }]\npaths: { /b: { get: {} } }\ncomponents: { securitySchemes: { key: { type: apiKey, in: query, name: X-Key } } }';
    expect(diff(before, after)).toEqual([
      'breaking: Security scheme `key` changed its in from `header` to `query`.',
      'breaking: `GET /a` was removed.',
      'may-break: Server `https://a.example` was removed.',
      'safe: Server `https://b.example` was added.',
      'safe: `GET /b` was added.',
    ]);
  });

  it.each(['`', '``x`', '<b>', '](javascript:x)', '\n# x'])('shows the name %j unchanged', (name) => {
    const description = (more: string): string => `paths: { /x: { get: { parameters: [${more}] } } }`;
    const [line = ''] = diff(description(''), description(`{ in: query, name: ${JSON.stringify(name)} }`));
    expect(line).toMatch(/^safe: `GET \/x`: query parameter (`+).* ?\1 was added\.$/);
  });

  it('works across OpenAPI versions and with invalid descriptions', () => {
    expect(diff('paths: { /x: { get: 5 } }', 'paths: [1]\ncomponents: 7')).toEqual([]);
    const loop = 'paths: { /x: { get: { responses: { "200": { $ref: "#/paths/~1x/get/responses/200" } } } } }';
    expect(diff(loop, loop)).toEqual([]);
  });
});
