import { describe, expect, it } from 'vitest';
import { flagsNull, normalizeNullable } from '../../../../build/openapi/read/normalize-nullable.ts';
import { compileDescription, withSchemas } from '../api-fixture.ts';

const flag = { 'x-nullable': true };

describe('normalizeNullable()', () => {
  it('adds the flag to schemas, but not to data or maps of names', () => {
    const data = { example: flag, default: flag, enum: [flag], const: flag, examples: [flag] };
    const properties = { 'x-nullable': true, example: flag, off: { 'x-nullable': false } };
    expect(normalizeNullable({ a: { ...flag, ...data, properties, items: [flag] } })).toEqual({
      a: {
        ...{ ...flag, nullable: true, ...data, items: [{ ...flag, nullable: true }] },
        properties: { ...properties, example: { ...flag, nullable: true } },
      },
    });
  });

  it('lets pages, given examples and forms have null', () => {
    const A = { type: 'object', properties: { p: { type: 'string', ...flag } }, example: { p: null } };
    for (const version of ['3.0.3', '3.1.0']) {
      const { html, warnings, api } = compileDescription(withSchemas({ A }, version), { tryIt: { mode: 'mock' } });
      expect(html('/api/a')).toContain('string or null');
      expect(warnings).toEqual([]);
      const { tryIt } = api.pages.find(({ path }) => path === '/api/a') ?? {};
      expect(new TextDecoder().decode(tryIt?.form)).toContain('"nullable":true');
    }
  });

  it.each([
    [{ $ref: '#/components/schemas/B', type: ['object', 'null'] }],
    [{ type: ['null', 'object'], description: 'The "best" \\', deprecated: true, $ref: '#/components/schemas/B' }],
    [{ type: ['object', 'null'], allOf: [{ $ref: '#/components/schemas/B' }] }],
    [{ allOf: [{ $ref: '#/components/schemas/B' }], title: 'The "best"', type: ['null', 'object'] }],
  ])('lets pages and forms have null for %j', (p) => {
    const A = { type: 'object', properties: { p }, example: { p: null } };
    const document = withSchemas({ A, B: { type: 'object' } });
    expect(flagsNull(JSON.stringify(document))).toBe(true);
    const { html, warnings } = compileDescription(document);
    expect(html('/api/schemas/A')).toMatch(/B<\/a>(?:<[^>]*>)* or null/);
    expect(warnings).toEqual([]);
  });

  it('lets a schema that extends another have null', () => {
    const p = { allOf: [{ $ref: '#/components/schemas/B' }], properties: { q: {} }, type: ['object', 'null'] };
    const A = { type: 'object', properties: { p }, example: { p: null } };
    const { html, warnings } = compileDescription(withSchemas({ A, B: { type: 'object' } }));
    expect(html('/api/schemas/A')).toContain('object or null');
    expect(warnings).toEqual([]);
  });

  it('finds no flag where types with null are beside no reference', () => {
    const beside = { a: { type: ['string', 'null'] }, b: { $ref: '#/c' }, c: { type: ['object'], $ref: '#/d' } };
    expect(flagsNull(JSON.stringify(beside))).toBe(false);
  });

  it('leaves a description that is nested too deep as it is', () => {
    let deep: Record<string, unknown> = flag;
    for (let level = 0; level < 100_000; level++) deep = { deep };
    expect(normalizeNullable(deep)).toBe(deep);
  });
});
