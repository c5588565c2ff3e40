import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMarks } from '../../../../build/openapi/read/normalize-description.ts';
import { parseDescription } from '../../../../build/openapi/read/text/parse-description.ts';
import { writeDescription } from '../../../../build/openapi/read/write-description.ts';
import { toExactJson } from '../../../../worker/request/value/exact-integers.ts';
import type { JsonObject } from '../../../../worker/request/value/json.ts';

const WHOLE = parseDescription(
  'api.yaml',
  readFileSync(new URL('../../../fixtures/whole-site/api/books.yaml', import.meta.url), 'utf8'),
);
const cycle: Record<string, unknown> = { a: 1 };
cycle.b = cycle;

describe('writeDescription()', () => {
  it.each<[what: string, root: JsonObject]>([
    ['one of everything', WHOLE.root],
    ['nothing', {}],
    ['empty values', { paths: {}, components: { schemas: {} }, tags: [] }],
    ['lists and plain values', { paths: [1, { a: [] }], openapi: '3.1.0', a: null, b: { c: false, d: { e: [null] } } }],
    ['__proto__ and numbers as names', JSON.parse('{"components":{"__proto__":{"b":1},"10":{},"2":{"__proto__":1}}}')],
    ['undefined values', { paths: { a: undefined, b: { c: undefined, d: { e: undefined } } } }],
    ['large integers', { paths: { a: { b: { c: 12345678901234567890n } } } }],
    ['a cycle', { paths: cycle }],
    ['a separator in a path', { paths: { '/a': { 'x-internal': true } } }],
    ['a separator in a schema', { components: { schemas: { A: { properties: { b: { 'x-hidden': true } } } } } }],
    ['a name', { components: { schemas: { A: { $anchor: 'a' } } } }],
    ['a member with the name of the root', { $id: 'https://example.com/' }],
  ])('writes %s like a full serialization, also from the cache', (_what, root) => {
    const whole = toExactJson(root) ?? '';
    for (let time = 0; time < 2; time++) {
      const { json, marks } = writeDescription(root);
      expect(Buffer.from(json).toString()).toBe(whole);
      expect(marks).toEqual(findMarks(whole));
    }
  });
});
