import { describe, expect, it } from 'vitest';
import {
  isBinary,
  isEventStream,
  isForm,
  isJson,
  isJsonSequence,
  isMultipart,
  isNdjson,
  isText,
  isXml,
} from '../../../../worker/request/value/media-type.ts';
import { parseMediaType } from '../../../../worker/request/value/parse-media-type.ts';

describe('parseMediaType()', () => {
  it('parses type, subtype, suffix and parameters, case-insensitively', () => {
    expect(parseMediaType(' Application/Vnd.API+JSON ; Charset=UTF-8; profile="a;b\\"c" ')).toEqual({
      type: 'application',
      subtype: 'vnd.api+json',
      suffix: 'json',
      parameters: new Map([
        ['charset', 'UTF-8'],
        ['profile', 'a;b"c'],
      ]),
    });
  });

  it.each([
    ['*/*', '*', '*'],
    ['application/*', 'application', '*'],
    ['json', 'json', ''],
    ['', '', ''],
    [';;;=', '', ''],
    ['a/b/c', 'a', 'b'],
  ])('parses %o', (name, type, subtype) => {
    expect(parseMediaType(name)).toMatchObject({ type, subtype, suffix: null });
  });

  it('takes linear time for invalid input', () => {
    expect(parseMediaType(`a/b;${'"\\'.repeat(1e6)}`).type).toBe('a');
  });
});

const PREDICATES = { isJson, isXml, isForm, isMultipart, isNdjson, isEventStream, isText, isBinary };

it.each([
  ['application/json', ['isJson']],
  ['APPLICATION/JSON; charset=utf-8', ['isJson']],
  ['text/json', ['isJson', 'isText']],
  ['application/problem+json', ['isJson']],
  ['application/*+json', ['isJson']],
  ['application/xml', ['isXml']],
  ['text/xml', ['isXml', 'isText']],
  ['application/atom+xml', ['isXml']],
  ['image/svg+xml', ['isXml']],
  ['application/x-www-form-urlencoded', ['isForm']],
  ['multipart/form-data; boundary=x', ['isMultipart']],
  ['multipart/mixed', ['isMultipart']],
  ['application/x-ndjson', ['isNdjson']],
  ['application/jsonl', ['isNdjson']],
  ['application/json-seq', ['isNdjson']],
  ['application/geo+json-seq', ['isNdjson']],
  ['application/stream+json', ['isNdjson']],
  ['text/event-stream', ['isEventStream', 'isText']],
  ['text/csv', ['isText']],
  ['application/yaml', ['isText']],
  ['application/openapi+yaml', ['isText']],
  ['application/octet-stream', ['isBinary']],
  ['image/png', ['isBinary']],
  ['image/*', ['isBinary']],
  ['audio/mpeg', ['isBinary']],
  ['video/mp4', ['isBinary']],
  ['application/pdf', ['isBinary']],
  ['application/zip', ['isBinary']],
  ['application/x-gzip', ['isBinary']],
  ['application/epub+zip', ['isBinary']],
  ['application/vnd.ms-excel', ['isBinary']],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['isBinary']],
  ['*/*', []],
  ['application/*', []],
  ['application/vnd.acme', []],
  ['', []],
  ['json', []],
])('%s: %j', (name, expected) => {
  const holding = Object.entries(PREDICATES).flatMap(([predicate, holds]) => (holds(name) ? [predicate] : []));
  expect(holding).toEqual(expected);
});

describe('isJsonSequence()', () => {
  it('distinguishes records with separators from lines', () => {
    expect(isJsonSequence('application/json-seq')).toBe(true);
    expect(isJsonSequence('application/x-ndjson')).toBe(false);
  });
});
