import { describe, expect, it } from 'vitest';
import { compileDescription, compileOne, withOperation } from '../api-fixture.ts';

const SELF = 'https://api.books.test/v1/openapi.json';
const described = ($self: unknown, ref: string): Record<string, unknown> => {
  const content = { 'application/json': { schema: { $ref: ref } } };
  const components = { schemas: { Bill: { type: 'object' } } };
  return withOperation({ responses: { 200: { description: 'OK', content } } }, { $self, components });
};

describe('$self (OpenAPI 3.2)', () => {
  it.each([
    [SELF, `${SELF}#/components/schemas/Bill`],
    [SELF, 'openapi.json#/components/schemas/Bill'],
    [SELF, '/v1/openapi.json#/components/schemas/Bill'],
    ['books.json', 'books.json#/components/schemas/Bill'],
  ])('%s: resolves a reference to %s within the description', (self, ref) => {
    const { html, warnings } = compileDescription(described(self, ref));
    expect(html('/api/a')).toContain('href="/api/schemas/Bill"');
    expect(warnings).toEqual([]);
  });

  it.each([5, null, {}, '', '#', '::'])('is ignored if it is %j', (self) => {
    expect(compileDescription(described(self, '#/components/schemas/Bill')).html('/api/a')).toContain(
      '/api/schemas/Bill',
    );
    expect(compileDescription(described(self, 'other.json#/x')).faults).toEqual([]);
  });

  it('is the base of relative servers', () => {
    const document = withOperation({}, { $self: SELF, servers: [{ url: '../v2' }] });
    const { samples } = compileOne(document, { samples: [{ language: 'curl' }] });
    expect(samples[0]?.groups[0]?.samples[0]?.code).toContain('https://api.books.test/v2/a');
  });
});
