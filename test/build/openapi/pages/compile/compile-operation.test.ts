import { describe, expect, it } from 'vitest';
import type { OperationArticle } from '../../../../../build/page/kinds/operation-page.tsx';
import { compileDescription, compileOne, compileOperations, openapi, withOperation } from '../../api-fixture.ts';
import { HOSTILE_NAMES } from '../../many.ts';

const parameter = (name: string, location: string, more: object = {}): Record<string, unknown> => ({
  name,
  in: location,
  schema: { type: 'string' },
  ...more,
});
const json = (content: object): object => ({ content: { 'application/json': content } });
const SCHEMA = { type: 'object', properties: { id: { readOnly: true }, secret: { writeOnly: true } } };
const BODY = json({ schema: SCHEMA });

/** Each location with its parameters, as `name#id`. */
const namesIn = ({ parameters }: OperationArticle): unknown[] =>
  parameters.map(({ location, parameters: fields }) => [
    location,
    ...fields.map(({ id, facts }) => `${facts.name}#${id}`),
  ]);

describe('compileOperation()', () => {
  it.each([
    [true, ['query', 'y#query-y', 'x#query-x', 'z#query-z']],
    [false, ['query', 'z#query-z', 'y#query-y', 'x#query-x']],
  ])('puts required parameters first, except path parameters, if so configured: %s', (requiredFirst, query) => {
    const inPath = ['b', 'a'].map((name) => parameter(name, 'path', { required: name === 'a' }));
    const inQuery = ['z', 'y', 'x'].map((name) => parameter(name, 'query', { required: name !== 'z' }));
    const operation = compileOne(withOperation({ parameters: [...inPath, ...inQuery] }), { requiredFirst });
    expect(namesIn(operation)).toEqual([['path', 'b#path-b', 'a#path-a'], query]);
  });

  it.each([
    [{ type: 'object', properties: {} }, false, true],
    [{ type: 'object', properties: {}, additionalProperties: false }, false, true],
    [{ type: 'object', properties: {} }, true, false],
    [{ type: 'object' }, false, false],
    [{ type: 'object', properties: {}, additionalProperties: true }, false, false],
  ])('shows no body that cannot contain anything: %j, required: %s', (schema, required, isLeftOut) => {
    const requestBody = { required, content: { 'application/x-www-form-urlencoded': { schema } } };
    expect(compileOne(withOperation({ requestBody })).requestBody === null).toBe(isLeftOut);
  });

  it('merges parameters of path and operation by name and location', () => {
    const shared = [parameter('id', 'path', { description: 'Of the path.' }), parameter('id', 'query')];
    const sort = { $ref: '#/components/parameters/sort' };
    const own = [parameter('id', 'path', { description: 'Own.' }), parameter('id', 'header'), sort];
    const paths = { '/a/{id}': { parameters: [...shared, parameter('page', 'query')], get: { parameters: own } } };
    const components = { parameters: { sort: parameter('sort', 'query') } };
    const operation = compileOne(openapi(paths, { components }));
    expect(namesIn(operation)).toEqual([
      ['path', 'id#path-id'],
      ['query', 'id#query-id', 'page#query-page', 'sort#query-sort'],
      ['header', 'id#header-id'],
    ]);
    expect(operation.parameters[0]?.parameters[0]?.facts).toMatchObject({
      required: true,
      description: { html: '<p>Own.</p>' },
    });
  });

  it('keeps a parameter with an unknown location', () => {
    const [query] = compileOne(withOperation({ parameters: [parameter('a', 'body'), { name: 'b' }] })).parameters;
    expect([query?.location, query?.parameters.map(({ facts }) => facts.name)]).toEqual(['query', ['a', 'b']]);
  });

  it('shows every path and method of a callback', () => {
    const done = {
      '{$request.body#/url}': { parameters: [parameter('X-Sig', 'header')], post: { summary: 'Done' }, put: {} },
      '{$request.body#/other}': { get: {} },
      'x-note': { get: {} },
    };
    const components = { callbacks: { again: { 'https://x.test': { delete: {} } } } };
    const again = { $ref: '#/components/callbacks/again' };
    const { callbacks } = compileOne(withOperation({ callbacks: { done, again } }, { components }));
    const shown = callbacks.map(({ id, name, operations }) => [
      `${name}#${id}`,
      ...operations.map(({ method, expression, title }) => `${method} ${expression} ${title}`),
    ]);
    const [url, other] = ['{$request.body#/url}', '{$request.body#/other}'];
    expect(shown).toEqual([
      ['done#callback-done', `POST ${url} Done`, `PUT ${url} done`, `GET ${other} done`],
      ['again#callback-again', 'DELETE https://x.test again'],
    ]);
    expect(callbacks[0]?.operations[0]?.parameters[0]?.parameters[0]?.facts.name).toBe('X-Sig');
  });

  it('shows no security of the API on a webhook without its own', () => {
    const webhooks = { a: { post: {} }, b: { post: { security: [{ sign: [] }] } } };
    const more = { security: [{ key: [] }], webhooks };
    const read = compileOperations(withOperation({}, more)).map(({ security }) =>
      security.flatMap(({ schemes }) => schemes.map(({ name }) => name)),
    );
    expect(read).toEqual([['key'], [], ['sign']]);
  });

  it('shows callbacks inside callbacks, each definition once, with what goes in which direction', () => {
    const field = { type: 'string' };
    const schema = {
      type: 'object',
      properties: { sent: { ...field, writeOnly: true }, got: { ...field, readOnly: true } },
    };
    const again = { $ref: '#/components/callbacks/outer' };
    const requestBody = { content: { 'application/json': { schema } } };
    const inner = { 'https://in.test': { post: { requestBody, callbacks: { again } } } };
    const outer = { 'https://out.test': { post: { requestBody, callbacks: { inner } } } };
    const { html, markdown, faults } = compileDescription(
      withOperation({ callbacks: { outer: again, same: again } }, { components: { callbacks: { outer } } }),
    );
    const lines = markdown('/api/a').match(/^(?:### \D|- `).*/gm);
    expect(lines).toEqual([
      '### outer: outer',
      '- `got` string read-only',
      '### outer › inner: inner',
      '- `sent` string write-only',
      '### same: same',
    ]);
    expect(html('/api/a')).toContain('id="callback-outer-inner"');
    expect(faults).toEqual([]);
  });

  it('shows the body of a webhook or callback as received data', () => {
    const post = { requestBody: BODY };
    const [operation, webhook] = compileOperations(
      withOperation({ callbacks: { c: { 'https://x.test': { post } } } }, { webhooks: { paid: { post } } }),
    );
    for (const received of [operation?.callbacks[0]?.operations[0], webhook])
      expect(received?.requestBody?.content[0]?.schema?.children).toMatchObject({
        fields: [{ facts: { name: 'id' } }],
      });
    expect(webhook).toMatchObject({ webhook: true, servers: [], samples: [] });
  });

  it('gives every response, media type, header and example its own id', () => {
    const keys = ['200', '2XX', '2xx', 'default', '200 OK', 'request-body', 'responses', ...HOSTILE_NAMES];
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
    const text = JSON.stringify(withOperation({ responses: '@' }));
    const responses = `{${keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(response)}`).join(',')}}`;
    const { faults, html } = compileDescription(text.replace('"@"', responses));
    expect(faults).toEqual([]);
    expect(html('/api/a').match(/<section class="response/g)).toHaveLength(keys.length);
  });

  it('ends with the response to any other status', () => {
    const responses = {
      default: { description: 'Other.' },
      '4XX': { description: 'Bad.' },
      200: { description: 'OK' },
    };
    const compiled = compileOne(withOperation({ responses })).responses;
    expect(compiled.map(({ status }) => status)).toEqual(['200', '4XX', 'default']);
  });

  it('shows response links, and links to known operations', () => {
    const server = { url: 'https://other.example.com', description: 'Other.' };
    const links = {
      next: { operationId: 'b', parameters: { id: '$response.body#/id', all: { a: 1 } }, server },
      lost: { operationId: 'none' },
      far: { operationRef: 'https://x.test#/paths' },
    };
    const [operation] = compileOperations(
      openapi({
        '/a': { get: { responses: { 200: { links } } } },
        '/b': { get: { operationId: 'b', summary: 'Bee' } },
      }),
    );
    const [next, ...others] = operation?.responses[0]?.links ?? [];
    expect(next).toMatchObject({
      name: 'next',
      operation: { label: 'Bee', href: '/api/b' },
      parameters: [
        { label: 'id', value: '$response.body#/id' },
        { label: 'all', value: '{"a":1}' },
      ],
      server: { url: server.url, name: null, description: { markdown: 'Other.' }, variables: [] },
    });
    expect(others.map(({ name, operation: { label, href } }) => [name, label, href])).toEqual([
      ['lost', 'none', null],
      ['far', 'https://x.test#/paths', null],
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

  it.each([
    ['https://x.test/a.json', {}, '<p><a href="https://x.test/a.json"'],
    ['./a.json', {}, '>./a.json</code>'],
    ['./a.json', { linkBase: 'https://x.test/api/' }, '<p><a href="https://x.test/api/a.json"'],
    ['javascript:alert(1)', { linkBase: 'https://x.test/' }, '>javascript:alert(1)</code>'],
  ])('links the URL of an example, or shows it if it cannot be linked: %s, %j', (url, config, markup) => {
    const { html } = compileDescription(
      withOperation({ requestBody: json({ examples: { a: { externalValue: url } } }) }),
      config,
    );
    expect(html('/api/a')).toContain(markup);
  });

  it('says how the value of a parameter is written', () => {
    const raw = parameter('raw', 'query', { allowReserved: true, allowEmptyValue: true });
    const { parameters } = compileOne(withOperation({ parameters: [raw] }));
    expect(parameters[0]?.parameters[0]?.facts.constraints).toEqual(['may be empty', 'reserved characters unescaped']);
  });

  it('describes named examples of a parameter, and serializes values in other media types', () => {
    const examples = {
      small: { summary: 'Small', description: 'One page.', dataValue: 10, serializedValue: 'limit=10' },
      large: { value: 90 },
      raw: { serializedValue: '1e2' },
    };
    const inJson = { name: 'q', in: 'query', ...json({ schema: { type: 'object' }, example: { color: 'red' } }) };
    const { parameters } = compileOne(
      withOperation({ parameters: [parameter('limit', 'query', { examples }), inJson] }),
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

  it('sends a query string as a form', () => {
    const form = {
      example: { q: 'a b', tag: ['c', 'd'], size: { w: 1 } },
      encoding: { size: { style: 'deepObject' } },
    };
    const all = {
      name: 'all',
      in: 'querystring',
      required: true,
      content: { 'application/x-www-form-urlencoded': form },
    };
    const config = { samples: [{ language: 'curl' }] };
    const { samples, parameters } = compileOne(withOperation({ parameters: [all] }), config);
    expect(parameters[0]?.parameters[0]?.facts.wire).toBe('?q=a%20b&tag=c&tag=d&size%5Bw%5D=1');
    expect(samples[0]?.groups[0]?.samples[0]?.code).toContain('/a?q=a%20b&tag=c&tag=d&size%5Bw%5D=1');
  });

  it.each([
    { enum: ['album', 'track', 'show'] },
    { oneOf: [{ const: 'album' }, { const: 'track' }] },
    { allOf: [{ enum: ['show', 'album', 'track'] }, { enum: ['album', 'track'] }] },
  ])('shows how two of the values of a list are written: %j', (items) => {
    const types = parameter('type', 'query', { explode: false, schema: { type: 'array', items } });
    const [group] = compileOne(withOperation({ parameters: [types] })).parameters;
    expect(group?.parameters[0]?.facts.wire).toBe('?type=album,track');
  });

  it('shows no serialization of an empty list', () => {
    const parameters = [{ name: 'ids', in: 'query', schema: { type: 'array', example: [] } }];
    expect(compileOne(withOperation({ parameters })).parameters[0]?.parameters[0]?.facts.wire).toBeNull();
  });

  it('has a description of a body and of its schema once', () => {
    const description = 'A *book*.';
    const content = { 'application/json': { schema: { type: 'object', description } } };
    const { requestBody, responses } = compileOne(
      withOperation({
        requestBody: { description, content },
        responses: { 200: { description, content }, 400: { description: 'Another.', content } },
      }),
    );
    const bodies = [requestBody?.content[0], ...responses.map((response) => response.content[0])];
    const html = '<p>A <em>book</em>.</p>';
    expect(bodies.map((body) => body?.schema?.facts.description?.html)).toEqual([undefined, undefined, html]);
  });

  it('shows no example of a form without fields', () => {
    const content = { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } };
    expect(compileOne(withOperation({ requestBody: { content } })).requestBody?.content[0]?.examples).toEqual([]);
  });

  it('shows no example of a response that is a file', () => {
    const content = { 'application/octet-stream': { schema: { type: 'string' } } };
    const { responses } = compileOne(withOperation({ responses: { 200: { description: 'OK', content } } }));
    expect(responses[0]?.content[0]?.examples).toEqual([]);
  });

  it('generates an example in place of one that has only a summary', () => {
    const content = {
      'application/json': { schema: { type: 'integer' }, examples: { none: { summary: 'Nothing', 'x-a': 1 } } },
    };
    const { responses } = compileOne(withOperation({ responses: { 200: { description: 'OK', content } } }));
    expect(responses[0]?.content[0]?.examples.map(({ text }) => text)).toEqual(['0']);
  });

  it('shows the summary of the only example, but not its name', () => {
    const examples = { one: { summary: 'No books', value: 1 } };
    const titlesOf = (more: object, types = ['application/json']): unknown[] => {
      const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'integer' }, ...more }]));
      const { html, markdown } = compileDescription(
        withOperation({ responses: { 200: { description: 'OK', content } } }),
      );
      const titles = [...html('/api/a').matchAll(/<\/figure><p>([^<]*)/g)].map(([, title]) => title);
      // A Markdown page has the same example once.
      expect(markdown('/api/a')).toMatch(titles.length === 0 ? /^Example:$/m : /^Example: No books$/m);
      return titles;
    };
    expect(titlesOf({ examples })).toEqual(['No books']);
    expect(titlesOf({ examples }, ['application/json', 'text/plain'])).toEqual(['No books', 'No books']);
    expect(titlesOf({ examples: { one: { value: 1 } } })).toEqual([]);
    expect(titlesOf({ example: 1 })).toEqual([]);
  });

  it('inherits summary and description from its path', () => {
    const item = { summary: 'Books.', description: 'All of them.', get: {}, put: { description: 'Own.' } };
    expect(compileOperations(openapi({ '/a': item })).map(({ text }) => text.prose?.html)).toEqual([
      '<p>Books.</p>\n<p>All of them.</p>',
      '<p>Own.</p>',
    ]);
  });

  it.each([
    ['New bot.', undefined],
    ['New bot\n\nReturns its token.', '<p>Returns its token.</p>'],
    ['New bot\nof yours.', '<p>New bot\nof yours.</p>'],
    ['New bot.\n\n\n    bot --new', expect.stringMatching(/<pre/)],
  ])('has a title once, if the description %j begins with it', (description, html) => {
    expect(compileOne(withOperation({ summary: 'New bot', description })).text.prose?.html).toEqual(html);
  });

  it('has a long summary once, if its description begins with it', () => {
    const summary = `Lists all books ${'of all libraries and '.repeat(8)}more.`;
    const [text] = compileOperations(openapi({ '/a': { get: { summary, description: `${summary}\n\nBy name.` } } }));
    expect(text?.text.prose?.html).toBe(`<p>${summary}</p>\n<p>By name.</p>`);
  });

  it('shows how a list in a response header is serialized', () => {
    const list = { schema: { type: 'array', items: { type: 'string' } }, example: ['a', 'b'] };
    const headers = { 'X-Ids': list, 'X-Left': json({ schema: { type: 'object' }, example: { left: 3 } }) };
    const { responses } = compileOne(withOperation({ responses: { 200: { description: 'OK', headers } } }));
    expect(responses[0]?.headers.map(({ facts }) => [facts.wire, facts.examples])).toEqual([
      ['X-Ids: a,b', []],
      [null, ['{"left":3}']],
    ]);
  });

  it('uses each notation of x-codeSamples once', () => {
    const sample = (lang: string, source: string): Record<string, string> => ({ lang, source });
    const { samples } = compileOne(
      withOperation({
        'x-codeSamples': [sample('go', 'A'), sample('ruby', 'B')],
        'x-code-samples': [sample('go', 'A'), sample('java', 'C')],
        'x-readme': { 'code-samples': [{ language: 'swift', name: 'App', code: 'D' }] },
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
    const components = { schemas: { Bill: { type: 'object' } } };
    const { responses } = compileOne(
      withOperation({ responses: { 200: { description: 'OK', content } } }, { components }),
    );
    expect(responses[0]?.content.map(({ schema }) => schema?.facts.type)).toEqual([
      [
        { label: 'sequence of ', href: null },
        { label: 'Bill', href: '/api/schemas/Bill' },
      ],
      [{ label: 'sequence of object', href: null }],
    ]);
  });

  it("prefers the operation's servers to those of its path", () => {
    const item = { servers: [{ url: '/path' }], get: { servers: [{ url: '/own' }] } };
    const { servers } = compileOne(openapi({ '/a': item }, { servers: [{ url: '/' }] }));
    expect(servers.map(({ url }) => url)).toEqual(['/own']);
  });
});
