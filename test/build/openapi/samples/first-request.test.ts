import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../../../worker/request/samples/languages/languages.ts';
import { compileDescription, compileOne, openapi, withOperation } from '../api-fixture.ts';
import { many, named } from '../many.ts';
import { runnerOf } from './run-samples.ts';

const CURL = { samples: [{ language: 'curl' }] };

/** The curl samples of one operation by tab title. */
function curl(path: string, operation: object, more: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  const method = 'requestBody' in operation ? 'post' : 'get';
  const document = openapi({ [path]: { [method]: { responses: { 200: { description: 'OK' } }, ...operation } } }, more);
  const { samples } = compileOne(document, CURL);
  return Object.fromEntries(samples.map(({ title, groups }) => [title, groups[0]?.samples[0]?.code ?? '']));
}

const json = (schema: object, more: object = {}): object => ({
  requestBody: { content: { 'application/json': { schema } }, ...more },
});

const LETTER = { type: 'string' };
const objectOf = (names: Iterable<string>): object => ({ type: 'object', properties: toMembers(names, LETTER) });
/** Members with one value. */
const toMembers = <T>(names: Iterable<string>, value: T): Record<string, T> =>
  Object.fromEntries([...names].map((name) => [name, value]));
const sent = (names: string): object => toMembers(names, 'string');

/** Nine members, more than a first request sends. */
const LETTERS = toMembers('abcdefghi', LETTER);

/** Members whose objects take more than 8 KB of JSON. */
const LONG_NAMES = many(30, (index) => `member_${index}`);

/** The JSON in a curl sample. */
function sentJson(code = ''): object {
  const value: unknown = JSON.parse(/--data '(.*)'$/s.exec(code)?.[1] ?? 'null');
  return typeof value === 'object' && value !== null ? value : {};
}

function validate(schema: object, value: unknown): boolean {
  return new Ajv2020({ strict: false, validateFormats: false }).validate(schema, value);
}

describe('the sample of a request', () => {
  it('sends required members, and shows all fields in a second tab', () => {
    const properties = {
      id: { type: 'integer' },
      email: { type: 'string', example: 'zoe@example.com' },
      note: { type: 'string' },
      old: { type: 'string', example: 'x', deprecated: true },
    };
    const samples = curl('/a', json({ type: 'object', required: ['id'], properties }));
    expect(Object.keys(samples)).toEqual(['Main fields', 'All fields']);
    expect(sentJson(samples['Main fields'])).toEqual({ id: 123 });
    expect(samples['All fields']).toContain('"email": "zoe@example.com"');
  });

  it('has the values of a path that the response shows, also of two in a segment', () => {
    const parameters = ['base', 'head'].map((name) => ({
      in: 'path',
      name,
      required: true,
      schema: { type: 'string' },
    }));
    const example = { url: 'https://api.test/v1/compare/main...dev' };
    const responses = { 200: { description: 'OK', content: { 'application/json': { example } } } };
    const [sample = ''] = Object.values(curl('/compare/{base}...{head}', { parameters, responses }));
    expect(sample).toContain('/compare/main...dev');
  });

  it('calls an SDK with the main fields only', () => {
    const sdk = { label: 'Acme', template: 'acme {{action}} {{arguments}}' };
    const { samples } = compileOne(withOperation(json({ type: 'object', properties: LETTERS })), {
      samples: [{ language: 'curl', sdk }],
    });
    expect(samples.map(({ title, groups }) => [title, groups[0]?.samples.map(({ id }) => id)])).toEqual([
      ['Main fields', ['http', 'sdk']],
      ['All fields', ['http']],
    ]);
  });

  it.each([
    [
      'a few scalars, first those with an example or without a default',
      {
        properties: {
          tags: { type: 'array', items: LETTER },
          old: { ...LETTER, deprecated: true },
          id: { ...LETTER, readOnly: true },
          limit: { type: 'integer', default: 10 },
          title: { anyOf: [LETTER, { type: 'null' }] },
          color: { ...LETTER, enum: ['red'] },
          note: LETTER,
          due: { ...LETTER, format: 'date' },
          owner: objectOf(['name']),
          email: { ...LETTER, example: 'zoe@example.com' },
          more: LETTER,
        },
      },
      { title: 'A title', color: 'red', note: 'A short text', email: 'zoe@example.com' },
    ],
    [
      'the first member, with a few of its own, if there are no scalars',
      { properties: { data: objectOf('abcdefghi'), options: objectOf('abcdefghi') } },
      { data: sent('abcd') },
    ],
    ['dependencies', { properties: LETTERS, dependentRequired: { b: ['i'], i: ['h'] } }, sent('abcdhi')],
    ['the minimum number of members', { properties: LETTERS, minProperties: 6 }, sent('abcdef')],
    [
      'at most the maximum number of members',
      { properties: LETTERS, maxProperties: 9, not: { required: ['a'] } },
      sent('bcde'),
    ],
    ['one branch', { properties: LETTERS, oneOf: [{ required: ['b'] }, { required: ['a'] }] }, sent('b')],
  ])('sends %s of a large body without required members', (_, schema, body) => {
    const samples = curl('/a', json({ type: 'object', ...schema }));
    expect(Object.keys(samples)).toEqual(['Main fields', 'All fields']);
    expect(sentJson(samples['Main fields'])).toEqual(body);
    expect(validate(schema, body)).toBe(true);
    expect(validate(schema, sentJson(samples['All fields']))).toBe(true);
  });

  it.each([
    ['the first member', '', 'part0'],
    ['the member with a description', 'What to change', 'part7'],
  ])('sends %s, and little of it, of a body of large objects that requires nothing', (_, description, name) => {
    const long = objectOf(LONG_NAMES);
    const parts = named('part', 30, (index) => (index === 7 && description !== '' ? { ...long, description } : long));
    const schema = { type: 'object', properties: parts };
    const samples = curl('/a', json(schema, { required: true }));
    expect(Object.keys(samples)).toEqual(['Example']);
    expect(sentJson(samples.Example)).toEqual({ [name]: toMembers(LONG_NAMES.slice(0, 4), 'string') });
    expect(validate(schema, sentJson(samples.Example))).toBe(true);
  });

  it('sends a given example unchanged', () => {
    const example = toMembers('abcdefghi', 'given');
    const content = { 'application/json': { schema: objectOf('abcdefghi'), example } };
    const samples = curl('/a', { requestBody: { content } });
    expect(Object.keys(samples)).toEqual(['Example']);
    expect(sentJson(samples.Example)).toEqual(example);
  });

  it('sends the whole of a small body without required members', () => {
    expect(sentJson(curl('/a', json(objectOf('abcdefg'))).Example)).toEqual(sent('abcdefg'));
  });

  it('sends objects in a list with members, even if none are required', () => {
    const items = { type: 'object', properties: toMembers('ab', LETTER) };
    const schema = { type: 'object', required: ['list'], properties: { list: { type: 'array', items }, c: LETTER } };
    expect(sentJson(Object.values(curl('/a', json(schema)))[0])).toEqual({ list: [sent('ab')] });
  });

  it('omits an optional empty body', () => {
    expect(curl('/a', json({ type: 'object' }))['']).toBe('curl https://api.example.com/a \\\n  --request POST');
    expect(curl('/a', json({ type: 'object' }, { required: true })).Example).toContain("--data '{}'");
  });

  it('omits the fragment of a path', () => {
    expect(curl('/#X-Target=Do.It', {})['']).toBe('curl https://api.example.com/');
  });

  it.each([
    [{ type: 'string' }, 'account-sid-123'],
    [{ type: 'string', maxLength: 8 }, 'string'],
    [{ type: 'string', pattern: '^AC[0-9]{2}$' }, 'AC34'],
    [{ type: 'string', format: 'uuid' }, '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ])('fills a path parameter of %j with %s', (schema, text) => {
    const parameters = [{ name: 'accountSid', in: 'path', required: true, schema }];
    expect(curl('/a/{accountSid}', { parameters })['']).toContain(`/a/${text}`);
  });

  it('sends no optional parameter, wherever its example is', () => {
    const schema = { type: 'string' };
    const inSchema = { ...schema, example: 'x', default: 'y' };
    const parameters = [
      ...['query', 'header', 'cookie'].flatMap((location) => [
        { name: `a-${location}`, in: location, schema, example: 'x' },
        { name: `b-${location}`, in: location, schema, examples: { one: { value: 'x' } } },
        { name: `c-${location}`, in: location, schema: inSchema },
      ]),
      { name: 'd', in: 'query', content: { 'application/json': { schema, example: 'x' } } },
      { name: 'Idempotency-Key', in: 'header', schema: inSchema },
    ];
    expect(curl('/x', { parameters })['']).toBe('curl https://api.example.com/x');
  });

  it('sends headers that follow from media types and security, whatever their schema', () => {
    const parameters = ['Accept', 'Authorization'].map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: LETTER,
    }));
    const responses = { 200: { description: 'OK', content: { 'text/csv': {} } } };
    const sample = curl('/x', { parameters, responses })[''];
    expect(sample).toContain("--header 'Accept: text/csv'");
    expect(sample).toContain("--header 'Authorization: YOUR_API_KEY'");
  });

  it('sends the first example of a required parameter that has a value', () => {
    const big = { externalValue: 'https://example.com/big.json' };
    const parameters = [
      { name: 'a', in: 'query', required: true, schema: LETTER, examples: { big, small: { value: 's' } } },
      { name: 'b', in: 'query', required: true, schema: { enum: ['x'] }, examples: { big } },
    ];
    expect(curl('/x', { parameters })['']).toBe("curl 'https://api.example.com/x?a=s&b=x'");
  });

  it.each([
    [
      'a URL',
      { id: 7, url: 'https://api.example.com/v3/repos/octocat/Hello-World/issues/1347' },
      'octocat/Hello-World',
    ],
    ['members of the same name', { data: [{ owner: 'zoe', repo: 'site' }] }, 'zoe/site'],
    ['nothing that the path can contain', { owner: 'a/b', repo: '' }, 'maria/repo-123'],
  ])('names in its path what %s of the response names', (_, example, path) => {
    const parameters = ['owner', 'repo'].map((name) => ({ name, in: 'path', required: true, schema: LETTER }));
    const responses = { 200: { description: 'OK', content: { 'application/json': { example } } } };
    expect(curl('/repos/{owner}/{repo}', { parameters, responses })['']).toContain(`/repos/${path} `);
  });

  it('encodes an example in a path or a query once, also if it is given as in a URL', () => {
    const parameters = [
      { name: 'id', in: 'path', required: true, schema: LETTER, example: 'prod%2Fdb' },
      { name: 'rate', in: 'query', required: true, schema: LETTER, example: '5% a%20day' },
      { name: 'raw', in: 'query', required: true, allowReserved: true, schema: LETTER, example: 'a%26b' },
      { name: 'q', in: 'query', required: true, schema: { ...LETTER, example: 'a%20track:b' } },
      { name: 'X-Id', in: 'header', required: true, schema: LETTER, example: 'a%2Fb' },
    ];
    const code = curl('/a/{id}', { parameters })[''];
    expect(code).toContain('/a/prod%2Fdb?rate=5%25%20a%2520day&raw=a%26b&q=a%20track%3Ab');
    expect(code).toContain('X-Id: a%2Fb');
  });

  it('keeps the escapes within an example that is a URL', () => {
    const query = (name: string, example: string, format?: string): object => {
      return { name, in: 'query', required: true, schema: { ...LETTER, format }, example };
    };
    const parameters = [
      query('a', 'https://example.com/my%20file.pdf'),
      query('b', '/a%2Fb', 'uri-reference'),
      query('c', 'https%3A%2F%2Fexample.com', 'uri'),
    ];
    const code = curl('/a', { parameters })[''];
    expect(code).toContain('?a=https%3A%2F%2Fexample.com%2Fmy%2520file.pdf&b=%2Fa%252Fb&c=https%3A%2F%2Fexample.com');
  });

  it("prefers an author's example of a path parameter to the response", () => {
    const parameters = [{ name: 'id', in: 'path', required: true, schema: LETTER, example: 'a1' }];
    const responses = { 200: { description: 'OK', content: { 'application/json': { example: { id: 'b2' } } } } };
    expect(curl('/a/{id}', { parameters, responses })['']).toContain('/a/a1 ');
  });

  it.each([
    ['of its name', { one: { value: { n: 2 } }, two: { value: { n: 1 } } }, ['one', 'two']],
    ['with its values', { sent: { value: { n: 2, id: 9 } }, other: { value: { n: 1, id: 8 } } }, ['other', 'sent']],
    ['with as many items', { b: { value: { l: [{}, {}], n: 0 } }, a: { value: { l: [{}], n: 0 } } }, ['a', 'b']],
    ['that is shortest', { long: { value: { x: 1, y: 2 } }, short: { value: { x: 1 } } }, ['short', 'short']],
  ])('has the response example %s', (_, examples, answers) => {
    const bodies = { one: { value: { n: 1, l: [0] } }, two: { value: { n: 2, l: [0, 0] } } };
    const document = openapi({
      '/a': {
        post: {
          requestBody: { content: { 'application/json': { examples: bodies } } },
          responses: { 200: { description: 'OK', content: { 'application/json': { examples } } } },
        },
      },
    });
    expect(compileOne(document, CURL).samples.map(({ answer }) => answer)).toEqual(answers);
  });

  it('prefers the https equivalent of an http server', () => {
    const servers = [{ url: 'http://a.example' }, { url: 'https://b.example' }, { url: 'https://a.example' }];
    expect(curl('/x', {}, { servers })['']).toBe('curl https://a.example/x');
  });

  it.each([
    ['curl', '--user YOUR_USERNAME:YOUR_PASSWORD'],
    ['javascript', "{btoa('YOUR_USERNAME:YOUR_PASSWORD')}`"],
    ['php', "CURLOPT_USERPWD => 'YOUR_USERNAME:YOUR_PASSWORD'"],
    ['python', 'auth=("YOUR_USERNAME", "YOUR_PASSWORD")'],
    ['go', 'SetBasicAuth("YOUR_USERNAME", "YOUR_PASSWORD")'],
    ['ruby', 'basic_auth("YOUR_USERNAME", "YOUR_PASSWORD")'],
    ['java', 'var credentials = "YOUR_USERNAME:YOUR_PASSWORD";'],
    ['csharp', 'Authorization = new("Basic", Convert.ToBase64String("YOUR_USERNAME:YOUR_PASSWORD"u8));'],
  ])('passes user and password readably in %s', (language, code) => {
    const components = { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } };
    const document = openapi({ '/x': { get: { security: [{ basic: [] }], responses: {} } } }, { components });
    const { samples } = compileOne(document, { samples: [{ language }] });
    expect(samples[0]?.groups[0]?.samples[0]?.code).toContain(code);
  });

  it('has an example for each variable of the path, and YOUR_… for each secret, in all languages', () => {
    const securitySchemes = {
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
    };
    const schema = {
      type: 'object',
      required: ['client_secret', 'pin'],
      properties: { client_secret: { type: 'string' }, pin: { type: 'string', format: 'password' } },
    };
    const parameters = [
      { name: 'owner', in: 'path', required: true, schema: { type: 'string', example: 'maria' } },
      { name: 'repo', in: 'query' },
    ];
    const operation = {
      operationId: 'a',
      parameters,
      security: [{ token: [], key: [] }],
      ...json(schema),
      responses: {},
    };
    const document = openapi({ '/repos/{owner}/{repo}': { post: operation } }, { components: { securitySchemes } });
    const samples = SAMPLE_LANGUAGES.map(({ id }) => ({ language: id }));
    const { markdown, warnings } = compileDescription(document, { samples });
    const codes = compileOne(document, { samples }).samples[0]?.groups.map((group) => group.samples[0]?.code) ?? [];
    expect(codes).toHaveLength(SAMPLE_LANGUAGES.length);
    for (const code of [...codes, markdown('/api/a')]) {
      expect(code).toContain('/repos/maria/repo-123');
      for (const secret of ['ACCESS_TOKEN', 'API_KEY', 'CLIENT_SECRET', 'PASSWORD'])
        expect(code).toContain(`YOUR_${secret}`);
    }
    expect(warnings).toEqual([
      '#/paths/~1repos~1%7Bowner%7D~1%7Brepo%7D/post/parameters: No parameter describes {repo} in the path. Add one with in: path.',
    ]);
  });

  it.each([
    ['reads text/event-stream as a stream', 'text/event-stream', 'streams'],
    ['reads application/x-ndjson as a stream', 'application/x-ndjson', 'streams'],
    ['writes application/pdf to a file', 'application/pdf', 'saves'],
    ['writes a file of any type to a file', '*/*', 'saves'],
  ] as const)('%s, in all languages', (_, type, does) => {
    const schema = { type: 'string', format: does === 'saves' ? 'binary' : 'text' };
    const responses = { 200: { description: 'OK', content: { [type]: { schema } } } };
    const config = { samples: SAMPLE_LANGUAGES.map(({ id }) => ({ language: id })) };
    const { samples } = compileOne(openapi({ '/x': { get: { responses } } }), config);
    const groups = samples[0]?.groups ?? [];
    expect(groups).toHaveLength(SAMPLE_LANGUAGES.length);
    for (const { id, samples: codes } of groups)
      expect(codes[0]?.code.replace('response.bin', 'response.pdf'), id).toContain(runnerOf(id)[does]);
  });

  it('wants no certain type if a range has other content', () => {
    const responses = { 200: { description: 'OK', content: { '*/*': { schema: { type: 'object' } } } } };
    expect(curl('/x', { responses })['']).toBe('curl https://api.example.com/x');
  });

  it('follows references to samples', () => {
    const sample = { lang: 'Shell', source: 'curl it' };
    const operation = { 'x-codeSamples': [{ $ref: '#/components/x-samples/a' }] };
    expect(curl('/x', operation, { components: { 'x-samples': { a: sample } } })['']).toBe('curl it');
  });

  it('keeps the request with curl beside a sample of another program', () => {
    const operation = { 'x-codeSamples': [{ lang: 'Shell', label: 'CLI', source: 'books list' }] };
    const [set] = compileOne(openapi({ '/x': { get: operation } }), { samples: [{ language: 'curl' }] }).samples;
    const [first, ...others] = set?.groups ?? [];
    expect(first?.samples.map(({ code }) => code)).toEqual(['curl https://api.example.com/x']);
    expect(others.at(-1)).toMatchObject({ label: 'CLI', samples: [{ code: 'books list', language: 'bash' }] });
  });
});
