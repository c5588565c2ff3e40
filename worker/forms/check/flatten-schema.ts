import { isObject, type JsonObject, toKey } from '../../request/value/json.ts';
import { listParts, type ResolveRef } from '../../request/write/example-schema.ts';

/** A schema with references resolved and `allOf` merged, one level deep, for forms and checks. */
export interface FlatSchema extends JsonObject {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: ReadonlySet<string>;
  /** JSON types except `null`; empty if any. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** Alternatives, without `null`. */
  readonly branches: readonly unknown[];
}

/** By resolver, because a check flattens the same schema for every value. */
const FLAT = new WeakMap<ResolveRef, WeakMap<object, FlatSchema>>();

/** Flattens a schema. Never throws, and terminates on circular references and `allOf`. */
export function flattenSchema(schema: unknown, resolveRef: ResolveRef): FlatSchema {
  if (!isObject(schema)) return ANYTHING;
  const memo = FLAT.get(resolveRef) ?? new WeakMap<object, FlatSchema>();
  let flat = memo.get(schema);
  if (flat === undefined) {
    flat = flatten(schema, resolveRef);
    FLAT.set(resolveRef, memo.set(schema, flat));
  }
  return flat;
}

/** The schema that a value without one has. */
const ANYTHING = /* @__PURE__ */ flatten({}, () => undefined);

function flatten(schema: JsonObject, resolveRef: ResolveRef): FlatSchema {
  const merged: Record<string, unknown> = {};
  const properties = new Map<string, unknown>();
  const required = new Set<string>();
  for (const part of listParts(schema, resolveRef, ['allOf'])) {
    const values = merged.enum;
    for (const [key, value] of Object.entries(part)) if (merged[key] === undefined) merged[key] = value;
    if (Array.isArray(values) && Array.isArray(part.enum)) {
      const allowed = new Set(part.enum.map(toKey));
      const both = values.filter((value) => allowed.has(toKey(value)));
      // Of lists that contradict each other, the last one counts, as on the page.
      merged.enum = both.length > 0 ? both : part.enum;
    }
    if (isObject(part.properties))
      for (const [name, value] of Object.entries(part.properties))
        properties.set(name, properties.has(name) ? { allOf: [properties.get(name), value] } : value);
    if (Array.isArray(part.required)) for (const name of part.required) required.add(String(name));
  }
  const all = listTypes(merged, properties.size);
  const choices = [merged.oneOf, merged.anyOf].find((list) => Array.isArray(list) && list.length > 0);
  const branches = (Array.isArray(choices) ? choices : []).filter((branch: unknown) => !isNullSchema(branch));
  return {
    ...merged,
    properties: Object.fromEntries(properties),
    required,
    types: all.filter((type) => type !== 'null'),
    isNullable:
      merged.nullable === true || all.includes('null') || (Array.isArray(choices) && choices.some(isNullSchema)),
    branches,
  };
}

function listTypes(
  { type, enum: values, items, const: constant }: Record<string, unknown>,
  propertyCount: number,
): string[] {
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.map(String);
  if (propertyCount > 0) return ['object'];
  if (items !== undefined) return ['array'];
  const known = Array.isArray(values) ? values : constant === undefined ? [] : [constant];
  return [...new Set(known.map(typeOf))].filter((name) => name !== 'object' && name !== 'array');
}

function isNullSchema(schema: unknown): boolean {
  return isObject(schema) && (schema.type === 'null' || schema.const === null);
}

/** The JSON type of a value, with `integer` for whole numbers. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'bigint') return 'integer';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
