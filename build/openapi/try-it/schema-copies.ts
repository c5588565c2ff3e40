import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import type { Noted } from '../core/api-warnings.ts';
import type { Cursor } from '../core/cursor.ts';

/** Keywords that a form, a check or the mock reads; all others stay on the page. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['type', 'format', 'enum', 'const', 'default', 'nullable', 'title', 'readOnly', 'writeOnly', 'deprecated', 'xml'],
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'required', 'discriminator'],
  ...['contentEncoding', 'contentMediaType'],
]);

const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'not', 'contains']);
const LIST_KEYWORDS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const MAP_KEYWORDS: ReadonlySet<string> = new Set(['properties']);

/** Longer lists of values are text fields. */
const MAX_VALUES = 400;
const MAX_DEPTH = 24;

/** A schema that another one refers to, and the name that it has unless another has the same. */
export interface SchemaTarget {
  readonly schema: Cursor;
  readonly name: string;
}

/** Name of a schema below `#/$defs`. */
type NameOf = (target: SchemaTarget) => string;

/** A named schema as a form has it. */
interface SchemaCopy {
  /** JSON, in which all targets have their own names. */
  readonly text: string;
  /** What it refers to, each once, in order. */
  readonly targets: readonly SchemaTarget[];
}

/** Copies of the named schemas of a description: hundreds of forms contain the same. */
export class SchemaCopies {
  readonly #memo = new Map<string, Noted<SchemaCopy>>();

  take(schema: Cursor): SchemaCopy {
    const { warnings } = schema.context;
    const known = this.#memo.get(schema.pointer);
    if (known !== undefined) {
      warnings.repeat(known);
      return known.value;
    }
    const noted = warnings.note(() => {
      const targets = new Map<string, SchemaTarget>();
      const text = copyToJson(schema, (target) => {
        if (!targets.has(target.schema.pointer)) targets.set(target.schema.pointer, target);
        return target.name;
      });
      return { text, targets: [...targets.values()] };
    });
    this.#memo.set(schema.pointer, noted);
    return noted.value;
  }
}

/** The keywords of a schema that forms read, as JSON. */
export function copyToJson(schema: Cursor, nameOf: NameOf): string {
  return toExactJson(copySchema(schema, nameOf)) ?? '{}';
}

/** The keywords of a schema that forms read. What it refers to becomes `#/$defs/Name`. */
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

/** The last part of a schema's pointer, in the characters of a component's name (OpenAPI 3.1 §4.8.7.1). */
function defaultName({ pointer }: Cursor): string {
  return (pointer.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '_') || 'schema';
}
