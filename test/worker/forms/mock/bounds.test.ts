import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../../worker/forms/check/check-value.ts';
import { flattenSchema } from '../../../../worker/forms/check/flatten-schema.ts';
import { checkRequest } from '../../../../worker/forms/mock/check-request.ts';
import { toUtf8 } from '../../../../worker/request/value/utf8.ts';
import { createForm } from '../edge/form.ts';

/** The status of a body's fault, or null. */
function check(type: string, text: string, schema: unknown = {}): number | null {
  const form = createForm({ method: 'POST', body: { content: [{ type, schema }], examples: [] } });
  const header = (name: string): string | null => (/^content-type$/i.test(name) ? type : null);
  const query = new URLSearchParams();
  const request = { method: 'POST', path: {}, query, header, cookies: new Map(), body: toUtf8(text) };
  return checkRequest(form, request)?.status ?? null;
}

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('a body for the mock', () => {
  it.each([
    ['application/json', nested],
    ['application/x-ndjson', (levels: number) => `1\n${nested(levels)}\n`],
    ['application/xml', (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels)],
  ])('of type %s has at most 64 levels', (type, write) => {
    expect(check(type, write(64))).toBeNull();
    expect(check(type, write(65))).toBe(400);
    expect(check(type, write(20_000))).toBe(400);
  });

  it('has at most 64 levels of JSON in a field', () => {
    const schema = { type: 'object', properties: { a: { type: 'array' } } };
    const type = 'application/x-www-form-urlencoded';
    expect(check(type, `a=${nested(64)}`, schema)).toBeNull();
    expect(check(type, `a=${nested(20_000)}`, { properties: { a: { type: 'object' } } })).toBe(400);
  });

  it('may have any number of brackets in strings', () => {
    expect(check('application/json', JSON.stringify(['[{'.repeat(1_000), '\\"['.repeat(100)]))).toBeNull();
  });

  it('is checked up to 10,000 values', () => {
    const list = (good: number): string => JSON.stringify([...Array<number>(good).fill(1), 'a']);
    const schema = { type: 'array', items: { type: 'integer' } };
    expect(check('application/json', list(9_000), schema)).toBe(400);
    expect(check('application/json', list(10_000), schema)).toBeNull();
  });

  it('is flattened once for each schema', () => {
    const resolveRef = (): unknown => ({ type: 'integer' });
    const schema = { type: 'array', items: { $ref: '#/$defs/Item' } };
    expect(flattenSchema(schema.items, resolveRef)).toBe(flattenSchema(schema.items, resolveRef));
  });

  it('is compared for unique items at most once for every 100,000 characters', () => {
    const schema: Record<string, unknown> = { type: 'array', uniqueItems: true };
    schema.items = schema;
    const reads = { count: 0 };
    const leaf = { toJSON: () => (reads.count += 1) };
    let value: unknown = ['x'.repeat(2_000), leaf];
    for (let depth = 0; depth < 60; depth++) value = [value, depth];
    checkValue(value, schema, { resolveRef: () => undefined, direction: 'request' });
    expect(reads.count).toBeLessThan(60);
  });
});
