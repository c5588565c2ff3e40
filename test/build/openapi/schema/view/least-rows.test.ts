import { describe, expect, it } from 'vitest';
import { SchemaReader } from '../../../../../build/openapi/schema/schema-reader.ts';
import { leastRows } from '../../../../../build/openapi/schema/view/least-rows.ts';
import { createRoot, type Direction } from '../../../../../build/openapi/schema/view/schema-node.ts';
import { DescriptionCompiler } from '../../../../../build/page/description/compile-description.ts';
import { findMessages } from '../../../../../worker/model/messages/find-messages.ts';
import { readRoot, withSchemas } from '../../api-fixture.ts';
import { named } from '../../many.ts';
import { objects, ref } from '../tree-fixture.ts';

/** Rows of the first schema, by default as a request body. */
function count(schemas: Readonly<Record<string, unknown>>, direction: Direction = 'request', limit = 100): number {
  const { root } = readRoot(withSchemas(schemas));
  const { page, reference } = findMessages('en');
  const markdown = new DescriptionCompiler({ messages: page });
  const reader = new SchemaReader(root.context.warnings, {
    root,
    schemaHref: () => null,
    markdown,
    messages: reference,
    pageMessages: page,
  });
  const [name = ''] = Object.keys(schemas);
  const schema = root.get('components').get('schemas').raw(name);
  return leastRows([createRoot(schema, ['body'], null, direction)], reader, limit);
}

describe('leastRows()', () => {
  it('counts the rows of each definition once, also in cycles', () => {
    const A = objects({ first: ref('B'), second: ref('B'), own: { type: 'string' } });
    expect(count({ A, B: objects({ a: ref('A'), c: { type: 'string' } }) })).toBe(5);
  });

  it('counts branches and their contents', () => {
    expect(count({ A: { oneOf: [ref('B'), { type: 'string' }] }, B: objects({ c: { type: 'string' } }) })).toBe(3);
  });

  it('ignores properties of the other direction', () => {
    const A = objects({ id: { ...objects({ a: {}, b: {} }), readOnly: true }, c: { type: 'string' } });
    expect([count({ A }, 'request'), count({ A }, 'response')]).toEqual([1, 4]);
  });

  it('stops counting at the limit', () => {
    const chain = named('S', 50, (index) => objects({ a: {}, next: ref(`S${index + 1}`) }));
    expect(count({ ...chain, S50: {} }, 'request', 10)).toBe(12);
  });
});
