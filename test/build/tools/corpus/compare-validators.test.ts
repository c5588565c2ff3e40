import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDataFile } from '../../../../build/openapi/read/text/parse-description.ts';
import { compareValidators } from '../../../../build/tools/corpus/compare-validators.ts';
import { readRoot, withSchemas } from '../../openapi/api-fixture.ts';

const compare = (schemas: Record<string, object>, version?: string) => {
  const { compared, explained, disagreements } = compareValidators(readRoot(withSchemas(schemas, version)).root);
  return { compared, explained: Object.fromEntries(explained), disagreements };
};

describe('compareValidators()', () => {
  it('finds that both agree on valid and invalid examples', () => {
    const A = { type: 'object', properties: { n: { type: 'integer', minimum: 3 } }, examples: [{ n: 4 }, { n: 2 }] };
    expect(compare({ A })).toMatchObject({ explained: {}, disagreements: [] });
    expect(compare({ A }).compared).toBeGreaterThan(2);
  });

  it('explains patterns that are not tried, formats that allow more, and keywords that OpenAPI 3.0 ignores', () => {
    expect(compare({ A: { type: 'string', pattern: '^(a+)+$', example: 'b' } })).toMatchObject({
      explained: { 'not checked: pattern': expect.any(Number) },
      disagreements: [],
    });
    expect(compare({ A: { type: 'string', format: 'byte', example: 'U2FtcGxlcw' } })).toMatchObject({
      explained: { 'a format that allows more': expect.any(Number) },
      disagreements: [],
    });
    const beside = { A: { $ref: '#/components/schemas/B', maxLength: 2, example: 'abc' }, B: { type: 'string' } };
    expect(compare(beside, '3.0.3')).toMatchObject({
      explained: { 'keywords beside a reference': expect.any(Number) },
      disagreements: [],
    });
    const nullable = { A: { oneOf: [{ type: 'string' }, { type: 'number' }], nullable: true, example: null } };
    expect(compare(nullable, '3.0.3')).toMatchObject({
      explained: { 'nullable beside alternatives': expect.any(Number) },
      disagreements: [],
    });
  });
});

describe('the validator', () => {
  it('agrees with ajv on every example of the sample', { timeout: 90_000 }, () => {
    const sample = parseDataFile('accounting.yaml', readFileSync(resolve('content/api/accounting.yaml'), 'utf8'));
    const { compared, explained, disagreements } = compareValidators(readRoot(sample).root);
    expect(compared).toBeGreaterThan(500);
    expect(disagreements).toEqual([]);
    expect([...explained.keys()]).toEqual([]);
  });
});
