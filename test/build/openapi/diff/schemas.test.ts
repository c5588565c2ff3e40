import { describe, expect, it } from 'vitest';
import { diff, diffSchemas } from './diff.ts';

const BODY = 'request body';
const ANSWER = 'response 200';

describe('a change of a schema', () => {
  it.each([
    ['{ type: string }', '{ type: integer }', 'breaking', 'breaking', 'changed from string to integer'],
    ['{ type: number }', '{ type: integer }', 'breaking', 'safe', 'changed from number to integer'],
    ['{ type: integer }', '{ type: number }', 'safe', 'breaking', 'changed from integer to number'],
    ['{ type: string }', '{ type: [string, "null"] }', 'safe', 'breaking', 'may now be null'],
    ['{ type: string, nullable: true }', '{ type: string }', 'breaking', 'safe', 'is no longer null'],
    ['{}', '{ type: string }', 'breaking', 'safe', 'changed from any type to string'],
    ['{ enum: [a] }', '{ enum: [a, b] }', 'safe', 'may-break', 'also has `"b"`'],
    ['{ enum: [a, b] }', '{ enum: [a] }', 'breaking', 'safe', 'no longer has `"b"`'],
    ['{ type: string }', '{ type: string, enum: [a] }', 'breaking', 'safe', 'is now limited to `"a"`'],
    ['{ type: string, const: a }', '{ type: string }', 'safe', 'may-break', 'is no longer limited to a list of values'],
    ['{ maxLength: 9 }', '{ maxLength: 5 }', 'breaking', 'safe', 'changed its maxLength from `9` to `5`'],
    ['{ minimum: 1 }', '{ minimum: 0 }', 'safe', 'may-break', 'changed its minimum from `1` to `0`'],
    ['{ type: array, maxItems: 2 }', '{ type: array }', 'safe', 'may-break', 'has no maxItems any more'],
    ['{ type: array }', '{ type: array, minItems: 2 }', 'breaking', 'safe', 'has now a minItems of `2`'],
    [
      '{ format: date }',
      '{ format: date-time }',
      'may-break',
      'may-break',
      'changed its format from `"date"` to `"date-time"`',
    ],
    ['{ pattern: a }', '{}', 'safe', 'may-break', 'has no pattern any more'],
    [
      '{ oneOf: [{ title: Card }, { title: Bank }, { title: Cash }] }',
      '{ oneOf: [{ title: Cash }, { title: Card }] }',
      'breaking',
      'safe',
      'no longer has the form `Bank`',
    ],
    [
      '{ anyOf: [{ title: Card }, { title: Cash }] }',
      '{ anyOf: [{ title: Bank }, { title: Cash }, { title: Card }] }',
      'safe',
      'may-break',
      'also has the form `Bank`',
    ],
    [
      '{ type: object }',
      '{ type: object, additionalProperties: false }',
      'breaking',
      'safe',
      'no longer takes further properties',
    ],
  ])('from %s to %s is %s in a request and %s in a response', (before, after, asked, given, text) => {
    expect(diffSchemas(before, after)).toEqual({
      request: [`${asked}: ${BODY} ${text}.`],
      response: [`${given}: ${ANSWER} ${text}.`],
    });
  });

  it('ignores order, descriptions and examples', () => {
    expect(
      diffSchemas(
        '{ type: [string, integer], enum: [a, b] }',
        '{ type: [integer, string], enum: [b, a], description: New, example: a }',
      ),
    ).toEqual({ request: [], response: [] });
  });
});

describe('a change of a property', () => {
  const object = (properties: string, required = ''): string =>
    `{ type: object, properties: { ${properties} }, required: [${required}] }`;

  const A = 'a: {}';
  it.each([
    [object(A), object(''), 'may-break', 'was removed', 'breaking', 'was removed'],
    [object(''), object(A), 'safe', 'was added', 'safe', 'was added'],
    [object(''), object(A, 'a'), 'breaking', 'was added and is required', 'safe', 'was added'],
    [object(A), object(A, 'a'), 'breaking', 'is now required', 'safe', 'is now required'],
    [object(A, 'a'), object(A), 'safe', 'is no longer required', 'breaking', 'may now be absent'],
    [object(A), object('a: { deprecated: true }'), 'safe', 'is deprecated', 'safe', 'is deprecated'],
  ])('from %s to %s is %s in a request: it %s; %s in a response: it %s', (before, after, asked, is, given, was) => {
    expect(diffSchemas(before, after)).toEqual({
      request: [`${asked}: property \`a\` of the ${BODY} ${is}.`],
      response: [`${given}: property \`a\` of the ${ANSWER} ${was}.`],
    });
  });

  it('affects only the side that sees it', () => {
    expect(diffSchemas(object(''), object('id: { readOnly: true }', 'id')).request).toEqual([]);
    expect(diffSchemas(object('secret: { writeOnly: true }'), object('')).response).toEqual([]);
  });

  it('is found in arrays, maps, alternatives and merged schemas', () => {
    const nested = (type: string): string =>
      `{ allOf: [{ properties: { lines: { type: array, items: { properties: { a: { type: ${type} } } } } } }, { additionalProperties: { type: ${type} } }, { oneOf: [{ title: Card, properties: { b: { type: ${type} } } }] }] }`;
    expect(diffSchemas(nested('string'), nested('boolean')).response).toEqual(
      ['lines[].a', '*', '(Card).b'].map(
        (path) => `breaking: property \`${path}\` of the response 200 changed from string to boolean.`,
      ),
    );
  });
});

describe('a change of a named schema', () => {
  const description = (amount: string): string =>
    `paths:
  /a: { get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Page" } } } } } } }
  /b: { get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Bill" } } } } } } }
components:
  schemas:
    Page: { properties: { data: { type: array, items: { $ref: "#/components/schemas/Bill" } } } }
    Bill: { properties: { amount: { type: ${amount} }, parent: { $ref: "#/components/schemas/Bill" } } }
`;

  it('is reported once, with every operation that uses it', () => {
    expect(diff(description('integer'), description('string'))).toEqual([
      'breaking: Property `amount` of schema `Bill` in responses changed from integer to string. (`GET /a`, `GET /b`)',
    ]);
  });

  it('is not reported if no operation uses it', () => {
    const unused = (type: string): string => `paths: {}\ncomponents: { schemas: { Bill: { type: ${type} } } }`;
    expect(diff(unused('string'), unused('integer'))).toEqual([]);
  });

  it('is found next to a reference with siblings', () => {
    const beside = (more: string): string =>
      `paths: { /a: { get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Bill"${more} } } } } } } } }\ncomponents: { schemas: { Bill: { type: string } } }`;
    expect(diff(beside(''), beside(', maxLength: 5'))).toEqual([
      'safe: `GET /a`: response 200 has now a maxLength of `5`.',
    ]);
  });
});
