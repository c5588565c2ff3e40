import { describe, expect, it } from 'vitest';
import { normalizeAnchors } from '../../../../build/openapi/read/normalize-anchors.ts';
import { compileDescription, withSchemas } from '../api-fixture.ts';
import { many } from '../many.ts';

const at = (name: string): string => `#/components/schemas/${name}`;
const open = (name: string): object => ({ $dynamicAnchor: name, not: {} });
const text = { type: 'object', properties: { title: { type: 'string' } }, example: { title: 'Oak' } };

/** A list of something, and schemas that say of what, with or without ids. */
function templates(hasIds: boolean): Record<string, object> {
  const id = ($id: string): object => (hasIds ? { $id } : {});
  const items = { type: 'array', items: { $dynamicRef: '#item' } };
  return {
    List: {
      ...id('list'),
      type: 'object',
      properties: { items, next: { $ref: at('List') } },
      $defs: { item: open('item') },
    },
    Books: { ...id('books'), $ref: at('List'), $defs: { item: { $dynamicAnchor: 'item', $ref: at('Book') } } },
    Page: { ...id('page'), allOf: [{ $ref: at('List') }], properties: { total: { type: 'integer' } } },
    Pages: {
      ...id('pages'),
      allOf: [{ $ref: at('Page') }],
      $defs: { item: { $dynamicAnchor: 'item', type: 'integer' } },
    },
    Book: text,
  };
}

describe.each([true, false])('bindDynamic() with ids: %s', (hasIds) => {
  const compile = (name: string, more: object = {}) =>
    compileDescription(withSchemas({ A: { $ref: at(name) }, ...templates(hasIds), ...more }));

  it('shows what fills in a template, also on the page of the schema and in examples', () => {
    const { html, markdown, warnings, faults } = compile('Books');
    for (const path of ['/api/a', '/api/schemas/Books'])
      expect(html(path)).toContain('array of <a href="/api/schemas/Book">Book</a>');
    expect(markdown('/api/a')).toMatch(/"items": \[\s*\{\s*"title": "Oak"/);
    expect([warnings, faults]).toEqual([[], []]);
  });

  it('fills in templates that other schemas extend, and their references to themselves', () => {
    const { markdown } = compile('Pages');
    expect(markdown('/api/a')).toMatch(
      /^- `items` array of integer\n- `next` object\n {2}- `items` array of integer$/m,
    );
  });

  it('shows what is open as any value', () => {
    const { markdown } = compile('List');
    expect(markdown('/api/schemas/List')).toMatch(/^- `items` array of any$/m);
    expect(markdown('/api/schemas/List')).not.toContain('Not');
  });

  it('lets the outermost schema decide', () => {
    const Outer = {
      ...(hasIds ? { $id: 'outer' } : {}),
      $ref: at('Books'),
      $defs: { x: { $dynamicAnchor: 'item', type: 'boolean' } },
    };
    expect(compile('Outer', { Outer }).markdown('/api/a')).toMatch(/^- `items` array of boolean$/m);
  });
});

describe('bindDynamic()', () => {
  it.each([
    ['without a placeholder', {}],
    ['with a placeholder', { $defs: { item: open('item') } }],
  ])('takes the anchor of no other schema for a template %s and ids', (_, placeholder) => {
    const list = { type: 'object', properties: { items: { type: 'array', items: { $dynamicRef: '#item' } } } };
    const of = (item: object): object => ({ $ref: at('List'), $defs: { item: { $dynamicAnchor: 'item', ...item } } });
    // The description may be sorted by name.
    const schemas = {
      Books: of({ $ref: at('Text') }),
      Counts: of({ type: 'integer' }),
      List: { ...list, ...placeholder },
    };
    const Open = { allOf: [{ $ref: at('List') }] };
    const { markdown, warnings } = compileDescription(
      withSchemas({ A: { type: 'object' }, ...schemas, Open, Text: text }),
    );
    const itemsOf = (name: string): string | undefined =>
      /^- `items` (array of .*?)[:.]?$/m.exec(markdown(`/api/schemas/${name}`))?.[1];
    expect(['Books', 'Counts', 'List', 'Open'].map(itemsOf)).toEqual([
      ...['array of Text', 'array of integer', 'array of any', 'array of any'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('extends a recursive schema at all levels', () => {
    const Tree = { $id: 'tree', $dynamicAnchor: 'node', properties: { children: { items: { $dynamicRef: '#node' } } } };
    const Named = { $id: 'named', $dynamicAnchor: 'node', $ref: 'tree', properties: { name: {} } };
    expect(normalizeAnchors({ Tree, Named })).toMatchObject({
      Tree: { properties: { children: { items: { $ref: '#/Tree' } } } },
      Named: {
        $ref: '#/Named/$defs/Tree',
        $defs: { Tree: { properties: { children: { items: { $ref: '#/Named' } } } } },
      },
    });
  });

  it('takes an anchor that is not dynamic as it is', () => {
    const A = { $id: 'a', items: { $dynamicRef: '#x' }, $defs: { x: { $anchor: 'x' } } };
    const B = { $id: 'b', $ref: 'a', $defs: { x: { $dynamicAnchor: 'x', type: 'string' } } };
    expect(normalizeAnchors({ A, B })).toMatchObject({ A: { items: { $ref: '#/A/$defs/x' } }, B: { $ref: '#/A' } });
  });

  it.each([
    ['many templates that refer to each other', 100, 300],
    ['many names', 20, 3_000],
  ])(
    'takes little time for %s',
    (_what, count, names) => {
      const all = many(count, (index) => `T${index}`);
      const $defs = Object.fromEntries(many(names, (index) => [`x${index}`, { $dynamicAnchor: `x${index}` }]));
      const refs = all.map((name) => ({ $ref: `#/${name}` }));
      const root = Object.fromEntries(
        all.map((name, index) => [
          name,
          { $defs, anyOf: [...refs, ...many(9, (at) => ({ $dynamicRef: `#x${index + at}` }))] },
        ]),
      );
      const before = performance.now();
      const bound = JSON.stringify(normalizeAnchors(JSON.parse(JSON.stringify(root))));
      expect(performance.now() - before).toBeLessThan(10_000);
      expect(bound.length).toBeLessThan(100_000_000);
    },
    20_000,
  );
});
