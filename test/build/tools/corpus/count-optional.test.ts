import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectOperations } from '../../../../build/openapi/core/operations/collect-operations.ts';
import { parseDescription } from '../../../../build/openapi/read/text/parse-description.ts';
import { countOptional, findOptional } from '../../../../build/tools/corpus/count-optional.ts';
import { openapi, readRoot } from '../../openapi/api-fixture.ts';

describe('findOptional()', () => {
  const names = ['a', 'b', 'c', 'X-D', 'e'];
  const locations = ['query', 'query', 'query', 'header', 'cookie'];
  const parameters = names.map((name, index) => ({ name, in: locations[index], schema: { type: 'string' } }));
  const required = [{ name: 'token', in: 'query', required: true, schema: { type: 'string' } }];
  const { root } = readRoot(openapi({ '/x': { get: { parameters: [...parameters, ...required] } } }));
  const cursors = collectOperations(root)[0]?.operation.items('parameters') ?? [];
  const find = (query: string, headers: Record<string, string> = {}): string[] =>
    findOptional(
      {
        method: 'GET',
        url: `https://api.example.com/x${query}`,
        headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
        body: null,
      },
      cursors,
    );

  it('finds a parameter in the query, in the headers and in the cookies', () => {
    expect(find('?a=1&b%5Bgte%5D=2', { 'x-d': '3', Cookie: 'z=1; e=4' })).toEqual(['a', 'b', 'X-D', 'e']);
  });

  it('finds no required one, and none with another name', () => {
    expect(find('?token=1&ab=2', { Accept: '*/*', Cookie: 'ee=4' })).toEqual([]);
  });
});

describe('countOptional()', () => {
  it('is 0 for the sample', () => {
    const { root } = parseDescription('accounting.yaml', readFileSync(resolve('content/api/accounting.yaml'), 'utf8'));
    expect(countOptional(readRoot(root).root, 'accounting.yaml')).toBe(0);
  });
});
