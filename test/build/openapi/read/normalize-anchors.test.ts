import { describe, expect, it } from 'vitest';
import { normalizeAnchors } from '../../../../build/openapi/read/normalize-anchors.ts';
import { compileDescription, withSchemas } from '../api-fixture.ts';

describe('normalizeAnchors()', () => {
  it('does not change a description whose schemas have no ids or anchors', () => {
    const root = { components: { schemas: { A: { $ref: '#node' } } } };
    expect(normalizeAnchors(root)).toBe(root);
  });

  it.each([
    ['an anchor', { $ref: '#node' }],
    ['a dynamic reference', { $dynamicRef: '#node' }],
    ['an id', { $ref: 'https://books.test/tree' }],
    ['an anchor below an id', { $ref: 'https://books.test/tree#node' }],
  ])('follows %s', (_, reference) => {
    const tree = {
      $id: 'https://books.test/tree',
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { label: { type: 'string', example: 'Oak' } },
    };
    const { html, warnings } = compileDescription(
      withSchemas({ A: { type: 'object', properties: { tree: reference } }, 'A/Tree': tree }),
    );
    expect(html('/api/a')).toMatch(/id="body-tree-label"/);
    expect(html('/api/a')).toContain('Oak');
    expect(warnings).toEqual([]);
  });

  it('resolves ids, anchors and pointers within a schema that has an id', () => {
    const tree = {
      $id: 'https://books.test/tree',
      $defs: { node: { $anchor: 'node' }, leaf: { $id: 'parts/leaf', $anchor: 'node', items: { $ref: '#node' } } },
      properties: {
        a: { $ref: '#/$defs/node' },
        b: { $ref: '#node' },
        c: { $ref: 'parts/leaf' },
        d: { $ref: '#' },
        e: { $ref: '#/schemas/Other' },
        f: { $ref: 'parts/leaf#node' },
      },
    };
    const others = {
      Other: { $ref: 'https://books.test/parts/leaf' },
      Below: { $ref: 'https://books.test/tree#/$defs/leaf' },
      Unknown: { $ref: '#nowhere' },
    };
    const { schemas } = normalizeAnchors({ schemas: { Tree: tree, ...others } });
    const at = '#/schemas/Tree';
    expect(schemas).toMatchObject({
      Tree: {
        $defs: { leaf: { items: { $ref: `${at}/$defs/leaf` } } },
        properties: {
          a: { $ref: `${at}/$defs/node` },
          b: { $ref: `${at}/$defs/node` },
          c: { $ref: `${at}/$defs/leaf` },
          d: { $ref: at },
          e: { $ref: '#/schemas/Other' },
          f: { $ref: `${at}/$defs/leaf` },
        },
      },
      Other: { $ref: `${at}/$defs/leaf` },
      Below: { $ref: `${at}/$defs/leaf` },
      Unknown: others.Unknown,
    });
  });

  it('reads ids that are relative to the description itself', () => {
    const schemas = { A: { $ref: 'tree' }, Tree: { $id: 'tree' }, B: { $ref: 'other.yaml#/A' } };
    expect(normalizeAnchors({ schemas })).toEqual({ schemas: { ...schemas, A: { $ref: '#/schemas/Tree' } } });
  });

  it('handles circular objects, names of Object members, and 100,000 levels', () => {
    const circle: Record<string, unknown> = { $anchor: 'circle' };
    circle.self = circle;
    let deep: Record<string, unknown> = { $ref: '#circle' };
    for (let level = 0; level < 100_000; level++) deep = { deep };
    const root = normalizeAnchors({ circle, deep });
    expect((root.circle as typeof circle).self).toBe(root.circle);
    const own: unknown = normalizeAnchors(JSON.parse('{"a": {"$anchor": "a"}, "__proto__": {"$ref": "#a"}}'));
    expect(JSON.stringify(own)).toBe('{"a":{"$anchor":"a"},"__proto__":{"$ref":"#/a"}}');
  });
});
