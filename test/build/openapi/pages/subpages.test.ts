import { describe, expect, it } from 'vitest';
import { countElements } from '../../../../build/page/divide-page.tsx';
import { type CompiledDescription, compileDescription, withOperation, withSchemas } from '../api-fixture.ts';
import { many, named } from '../many.ts';
import { objects } from '../schema/tree-fixture.ts';

const MAX_ELEMENTS = 2_900;

const wide = (count: number, schema: unknown = { type: 'string' }) => objects(named('p', count, () => schema));

/** A description of `POST /a` whose body has an inline schema. */
const withBody = (schema: unknown): Record<string, unknown> =>
  withOperation({ requestBody: { content: { 'application/json': { schema } } } });

/** Expects correct pages, none of which is too large. */
function expectLight({ faults, paths, html }: CompiledDescription): void {
  expect(faults).toEqual([]);
  expect(Math.max(...paths.map((path) => countElements(html(path))))).toBeLessThanOrEqual(MAX_ELEMENTS);
}

/** The pages on the way from an operation to a fragment's element, link by link. */
function findPage({ paths, html }: CompiledDescription, id: string): string | undefined {
  return paths.find((path) => path.startsWith('/api/a') && html(path).includes(` id="${id}"`));
}

describe('a page that would be too large', () => {
  it('links to pages of its inline schemas, with the same field ids', () => {
    const inner = wide(40, wide(40));
    const compiled = compileDescription(withBody(objects({ head: inner, base: inner })));
    expectLight(compiled);
    const path = findPage(compiled, 'body-base-p39-p39');
    expect(path).toMatch(/^\/api\/a\/body-/);
    expect(compiled.html(path ?? '')).toContain('Part of <a href="/api/a">A</a>');
  });

  it('links to the other properties of an object', () => {
    const compiled = compileDescription(withBody(wide(2_000)));
    expectLight(compiled);
    const [, path = '', from = ''] =
      /href="(\/api\/a\/body-\d+)"[^>]*>body: (p\d+) …</.exec(compiled.html('/api/a')) ?? [];
    expect(compiled.markdown(path)).toMatch(new RegExp(`^# body: ${from} …\n(?:.*\n)*?- \`${from}\` `));
    for (const id of ['body-p0', 'body-p300', 'body-p1999']) expect(findPage(compiled, id), id).toBeDefined();
  });

  it('links to the other alternatives', () => {
    const branches = many(900, (index) => wide(2, { const: index }));
    const compiled = compileDescription(withBody({ oneOf: branches }));
    expectLight(compiled);
    for (const id of ['body-option-1', 'body-option-900']) expect(findPage(compiled, id), id).toBeDefined();
  });

  it('links to the other parameters of a location', () => {
    const parameters = many(1_500, (index) => ({
      name: `p${index}`,
      in: index < 1_400 ? 'query' : 'header',
      schema: { type: 'string', enum: ['a', 'b'] },
    }));
    const compiled = compileDescription(withOperation({ parameters }));
    expectLight(compiled);
    for (const id of ['query-p0', 'query-p700', 'query-p1399', 'header-p1499'])
      expect(findPage(compiled, id), id).toBeDefined();
  });

  it('shows all bodies of many responses', () => {
    const response = { description: '', content: { 'application/json': { schema: wide(30) } } };
    const responses = Object.fromEntries(many(60, (index) => [String(400 + index), response]));
    const compiled = compileDescription(withOperation({ responses }));
    expectLight(compiled);
    expect(findPage(compiled, 'response-459-p29')).toBeDefined();
  });

  it('avoids paths of other pages', () => {
    const document = withSchemas({ 'a/body-301': {}, Other: wide(400, { type: 'string', enum: ['x', 'y', 'z'] }) });
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Other' } } };
    const compiled = compileDescription({
      ...document,
      paths: { '/s': { post: { operationId: 'schemas', requestBody: { content } } } },
    });
    expect(compiled.faults).toEqual([]);
    expect(new Set(compiled.paths.map((path) => path.toLowerCase())).size).toBe(compiled.paths.length);
  });

  it('describes a schema once, even if it is linked often', () => {
    const up = { $ref: '#/components/x-inline/one' };
    const one = objects({ ...(wide(60).properties as object), up });
    const document = withSchemas({ A: wide(60, up) }) as { components: Record<string, unknown> };
    document.components['x-inline'] = { one };
    const compiled = compileDescription(document);
    expect(compiled.faults).toEqual([]);
    expect(compiled.paths.length).toBeLessThan(10);
  });
});
