import { describe, expect, it } from 'vitest';
import { Report } from '../../../../../build/base/report/report.ts';
import { compileApi } from '../../../../../build/openapi/compile/compile-api.ts';
import { toSwaggerPointer } from '../../../../../build/openapi/core/references/swagger-pointers.ts';
import { parseDescription } from '../../../../../build/openapi/read/text/parse-description.ts';
import { findMessages } from '../../../../../worker/model/messages/find-messages.ts';

describe('toSwaggerPointer()', () => {
  const GET = '#/paths/~1a/get';
  const findOwn = (read: string, parameters: readonly object[]): string =>
    toSwaggerPointer(`${GET}/requestBody/content/${read}`, { paths: { '/a': { get: { parameters } } } });

  it.each([
    ['#/components/schemas/Pet/properties/x', '#/definitions/Pet/properties/x'],
    ['#/components/schemas', '#/definitions'],
    ['#/components/parameters/a/schema/example', '#/parameters/a/x-example'],
    ['#/components/responses/Bad/content/text~1plain/schema/type', '#/responses/Bad/schema/type'],
    ['#/components/securitySchemes/key/flows', '#/securityDefinitions/key/flows'],
    ['#/components/schemas-of', '#/components/schemas-of'],
    [`${GET}/parameters/0/schema/enum`, `${GET}/parameters/0/enum`],
    [`${GET}/parameters/0/example`, `${GET}/parameters/0/x-example`],
    [`${GET}/parameters/0/example/a`, `${GET}/parameters/0/example/a`],
    [`${GET}/requestBody/content/text~1plain/schema`, `${GET}/parameters`],
    [`${GET}/responses/200/content/text~1plain/schema`, `${GET}/responses/200/schema`],
    [`${GET}/responses/200/content/text~1plain/example`, `${GET}/responses/200/examples/text~1plain`],
    ['#/paths/~1a/parameters/0/schema/enum', '#/paths/~1a/parameters/0/enum'],
    [
      '#/components/schemas/A/properties/parameters/properties/schema/type',
      '#/definitions/A/properties/parameters/properties/schema/type',
    ],
    ['#/components/schemas/A/properties/parameters/example', '#/definitions/A/properties/parameters/example'],
    [
      '#/components/schemas/A/properties/responses/items/content/x/schema',
      '#/definitions/A/properties/responses/items/content/x/schema',
    ],
    [
      `${GET}/parameters/0/schema/properties/parameters/properties/schema`,
      `${GET}/parameters/0/properties/parameters/properties/schema`,
    ],
    ['#/servers/0/url', '#/host'],
    [`${GET}/tags`, `${GET}/tags`],
  ])('converts %s to %s', (pointer, own) => {
    expect(toSwaggerPointer(pointer)).toBe(own);
  });

  it.each([
    ['schema/properties/tags/example', 'parameters/1/schema/properties/tags/example'],
    ['schema', 'parameters/1/schema'],
    ['example', 'parameters'],
  ])('finds the body of %s', (read, own) => {
    const parameters = [
      { name: 'id', in: 'query' },
      { name: 'pet', in: 'body', schema: { type: 'object' } },
    ];
    expect(findOwn(`application~1json/${read}`, parameters)).toBe(`${GET}/${own}`);
  });

  it.each([
    ['schema/properties/a~1b/example', 'parameters/1/example'],
    ['schema/properties/a~1b', 'parameters/1'],
    ['schema/properties/other', 'parameters'],
  ])('finds the form field of %s', (read, own) => {
    const parameters = [
      { name: 'id', in: 'query' },
      { name: 'a/b', in: 'formData', type: 'string' },
    ];
    expect(findOwn(`multipart~1form-data/${read}`, parameters)).toBe(`${GET}/${own}`);
  });
});

describe('compileApi() of Swagger 2.0', () => {
  it('reports problems where their author finds them', () => {
    const text = `swagger: '2.0'
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      security: [{ none: [] }]
      responses:
        200:
          description: OK
          schema: { $ref: '#/definitions/Cat' }
definitions:
  Pet:
    properties:
      age: { type: integer, example: abc }
`;
    const report = new Report();
    const config = { id: 'pets', description: '', headers: {}, path: '/api', sidebar: 'api', requiredFirst: false };
    compileApi(parseDescription('pets.yaml', text), { config, base: '', messages: findMessages('en') }, report);
    expect(report.warnings.map(({ line, pointer, message }) => [line, pointer, message])).toEqual([
      [6, '#/paths/~1pets/get/security/0/none', expect.stringContaining('Define it under "#/securityDefinitions".')],
      [
        10,
        '#/paths/~1pets/get/responses/200/schema',
        'Cannot resolve "#/definitions/Cat": #/definitions has no "Cat". Define it there.',
      ],
      [14, '#/definitions/Pet/properties/age/example', expect.stringContaining('Must be integer')],
    ]);
  });
});
