import { describe, expect, it } from 'vitest';
import { compileDescription, openapi } from '../../../../../test/build/openapi/api-fixture.ts';
import { repeatsName } from './names.ts';

describe('repeatsName()', () => {
  it.each([
    ['Created at', 'createdAt'],
    ['Created At.', 'created_at'],
    ['Pet', 'Pet'],
    ['x-rate-limit', 'X Rate Limit'],
    ['# Pets', 'pets'],
    ['- *Page* size', 'page-size'],
  ])('is true for %j below %j', (description, name) => {
    expect(repeatsName(description, name)).toBe(true);
  });

  it.each([
    ['Is it active?', 'isActive'],
    ['The id', 'id'],
    ['ID of', 'id'],
    ['[XY](https://a.test)', 'x-y'],
    ['-1', '+1'],
    ['C++', 'C'],
    ['C#', 'C'],
    ['≥', '≤'],
  ])('is false for %j below %j', (description, name) => {
    expect(repeatsName(description, name)).toBe(false);
  });
});

describe('a description that only repeats the name', () => {
  const Pet = {
    description: 'Pet',
    properties: {
      petName: { description: 'Pet name' },
      age: { description: 'In years' },
      'x-y': { description: '[XY](https://a.test)' },
    },
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } };
  const parameters = [{ name: 'page_size', in: 'query', description: 'Page size.', schema: { type: 'integer' } }];
  const api = compileDescription({
    ...openapi(
      {
        '/a': {
          get: { operationId: 'a', tags: ['pets'], parameters, responses: { 200: { description: '', content } } },
        },
      },
      { components: { schemas: { Pet } }, tags: [{ name: 'pets', description: 'Pets' }] },
    ),
    info: { title: 'Books', version: '1', description: 'Books.' },
  });

  it.each([
    ['/api/books-api', 'Books'],
    ['/api/tags/pets', 'Pets'],
    ['/api/schemas/Pet', 'Pet'],
    ['/api/schemas/Pet', 'Pet name'],
    ['/api/a', 'Pet'],
    ['/api/a', 'Page size.'],
  ])('is not on %s: %j', (path, description) => {
    expect(api.html(path)).not.toMatch(new RegExp(`<p>${description}\\.?</p>`, 'i'));
    expect(api.markdown(path)).not.toMatch(new RegExp(`(?:: |^)${description}\\.?$`, 'm'));
  });

  it('leaves other descriptions', () => {
    expect(api.html('/api/schemas/Pet')).toContain('<p>In years</p>');
    expect(api.html('/api/schemas/Pet')).toContain('href="https://a.test"');
  });
});
