import type { SchemaReader } from '../schema-reader.ts';
import type { SchemaShape } from '../schema-shape.ts';
import { listRows } from './expand-schema.ts';
import type { SchemaNode } from './schema-node.ts';
import { hasChildren } from './schema-outline.ts';

/**
 * The minimum number of rows on a page that shows each definition below its roots once. Stops counting at `limit` + 1.
 * Creates no nodes, so it is much cheaper than growing the trees.
 */
export function leastRows(roots: readonly SchemaNode[], reader: SchemaReader, limit: number): number {
  const seen = new Set<string>();
  let count = 0;
  for (const root of roots) {
    count -= hasChildren(root.element) && !seen.has(root.element.identity) ? root.skip : 0;
    const open: SchemaShape[] = [root.element];
    for (let element = open.pop(); element !== undefined && count <= limit; element = open.pop()) {
      if (seen.has(element.identity) || !hasChildren(element)) continue;
      seen.add(element.identity);
      const rows = listRows(reader.outline(element), { direction: root.direction, requiredFirst: false });
      count += rows.length;
      for (const row of rows) open.push(row.kind === 'field' ? row.field.element : row.branch.element);
    }
  }
  return count;
}
