import { describe, expect, it } from 'vitest';
import { compileDescription, compileOne } from '../api-fixture.ts';

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
        parameters: [{ name: 'file', in: 'formData', type: 'file' }],
        consumes: ['multipart/form-data'],
        responses: {},
      },
    },
  },
  definitions: { Pet: { type: 'object', properties: { name: { type: 'string', 'x-nullable': true } } } },
};

describe('upgradeSwagger()', () => {
  it('keeps the description of basic authentication, and examples that vendors give of parameters', () => {
    const basic = { type: 'basic', description: 'With the key as the name.' };
    const ids = {
      name: 'ids',
      in: 'query',
      type: 'array',
      items: { type: 'string' },
      allowEmptyValue: true,
      'x-example': ['b', 'c'],
    };
    const document = {
      ...SWAGGER,
      securityDefinitions: { basic },
      paths: { '/a': { get: { operationId: 'a', parameters: [ids], responses: {} } } },
    };
    expect(compileDescription(document).html('/api/books-api')).toContain('With the key as the name.');
    const [field] = compileOne(document).parameters[0]?.parameters ?? [];
    expect(field).toMatchObject({ wire: '?ids=b,c', schema: { constraints: ['may be empty'] } });
  });

  it('reads Swagger 2.0 as OpenAPI 3', () => {
    const { servers, parameters, requestBody, responses, security } = compileOne(SWAGGER);
    expect(servers.map(({ url }) => url)).toEqual(['https://api.test/v1']);
    expect(
      parameters.map(({ parameters: fields }) =>
        fields.map(({ name, schema }) => [name, schema.type.map(({ label }) => label).join('')]),
      ),
    ).toEqual([[['id', 'integer <int64>']], [['tags', 'array of string']]]);
    expect(requestBody).toMatchObject({
      required: true,
      content: [{ name: 'application/json', schema: { type: [{ label: 'Pet' }] } }],
    });
    expect(responses[0]?.content[0]?.schema?.type[0]?.label).toBe('Pet');
    expect(security[0]?.schemes[0]?.type).toBe('API key in header X-Key');
  });

  it('gives its operations and definitions pages without faults', () => {
    const { faults, paths } = compileDescription(SWAGGER);
    expect(faults).toEqual([]);
    expect(paths).toEqual([
      '/api/books-api',
      '/api/tags/untagged',
      '/api/add-pet',
      '/api/put-pets-id',
      '/api/schemas/Pet',
    ]);
  });

  it.each(
    [
      'definitions',
      'parameters',
      'responses',
      'securityDefinitions',
      'host',
      'basePath',
      'schemes',
      'consumes',
      'produces',
      'tags',
      'info',
      'security',
    ].flatMap((key) => [null, [], {}, 'x', 5, [null], [{}]].map((value): [string, unknown] => [key, value])),
  )('survives %s: %j', (key, value) => {
    expect(compileDescription({ ...SWAGGER, [key]: value }).api.operationCount).toBe(2);
  });

  it('shows what could be read of a description that is nested absurdly', () => {
    const text = JSON.stringify({ ...SWAGGER, definitions: { Pet: '@' } });
    const { api, warnings } = compileDescription(
      text.replace('"@"', `${'{"properties":{"p":'.repeat(20_000)}{}${'}}'.repeat(20_000)}`),
    );
    expect(api.operationCount).toBe(2);
    expect(warnings.slice(0, 1)).toEqual([expect.stringContaining('Cannot upgrade this Swagger 2.0 description: ')]);
  });
});
