import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import type { Cursor } from '../core/cursor.ts';
import { documentMemo } from '../core/document-memo.ts';

/** Keywords used by forms, validation or the mock. The others only matter to the page. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['type', 'format', 'enum', 'const', 'default', 'nullable', 'title', 'readOnly', 'writeOnly', 'deprecated', 'xml'],
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'required', 'discriminator'],
  ...['contentEncoding', 'contentMediaType'],
]);

const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'not', 'contains']);
const LIST_KEYWORDS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const MAP_KEYWORDS: ReadonlySet<string> = new Set(['properties']);

/** Longer enums become text fields. */
const MAX_VALUES = 400;
const MAX_DEPTH = 24;

/** The target of a reference, with its default name, which is used unless it is taken. */
export interface SchemaTarget {
  readonly schema: Cursor;
  readonly name: string;
}

/** Returns the name of a schema under `#/$defs`. */
type NameOf = (target: SchemaTarget) => string;

/** A copy of a named schema for forms. */
interface SchemaCopy {
  /** JSON with the default names of all targets. */
  readonly text: string;
  /** Its reference targets in order, without duplicates. */
  readonly targets: readonly SchemaTarget[];
}

const COPIES = documentMemo<string, SchemaCopy>();

/** A copy of a named schema, memoized because hundreds of forms share it. */
export function copyNamedSchema(schema: Cursor): SchemaCopy {
  return COPIES(schema).get(schema.pointer, () => {
    const targets = new Map<string, SchemaTarget>();
    const text = copyToJson(schema, (target) => {
      if (!targets.has(target.schema.pointer)) targets.set(target.schema.pointer, target);
      return target.name;
    });
    return { text, targets: [...targets.values()] };
  });
}

/** The result of `copySchema` as JSON. */
export function copyToJson(schema: Cursor, nameOf: NameOf): string {
  return toExactJson(copySchema(schema, nameOf)) ?? '{}';
}

/** Copies the keywords of a schema that forms need. References become `#/$defs/Name`. */
export function copySchema(schema: Cursor, nameOf: NameOf, depth = 0): unknown {
  if (!isObject(schema.value)) return typeof schema.value === 'boolean' ? schema.value : {};
  if (depth > MAX_DEPTH) return {};
  const copied: Record<string, unknown> = {};
  const copy = (inner: Cursor): unknown => copySchema(inner, nameOf, depth + 1);
  for (const [key, value] of Object.entries(schema.value)) {
    if (key === '$ref' && typeof value === 'string') copied.$ref = copyReference(schema, nameOf);
    else if (key === 'enum') copied.enum = Array.isArray(value) && value.length <= MAX_VALUES ? value : undefined;
    else if (KEYWORDS.has(key)) copied[key] = value;
    else if (SCHEMA_KEYWORDS.has(key)) copied[key] = copy(schema.raw(key));
    else if (LIST_KEYWORDS.has(key)) copied[key] = schema.rawItems(key).map(copy);
    else if (MAP_KEYWORDS.has(key)) copied[key] = copyMap(schema.rawEntries(key), copy);
  }
  return copied;
}

function copyMap(entries: [string, Cursor][], copy: (schema: Cursor) => unknown): JsonObject {
  return Object.fromEntries(entries.map(([name, schema]) => [name, copy(schema)]));
}

function copyReference(schema: Cursor, nameOf: NameOf): string {
  const target = schema.resolve();
  return target.exists ? `#/$defs/${nameOf({ schema: target, name: defaultName(target) })}` : '#/$defs/';
}

/** The last segment of a schema's pointer, limited to the characters of component names (OpenAPI 3.1 §4.8.7.1). */
function defaultName({ pointer }: Cursor): string {
  return (pointer.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '_') || 'schema';
}
