import { describe, expect, it } from 'vitest';
import { compileDescription, compileOne, compileOperations, openapi } from '../api-fixture.ts';

const parameter = (name: string, location: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  name,
  in: location,
  schema: { type: 'string' },
  ...more,
});
const SCHEMA = { type: 'object', properties: { id: { readOnly: true }, secret: { writeOnly: true } } };
const BODY = { content: { 'application/json': { schema: SCHEMA } } };

describe('compileOperation()', () => {
  it('puts required parameters first, except path parameters, unless the description sets an order', () => {
    const get = {
      parameters: [
        ...['b', 'a'].map((name) => parameter(name, 'path', { required: name === 'a' })),
        ...['z', 'y', 'x'].map((name) => parameter(name, 'query', { required: name !== 'z' })),
      ],
    };
    const namesOf = (requiredFirst: boolean): string[][] =>
      compileOne(openapi({ '/{b}/{a}': { get } }), { requiredFirst }).parameters.map(({ parameters }) =>
        parameters.map(({ facts }) => facts.name),
      );
    expect([namesOf(true), namesOf(false)]).toEqual([
      [
        ['b', 'a'],
        ['y', 'x', 'z'],
      ],
      [
        ['b', 'a'],
        ['z', 'y', 'x'],
      ],
    ]);
  });

  it.each([
    [{ type: 'object', properties: {} }, false, true],
    [{ type: 'object', properties: {}, additionalProperties: false }, false, true],
    [{ type: 'object', properties: {} }, true, false],
    [{ type: 'object' }, false, false],
    [{ type: 'object', properties: {}, additionalProperties: true }, false, false],
  ])('shows no body that cannot contain anything: %j, required: %s', (schema, required, isLeftOut) => {
    const body = { required, content: { 'application/x-www-form-urlencoded': { schema } } };
    expect(compileOne(openapi({ '/a': { get: { requestBody: body } } })).requestBody === null).toBe(isLeftOut);
  });

  it('merges parameters of path and operation by name and location', () => {
    const { parameters } = compileOne(
      openapi(
        {
          '/a/{id}': {
            parameters: [
              parameter('id', 'path', { description: 'Of the path.' }),
              parameter('id', 'query'),
              parameter('page', 'query'),
            ],
            get: {
              parameters: [
                parameter('id', 'path', { description: 'Own.' }),
                parameter('id', 'header'),
                { $ref: '#/components/parameters/sort' },
              ],
            },
          },
        },
        { components: { parameters: { sort: parameter('sort', 'query') } } },
      ),
    );
    expect(
      parameters.map(({ location, parameters: fields }) => [
        location,
        fields.map(({ id, facts }) => `${facts.name}#${id}`),
      ]),
    ).toEqual([
      ['path', ['id#path-id']],
      ['query', ['id#query-id', 'page#query-page', 'sort#query-sort']],
      ['header', ['id#header-id']],
    ]);
    expect(parameters[0]?.parameters[0]).toMatchObject({
      facts: { required: true, description: { html: '<p>Own.</p>' } },
    });
  });

  it('keeps a parameter with an unknown location', () => {
    const { parameters } = compileOne(
      openapi({ '/a': { get: { parameters: [parameter('a', 'body'), { name: 'b' }, {}] } } }),
    );
    expect(
      parameters.map(({ location, parameters: fields }) => [location, fields.map(({ facts }) => facts.name)]),
    ).toEqual([['query', ['a', 'b', '']]]);
  });

  it('shows every path and method of a callback', () => {
    const { callbacks } = compileOne(
      openapi(
        {
          '/a': {
            post: {
              callbacks: {
                done: {
                  '{$request.body#/url}': {
                    parameters: [parameter('X-Sig', 'header')],
                    post: { summary: 'Done', requestBody: BODY, responses: { 204: { description: 'OK' } } },
                    put: {},
                  },
                  '{$request.body#/other}': { get: {} },
                  'x-note': { get: {} },
                },
                again: { $ref: '#/components/callbacks/again' },
              },
            },
          },
        },
        { components: { callbacks: { again: { 'https://x.test': { delete: {} } } } } },
      ),
    );
    expect(
      callbacks.map(({ id, name, operations }) => [
        id,
        name,
        operations.map(({ method, expression, title }) => `${method} ${expression} ${title}`),
      ]),
    ).toEqual([
      [
        'callback-done',
        'done',
        ['POST {$request.body#/url} Done', 'PUT {$request.body#/url} done', 'GET {$request.body#/other} done'],
      ],
      ['callback-again', 'again', ['DELETE https://x.test again']],
    ]);
    expect(callbacks[0]?.operations[0]?.parameters[0]?.parameters[0]?.facts.name).toBe('X-Sig');
  });

  it('shows the body of a webhook or callback as received data', () => {
    const document = openapi(
      { '/a': { post: { callbacks: { c: { 'https://x.test': { post: { requestBody: BODY } } } } } } },
      { webhooks: { paid: { post: { requestBody: BODY } } } },
    );
    const [operation, webhook] = compileOperations(document);
    const names = (body: NonNullable<typeof operation>['requestBody']): string[] => {
      const children = body?.content[0]?.schema?.children;
      return children?.kind === 'object' ? children.fields.map(({ facts }) => facts.name) : [];
    };
    expect(names(operation?.callbacks[0]?.operations[0]?.requestBody ?? null)).toEqual(['id']);
    expect(webhook).toMatchObject({ webhook: true, servers: [], samples: [] });
    expect(names(webhook?.requestBody ?? null)).toEqual(['id']);
  });

  it('gives every response, media type, header and example its own id', () => {
    const keys = ['200', '2XX', '2xx', 'default', '', ' ', '200 OK', 'request-body', 'responses', '🎉', '__proto__'];
    const response = {
      description: 'x',
      headers: { 'X Y': {}, '': {}, content: { schema: { type: 'object', properties: { a: {} } } } },
      content: {
        'application/json': {
          schema: { type: 'object', properties: { a: {}, content: {} } },
          examples: { '': { value: 1 }, ' ': { value: 2 }, a: { value: 3 } },
        },
        '': { schema: {} },
        'a/b; charset=utf-8': {},
      },
    };
    const responses = `{${keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(response)}`).join(',')}}`;
    const { faults, html } = compileDescription(
      `{"openapi":"3.1.0","paths":{"/a":{"get":{"responses":${responses}}}}}`,
    );
    expect(faults).toEqual([]);
    expect(html('/api/get-a').match(/<section class="response/g)).toHaveLength(keys.length);
  });

  it('shows response links, and links to known operations', () => {
    const links = {
      next: { operationId: 'b', parameters: { id: '$response.body#/id', all: { a: 1 } }, description: 'More.' },
      lost: { operationId: 'none' },
      far: { operationRef: 'https://x.test#/paths' },
    };
    const [operation] = compileOperations(
      openapi({
        '/a': { get: { responses: { 200: { links } } } },
        '/b': { get: { operationId: 'b', summary: 'Bee' } },
      }),
    );
    expect(
      operation?.responses[0]?.links.map(({ name, operation: target, parameters }) => [
        name,
        target.label,
        target.href,
        parameters,
      ]),
    ).toEqual([
      [
        'next',
        'Bee',
        '/api/b',
        [
          { label: 'id', value: '$response.body#/id' },
          { label: 'all', value: '{"a":1}' },
        ],
      ],
      ['lost', 'none', null, []],
      ['far', 'https://x.test#/paths', null, []],
    ]);
  });

  it('follows a response link by operationRef, with or without escaped braces', () => {
    const links = {
      one: { operationRef: '#/paths/~1b~1{id}/get' },
      two: { operationRef: '#/paths/~1b~1%7Bid%7D/get' },
    };
    const { html } = compileDescription(
      openapi({ '/a': { get: { responses: { 200: { links } } } }, '/b/{id}': { get: { summary: 'Bee' } } }),
    );
    expect(html('/api/get-a').match(/<a href="\/api\/bee">Bee<\/a>/g)).toHaveLength(2);
  });

  it('shows the URL of an example that cannot be linked', () => {
    const examples = {
      good: { externalValue: 'https://x.test/a.json' },
      relative: { externalValue: './a.json' },
      bad: { externalValue: 'javascript:alert(1)' },
    };
    const { requestBody } = compileOne(
      openapi({ '/a': { post: { requestBody: { content: { 'application/json': { examples } } } } } }),
    );
    expect(requestBody?.content[0]?.examples.map(({ externalValue, text }) => [externalValue, text])).toEqual([
      ['https://x.test/a.json', ''],
      [null, './a.json'],
      [null, 'javascript:alert(1)'],
    ]);
  });

  it('describes named examples of a parameter, and serializes values in other media types', () => {
    const examples = {
      small: { summary: 'Small', description: 'One page.', dataValue: 10, serializedValue: 'limit=10' },
      large: { value: 90 },
      raw: { serializedValue: '1e2' },
    };
    const content = { 'application/json': { schema: { type: 'object' }, example: { color: 'red' } } };
    const { parameters } = compileOne(
      openapi({
        '/a': { get: { parameters: [parameter('limit', 'query', { examples }), { name: 'q', in: 'query', content }] } },
      }),
    );
    const [limit, q] = parameters[0]?.parameters ?? [];
    expect(limit?.facts.examples).toEqual([]);
    expect(limit?.facts.namedExamples).toMatchObject([
      { value: '10', description: { html: '<p>Small. One page.</p>' } },
      { value: '90', description: { html: '<p>large</p>' } },
      { value: '1e2', description: { html: '<p>raw</p>' } },
    ]);
    expect(q?.facts).toMatchObject({ examples: ['{"color":"red"}'], constraints: ['written as application/json'] });
  });

  it('omits internal parameters and properties', () => {
    const trace = parameter('trace', 'query', { required: true, 'x-internal': true });
    const properties = { id: { type: 'string' }, shard: { type: 'string', 'x-internal': true } };
    const schema = { type: 'object', required: ['id', 'shard'], properties };
    const requestBody = { content: { 'application/json': { schema } } };
    const document = openapi({
      '/a': { post: { operationId: 'a', parameters: [trace, parameter('page', 'query')], requestBody, responses: {} } },
    });
    const { html, warnings, api } = compileDescription(document);
    expect(html('/api/a')).not.toMatch(/shard|trace/);
    expect(String(api.pages.find(({ path }) => path === '/api/a')?.markdown)).not.toMatch(/shard|trace/);
    expect(html('/api/a')).toContain('page');
    expect(warnings).toEqual([]);
  });

  it('sends a query string as a form', () => {
    const form = {
      example: { q: 'a b', tag: ['c', 'd'], size: { w: 1 } },
      encoding: { size: { style: 'deepObject' } },
    };
    const content = { 'application/x-www-form-urlencoded': form };
    const { samples, parameters } = compileOne(
      openapi({ '/a': { get: { operationId: 'a', parameters: [{ name: 'all', in: 'querystring', content }] } } }),
      { samples: [{ language: 'curl' }] },
    );
    expect(parameters[0]?.parameters[0]?.facts.wire).toBe('?q=a%20b&tag=c&tag=d&size%5Bw%5D=1');
    expect(samples[0]?.groups[0]?.samples[0]?.code).toContain('/a?q=a%20b&tag=c&tag=d&size%5Bw%5D=1');
  });

  it('inherits summary and description from its path', () => {
    const item = { summary: 'Books.', description: 'All of them.', get: {}, put: { description: 'Own.' } };
    expect(compileOperations(openapi({ '/a': item })).map(({ description }) => description?.html)).toEqual([
      '<p>Books.</p>\n<p>All of them.</p>',
      '<p>Own.</p>',
    ]);
  });

  it('shows how a list in a response header is serialized', () => {
    const schema = { type: 'array', items: { type: 'string' } };
    const content = { 'application/json': { schema: { type: 'object' }, example: { left: 3 } } };
    const headers = { 'X-Ids': { schema, example: ['a', 'b'] }, 'X-Left': { content } };
    const { responses } = compileOne(
      openapi({ '/a': { get: { responses: { 200: { description: 'OK', headers } } } } }),
    );
    expect(responses[0]?.headers.map(({ facts }) => [facts.wire, facts.examples])).toEqual([
      ['X-Ids: a,b', []],
      [null, ['{"left":3}']],
    ]);
  });

  it('shows the server of a response link', () => {
    const server = { url: 'https://other.example.com', description: 'Other.' };
    const links = { next: { operationId: 'b', server } };
    const { responses } = compileOne(
      openapi({ '/a': { get: { operationId: 'a', responses: { 200: { description: 'OK', links } } } } }),
    );
    expect(responses[0]?.links[0]?.server).toEqual({
      url: 'https://other.example.com',
      name: null,
      description: { html: '<p>Other.</p>', markdown: 'Other.' },
      variables: [],
    });
  });

  it('uses each notation of x-codeSamples once', () => {
    const sample = (lang: string, source: string): Record<string, string> => ({ lang, source });
    const { samples } = compileOne(
      openapi({
        '/a': {
          get: {
            'x-codeSamples': [sample('go', 'A'), sample('ruby', 'B')],
            'x-code-samples': [sample('go', 'A'), sample('java', 'C')],
            'x-readme': { 'code-samples': [{ language: 'swift', name: 'App', code: 'D' }] },
          },
        },
      }),
    );
    expect(
      samples[0]?.groups.map(({ id, samples: own }) => `${id} ${own.map(({ label, code }) => `${label}: ${code}`)}`),
    ).toEqual(['go go: A', 'ruby ruby: B', 'java java: C', 'swift App: D']);
  });

  it('describes a body with itemSchema as a sequence', () => {
    const content = {
      'application/jsonl': { itemSchema: { $ref: '#/components/schemas/Bill' } },
      'text/event-stream': { itemSchema: { type: 'object' } },
    };
    const { responses } = compileOne(
      openapi(
        { '/a': { get: { responses: { 200: { description: 'OK', content } } } } },
        { components: { schemas: { Bill: { type: 'object' } } } },
      ),
    );
    expect(responses[0]?.content.map(({ schema }) => schema?.facts.type)).toEqual([
      [
        { label: 'sequence of ', href: null },
        { label: 'Bill', href: '/api/schemas/Bill' },
      ],
      [{ label: 'sequence of object', href: null }],
    ]);
  });

  it('handles 582 parameters', () => {
    const parameters = Array.from({ length: 582 }, (_, index) =>
      parameter(`p${index}`, ['query', 'header', 'path', 'cookie'][index % 4] ?? 'query'),
    );
    const { faults, html } = compileDescription(openapi({ '/a': { get: { parameters } } }));
    expect(faults).toEqual([]);
    expect(html('/api/get-a')).toContain('id="cookie-p579"');
  });

  it('handles 2,477 values', () => {
    const values = Array.from({ length: 2_477 }, (_, index) => `v${index}`);
    const { html } = compileDescription(
      openapi({ '/a': { get: { parameters: [parameter('a', 'query', { schema: { enum: values } })] } } }),
    );
    expect(html('/api/get-a')).toContain('v2476');
  });

  it("prefers the operation's servers to those of its path", () => {
    const { servers } = compileOne(
      openapi(
        { '/a': { servers: [{ url: '/path' }], get: { servers: [{ url: '/own' }] } } },
        { servers: [{ url: '/' }] },
      ),
    );
    expect(servers.map(({ url }) => url)).toEqual(['/own']);
  });
});
