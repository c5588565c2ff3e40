import { describe, expect, it } from 'vitest';
import { ApiWarnings } from '../../../../../build/openapi/core/api-warnings.ts';
import { upgradeSwagger } from '../../../../../build/openapi/read/swagger/upgrade-swagger.ts';
import { compileDescription, compileOne, compileOperations } from '../../api-fixture.ts';
import { fieldsOf, outline } from '../../schema/tree-fixture.ts';

const SWAGGER = {
  swagger: '2.0',
  info: { title: 'Old', version: '1' },
  host: 'api.test',
  basePath: '/v1',
  schemes: ['https'],
  consumes: ['application/json'],
  produces: ['application/json'],
  securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
  paths: {
    '/pets/{id}': {
      post: {
        operationId: 'addPet',
        security: [{ key: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, type: 'integer', format: 'int64' },
          { name: 'tags', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'multi' },
          { name: 'body', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } },
        ],
        responses: { 200: { description: 'OK', schema: { $ref: '#/definitions/Pet' } } },
      },
      put: {
        parameters: [
          { name: 'id', in: 'path', required: true, type: 'integer' },
          { name: 'file', in: 'formData', type: 'file' },
        ],
        consumes: ['multipart/form-data'],
        responses: {},
      },
    },
  },
  definitions: { Pet: { type: 'object', properties: { name: { type: 'string', 'x-nullable': true } } } },
};

const IDS = { name: 'ids', in: 'query', type: 'array', items: { type: 'string' }, 'x-example': ['b', 'c'] };
const withGet = (get: object) => ({ ...SWAGGER, paths: { '/a': { get: { responses: {}, ...get } } } });

describe('upgradeSwagger()', () => {
  it('keeps the description of basic authentication, and vendor examples of parameters', () => {
    const basic = { type: 'basic', description: 'With the key as the name.' };
    const document = {
      ...withGet({ parameters: [{ ...IDS, allowEmptyValue: true }] }),
      securityDefinitions: { basic },
    };
    expect(compileDescription(document).html('/api/books-api')).toContain('With the key as the name.');
    const [field] = compileOne(document).parameters[0]?.parameters ?? [];
    expect(field).toMatchObject({ facts: { wire: '?ids=b,c', constraints: ['may be empty'] } });
  });

  it('lets examples be null where the schema has x-nullable', () => {
    const Ports = { type: 'object', additionalProperties: { type: 'array', items: {}, 'x-nullable': true } };
    const definitions = { Ports: { ...Ports, example: { 80: null, 443: 1 } } };
    expect(compileDescription({ ...withGet({}), definitions }).warnings).toEqual([
      expect.stringContaining('at /443: Must be array, found integer.'),
    ]);
  });

  it('reads the values of a list as those of its items, unless they are lists or the items have values', () => {
    const list = { type: 'array', items: { type: 'string' } };
    const kinds = { ...list, enum: ['a', 'b'], 'x-enum-descriptions': ['First.', 'Second.'] };
    const properties = {
      kinds,
      pairs: { ...list, enum: [['a']] },
      own: { type: 'array', enum: ['a'], items: { enum: ['c'] } },
    };
    const document = {
      ...withGet({ parameters: [{ ...kinds, name: 'kind', in: 'query', required: true }] }),
      definitions: { A: { type: 'object', properties } },
    };
    const { markdown, warnings } = compileDescription(document);
    for (const path of ['/api/schemas/A', '/api/get-a'])
      expect(markdown(path)).toMatch(/`kinds?` array of string.*\n+ +- `a`: First\.\n +- `b`: Second\./);
    expect(warnings).toEqual([
      '#/definitions/A/properties/own/enum: Cannot find a list in "enum" of a list. Move its values to "items".',
    ]);
  });

  it('upgrades the parameters of a path', () => {
    const { parameters } = compileOne({ ...SWAGGER, paths: { '/a': { parameters: [IDS], get: { responses: {} } } } });
    expect(parameters[0]?.parameters[0]?.facts).toMatchObject({
      wire: '?ids=b,c',
      type: [{ label: 'array of string' }],
    });
  });

  it('reads a body and form fields behind parameter references, also of the path', () => {
    const parameters = {
      Pet: { name: 'pet', in: 'body', description: 'A pet.', schema: { $ref: '#/definitions/Pet' } },
      Size: { name: 'size', in: 'formData', type: 'integer', enum: [1, 2], default: 2, 'x-nullable': true },
    };
    const ref = (name: string): { $ref: string } => ({ $ref: `#/parameters/${name}` });
    const fields = [
      { name: 'tags', in: 'formData', type: 'array', items: { type: 'string' }, maxItems: 3 },
      { name: 'logo', in: 'formData', type: 'file', required: true, description: 'A picture.' },
    ];
    const [put, post] = compileOperations({
      ...SWAGGER,
      parameters,
      paths: {
        '/a': {
          put: {
            parameters: [{ ...ref('Pet'), description: 'Mine.', required: true, 'x-a': 1, schema: null }],
            responses: {},
          },
        },
        '/b': { parameters: [ref('Size')], post: { parameters: fields, responses: {} } },
      },
    });
    expect(put).toMatchObject({
      parameters: [],
      requestBody: {
        required: true,
        description: { html: '<p>Mine.</p>' },
        content: [{ name: 'application/json', schema: { facts: { type: [{ label: 'Pet' }] } } }],
      },
    });
    const [body] = post?.requestBody?.content ?? [];
    expect(body?.name).toBe('multipart/form-data');
    expect(
      fieldsOf({ children: body?.schema?.children ?? null }).map(({ facts }) => [
        facts.name,
        facts.required,
        facts.type.map(({ label }) => label).join(''),
        [...facts.values.map(({ value }) => value), ...facts.constraints, facts.defaultValue].join(' '),
      ]),
    ).toEqual([
      ['size', false, 'integer or null', '1 2 2'],
      ['tags', false, 'array of string', 'at most 3 items '],
      ['logo', true, 'string <binary>', ''],
    ]);
    expect(body?.encoding.map(({ label, value }) => `${label}: ${value}`)).toEqual(['tags: style form, explode false']);
  });

  it('shows several bodies as alternatives, and a form beside them', () => {
    const body = (name: string): object => ({
      name,
      in: 'body',
      description: `By ${name}.`,
      schema: { type: 'object' },
    });
    const document = withGet({
      operationId: 'a',
      consumes: ['application/json', 'multipart/form-data'],
      parameters: [body('text'), body('url'), { name: 'file', in: 'formData', type: 'file', required: true }],
    });
    const { requestBody } = compileOne(document);
    expect(requestBody?.required).toBe(false);
    expect(requestBody?.content.map(({ name, schema }) => [name, outline(schema?.children ?? null)])).toEqual([
      [
        'application/json',
        {
          'Any of': [
            ['text', null],
            ['url', null],
          ],
        },
      ],
      ['multipart/form-data', { 'file!': null }],
    ]);
    expect(compileDescription(document).markdown('/api/a')).toContain('**url**, object: By url.');
    expect(compileDescription(document).warnings.join()).toMatch(/parameters: This operation has several bodies/);
  });

  it('reports one body beside a form', () => {
    const parameters = [
      { name: 'a', in: 'body', schema: {} },
      { name: 'b', in: 'formData', type: 'string' },
    ];
    expect(compileDescription(withGet({ parameters })).warnings.join()).toMatch(/parameters: .*a body beside a form/);
  });

  it('shows the examples of several bodies', () => {
    const body = (name: string, examples: object): object => ({ name, in: 'body', schema: {}, ...examples });
    const { requestBody } = compileOne(
      withGet({
        consumes: ['application/json'],
        parameters: [
          body('a', { 'x-example': 1 }),
          body('b', { 'x-examples': { 'application/json': 2 } }),
          body('c', { 'x-examples': { named: 3 } }),
        ],
      }),
    );
    expect(requestBody?.content[0]?.examples.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'a: 1',
      'b: 2',
      'named: 3',
    ]);
  });

  it.each([
    ['csv', '?ids=b,c'],
    ['ssv', '?ids=b%20c'],
    ['tsv', '?ids=b%09c'],
    ['pipes', '?ids=b|c'],
    ['multi', '?ids=b&ids=c'],
    ['other', '?ids=b,c'],
  ])('serializes lists according to collectionFormat: %s', (collectionFormat, wire) => {
    const { parameters } = compileOne(withGet({ parameters: [{ ...IDS, collectionFormat }] }));
    expect(parameters[0]?.parameters[0]?.facts.wire).toBe(wire);
  });

  it('prefers media types of the operation, and uses examples by type or by name', () => {
    const schema = { type: 'object' };
    const examples = { 'application/json': { a: 1 }, other: { b: 2 } };
    const { responses, requestBody } = compileOne(
      withGet({
        consumes: ['text/yaml', 'application/json'],
        produces: ['application/pdf', 'application/json'],
        parameters: [{ in: 'body', name: 'a', schema, 'x-examples': examples }],
        responses: {
          200: { description: 'OK', schema, examples },
          201: { description: 'File', schema: { type: 'file' } },
          202: { description: 'None', headers: { 'X-B': { type: 'integer' }, 'X-A': { type: 'string' } } },
        },
      }),
    );
    const shown = (content: (typeof responses)[number]['content'] = []): string[] =>
      content.map(({ name, examples }) => `${name}: ${examples.map(({ text }) => text.replace(/\s/g, ''))}`);
    expect(shown(requestBody?.content)).toEqual(['text/yaml: {}', 'application/json: {"a":1},{"b":2}']);
    expect(shown(responses[0]?.content)).toEqual(['application/pdf: ', 'application/json: {"b":2},{"a":1}']);
    expect(responses[1]?.content.map(({ schema: file }) => file?.facts.type[0]?.label)).toEqual(
      Array(2).fill('string <binary>'),
    );
    expect(responses[2]?.headers.map(({ facts }) => facts.name)).toEqual(['X-B', 'X-A']);
  });

  it('follows pointers into responses and parameter lists, as bundlers write them', () => {
    const post = '#/paths/~1pets~1%7Bid%7D/post';
    const get = {
      parameters: [{ $ref: `${post}/parameters/1` }],
      responses: { 200: { description: 'OK', schema: { $ref: `${post}/responses/200/schema` } } },
    };
    const { warnings } = compileDescription({ ...SWAGGER, paths: { ...SWAGGER.paths, '/b': { get } } });
    expect(warnings).toEqual([]);
  });

  it('reads every kind of server, and a numeric version', () => {
    const servers = (more: Record<string, unknown>): string[] =>
      compileOne({ ...SWAGGER, swagger: 2, ...more }).servers.map(({ url }) => url);
    expect(servers({ schemes: undefined })).toEqual(['https://api.test/v1']);
    expect(servers({ host: undefined })).toEqual(['/v1']);
    expect(servers({ host: undefined, basePath: undefined })).toEqual([]);
    expect(servers({ 'x-servers': [{ url: 'https://x.test' }] })).toEqual(['https://x.test']);
    const [post] = Object.values(SWAGGER.paths);
    expect(servers({ paths: { '/a': { post: { ...post?.post, schemes: ['wss'] } } } })).toEqual(['wss://api.test/v1']);
  });

  it('reads the host template of AutoRest', () => {
    const parameters = {
      Endpoint: { name: 'Endpoint', in: 'path', required: true, type: 'string', description: 'Yours.' },
      Zone: { name: 'zone', in: 'path', type: 'string', enum: ['eu', 'us'] },
    };
    const rootOf = (template: object) => ({
      ...SWAGGER,
      host: undefined,
      parameters,
      'x-ms-parameterized-host': template,
    });
    const refs = [{ $ref: '#/parameters/Endpoint' }, { $ref: '#/parameters/Zone' }];
    const whole = { hostTemplate: '{Endpoint}/ocr', useSchemePrefix: false, parameters: refs };
    expect(compileDescription(rootOf(whole)).warnings).toEqual([
      expect.stringMatching(/^#\/x-ms-parameterized-host: .*"\{Endpoint\}"/),
    ]);
    const serversOf = (template: object): unknown => compileOne(rootOf(template)).servers;
    expect(serversOf(whole)).toMatchObject([{ url: '{Endpoint}/ocr/v1' }]);
    expect(serversOf({ hostTemplate: '{zone}.api.test', parameters: refs.slice(1) })).toMatchObject([
      { url: 'https://{zone}.api.test/v1', variables: [{ name: 'zone', defaultValue: 'eu', values: ['eu', 'us'] }] },
    ]);
    expect(serversOf({ parameters: 5 })).toMatchObject([{ url: '/v1' }]);
  });

  it('ignores data and properties with the names of keywords', () => {
    const A = {
      discriminator: 'kind',
      properties: { kind: { type: 'string' }, example: { $ref: '#/definitions/B' }, discriminator: { type: 'string' } },
      example: { kind: 'x', discriminator: 'a', $ref: '#/definitions/B' },
    };
    const root = { swagger: '2.0', definitions: { A, B: { type: 'object' } } };
    const { components } = upgradeSwagger(root, new ApiWarnings());
    expect(components).toMatchObject({
      schemas: {
        A: {
          discriminator: { propertyName: 'kind' },
          properties: { example: { $ref: '#/components/schemas/B' }, discriminator: { type: 'string' } },
          example: A.example,
        },
      },
    });
  });

  it('reads Swagger 2.0 as OpenAPI 3', () => {
    const { servers, parameters, requestBody, responses, security } = compileOne(SWAGGER);
    expect(servers.map(({ url }) => url)).toEqual(['https://api.test/v1']);
    const fields = parameters.flatMap((group) => group.parameters);
    const types = fields.map(({ facts }) => facts.type.map(({ label }) => label).join(''));
    expect(types).toEqual(['integer <int64>', 'array of string']);
    expect(requestBody).toMatchObject({
      required: true,
      content: [{ name: 'application/json', schema: { facts: { type: [{ label: 'Pet' }] } } }],
    });
    expect(responses[0]?.content[0]?.schema?.facts.type[0]?.label).toBe('Pet');
    expect(security[0]?.schemes[0]?.type).toBe('API key in header X-Key');
  });

  it('compiles pages of operations and definitions without errors', () => {
    const { faults, paths } = compileDescription(SWAGGER);
    expect(faults).toEqual([]);
    const names = ['books-api', 'tags/untagged', 'add-pet', 'put-pets-id', 'schemas/Pet'];
    expect(paths).toEqual(names.map((name) => `/api/${name}`));
  });

  it.each(
    'definitions parameters responses securityDefinitions host basePath schemes consumes produces tags info security'
      .split(' ')
      .flatMap((key) => [null, [], {}, 'x', 5, [null], [{}]].map((value): [string, unknown] => [key, value])),
  )('handles %s: %j', (key, value) => {
    expect(compileDescription({ ...SWAGGER, [key]: value }).api.operationCount).toBe(2);
  });

  it('shows the readable levels of an absurdly nested description', () => {
    const text = JSON.stringify({ ...SWAGGER, definitions: { Pet: '@' } });
    const { api, warnings } = compileDescription(
      text.replace('"@"', `${'{"properties":{"p":'.repeat(20_000)}{}${'}}'.repeat(20_000)}`),
    );
    expect(api.operationCount).toBe(2);
    expect(warnings.slice(0, 1)).toEqual([expect.stringContaining('Cannot upgrade this Swagger 2.0 description: ')]);
  });
});
