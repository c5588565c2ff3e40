import { describe, expect, it } from 'vitest';
import { ReferenceHasher } from '../../../../build/openapi/compile/reference-hasher.ts';
import { ApiWarnings } from '../../../../build/openapi/core/api-warnings.ts';
import { normalizeNumbers, toWrittenJson } from '../../../../build/openapi/core/written-numbers.ts';
import { diffDescriptions } from '../../../../build/openapi/diff/diff-descriptions.ts';
import { OwnedDocument } from '../../../../build/openapi/overlay/owned-document.ts';
import { upgradeSwagger } from '../../../../build/openapi/read/swagger/upgrade-swagger.ts';
import { parseDescription } from '../../../../build/openapi/read/text/parse-description.ts';
import { SAMPLE_LANGUAGES } from '../../../../worker/request/samples/languages/languages.ts';
import type { JsonObject } from '../../../../worker/request/value/json.ts';
import { compileDescription } from '../api-fixture.ts';

const INFO = '"title": "Books", "version": "1"';
const BILL = `{ "type": "object", "properties": {
  "amount": { "type": "number", "example": 12.50, "minimum": 0.00 },
  "total": { "allOf": [{ "$ref": "#/components/schemas/Money" }, { "description": "All" }] },
  "count": { "type": "integer", "example": 7.0 },
  "tax": { "type": "number", "default": 19.00 },
  "level": { "type": "number", "enum": [1.10, 3] },
  "fixed": { "const": 4.0 },
  "pair": { "type": "array", "items": { "type": "number" }, "example": [0.10, 1e2] },
  "map": { "type": "object", "additionalProperties": { "type": "number", "examples": [6.60] } } } }`;
const PATHS = `{ "/bills": { "post": { "operationId": "a",
  "parameters": [{ "name": "min", "in": "query", "example": 10.00, "schema": { "type": "number", "default": 5.50 } }],
  "requestBody": { "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Bill" },
    "example": { "amount": 10.00, "rate": 0.1234567890123456789, "lines": [1.50, "2.50", { "net": -3.0 }] } } } },
  "responses": { "200": { "description": "OK", "content": { "application/json": {
    "schema": { "$ref": "#/components/schemas/Bill" } } } } } } } }`;
const COMPONENTS = `{ "schemas": { "Bill": ${BILL}, "Money": { "type": "number", "example": 33.00 } } }`;
const JSON_TEXT = `{ "openapi": "3.1.0", "info": { ${INFO} }, "paths": ${PATHS}, "components": ${COMPONENTS} }`;
const YAML_TEXT = `openapi: 3.1.0\ninfo: { ${INFO} }\npaths: ${PATHS.replaceAll('\n', '\n ')}\ncomponents: ${COMPONENTS.replaceAll('\n', '\n ')}\n`;
const ALIASED = `${YAML_TEXT}x-a: &a 1.0\nx-b: *a\n`;

const PARAMETER = '"name": "p", "in": "query", "required": true';
const body = (type: string): string =>
  `"requestBody": { "content": { "${type}": { "schema": { "type": "object" }, "example": { "p": 2.50, "q": [3.0], "r": { "s": 4.0 } } } } }`;

describe('a number', () => {
  it.each([
    ['JSON', JSON_TEXT],
    ['the quick YAML parser', YAML_TEXT],
    ['the thorough YAML parser', ALIASED],
    ['JSON with an anchor', JSON_TEXT.replace('"Money": {', '"Money": { "$anchor": "money",')],
    ['JSON with a hidden operation', JSON_TEXT.replace('"post"', '"get": { "x-internal": true }, "post"')],
  ])('is shown as written, read by %s', (_which, text) => {
    const { markdown, warnings } = compileDescription(text);
    const page = markdown('/api/a');
    const shown = [...page.matchAll(/^- `\w+`.*/gm)].map(([line]) => line.slice(2));
    expect(shown.slice(0, 8)).toEqual([
      '`min` number: Default `5.50` · Example `10.00`.',
      '`amount` number: At least 0 · Example `12.50`.',
      '`total` number: All. Example `33.00`.',
      '`count` integer: Example `7`.',
      '`tax` number: Default `19.00`.',
      '`level` number: One of `1.10` `3`.',
      '`fixed` number: Always `4.0`.',
      '`pair` array of number: Example `[0.10,100]`.',
    ]);
    const [request, response] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) =>
      json.replace(/\s/g, ''),
    );
    expect(request).toBe('{"amount":10.00,"rate":0.1234567890123456789,"lines":[1.50,"2.50",{"net":-3.0}]}');
    expect(response).toBe(
      '{"amount":12.50,"total":33.00,"count":7,"tax":19.00,"level":1.10,"fixed":4.0,"pair":[0.10,100],"map":{"property1":6.60}}',
    );
    expect(warnings).toEqual([]);
  });

  it.each([['lists that are intersected', '"allOf": [{ "enum": [3, 10.00, 2.50] }, { "enum": [10.00, 2.50] }]']])(
    'is shown as written in a schema with %s',
    (_which, schema) => {
      const schemas = `{ "A": { "type": "object", "properties": { "a": { "type": "number", ${schema} } } } }`;
      const text = JSON_TEXT.replace(PATHS, PATHS.replaceAll('schemas/Bill', 'schemas/A')).replace(
        COMPONENTS,
        `{ "schemas": ${schemas} }`,
      );
      expect(compileDescription(text).markdown('/api/a')).toContain('`a` number: One of `10.00` `2.50`.');
    },
  );

  it.each([
    ['query', '"type": "number", "default": 5.50, "x-example": 2.50', 'Default `5.50` · Example `2.50`'],
    ['query', '"type": "number", "x-examples": { "one": 2.50 }', '`2.50`'],
    ['formData', '"type": "number", "maximum": 9, "x-example": 2.50', 'Example `2.50`'],
    ['body', '"schema": { "type": "number", "x-example": 2.50 }', 'Example `2.50`'],
    ['body', '"schema": {}, "x-example": 2.50', '"example":2.50'],
    ['body', '"schema": {}, "x-example": { "application/json": 2.50 }', '"example":2.50'],
    ['body', '"schema": {}, "x-examples": { "application/json": 2.50 }', '"example":2.50'],
    ['body', '"schema": {}, "x-examples": { "one": 2.50 }', '"value":2.50'],
    ['body', '"schema": {}, "x-example": 2.50 }, { "in": "body", "name": "b"', '"value":2.50'],
    ['response', '"schema": {}, "examples": { "application/json": 2.50 }', '"example":2.50'],
    ['response', '"schema": {}, "x-examples": { "one": 2.50 }, "examples": { "two": 1 }', '"value":2.50'],
    ['response', '"schema": {}, "x-examples": { "one": 2.50 }, "examples": { "two": 1.50 }', '"value":2.50'],
    ['response', '"headers": { "X-A": { "type": "number", "x-example": 2.50 } }', 'Example `2.50`'],
  ])('is kept as written in a %s of Swagger 2.0 with %s', (place, members, expected) => {
    const [parameter, response] = place === 'response' ? ['', members] : [members, '"x-a": 1'];
    const parameters = parameter === '' ? '' : `{ "name": "p", "in": "${place}", ${parameter} }`;
    const operation = `"operationId": "a", "parameters": [${parameters}], "responses": { "200": { "description": "", ${response} } }`;
    const text = `{ "swagger": "2.0", "info": { ${INFO} }, "paths": { "/bills": { "post": { ${operation} } } } }`;
    const { root } = parseDescription('a.json', text);
    const upgraded = toWrittenJson(upgradeSwagger(root, new ApiWarnings()));
    expect(`${upgraded} ${compileDescription(text).markdown('/api/a')}`).toContain(expected);
  });

  it.each(SAMPLE_LANGUAGES.map(({ id }) => id))('is written in samples in %s', (language) => {
    const html = compileDescription(JSON_TEXT, { samples: [{ language }] }).html('/api/a');
    expect(html).toMatch(/"?amount"?(?:&quot;|&#x27;)?\W{1,12}10\.00/);
    expect(html).toMatch(/-3\.0(?!\d)/);
  });

  it.each([
    ['a query', `"parameters": [{ ${PARAMETER}, "schema": { "type": "number" }, "example": 2.50 }]`, '?p=2.50'],
    ['a default', `"parameters": [{ ${PARAMETER}, "schema": { "type": "number", "default": 2.50 } }]`, '?p=2.50'],
    ['an integer', `"parameters": [{ ${PARAMETER}, "schema": { "type": "integer" }, "example": 2.0 }]`, "?p=2'"],
    ['a list', `"parameters": [{ ${PARAMETER}, "schema": {}, "example": [2.50, 3.0] }]`, '?p=2.50&p=3.0'],
    [
      'a header',
      `"parameters": [{ ${PARAMETER.replace('query', 'header')}, "schema": {}, "example": 2.50 }]`,
      'p: 2.50',
    ],
    ['a form', body('application/x-www-form-urlencoded'), 'p=2.50'],
    ['a form', body('application/x-www-form-urlencoded'), 'q=3.0'],
    ['a form with JSON in it', body('application/x-www-form-urlencoded'), '{"s":4}'],
    ['XML', body('application/xml'), '<p>2.50</p>'],
    ['XML', body('application/xml'), '<s>4.0</s>'],
  ])('is sent as written in %s: %s', (_place, members, expected) => {
    const operation = `"operationId": "a", ${members}, "responses": {}`;
    const text = `{ "openapi": "3.1.0", "info": { ${INFO} }, "paths": { "/a": { "post": { ${operation} } } } }`;
    const { html, markdown } = compileDescription(text, { samples: [{ language: 'curl' }] });
    expect(
      decodeURIComponent(markdown('/api/a') + html('/api/a').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")),
    ).toContain(expected);
  });

  it('is part of what a page depends on as written, but not of the API', () => {
    const [one, other] = [JSON_TEXT, JSON_TEXT.replaceAll('12.50', '12.500')].map((text) =>
      parseDescription('a.json', text),
    );
    if (one === undefined || other === undefined) throw new Error('There are two descriptions.');
    const hash = ({ root }: typeof one): string | null => new ReferenceHasher(root).hash(root.components);
    expect(hash(one)).not.toBe(hash(other));
    expect(diffDescriptions(one.root, other.root).changes).toEqual([]);
  });

  it('keeps its text in a copy, unless the copy has another number', () => {
    const value = normalizeNumbers({ a: '\0number:1.0', b: { c: '\0number:1.50' } }) as Record<string, unknown>;
    expect(toWrittenJson({ ...value, d: 1n })).toBe('{"a":1.0,"b":{"c":1.50},"d":1}');
    expect(toWrittenJson({ ...value, a: 2 })).toBe('{"a":2,"b":{"c":1.50}}');
    expect(toWrittenJson({ ...value, a: 2, b: 3 })).toBeUndefined();
  });

  it('keeps its text in a list that is changed', () => {
    const list = ['\0number:1.0', '\0number:1.50', 2, '\0number:4.0'];
    const document = new OwnedDocument(normalizeNumbers({ list }) as JsonObject);
    document.set(['list', 2], 3);
    expect(toWrittenJson(document.root)).toBe('{"list":[1.0,1.50,3,4.0]}');
    document.remove([['list', 0]]);
    expect(toWrittenJson(document.root)).toBe('{"list":[1.50,3,4.0]}');
    document.set(['list'], normalizeNumbers(['\0number:1.0', 1]));
    document.remove([['list', 0]]);
    expect(toWrittenJson(document.root)).toBeUndefined();
  });
});
