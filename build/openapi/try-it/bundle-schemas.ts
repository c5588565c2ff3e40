import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
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

/**
 * Copies schemas out of a description with all that they refer to, each named schema once. What does not fit in
 * `maxLength` characters of JSON allows anything; what schemas refer to directly is copied before what lies deeper.
 */
export class SchemaBundle {
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #queue: Cursor[] = [];
  readonly #defs: Record<string, unknown> = {};
  readonly #maxLength: number;
  #length = 0;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** The schema with references to `#/$defs/Name`. */
  add(schema: Cursor): unknown {
    return schema.exists ? this.#copyFitting(schema) : {};
  }

  /** Every schema that those added refer to. */
  finish(): JsonObject {
    for (let schema = this.#queue.shift(); schema !== undefined; schema = this.#queue.shift()) {
      const name = this.#names.get(schema.pointer) ?? '';
      this.#defs[name] = this.#copyFitting(schema);
    }
    return this.#defs;
  }

  /** A schema that does not fit brings nothing along that it refers to. */
  #copyFitting(schema: Cursor): unknown {
    const waiting = this.#queue.length;
    const copy = this.#copy(schema, 0);
    const length = JSON.stringify(copy, toJsonNumber).length;
    if (this.#length + length <= this.#maxLength) {
      this.#length += length;
      return copy;
    }
    for (const { pointer } of this.#queue.splice(waiting)) {
      this.#taken.delete(this.#names.get(pointer) ?? '');
      this.#names.delete(pointer);
    }
    return {};
  }

  #copy(schema: Cursor, depth: number): unknown {
    if (!isObject(schema.value)) return typeof schema.value === 'boolean' ? schema.value : {};
    if (depth > MAX_DEPTH) return {};
    const copied: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(schema.value)) {
      if (key === '$ref' && typeof value === 'string') copied.$ref = this.#refer(schema);
      else if (key === 'enum') copied.enum = Array.isArray(value) && value.length <= MAX_VALUES ? value : undefined;
      else if (KEYWORDS.has(key)) copied[key] = value;
      else if (SCHEMA_KEYWORDS.has(key)) copied[key] = this.#copy(schema.raw(key), depth + 1);
      else if (LIST_KEYWORDS.has(key)) copied[key] = schema.rawItems(key).map((item) => this.#copy(item, depth + 1));
      else if (MAP_KEYWORDS.has(key)) copied[key] = this.#copyMap(schema, key, depth);
    }
    return copied;
  }

  #copyMap(schema: Cursor, key: string, depth: number): JsonObject {
    return Object.fromEntries(schema.rawEntries(key).map(([name, value]) => [name, this.#copy(value, depth + 1)]));
  }

  #refer(schema: Cursor): string {
    const target = schema.resolve();
    if (!target.exists) return '#/$defs/';
    let name = this.#names.get(target.pointer);
    if (name === undefined) {
      const wanted = (target.pointer.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '_') || 'schema';
      name = wanted;
      for (let number = 2; this.#taken.has(name); number++) name = `${wanted}-${number}`;
      this.#taken.add(name);
      this.#names.set(target.pointer, name);
      this.#queue.push(target);
    }
    return `#/$defs/${name}`;
  }
}

/** For measuring: JSON knows no bigint. */
function toJsonNumber(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
