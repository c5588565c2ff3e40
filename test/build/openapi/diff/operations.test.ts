import { describe, expect, it } from 'vitest';
import { findRenamedSchemes } from '../../../../build/openapi/diff/security-diff.ts';
import { readRoot } from '../api-fixture.ts';
import { many, named } from '../many.ts';
import { diff } from './diff.ts';

const get = (operation: string): string => `paths: { "/x/{id}": { get: { ${operation} } } }`;

/** Changes from one text of the operation to another, without its name. */
const changesOf = (before: string, after: string): string[] =>
  diff(get(before), get(after)).map((change) => change.replace(/`GET \/x\/\{id\}`:? /, ''));

describe('a change of an operation', () => {
  it.each([
    ['', 'deprecated: true', ['safe: is deprecated.']],
    ['operationId: a', 'operationId: b', ['may-break: changed its operationId from `a` to `b`.']],
    ['', 'operationId: a', ['safe: has the new operationId `a`.']],
    ['deprecated: true', '', ['safe: is no longer deprecated.']],
    ['', 'requestBody: {}', ['safe: request body was added.']],
    ['requestBody: {}', '', ['breaking: request body was removed.']],
    [
      'requestBody: { content: { multipart/form-data: { encoding: { file: { contentType: image/png } } } } }',
      'requestBody: { content: { multipart/form-data: { encoding: { file: { contentType: image/gif }, ids: { explode: false } } } } }',
      [
        'breaking: part `file` of the request body changed its content type from `image/png` to `image/gif`.',
        'breaking: part `ids` of the request body changed its explode from `true` to `false`.',
      ],
    ],
    // Objects in a multipart body are JSON, which has numbers.
    ...[
      ['multipart/form-data', 'breaking'],
      ['application/x-www-form-urlencoded', 'safe'],
    ].map(([type, severity]): [string, string, string[]] => {
      const body = (id: string): string =>
        `requestBody: { content: { ${type}: { schema: { properties: { a: { type: ${id} }, l: { items: { properties: { id: { type: ${id} } } } } } } } } }`;
      const changed = 'of the request body changed from integer to string.';
      return [
        body('integer'),
        body('string'),
        [`safe: property \`a\` ${changed}`, `${severity}: property \`l[].id\` ${changed}`].sort(),
      ];
    }),
    // Its encoding makes a part of any type JSON.
    ...[
      ['multipart/form-data', 'application/json', 'breaking'],
      ['multipart/form-data', 'text/plain', 'safe'],
      ['application/x-www-form-urlencoded', 'application/json', 'safe'],
    ].map(([type, contentType, severity]): [string, string, string[]] => {
      const body = (id: string): string =>
        `requestBody: { content: { ${type}: { schema: { properties: { a: { type: ${id} }, b: { type: ${id} } } }, encoding: { a: { contentType: ${contentType} } } } } }`;
      const changed = 'of the request body changed from integer to string.';
      return [
        body('integer'),
        body('string'),
        [`${severity}: property \`a\` ${changed}`, `safe: property \`b\` ${changed}`],
      ];
    }),
    [
      'responses: { "200": { headers: { ETag: { required: true } } } }',
      'responses: { "200": { headers: { etag: {} } } }',
      ['breaking: header `ETag` of the response 200 is no longer required.'],
    ],
    ['requestBody: {}', 'requestBody: { required: true }', ['breaking: request body is now required.']],
    [
      'requestBody: { content: { application/json: {}, text/csv: {} } }',
      'requestBody: { content: { application/json; charset=utf-8: {}, text/xml: {} } }',
      [
        'breaking: request body no longer has the media type `text/csv`.',
        'safe: request body also has the media type `text/xml`.',
      ],
    ],
    // Parameters tell the media types apart.
    ...(() => {
      const [one, two] = [
        'application/json; version=1: { schema: { type: string } }',
        'application/json;Version="2": { schema: { type: integer } }',
      ];
      const body = (content: string): string => `requestBody: { content: { ${content} } }`;
      return [
        [
          body(`${one}, ${two}`),
          body(two),
          ['breaking: request body no longer has the media type `application/json; version=1`.'],
        ],
        [body(`${one}, ${two}`), body(`${two.replace('"2"', '2')}, ${one}`), []],
        [body(one), body(two), ['breaking: request body changed from string to integer.']],
        // A charset does not.
        ...[
          [
            'application/json; charset=utf-8; v=1: {}, application/json; v=2: {}',
            'application/json; v=1; charset=UTF-8: {}, application/json; v=2: {}',
          ],
          ['application/json: {}, application/json; charset=utf-8: {}', 'application/json: {}'],
          ['text/csv: {}', 'text/csv; charset=utf-8: {}'],
        ].map(([before = '', after = '']) => [body(before), body(after), []]),
        // Unless nothing else tells two texts apart.
        [
          body('text/csv; charset=utf-8: {}, text/csv; charset=latin1: {}'),
          body('text/csv; charset=utf-8: {}'),
          ['breaking: request body no longer has the media type `text/csv; charset=latin1`.'],
        ],
        [
          body('application/json; charset=utf-8: {}'),
          body('application/json: {}, application/json; profile=x: {}'),
          ['safe: request body also has the media type `application/json; profile=x`.'],
        ],
      ] as [string, string, string[]][];
    })(),
    [
      'responses: { "200": {}, "404": {} }',
      'responses: { "201": {}, "409": {} }',
      [
        'breaking: response 200 was removed.',
        'may-break: response 201 was added.',
        'safe: response 404 was removed.',
        'safe: response 409 was added.',
      ],
    ],
    // Ranges of media types (RFC 9110 §12.5.1) and statuses (OpenAPI 3.1 §4.8.16.2).
    [
      'requestBody: { content: { application/json: { schema: { type: string } } } }',
      'requestBody: { content: { application/*: { schema: { type: integer } } } }',
      [
        'breaking: request body changed from string to integer.',
        'safe: request body also has the media type `application/*`.',
      ],
    ],
    [
      'requestBody: { content: { "*/*": {} } }',
      'requestBody: { content: { application/json: {} } }',
      [
        'breaking: request body no longer has the media type `*/*`.',
        'safe: request body also has the media type `application/json`.',
      ],
    ],
    [
      'responses: { "200": { content: { "*/*": {} } } }',
      'responses: { "200": { content: { application/json: {} } } }',
      ['safe: response 200 also has the media type `application/json`.'],
    ],
    [
      'responses: { "200": { content: { application/json: {} } } }',
      'responses: { "200": { content: { "*/*": {} } } }',
      [
        'breaking: response 200 no longer has the media type `application/json`.',
        'safe: response 200 also has the media type `*/*`.',
      ],
    ],
    [
      'responses: { "200": { content: { application/json: { schema: { type: string } } } }, "404": {} }',
      'responses: { "2XX": { content: { application/json: { schema: { type: integer } } } }, "4XX": {} }',
      [
        'breaking: response 200 changed from string to integer.',
        'may-break: response 2XX was added.',
        'safe: response 4XX was added.',
      ],
    ],
    [
      'responses: { "200": {}, "2XX": { content: { application/json: { schema: { type: string } } } } }',
      'responses: { "200": {} }',
      ['breaking: response 2XX was removed.'],
    ],
    ['responses: { "2XX": {} }', 'responses: { "200": {} }', ['safe: response 200 was added.']],
    // A range is compared with all of its members, and a member with its closest range.
    ...(() => {
      const contents = (types: Readonly<Record<string, string>>): string =>
        `content: { ${Object.entries(types)
          .map(([name, type]) => `"${name}": { schema: { type: ${type} } }`)
          .join(', ')} }`;
      const body = (types: Readonly<Record<string, string>>): string => `requestBody: { ${contents(types)} }`;
      const answer = (types: Readonly<Record<string, string>>): string =>
        `responses: { "200": { ${contents(types)} } }`;
      const statuses = (types: Readonly<Record<string, string>>): string =>
        `responses: { ${Object.entries(types)
          .map(([status, type]) => `"${status}": { ${contents({ 'application/json': type })} }`)
          .join(', ')} }`;
      return [
        [
          statuses({ '2XX': 'string' }),
          statuses({ 200: 'string', 201: 'integer' }),
          [
            'breaking: response 201 changed from string to integer.',
            'safe: response 200 was added.',
            'safe: response 201 was added.',
          ],
        ],
        [
          statuses({ '2XX': 'string' }),
          statuses({ 200: 'integer', '2XX': 'string' }),
          ['breaking: response 200 changed from string to integer.', 'safe: response 200 was added.'],
        ],
        [
          answer({ '*/*': 'string' }),
          answer({ 'application/json': 'string', 'application/x': 'integer' }),
          [
            'breaking: response 200 (`application/x`) changed from string to integer.',
            'safe: response 200 also has the media type `application/json`.',
            'safe: response 200 also has the media type `application/x`.',
          ],
        ],
        [
          answer({ 'application/json': 'string', '*/*': 'string' }),
          answer({ 'application/json': 'string' }),
          ['breaking: response 200 no longer has the media type `*/*`.'],
        ],
        [
          answer({ 'application/*': 'string', '*/*': 'integer' }),
          answer({ 'application/json': 'string', 'image/png': 'integer' }),
          [
            'safe: response 200 also has the media type `application/json`.',
            'safe: response 200 also has the media type `image/png`.',
          ],
        ],
        [
          body({ 'application/json': 'string' }),
          body({ '*/*': 'integer', 'application/*': 'string' }),
          [
            'safe: request body also has the media type `*/*`.',
            'safe: request body also has the media type `application/*`.',
          ],
        ],
        [
          body({ 'application/*': 'string' }),
          body({ 'application/*': 'string', 'application/json': 'integer' }),
          [
            'breaking: request body (`application/json`) changed from string to integer.',
            'safe: request body also has the media type `application/json`.',
          ],
        ],
      ] as [string, string, string[]][];
    })(),
    [
      'responses: { "200": { content: { application/jsonl: { itemSchema: { type: string } } } } }',
      'responses: { "200": { content: { application/jsonl: { itemSchema: { type: integer } } } } }',
      ['breaking: response 200 changed from string to integer.'],
    ],
    // A JSON text, other text or a form is not any bytes.
    ...['application/json', 'application/x-ndjson', 'application/xml', 'text/plain', 'multipart/form-data'].map(
      (type): [string, string, string[]] => [
        `requestBody: { content: { ${type}: {} } }`,
        `requestBody: { content: { ${type}: { schema: { type: string, format: binary } } } }`,
        ['breaking: request body has a new schema.'],
      ],
    ),
    [
      'requestBody: { content: { image/png: { schema: { type: string, format: binary, description: A } }, image/gif: {} } }',
      'requestBody: { content: { image/png: {}, image/gif: { schema: { type: string, format: binary, maxLength: 9 } } } }',
      ['breaking: request body (`image/gif`) has a new schema.'],
    ],
    [
      'requestBody: { content: { image/png: { schema: { type: string, format: binary } } } }',
      'requestBody: { content: { image/png: { schema: { type: string } } } }',
      ['safe: request body no longer has its format of `"binary"`.'],
    ],
    [
      'responses: { "200": { headers: { X: { schema: { type: string, format: binary } } } } }',
      'responses: { "200": { headers: { X: { schema: { type: integer } } } } }',
      [
        'may-break: header `X` of the response 200 no longer has its format of `"binary"`.',
        'safe: header `X` of the response 200 changed from string to integer.',
      ],
    ],
    [
      'responses: { "200": { content: { application/octet-stream: { schema: { type: string, format: binary } } } } }',
      'responses: { "200": { content: { application/octet-stream: {} } } }',
      [],
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
    // The template says that the request has it.
    ['', 'in: path, name: id', 'safe: path parameter `id` is now described.'],
    ['in: path, name: other', '', 'safe: path parameter `other` is no longer described.'],
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
      'breaking: query parameter `q` changed its explode from `true` to `false`.',
    ],
    [
      'in: query, name: q, schema: { type: array }',
      'in: query, name: q, schema: { type: array }, style: form, explode: false',
      'breaking: query parameter `q` changed its explode from `true` to `false`.',
    ],
    [
      'in: query, name: q',
      'in: query, name: q, allowReserved: true',
      'may-break: query parameter `q` changed its allowReserved from `false` to `true`.',
    ],
    [
      'in: query, name: q, schema: { type: object }',
      'in: query, name: q, content: { application/json: { schema: { type: object } } }',
      'breaking: query parameter `q` has a new media type of `application/json`.',
    ],
    [
      'in: query, name: q, schema: { default: 1 }',
      'in: query, name: q, schema: { default: 2 }',
      'breaking: query parameter `q` changed its default from `1` to `2`.',
    ],
    [
      'in: query, name: q, schema: { type: integer }',
      'in: query, name: q, schema: { type: string }',
      'safe: query parameter `q` changed from integer to string.',
    ],
    [
      'in: query, name: q, schema: { type: string }',
      'in: query, name: q, schema: { type: array, items: { type: string } }',
      'safe: query parameter `q` may now be repeated.',
    ],
    [
      'in: query, name: q, schema: { type: string }',
      'in: query, name: q, schema: { allOf: [{ type: array, items: { type: string } }, { items: { maxLength: 9 } }] }',
      'breaking: query parameter `q` has a new maxLength of `9`.',
      'safe: query parameter `q` may now be repeated.',
    ],
    [
      'in: query, name: apiKey',
      'in: query, name: apikey',
      'may-break: query parameter `apiKey` was removed.',
      'safe: query parameter `apikey` was added.',
    ],
    ['in: header, name: Api-Key', 'in: header, name: api-key'],
    [
      'in: query, name: q, schema: { type: string, format: binary }',
      'in: query, name: q, schema: { type: string }',
      'safe: query parameter `q` no longer has its format of `"binary"`.',
    ],
    // Text has no null.
    ['in: query, name: q, schema: { type: string, nullable: true }', 'in: query, name: q, schema: { type: string }'],
    [
      'in: query, name: q, content: { application/json: {} }',
      'in: query, name: q, content: { application/json; charset=utf-8: {} }',
    ],
    [
      'in: querystring, name: q, content: { application/x-www-form-urlencoded: { schema: { properties: { a: { type: integer } } } } }',
      'in: querystring, name: q, content: { application/x-www-form-urlencoded: { schema: { properties: { a: { type: string } } } } }',
      'safe: property `a` of the querystring parameter `q` changed from integer to string.',
    ],
    [
      'in: query, name: q, schema: { type: integer, enum: [1, 2] }',
      'in: query, name: q, schema: { type: string, enum: ["1", "3"] }',
      'breaking: query parameter `q` no longer has `2`.',
      'safe: query parameter `q` changed from integer to string.',
      'safe: query parameter `q` also has `"3"`.',
    ],
    ['in: query, name: q, schema: { type: string }', 'in: query, name: q, schema: { type: string }, explode: false'],
  ])('parameter: %s → %s', (before, after, ...changes) => {
    const [old = '', now = ''] = [before, after].map((text) => (text === '' ? '' : `parameters: [{ ${text} }]`));
    expect(changesOf(old, now)).toEqual(changes);
  });

  it.each([
    ['slashes', `https://a/${'/'.repeat(100_000)}x`],
    ['braces', `https://${'{'.repeat(100_000)}`],
  ])(
    'compares servers with many %s at once',
    (_what, url) => {
      expect(diff(`servers: [{ url: "${url}" }]`, `servers: [{ url: "${url}/" }]`)).toEqual([]);
    },
    2_000,
  );

  it('pairs many renamed security schemes at once, in their order', () => {
    // In the opposite order, so that the first candidate is not the right one. Each content occurs twice.
    const make = (index: number) => ({ type: 'apiKey', in: 'header', name: `k${index >> 1}` });
    const rootOf = (schemes: object) => readRoot({ components: { securitySchemes: schemes } }).root;
    const added = Object.fromEntries(many(2_000, (index) => [`new${index}`, make(1_999 - index)]));
    const renamed = findRenamedSchemes(rootOf(named('old', 2_000, make)), rootOf(added));
    expect([...renamed]).toEqual(many(2_000, (index) => [`old${index}`, `new${1_998 - index + 2 * (index % 2)}`]));
  }, 4_000);

  it('ignores a renamed path parameter', () => {
    const path = (name: string): string =>
      `paths: { "/x/{${name}}": { parameters: [{ in: path, name: ${name}, required: true, schema: { type: string } }], get: {} } }`;
    expect(diff(path('id'), path('billId'))).toEqual([]);
  });

  it('names the callback that it belongs to', () => {
    const callback = (url: string, body: string): string =>
      `callbacks: { done: { "{$request.body#/${url}}": { post: { ${body} } } } }`;
    expect(changesOf(callback('url', ''), callback('url', 'deprecated: true, responses: { "204": {} }'))).toEqual([
      'safe: callback `done` is deprecated.',
      'safe: response 204 of callback `done` was added.',
    ]);
    expect(changesOf(callback('url', ''), callback('address', ''))).toEqual([
      'breaking: callback `done` changed its address from `{$request.body#/url}` to `{$request.body#/address}`.',
    ]);
  });

  it('is reversed for the headers of responses that the client sends', () => {
    const answer = (headers: string): string =>
      `webhooks: { paid: { post: { responses: { "200": { headers: { ${headers} } } } } } }`;
    expect(diff(answer('A: {}'), answer('B: { required: true }'))).toEqual([
      'breaking: `webhook POST paid`: header `B` of the response 200 was added and is required.',
      'may-break: `webhook POST paid`: header `A` of the response 200 was removed.',
    ]);
  });

  it('is reversed for webhooks and callbacks, which the client reads', () => {
    const body = (values: string): string =>
      `{ requestBody: { content: { application/json: { schema: { enum: [${values}] } } } } }`;
    const both = (values: string): string =>
      `paths: { /x: { post: { callbacks: { done: { "{$request.body#/url}": { post: ${body(values)} } } } } } }\nwebhooks: { paid: { post: ${body(values)} } }`;
    expect(diff(both('a'), both('a, b'))).toEqual([
      'may-break: `POST /x`: request body of callback `done` also has `"b"`.',
      'may-break: `webhook POST paid`: request body also has `"b"`.',
    ]);
  });
});

describe('a change of the servers', () => {
  const servers = (facts: string): string => `servers: [{ url: "https://{region}.example", ${facts} }]`;

  it.each([
    [
      servers('variables: { region: { default: eu, enum: [eu, us] } }'),
      servers('variables: { region: { default: us, enum: [us, asia] } }'),
      [
        'may-break: Variable `region` of the server `https://{region}.example` changed its default from `eu` to `us`.',
        'may-break: Variable `region` of the server `https://{region}.example` no longer has `eu`.',
        'safe: Variable `region` of the server `https://{region}.example` also has `asia`.',
      ],
    ],
    ['paths: {}', 'servers: [{ url: / }]', []],
    ['servers: [{ url: / }]', 'paths: {}', []],
    ['servers: [{ url: "https://API.b/v1/" }]', 'servers: [{ url: HTTPS://api.B/v1 }]', []],
    [
      'servers: [{ url: "https://a.b:443" }, { url: "ws://a.b/" }]',
      'servers: [{ url: https://a.b/ }, { url: "ws://a.b:80" }]',
      [],
    ],
    [
      'servers: [{ url: "https://{Env}.B:4443/A" }]',
      'servers: [{ url: "https://{env}.b:443/a/" }]',
      ['may-break: Server `https://{Env}.B:4443/A` was removed.', 'safe: Server `https://{env}.b:443/a/` was added.'],
    ],
    [
      'servers: [{ url: /v1 }]\npaths: { /a: { get: {} } }',
      'servers: [{ url: /v1 }]\npaths: { /a: { servers: [{ url: /v2 }], get: {} } }',
      ['may-break: `GET /a`: server `/v1` was removed.', 'safe: `GET /a`: server `/v2` was added.'],
    ],
  ])('%s → %s', (before, after, changes) => {
    expect(diff(before, after)).toEqual(changes);
  });
});

describe('a change in XML', () => {
  const body = (mediaType: string, xml: string): string =>
    get(
      `requestBody: { content: { ${mediaType}: { schema: { xml: { name: order }, properties: { lines: { type: array, items: {} ${xml} } } } } } }`,
    );
  const LINES = 'breaking: `GET /x/{id}`: property `lines` of the request body';

  it.each([
    ['', ', xml: { name: line }', [`${LINES} changed its XML name from \`lines\` to \`line\`.`]],
    ['', ', xml: { wrapped: true }', [`${LINES} changed its XML node type from \`none\` to \`element\`.`]],
    [', xml: { nodeType: element }', ', xml: { wrapped: true, prefix: x, name: lines }', []],
    ['', ', xml: { namespace: "urn:x" }', [`${LINES} has a new XML namespace of \`urn:x\`.`]],
  ])('%s → %s', (before, after, changes) => {
    expect(diff(body('application/xml', before), body('application/xml', after))).toEqual(changes);
    expect(diff(body('application/json', before), body('application/json', after))).toEqual([]);
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

  const scheme = (facts: string): string => `components: { securitySchemes: { login: { ${facts} } } }`;
  const flow = (facts: string): string => scheme(`type: oauth2, flows: { password: { ${facts} } }`);

  it.each([
    [
      scheme('type: apiKey, in: query, name: apiKey'),
      scheme('type: apiKey, in: query, name: apikey'),
      'breaking: Security scheme `login` changed its name from `apiKey` to `apikey`.',
    ],
    [scheme('type: apiKey, in: header, name: Api-Key'), scheme('type: apiKey, in: header, name: api-key')],
    [scheme('type: http, scheme: Bearer'), scheme('type: http, scheme: bearer')],
    [
      flow('tokenUrl: /a'),
      flow('tokenUrl: /b'),
      'may-break: Flow `password` of the security scheme `login` changed its tokenUrl from `/a` to `/b`.',
    ],
    [
      flow('scopes: { read: "" }'),
      flow('scopes: { write: "" }'),
      'may-break: Flow `password` of the security scheme `login` no longer has the scope `read`.',
      'safe: Flow `password` of the security scheme `login` has the new scope `write`.',
    ],
    [
      flow(''),
      scheme('type: oauth2, flows: { implicit: {} }'),
      'breaking: Security scheme `login` no longer has the flow `password`.',
      'safe: Security scheme `login` also has the flow `implicit`.',
    ],
    [
      scheme('type: openIdConnect, openIdConnectUrl: /a'),
      scheme('type: openIdConnect, openIdConnectUrl: /b'),
      'may-break: Security scheme `login` changed its openIdConnectUrl from `/a` to `/b`.',
    ],
    ['components: {}', scheme('type: mutualTLS'), 'safe: Security scheme `login` was added.'],
    [scheme('type: mutualTLS'), 'components: {}', 'safe: Security scheme `login` was removed.'],
  ])('security scheme: %s → %s', (before, after, ...changes) => {
    expect(diff(before, after)).toEqual(changes);
  });

  it('follows a security scheme of which only the name has changed', () => {
    const text = (name: string, facts: string): string =>
      `paths: { /x: { get: { security: [{ ${name}: [] }] } } }\ncomponents: { securitySchemes: { ${name}: { ${facts} } } }`;
    const before = text('a', 'type: http, scheme: bearer, description: Old');
    expect(diff(before, text('b', 'scheme: bearer, type: http'))).toEqual([
      'safe: Security scheme `a` is now called `b`.',
    ]);
    expect(diff(before, text('b', 'scheme: basic, type: http'))[0]).toBe(
      'breaking: `GET /x` no longer accepts `a`, but `b`.',
    );
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

describe('an operation that moved', () => {
  const pathsOf = (...operations: readonly (readonly [method: string, path: string, fields: string])[]): string =>
    `paths: { ${operations.map(([method, path, fields]) => `"${path}": { ${method}: { ${fields} } }`).join(', ')} }`;

  it.each([
    [
      'is known by its operationId',
      [['get', '/bills', 'operationId: list, deprecated: true']],
      [['post', '/invoices/find', 'operationId: list']],
      [
        'breaking: `POST /invoices/find` moved from `GET /bills` to `POST /invoices/find`.',
        'safe: `POST /invoices/find` is no longer deprecated.',
      ],
    ],
    [
      'is known by its path without the version',
      [['get', '/v1/bills/{id}', '']],
      [['get', '/v2/bills/{billId}', '']],
      ['breaking: `GET /v2/bills/{billId}` moved from `GET /v1/bills/{id}` to `GET /v2/bills/{billId}`.'],
    ],
    [
      'is known by its method, tags and title',
      [['get', '/bills', 'summary: List all, tags: [a]']],
      [['get', '/invoices', 'summary: List all, tags: [a]']],
      ['breaking: `GET /invoices` moved from `GET /bills` to `GET /invoices`.'],
    ],
    [
      'is another one if the title is not unique',
      [['get', '/bills', 'summary: List all, tags: [a]']],
      [
        ['get', '/invoices', 'summary: List all, tags: [a]'],
        ['get', '/orders', 'summary: List all, tags: [a]'],
      ],
      ['breaking: `GET /bills` was removed.', 'safe: `GET /invoices` was added.', 'safe: `GET /orders` was added.'],
    ],
    [
      'is another one if only the title is the same',
      [['get', '/bills', 'summary: List']],
      [['get', '/users', 'summary: List']],
      ['breaking: `GET /bills` was removed.', 'safe: `GET /users` was added.'],
    ],
    [
      'is one change with others whose paths have another version',
      [
        ['get', '/v1/bills', ''],
        ['get', '/v1/users', ''],
      ],
      [
        ['get', '/v2/bills', ''],
        ['get', '/v2/users', ''],
      ],
      ['breaking: 2 operations have `/v2` instead of `/v1` in their paths.'],
    ],
    [
      'is the same if only its operationId changed and another took it',
      [
        ['get', '/a', 'operationId: first'],
        ['get', '/b', 'operationId: second'],
      ],
      [['get', '/a', 'operationId: second']],
      ['breaking: `GET /a` moved from `GET /b` to `GET /a`.', 'breaking: `GET /a` was removed.'],
    ],
  ] as const)('%s', (_name, before, after, expected) => {
    expect(diff(pathsOf(...before), pathsOf(...after)).sort()).toEqual([...expected].sort());
  });
});

describe('a named schema of multipart bodies', () => {
  it('is compared for each set of parts that are JSON', () => {
    const body = (name: string, encoding: string): string =>
      `  /${name}: { post: { requestBody: { content: { multipart/form-data: { schema: { $ref: "#/components/schemas/A" }${encoding} } } } } }\n`;
    const json = ', encoding: { a: { contentType: application/json } }';
    const text = (type: string): string =>
      `paths:\n${body('text', '')}${body('json', json)}components: { schemas: { A: { properties: { a: { type: ${type} } } } } }`;
    expect(diff(text('integer'), text('string')).map((change) => change.replace(/: .*/, ''))).toEqual([
      'breaking',
      'safe',
    ]);
  });
});
