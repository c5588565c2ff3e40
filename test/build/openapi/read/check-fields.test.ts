import { describe, expect, it } from 'vitest';
import { compileDescription, openapi, withOperation, withSchemas } from '../api-fixture.ts';

const warningsOf = (document: unknown): readonly string[] =>
  compileDescription(document).warnings.filter((text) => /: Cannot (?:read|find|tell)/.test(text));

const property = (schema: object): object => withSchemas({ Pet: { type: 'object', properties: { id: schema } } });
const at = '#/components/schemas/Pet/properties/id';

describe('checkFields()', () => {
  it.each([
    [{ openapi: '3.1.0', inof: {}, paths: { '/a': { get: {} } } }, '#/inof: Cannot read "inof": did you mean "info"?'],
    [
      openapi({ '/a': { gett: { responses: {} }, post: {} } }),
      '#/paths/~1a/gett: Cannot read "gett": did you mean "get"?',
    ],
    [
      withOperation({ response: {}, responses: undefined }),
      '#/paths/~1a/get/response: Cannot read "response": did you mean "responses"?',
    ],
    [
      withOperation({ requestbody: { content: {} } }),
      '#/paths/~1a/get/requestbody: Cannot read "requestbody": did you mean "requestBody"?',
    ],
    [
      withOperation({ paramaters: [] }),
      '#/paths/~1a/get/paramaters: Cannot read "paramaters": did you mean "parameters"?',
    ],
    [
      withOperation({ callbacks: { done: { '{$url}': { post: { descripton: 'x' } } } } }),
      '#/paths/~1a/get/callbacks/done/%7B$url%7D/post/descripton: Cannot read "descripton": did you mean "description"?',
    ],
    [property({ ref: '#/components/schemas/Pet' }), `${at}/ref: Cannot read "ref": did you mean "$ref"?`],
    [
      property({ type: 'int' }),
      `${at}/type: Cannot read the type "int": OpenAPI has no such type. Did you mean "type: integer"?`,
    ],
    [
      property({ type: ['strng', 'null'] }),
      `${at}/type: Cannot read the type "strng": OpenAPI has no such type. Did you mean "type: string"?`,
    ],
    [
      property({ type: 'money' }),
      `${at}/type: Cannot read the type "money": OpenAPI has no such type. Write one of string, number, integer, boolean, array, object, null.`,
    ],
    [
      property({ type: 'array', enum: ['a'], items: {} }),
      `${at}/enum: Cannot find a list in "enum" of a list. Move its values to "items".`,
    ],
    [
      property({ type: 'string', required: true }),
      `${at}/required: Cannot read "required": in a schema, it must be a list of names. Add "id" to "required" of the schema that has the property.`,
    ],
    [
      property({ type: 'integer', enum: 5 }),
      `${at}/enum: Cannot read "enum": it must be a list, found 5. Write it as a list.`,
    ],
    [
      property({ type: 'integer', minimum: '5' }),
      `${at}/minimum: Cannot read "minimum": it must be a number, found "5". Remove the quotes.`,
    ],
    [
      JSON.stringify(property({ type: 'integer', maximum: 5 })).replace(':5', ':1e400'),
      `${at}/maximum: Cannot read "maximum": the number 1e400 is out of range. Write one below 1e308, or remove it.`,
    ],
    [
      withOperation({ parameters: [{ name: 'a', in: 'query', schema: { type: 'string', required: true } }] }),
      '#/paths/~1a/get/parameters/0/schema/required: Cannot read "required": in a schema, it must be a list of names. Move it to the parameter, beside "schema".',
    ],
    [
      withOperation({ requestBody: { content: { 'image/jpeg': { schema: { type: 'string', required: true } } } } }),
      '#/paths/~1a/post/requestBody/content/image~1jpeg/schema/required: Cannot read "required": in a schema, it must be a list of names. Move it to the request body, beside "content".',
    ],
    [
      openapi({ '/a': { get: {} } }, { openapi: '3.0.3' }),
      '#/paths/~1a/get: Cannot find "responses", which this version of OpenAPI requires. Add at least "default".',
    ],
    ...['defualt', '20x', 'ok', '200 OK', '1234'].map((key): [object, string] => [
      withOperation({ responses: { [key]: { description: 'x' } } }),
      `#/paths/~1a/get/responses/${encodeURI(key)}: Cannot read the response "${key}": it must be a status code such as 200, a range such as 2XX, or "default".`,
    ]),
    [openapi({ a: { get: {} } }), '#/paths/a: Cannot read the path "a": it must begin with a slash. Write "/a".'],
    [
      { openapi: '3.1.0', info: { title: 'A' }, paths: { '/a': { get: {} } } },
      '#/info: Cannot find "version" in "info". Add it.',
    ],
    [{ openapi: '3.1.0', paths: { '/a': { get: {} } } }, '#: Cannot find "info". Add it, with "title" and "version".'],
    [
      { info: { title: 'A', version: '1' }, paths: { '/a': { get: {} } } },
      '#: Cannot tell the version of OpenAPI. Add "openapi: 3.1.0", or the version that it is written for.',
    ],
  ])('warns about %j', (document, warning) => {
    expect(warningsOf(document)).toEqual([warning]);
  });

  it.each([
    ['names that authors choose', property({ properties: { descripton: {}, responce: {}, ref: {} } })],
    ['data', property({ example: { descripton: 'x' }, default: { ref: 'x' } })],
    ['extensions', withOperation({ 'x-response': {} })],
    ['words far from any field', withOperation({ owner: 'Ann', rateLimit: 5 })],
    ['a word like a field that is there', withOperation({ description: 'A', descriptions: 'B' })],
    ['a word like a field of another kind', property({ type: 'integer', minimums: 'per day' })],
    ['ranges of statuses', withOperation({ responses: { '2XX': {}, '4xx': {}, 599: {}, default: {}, 'x-note': {} } })],
    ['methods in capitals', openapi({ '/a': { GET: {} } })],
    [
      'a type that is empty in YAML',
      'openapi: 3.1.0\ninfo: {title: A, version: 1}\npaths: {/a: {get: {}}}\ncomponents: {schemas: {A: {type: }}}',
    ],
  ])('ignores %s', (_, document) => {
    expect(warningsOf(document)).toEqual([]);
  });

  it('checks an operation and a parameter from other files in those', () => {
    const paths = { '/a': { get: { $ref: '#/x-external/1' }, put: { $ref: '#/x-external/2' } } };
    const files = {
      1: { parameters: [{ $ref: '#/x-external/3' }], responses: { 200: { description: 'OK' } } },
      2: { descripton: 'x' },
      3: { name: 'a', in: 'query', requierd: true },
    };
    expect(warningsOf(openapi(paths, { openapi: '3.0.3', 'x-external': files }))).toEqual([
      '#/x-external/2: Cannot find "responses", which this version of OpenAPI requires. Add at least "default".',
      '#/x-external/2/descripton: Cannot read "descripton": did you mean "description"?',
      '#/x-external/3/requierd: Cannot read "requierd": did you mean "required"?',
    ]);
  });

  it('checks a shared value once', () => {
    const text = `openapi: 3.1.0
info: {title: A, version: 1}
paths: {/a: {get: {}}}
components: {schemas: {A: &a {type: int}, B: *a}}`;
    expect(warningsOf(text).filter((warning) => warning.includes('int'))).toHaveLength(1);
  });

  it('reports the fields of Swagger 2.0 where their author wrote them', () => {
    const document = {
      swagger: '2.0',
      info: { title: 'A', version: '1' },
      paths: { '/a': { get: { descripton: 'x', responses: {} } } },
      definitions: { A: { type: 'str' } },
    };
    expect(warningsOf(document)).toEqual([
      '#/paths/~1a/get/descripton: Cannot read "descripton": did you mean "description"?',
      '#/definitions/A/type: Cannot read the type "str": OpenAPI has no such type. Did you mean "type: string"?',
    ]);
  });
});
