import { isObject } from '../../../worker/request/value/json.ts';
import type { Cursor } from '../core/cursor.ts';
import { readShape, type SchemaShape } from '../schema/schema-shape.ts';
import { isOfType } from './sampler/fits-schema.ts';

/** Deeper faults are left to linters: the warning is for an example that belongs to another schema. */
const MAX_DEPTH = 2;

/**
 * Describes how an example violates its schema; null if no fault is found. Only checks types, and only in the first
 * levels.
 */
export function findMismatch(value: unknown, schema: Cursor, depth = 0): string | null {
  const shape = readShape([schema]);
  if (shape.alternatives.length > 0 || shape.types.length === 0) return null;
  if (value === null) return shape.nullable ? null : `found null, the schema says ${shape.types.join(' or ')}`;
  // YAML parses unquoted dates and times as text or as a Date.
  const isText = value instanceof Date && shape.types.includes('string');
  if (!isText && !shape.types.some((type) => isOfType(value, type)))
    return `found ${typeName(value)}, the schema says ${shape.types.join(' or ')}`;
  return depth < MAX_DEPTH ? findInside(value, shape, depth) : null;
}

function findInside(value: unknown, shape: SchemaShape, depth: number): string | null {
  if (Array.isArray(value) && shape.items !== null && shape.prefixItems.length === 0) {
    const fault = value.length === 0 ? null : findMismatch(value[0], shape.items, depth + 1);
    return fault === null ? null : `in its first item ${fault}`;
  }
  if (!isObject(value)) return null;
  for (const [name, schemas] of shape.properties) {
    const [schema] = schemas;
    if (schema === undefined || schemas.length > 1 || !Object.hasOwn(value, name)) continue;
    const fault = findMismatch(value[name], schema, depth + 1);
    if (fault !== null) return `in ${JSON.stringify(name)} ${fault}`;
  }
  return null;
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
