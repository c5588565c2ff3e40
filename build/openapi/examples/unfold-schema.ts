import type { Cursor } from '../core/cursor.ts';
import { isObject, type JsonObject } from '../core/json.ts';
import { toldApartAsBase, toldApartFromBase, toldApartFromOthers } from './told-apart.ts';

/** A schema as openapi-sampler is given it. */
export interface UnfoldedSchema {
  readonly schema: JsonObject;
  /** False when the budget ended before the schema did. */
  readonly isComplete: boolean;
}

/** Values that one example is made of at most: a clique of schemas or `minItems: 1e9` would never end. */
const MAX_VALUES = 1_000;
const MAX_ITEMS = 100;
const MAX_LENGTH = 8_192;
/** Schemas within schemas: `allOf` in `allOf` adds no level to the example. */
const MAX_NESTING = 100;

/** The text of a value that a string holds, for the schema of that string; undefined when none can be made. */
export type WriteContent = (schema: Cursor) => string | undefined;

/**
 * A copy of a schema without references and of bounded size, at most `maxDepth` levels of properties and items deep,
 * with the keywords that an example is made of. A recursive use is an empty object or array.
 */
export function unfoldSchema(schema: Cursor, maxDepth: number, writeContent: WriteContent): UnfoldedSchema {
  const unfolding = new Unfolding(maxDepth, writeContent);
  return { schema: unfolding.unfold(schema, 1, 1) ?? {}, isComplete: unfolding.isComplete };
}

class Unfolding {
  readonly #maxDepth: number;
  readonly #writeContent: WriteContent;
  /** Pointers of the definitions around the current place. */
  readonly #open = new Set<string>();
  #left = MAX_VALUES;

  constructor(maxDepth: number, writeContent: WriteContent) {
    this.#maxDepth = maxDepth;
    this.#writeContent = writeContent;
  }

  get isComplete(): boolean {
    return this.#left >= 0;
  }

  /** Null for what an example leaves out. `weight`: how many values the sampler makes of the schema. */
  unfold(cursor: Cursor, depth: number, weight: number): JsonObject | null {
    const { value, pointer } = cursor;
    // No value is valid for `false` (JSON Schema 2020-12 §4.3.2).
    if (!isObject(value)) return value === false ? null : {};
    if (!this.#isWithin(depth) || this.#open.has(pointer)) return emptyOf(value);
    if (isPlainValue(value)) return this.#unfoldPlainValue(value, depth, weight);
    this.#left -= weight;
    if (this.#left < 0) return null;
    this.#open.add(pointer);
    const { $ref: ref, ...own } = value;
    const copy = own.example === undefined ? this.#copyKeywords(cursor, own, depth, weight) : own;
    const target = typeof ref === 'string' ? cursor.follow(ref) : null;
    const unfolded = target === null ? copy : this.#mergeWith(target, copy, depth, weight);
    this.#open.delete(pointer);
    return unfolded;
  }

  /** Keywords beside a `$ref` apply too (JSON Schema 2020-12 §8.2.3.1). */
  #mergeWith(target: Cursor, own: JsonObject, depth: number, weight: number): JsonObject | null {
    const referenced = this.unfold(target, depth, weight);
    return referenced === null ? null : merge(referenced, own);
  }

  /** Most schemas: there is nothing in them to unfold, so they need neither a place nor a copy. */
  #unfoldPlainValue(schema: JsonObject, depth: number, weight: number): JsonObject | null {
    if (!this.#isWithin(depth)) return emptyOf(schema);
    this.#left -= weight;
    return this.#left < 0 ? null : withBounds(schema);
  }

  #isWithin(depth: number): boolean {
    return depth <= this.#maxDepth && this.#open.size < MAX_NESTING;
  }

  #unfoldProperties(properties: Cursor, depth: number, weight: number): JsonObject {
    const unfolded: [string, JsonObject][] = [];
    for (const [name, value] of Object.entries(properties.object)) {
      const property =
        isObject(value) && isPlainValue(value)
          ? this.#unfoldPlainValue(value, depth, weight)
          : this.unfold(properties.raw(name), depth, weight);
      if (property !== null) unfolded.push([name, property]);
    }
    return Object.fromEntries(unfolded);
  }

  #copyKeywords(cursor: Cursor, own: JsonObject, depth: number, weight: number): JsonObject {
    const { allOf, oneOf, anyOf, not, if: condition, then, else: otherwise, ...rest } = own;
    const { properties, additionalProperties, items, prefixItems, contains, ...plain } = rest;
    const copy: Record<string, unknown> = { ...withBounds(plain) };
    if (isObject(own.contentSchema) && GIVEN.every((keyword) => own[keyword] === undefined))
      copy.example = this.#writeContent(cursor);
    const parts = (keyword: string, count?: number): JsonObject[] =>
      cursor
        .rawItems(keyword)
        .slice(0, count)
        .map((part) => this.unfold(part, depth, weight) ?? {});
    const inner = (child: Cursor, times: number): JsonObject | null => this.unfold(child, depth + 1, weight * times);

    if (Array.isArray(allOf)) copy.allOf = [...parts('allOf'), ...toldApartFromBase(cursor)];
    // Of alternatives the sampler takes the first.
    const choice = Array.isArray(oneOf) ? 'oneOf' : Array.isArray(anyOf) ? 'anyOf' : null;
    if (choice !== null)
      copy[choice] = parts(choice, 1).map((part) => {
        const told = toldApartFromOthers(cursor, choice);
        return told.length === 0 ? part : { allOf: [part, ...told] };
      });
    else if (isObject(own.discriminator))
      copy.allOf = [...(Array.isArray(copy.allOf) ? copy.allOf : []), ...toldApartAsBase(cursor)];
    if (isObject(condition) && isObject(then))
      for (const keyword of ['if', 'then']) copy[keyword] = this.unfold(cursor.raw(keyword), depth, weight) ?? {};
    if (isObject(properties)) copy.properties = this.#unfoldProperties(cursor.raw('properties'), depth + 1, weight);
    // The sampler makes two members of it.
    if (isObject(additionalProperties))
      copy.additionalProperties = inner(cursor.raw('additionalProperties'), 2) ?? true;
    if (Array.isArray(prefixItems))
      copy.prefixItems = cursor.rawItems('prefixItems').map((item) => inner(item, 1) ?? {});
    else if (isObject(items)) copy.items = inner(cursor.raw('items'), toTimes(copy.minItems)) ?? undefined;
    else if (isObject(contains)) copy.contains = inner(cursor.raw('contains'), toTimes(copy.minItems)) ?? undefined;
    return copy;
  }
}

/** Keywords of schemas that have to be unfolded, or that say more of a value than the sampler reads. */
const INNER_SCHEMAS: ReadonlySet<string> = new Set([
  ...['$ref', 'allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else'],
  ...['properties', 'additionalProperties', 'items', 'prefixItems', 'contains', 'discriminator', 'contentSchema'],
]);
/** What a schema itself says that its value may be. */
const GIVEN = ['examples', 'const', 'enum', 'default'];

function isPlainValue(schema: JsonObject): boolean {
  for (const keyword of Object.keys(schema))
    if (INNER_SCHEMAS.has(keyword) && schema[keyword] !== undefined) return false;
  return true;
}

/** The schema with lengths that the sampler can fill. */
function withBounds(schema: JsonObject): JsonObject {
  const { minItems, minLength } = schema;
  const hasTooMany = typeof minItems === 'number' && minItems > MAX_ITEMS;
  const isTooLong = typeof minLength === 'number' && minLength > MAX_LENGTH;
  if (!hasTooMany && !isTooLong) return schema;
  return {
    ...schema,
    ...(hasTooMany ? { minItems: MAX_ITEMS } : {}),
    ...(isTooLong ? { minLength: MAX_LENGTH } : {}),
  };
}

/** What stands where a schema is not entered; null for a single value, which may be missing. */
function emptyOf({ type, properties, items }: JsonObject): JsonObject | null {
  const only: unknown = Array.isArray(type) ? type[0] : type;
  if (only === 'object' || (only === undefined && properties !== undefined)) return { type: 'object' };
  if (only === 'array' || (only === undefined && items !== undefined)) return { type: 'array' };
  return null;
}

function toTimes(minItems: unknown): number {
  return typeof minItems === 'number' && minItems > 1 ? minItems : 1;
}

/** One schema of both; of keywords that both have, those of `own` count. */
function merge(referenced: JsonObject, own: JsonObject): JsonObject {
  const merged: Record<string, unknown> = { ...referenced, ...own };
  if (isObject(referenced.properties) && isObject(own.properties))
    merged.properties = { ...referenced.properties, ...own.properties };
  if (Array.isArray(referenced.allOf) && Array.isArray(own.allOf)) merged.allOf = [...referenced.allOf, ...own.allOf];
  return merged;
}
