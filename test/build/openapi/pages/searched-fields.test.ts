import { describe, expect, it } from 'vitest';
import { compileDescription, withOperation } from '../api-fixture.ts';

const TEXT = { type: 'string' };

/** Ids of the fields of a request body that search finds. */
function searchedFields(properties: Readonly<Record<string, unknown>>): string[] {
  const content = { 'application/json': { schema: { properties } } };
  const { api } = compileDescription(withOperation({ requestBody: { content } }));
  const places = api.pages.find(({ path }) => path === '/api/a')?.search?.places ?? [];
  return places.map(([, id]) => id).filter((id) => id.startsWith('body-'));
}

describe('the fields of a request body that search finds', () => {
  it('are those of the first level', () => {
    const owner = { properties: { email: TEXT } };
    expect(searchedFields({ name: TEXT, owner })).toEqual(['body-name', 'body-owner']);
  });

  it('are also those in an envelope', () => {
    const attributes = { properties: { name: TEXT } };
    const ids = ['body-data', 'body-data-type', 'body-data-attributes', 'body-data-attributes-name'];
    expect(searchedFields({ data: { properties: { type: TEXT, attributes } } })).toEqual(ids);
  });

  it('are found by a late word of a long description', () => {
    const name = { type: 'string', description: `${'Long. '.repeat(200)}Zebra.` };
    const content = { 'application/json': { schema: { properties: { name } } } };
    const { api } = compileDescription(withOperation({ requestBody: { content } }));
    expect(api.pages.find(({ path }) => path === '/api/a')?.search?.stems).toContain('zebra');
  });
});
