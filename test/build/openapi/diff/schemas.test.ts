import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../words.ts';
import { diff, diffSchemas } from './diff.ts';

const BODY = 'request body';
const ANSWER = 'response 200';

/** A schema before and after, the effect in a request and in a response, and the change, with quotes for backticks. */
function itHasEffects(table: string): void {
  it.each(rowsOf(table))(
    'from %s to %s is %s in a request and %s in a response',
    (before, after, asked, given, text) => {
      const change = text?.replaceAll("'", '`');
      expect(diffSchemas(before, after)).toEqual({
        request: [`${asked}: ${BODY} ${change}.`],
        response: [`${given}: ${ANSWER} ${change}.`],
      });
    },
  );
}

describe('a change of a schema', () => {
  itHasEffects(`
    { type: string } | { type: integer } | breaking | breaking | changed from string to integer
    { type: number } | { type: integer } | breaking | safe | changed from number to integer
    { type: integer } | { type: number } | safe | breaking | changed from integer to number
    { type: string } | { type: [string, "null"] } | safe | breaking | may now be null
    { type: string, nullable: true } | { type: string } | breaking | safe | is no longer null
    { nullable: true } | { type: string } | breaking | safe | changed from any type to string
    {} | { type: string } | breaking | safe | has a new schema
    { type: string } | {} | safe | breaking | no longer has the schema
    { enum: [1, 2] } | { enum: ["1", "2"] } | breaking | breaking | changed from number to string
    { type: [string, "null"], const: "1" } | { type: integer, const: 1, nullable: true } | breaking | breaking | changed from string or null to integer or null
    { enum: [a] } | { enum: [a, b] } | safe | may-break | also has '"b"'
    { enum: [a, b] } | { enum: [a] } | breaking | safe | no longer has '"b"'
    { type: string } | { type: string, enum: [a] } | breaking | safe | is now limited to '"a"'
    { type: string, const: a } | { type: string } | safe | breaking | is no longer limited to a list of values
    { type: string, enum: [a] } | { type: string } | safe | may-break | is no longer limited to a list of values
    { allOf: [{ enum: [a, b] }, { enum: [b] }] } | { enum: [b, c] } | safe | may-break | also has '"c"'
    { maxLength: 9 } | { maxLength: 5 } | breaking | safe | changed its maxLength from '9' to '5'
    { minimum: 1 } | { minimum: 0 } | safe | breaking | changed its minimum from '1' to '0'
    { type: array, maxItems: 2 } | { type: array } | safe | breaking | no longer has its maxItems of '2'
    { type: array } | { type: array, minItems: 2 } | breaking | safe | has a new minItems of '2'
    { allOf: [{ maximum: 9 }, { maximum: 5 }] } | { maximum: 4 } | breaking | safe | changed its maximum from '5' to '4'
    { minimum: 1, exclusiveMinimum: true } | { exclusiveMinimum: 2 } | breaking | safe | changed its exclusiveMinimum from '1' to '2'
    { minimum: 1 } | { exclusiveMinimum: 1 } | breaking | safe | changed its limit from 'minimum: 1' to 'exclusiveMinimum: 1'
    { exclusiveMaximum: 5 } | { maximum: 4 } | breaking | safe | changed its limit from 'exclusiveMaximum: 5' to 'maximum: 4'
    { type: integer, minimum: 1 } | { type: integer, exclusiveMinimum: 1 } | breaking | safe | changed its limit from 'minimum: 1' to 'exclusiveMinimum: 1'
    { type: integer, minimum: 1 } | { type: integer, exclusiveMinimum: -1 } | safe | breaking | changed its limit from 'minimum: 1' to 'exclusiveMinimum: -1'
    { type: integer, maximum: 9223372036854775807 } | { type: integer, exclusiveMaximum: 9223372036854775807 } | breaking | safe | changed its limit from 'maximum: 9223372036854775807' to 'exclusiveMaximum: 9223372036854775807'
    { type: integer, minimum: -9223372036854775808 } | { type: integer, minimum: -9223372036854775807 } | breaking | safe | changed its minimum from '-9223372036854775808' to '-9223372036854775807'
    { multipleOf: 1 } | { multipleOf: 0.0000000001 } | safe | breaking | changed its multipleOf from '1' to '1e-10'
    { multipleOf: 1 } | { multipleOf: 0 } | breaking | safe | changed its multipleOf from '1' to '0'
    { multipleOf: 2 } | { multipleOf: 4 } | breaking | safe | changed its multipleOf from '2' to '4'
    { multipleOf: 0.3 } | { multipleOf: 0.1 } | safe | breaking | changed its multipleOf from '0.3' to '0.1'
    { multipleOf: 2 } | { multipleOf: 3 } | breaking | breaking | changed its multipleOf from '2' to '3'
    { type: array } | { type: array, uniqueItems: true } | breaking | safe | must now have unique items
    { type: array, uniqueItems: true } | { type: array } | safe | breaking | may now have duplicate items
    { format: int32 } | { format: int64 } | safe | may-break | changed its format from '"int32"' to '"int64"'
    { type: string } | { type: string, pattern: ^a } | breaking | safe | has a new pattern of '"^a"'
    { pattern: a } | { pattern: b } | may-break | may-break | changed its pattern from '"a"' to '"b"'
    { contentMediaType: text/csv } | { contentMediaType: text/xml } | breaking | breaking | changed its contentMediaType from '"text/csv"' to '"text/xml"'
    { contentEncoding: base64 } | { contentEncoding: base16 } | breaking | breaking | changed its contentEncoding from '"base64"' to '"base16"'
    { default: 1 } | { default: 2 } | may-break | safe | changed its default from '1' to '2'
    { type: object } | { type: object, dependentRequired: { card: [cvc] } } | breaking | safe | must now have 'cvc' if it has 'card'
    { dependencies: { card: [cvc, name] } } | { dependentRequired: { card: [cvc] } } | safe | breaking | may now lack 'name' if it has 'card'
    { format: date } | { format: date-time } | may-break | may-break | changed its format from '"date"' to '"date-time"'
    { type: string, pattern: a } | { type: string } | safe | may-break | no longer has its pattern of '"a"'
    { oneOf: [{ title: Card }, { title: Bank }, { title: Cash }] } | { oneOf: [{ title: Cash }, { title: Card }] } | breaking | safe | no longer has the form 'Bank'
    { anyOf: [{ title: Card }, { title: Cash }] } | { anyOf: [{ title: Bank }, { title: Cash }, { title: Card }] } | safe | may-break | also has the form 'Bank'
    { type: "null" } | { type: string } | breaking | breaking | changed from null to string
    { type: ["null"] } | { type: string } | breaking | breaking | changed from null to string
    { nullable: true } | { type: ["null"], description: Empty } | breaking | safe | changed from any type to null
    { type: string, enum: [a] } | { type: [string, "null"], enum: [a, null] } | safe | breaking | may now be null
    { type: number, multipleOf: 0.01 } | { type: integer } | breaking | safe | changed from number to integer
    { type: integer } | { type: number, multipleOf: 0.5 } | safe | breaking | changed from integer to number
    { type: string, format: binary } | { type: string } | safe | may-break | no longer has its format of '"binary"'
    { type: object } | { type: object, additionalProperties: false } | breaking | safe | no longer takes further properties
  `);

  it.each([
    [
      '{ type: [string, integer], enum: [a, b] }',
      '{ type: [integer, string], enum: [b, a], description: New, example: a }',
    ],
    ['{ type: [string, integer] }', '{ oneOf: [{ type: integer }, { type: string }] }'],
    ['{ enum: [a, b] }', '{ oneOf: [{ const: a, title: A }, { const: b }] }'],
    ['{ minLength: 0, pattern: .* }', '{ uniqueItems: false }'],
    ['{ minimum: 1, exclusiveMinimum: true }', '{ exclusiveMinimum: 1 }'],
    ['{ minimum: 9, exclusiveMinimum: 1 }', '{ minimum: 9 }'],
    ['{ type: integer, minimum: 1 }', '{ type: integer, exclusiveMinimum: 0 }'],
    ['{ type: integer, maximum: 9223372036854775806 }', '{ type: integer, exclusiveMaximum: 9223372036854775807 }'],
    ['{ type: integer, maximum: .inf }', '{ type: integer, exclusiveMaximum: .inf }'],
    ['{ type: { toString: 1, valueOf: 1 } }', '{}'],
    ['{ type: boolean }', '{ type: boolean, enum: [true, false] }'],
    ['{ type: object, unevaluatedProperties: false }', '{ type: object, additionalProperties: false }'],
    ['{ format: byte }', '{ contentEncoding: base64 }'],
    ['{ format: binary }', '{ contentMediaType: application/octet-stream }'],
    ['{ type: integer, exclusiveMaximum: 9.5 }', '{ type: integer, maximum: 9 }'],
    ['{ type: integer, maximum: 9, exclusiveMaximum: true }', '{ type: integer, maximum: 8.1 }'],
    ['{ properties: { a: {} } }', '{ allOf: [{ properties: { a: {} } }, { description: Only a text }] }'],
    ['{ type: object, additionalProperties: true }', '{ type: object, then: { maxProperties: 1 } }'],
  ])('%s and %s are equal', (before, after) => {
    expect(diffSchemas(`{ allOf: [${before}], nullable: true }`, `{ allOf: [${after}], nullable: true }`)).toEqual({
      request: [],
      response: [],
    });
  });
});

describe('a change of a schema inside a schema', () => {
  const place = (keyword: string, schema: string): string => `{ title: Value, ${keyword}: ${schema} }`;

  it.each([
    ['items', 'schema for its items', '[]'],
    ['unevaluatedItems', 'schema for other items', '[other]'],
    ['contains', 'contains schema', '(contains)'],
    ['propertyNames', 'propertyNames schema', '(propertyNames)'],
    ['contentSchema', 'contentSchema schema', '(contentSchema)'],
    ['if: {}, then', 'then schema', '(then)'],
    ['if: {}, else', 'else schema', '(else)'],
  ])('has the effect of the inner schema for %s', (keyword, noun, path) => {
    const [none, wide, narrow] = ['{}', '{ maxLength: 9 }', '{ maxLength: 5 }'].map((each) => place(keyword, each));
    const changes = (before = '', after = ''): string[] => {
      const { request, response } = diffSchemas(before, after);
      return [...request, ...response].filter((change) => !change.includes('any type'));
    };
    expect(changes(none, wide)).toEqual([`breaking: ${BODY} has a new ${noun}.`, `safe: ${ANSWER} has a new ${noun}.`]);
    expect(changes(wide, none)).toEqual([
      `safe: ${BODY} no longer has the ${noun}.`,
      `breaking: ${ANSWER} no longer has the ${noun}.`,
    ]);
    const change = 'changed its maxLength from `9` to `5`.';
    expect(changes(wide, narrow)).toEqual([
      `breaking: property \`${path}\` of the ${BODY} ${change}`,
      `safe: property \`${path}\` of the ${ANSWER} ${change}`,
    ]);
  });

  it.each([
    ['items', '[]'],
    ['additionalProperties', '*'],
  ])('compares bytes in %s', (keyword, path) => {
    const { request, response } = diffSchemas(
      `{ ${keyword}: { type: string, format: binary } }`,
      `{ ${keyword}: { type: integer } }`,
    );
    const change = (subject: string): string =>
      `breaking: property \`${path}\` of the ${subject} changed from string to integer.`;
    expect(request).toContain(change(BODY));
    expect(response).toContain(change(ANSWER));
  });

  itHasEffects(`
    { minContains: 1 } | { minContains: 2 } | breaking | safe | changed its minContains from '1' to '2'
    { type: array } | { type: array, minContains: 0 } | safe | breaking | has a new minContains of '0'
    { maxContains: 1 } | { maxContains: 2 } | safe | breaking | changed its maxContains from '1' to '2'
    { type: string, not: { const: a } } | { type: string } | safe | breaking | no longer excludes some values (not)
    { type: string } | { type: string, not: { maxLength: 5 } } | breaking | safe | now excludes some values (not)
    { not: { maxLength: 5 } } | { not: { maxLength: 9 } } | breaking | safe | changed which values it excludes (not)
    { not: { maxLength: 9 } } | { not: { maxLength: 5 } } | safe | breaking | changed which values it excludes (not)
    { if: { maxLength: 9 }, then: { pattern: a } } | { if: { maxLength: 5 }, then: { pattern: a } } | breaking | breaking | changed its condition (if)
    { type: object, dependentSchemas: { card: { required: [cvc] } } } | { type: object } | safe | breaking | no longer has the schema for values with 'card'
    { type: object } | { type: object, patternProperties: { ^x-: { type: string } } } | breaking | safe | has a new schema for properties that match '^x-'
    { additionalProperties: false } | { additionalProperties: false, patternProperties: { ^x-: { type: string } } } | safe | breaking | now takes properties that match '^x-'
    { type: array } | { type: array, prefixItems: [{ type: string }] } | breaking | safe | has a new schema for item 1
    { prefixItems: [{ type: string }], items: false } | { prefixItems: [{ type: string }, { type: string }], items: false } | safe | breaking | now takes item 2
    { type: object, unevaluatedProperties: false } | { type: object } | safe | safe | now takes other properties
    { type: array, unevaluatedItems: false } | { type: array } | safe | breaking | now takes other items
  `);

  it('ends in a schema that excludes itself', () => {
    const recursive = (limit: number): string =>
      `paths: { /x: { get: { responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } } } } } }
components: { schemas: { A: { maxLength: ${limit}, not: { $ref: "#/components/schemas/A" } } } }`;
    expect(diff(recursive(1), recursive(2))).toEqual([
      'breaking: `GET /x`: schema `A` in responses changed its maxLength from `1` to `2`.',
      'breaking: `GET /x`: schema `A` in responses changed which values it excludes (not).',
    ]);
  });
});

describe('a change of alternatives', () => {
  const CARD = '{ title: Card, properties: { number: {} } }';
  const CASH = '{ title: Cash, properties: { coins: {} } }';
  const object = (name: string): string => `{ type: object, properties: { ${name}: {} } }`;

  itHasEffects(`
    ${CARD} | { oneOf: [${CARD}, ${CASH}] } | safe | breaking | also has the form 'Cash'
    { oneOf: [${CARD}, ${CASH}] } | ${CARD} | breaking | safe | no longer has the form 'Cash'
    { oneOf: [${CARD}, ${CASH}] } | { oneOf: [${CASH}] } | breaking | safe | no longer has the form 'Card'
    { oneOf: [${CARD}] } | { anyOf: [${CARD}, ${CASH}] } | safe | may-break | also has the form 'Cash'
    ${object('a')} | { oneOf: [${object('a')}, ${object('b')}] } | safe | breaking | also has the form 'object 2'
    { oneOf: [${object('a')}, ${object('b')}] } | { oneOf: [${object('c')}, ${object('a')}, ${object('b')}] } | safe | breaking | also has the form 'object'
    ${object('a')} | { oneOf: [${CARD}, ${CASH}] } | breaking | breaking | is now one of 'Card', 'Cash'
    { oneOf: [${CARD}, ${CASH}] } | ${object('a')} | breaking | breaking | is no longer one of 'Card', 'Cash'
    ${object('a')} | { allOf: [${object('a')}], oneOf: [${CARD}, ${CASH}] } | breaking | safe | is now limited to one of 'Card', 'Cash'
    { anyOf: [{ type: string, enum: [a] }, { type: string }] } | { anyOf: [{ type: string }, ${CARD}] } | safe | may-break | also has the form 'Card'
    { anyOf: [{ type: string, enum: [a], nullable: true }, { type: string }] } | { type: string } | breaking | safe | is no longer null
    { anyOf: [{ type: string, enum: [a], nullable: true }, { type: string }] } | { anyOf: [{ type: string, enum: [b] }, { type: string }] } | breaking | safe | is no longer null
    { anyOf: [{ type: string, nullable: true }, { type: string, enum: [a] }] } | { anyOf: [{ type: string, enum: [b] }, { type: string }] } | breaking | safe | is no longer null
    { oneOf: [${CARD}, ${CASH}, { type: "null" }] } | { oneOf: [${CARD}, ${CASH}] } | breaking | safe | is no longer null
    { type: string, maxLength: 5 } | { oneOf: [{ type: string, maxLength: 5 }], nullable: true } | safe | breaking | may now be null
    { anyOf: [{ type: string, enum: [a] }, { type: string }, { type: "null" }] } | { type: string } | breaking | safe | is no longer null
    { type: string } | { oneOf: [{ type: string }, { type: integer }] } | safe | breaking | changed from string to string or integer
    { type: [string, "null"] } | { oneOf: [{ type: string }, { type: integer }] } | breaking | breaking | changed from string or null to string or integer
    { type: [string, integer] } | { type: [string, "null"] } | breaking | breaking | changed from string or integer to string or null
    { type: [string, integer, "null"] } | { type: string } | breaking | safe | changed from string or integer or null to string
    { type: [string, "null"], enum: [a, null] } | { type: [string, "null"], enum: [a] } | breaking | safe | no longer has 'null'
  `);

  it.each([
    ['{ anyOf: [{ type: string, enum: [a] }, { type: string }] }', '{ type: string }'],
    [
      '{ anyOf: [{ type: string, enum: [a, b] }, { type: string }] }',
      '{ anyOf: [{ type: string, enum: [b, c] }, { type: string }] }',
    ],
    [
      '{ anyOf: [{ type: string, enum: [a], nullable: true }, { type: string }] }',
      '{ anyOf: [{ type: string, nullable: true }, { type: string, enum: [a] }] }',
    ],
    ['{ anyOf: [{ type: string, enum: [a] }, { type: string }, { type: "null" }] }', '{ type: [string, "null"] }'],
    ['{ type: [string, "null"] }', '{ oneOf: [{ type: string }, { type: "null" }] }'],
    ['{ enum: [a, b, null] }', '{ oneOf: [{ enum: [a, b] }, { type: "null" }] }'],
    ['{ type: string, description: Open }', '{ anyOf: [{ type: string, enum: [a] }, { type: string }] }'],
  ])('%s and %s are equal', (before, after) => {
    expect(diffSchemas(before, after)).toEqual({ request: [], response: [] });
    expect(diffSchemas(after, before)).toEqual({ request: [], response: [] });
  });

  it('knows a branch whose schema has another name, unless a discriminator names it', () => {
    const choice = (name: string, more = ''): string =>
      `paths: { /x: { get: { responses: { "200": { content: { application/json: { schema: { oneOf: [{ $ref: "#/components/schemas/${name}" }, { $ref: "#/components/schemas/Cash" }]${more} } } } } } } } }
components: { schemas: { ${name}: ${CARD.replace('title: Card', 'type: object')}, Cash: ${CASH} } }`;
    expect(diff(choice('Card'), choice('CreditCard'))).toEqual([]);
    const discriminator = ', discriminator: { propertyName: type }';
    expect(diff(choice('Card', discriminator), choice('CreditCard', discriminator))).toEqual([
      'breaking: `GET /x`: response 200 also has the form `CreditCard`.',
      'safe: `GET /x`: response 200 no longer has the form `Card`.',
    ]);
  });

  const discriminated = (discriminator: string): string => `{ oneOf: [${CARD}, ${CASH}]${discriminator} }`;

  it.each([
    ['', ', discriminator: { propertyName: type }', 'safe', 'safe', 'has a new discriminator `type`'],
    [', discriminator: { propertyName: type }', '', 'safe', 'may-break', 'no longer has its discriminator `type`'],
    [
      ', discriminator: { propertyName: type }',
      ', discriminator: { propertyName: kind }',
      'may-break',
      'may-break',
      'changed its discriminator from `type` to `kind`',
    ],
    [
      ', discriminator: { propertyName: type, mapping: { card: "#/components/schemas/Card" } }',
      ', discriminator: { propertyName: type, mapping: { card: Cash } }',
      'may-break',
      'may-break',
      'maps `card` to `Cash` instead of `Card`',
    ],
    [
      ', discriminator: { propertyName: type, mapping: { card: Card, Card: Card } }',
      ', discriminator: { propertyName: type }',
      'may-break',
      'may-break',
      'no longer maps `card` to `Card`',
    ],
  ])('discriminator: from %j to %j is %s in a request and %s in a response', (before, after, asked, given, text) => {
    expect(diffSchemas(discriminated(before), discriminated(after))).toEqual({
      request: [`${asked}: ${BODY} ${text}.`],
      response: [`${given}: ${ANSWER} ${text}.`],
    });
  });
});

describe('a change of a property', () => {
  const object = (properties: string, required = ''): string =>
    `{ type: object, properties: { ${properties} }, required: [${required}] }`;

  const A = 'a: {}';
  it.each([
    [object(A), object(''), 'may-break', 'was removed', 'breaking', 'was removed'],
    [
      `{ additionalProperties: false, properties: { ${A}, b: {} } }`,
      '{ additionalProperties: false, properties: { b: {} } }',
      'breaking',
      'was removed',
      'breaking',
      'was removed',
    ],
    [object(''), object(A), 'safe', 'was added', 'safe', 'was added'],
    [object(''), object(A, 'a'), 'breaking', 'was added and is required', 'safe', 'was added'],
    [object(A), object(A, 'a'), 'breaking', 'is now required', 'safe', 'is now required'],
    [object(A, 'a'), object(A), 'safe', 'is no longer required', 'breaking', 'may now be absent'],
    [object(A), object('a: { deprecated: true }'), 'safe', 'is deprecated', 'safe', 'is deprecated'],
    [
      object('a: { deprecated: true }'),
      object(A),
      'safe',
      'is no longer deprecated',
      'safe',
      'is no longer deprecated',
    ],
    [object(''), object('', 'a'), 'breaking', 'is now required', 'safe', 'is now required'],
  ])('from %s to %s is %s in a request: it %s; %s in a response: it %s', (before, after, asked, is, given, was) => {
    expect(diffSchemas(before, after)).toEqual({
      request: [`${asked}: property \`a\` of the ${BODY} ${is}.`],
      response: [`${given}: property \`a\` of the ${ANSWER} ${was}.`],
    });
  });

  it('affects only the side that sees it', () => {
    expect(diffSchemas(object(''), object('id: { readOnly: true }', 'id')).request).toEqual([]);
    expect(diffSchemas(object('secret: { writeOnly: true }', 'secret'), object('')).response).toEqual([]);
    expect(diffSchemas(object(A), object('a: { readOnly: true }', 'a'))).toEqual({
      request: ['may-break: property `a` of the request body is now read-only.'],
      response: ['safe: property `a` of the response 200 is now required.'],
    });
    expect(diffSchemas(object('a: { writeOnly: true }'), object(A)).response).toEqual([
      'safe: property `a` of the response 200 is no longer write-only.',
    ]);
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
      'safe: `GET /a`: response 200 has a new maxLength of `5`.',
    ]);
  });
});
