import { describe, expect, it } from 'vitest';
import { compileDescription, withSchemas } from '../api-fixture.ts';
import { objects, ref } from './tree-fixture.ts';

const MONEY = objects({ amount: { type: 'integer' }, currency: { type: 'string' } });

/** HTML of the page of the schema `A`. */
function pageOfA(properties: Record<string, unknown>, schemas: Record<string, unknown>): string {
  return compileDescription(withSchemas({ A: objects(properties), ...schemas })).html('/api/schemas/A');
}

describe('schema pages', () => {
  it('expand a small named schema at every use, as operations do', () => {
    const html = pageOfA({ price: ref('Money'), fees: { type: 'array', items: ref('Money') } }, { Money: MONEY });
    for (const id of ['schema-price-amount', 'schema-price-currency', 'schema-fees-amount', 'schema-fees-currency'])
      expect(html).toContain(`id="${id}"`);
    expect(html).toContain('<a href="/api/schemas/Money">Money</a>');
  });

  it('show a title above the description, unless it repeats the title', () => {
    const pageOf = (title: string, description: string) => {
      const pages = compileDescription(withSchemas({ A: { ...objects({ a: {} }), title, description } }));
      return [pages.html('/api/schemas/A'), pages.markdown('/api/schemas/A')].map(
        (text) => text.split('Caches').length - 1,
      );
    };
    expect(pageOf('Caches', 'Of a repository.')).toEqual([1, 1]);
    expect(pageOf('Caches', 'Caches.')).toEqual([1, 1]);
  });

  it('expand small schemas below inline ones', () => {
    const html = pageOfA({ line: objects({ price: ref('Money') }) }, { Money: MONEY });
    expect(html).toContain('id="schema-line-price-amount"');
  });

  it('have a heading for properties only if there are some', () => {
    expect(pageOfA({ a: {} }, {})).toContain('id="schema-properties"');
    const schema = { type: 'string', oneOf: [{ maxLength: 1 }, { minLength: 4 }] };
    expect(compileDescription(withSchemas({ A: schema })).html('/api/schemas/A')).not.toContain('schema-properties');
  });

  it('have what an extension adds to the items of a list', () => {
    const listOf = (items: object): object => objects({ events: { type: 'array', items } });
    const own = { allOf: [ref('Base/properties/events/items'), objects({ data: objects({ x: {} }) })] };
    const schemas = { A: { allOf: [ref('Base'), listOf(own)] }, Base: listOf(objects({ id: {} })) };
    const html = compileDescription(withSchemas(schemas)).html('/api/schemas/A');
    for (const id of ['schema-events-id', 'schema-events-data-x']) expect(html).toContain(`id="${id}"`);
  });

  it.each([
    ['more than four fields', objects({ a: {}, b: {}, c: {}, d: {}, e: {} })],
    ['fields with content', objects({ a: objects({ b: {} }) })],
  ])('link a named schema with %s', (_, schema) => {
    const html = pageOfA({ other: ref('Other') }, { Other: schema });
    expect(html).not.toContain('id="schema-other-a"');
    expect(html).toContain('href="/api/schemas/Other"');
  });

  it('expand a small schema once on a page with many uses of it', () => {
    const uses = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`price${index}`, ref('Money')]));
    const html = pageOfA(uses, { Money: MONEY });
    expect(html.match(/id="schema-price\d+-amount"/gu)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(html).toContain('id="schema-price119"');
  });
});
