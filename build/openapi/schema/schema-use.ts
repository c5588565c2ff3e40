import type { Cursor } from '../core/references/cursor.ts';
import { readShape, type SchemaShape } from './schema-shape.ts';

/** One use of a schema: as a field or a branch. */
export interface SchemaUse {
  /** The schema objects that describe it together, usually just one. */
  readonly schemas: readonly Cursor[];
  readonly shape: SchemaShape;
  /** The innermost items of an array; the shape itself for anything else. */
  readonly element: SchemaShape;
}

const MAX_ARRAY_DEPTH = 8;

export function readUse(schemas: readonly Cursor[]): SchemaUse {
  const shape = readShape(schemas);
  return { schemas, shape, element: elementOf(shape) };
}

/** An array of arrays of X → X. */
function elementOf(shape: SchemaShape): SchemaShape {
  return itemsOf(shape).at(-1) ?? shape;
}

/** An array of arrays of X → the arrays in it, and X. */
export function itemsOf(shape: SchemaShape): SchemaShape[] {
  const items: SchemaShape[] = [];
  for (let item = shape; items.length < MAX_ARRAY_DEPTH && isPlainArray(item); items.push(item))
    item = readShape(item.items);
  return items;
}

export function isPlainArray(shape: SchemaShape): boolean {
  return (
    shape.items.length > 0 &&
    shape.types.every((type) => type === 'array') &&
    shape.properties.size === 0 &&
    shape.prefixItems.length === 0 &&
    shape.alternatives.length === 0
  );
}
