import type { Cursor } from '../cursor.ts';
import { isObject, type JsonObject } from '../read/json.ts';
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
    if (!isObject(cursor.value)) return {};
    if (depth > this.#maxDepth || this.#open.size >= MAX_NESTING || this.#open.has(cursor.pointer))
      return emptyOf(cursor.value);
    this.#left -= weight;
    if (this.#left < 0) return null;
    this.#open.add(cursor.pointer);
    const { $ref: ref, ...own } = cursor.value;
    const copy = own.example === undefined ? this.#copyKeywords(cursor, own, depth, weight) : own;
    const target = typeof ref === 'string' ? cursor.follow(ref) : null;
    const referenced = target === null ? {} : this.unfold(target, depth, weight);
    this.#open.delete(cursor.pointer);
    return referenced === null ? null : merge(referenced, copy);
  }

  #copyKeywords(cursor: Cursor, own: JsonObject, depth: number, weight: number): JsonObject {
    // Most schemas are plain values, and the functions below cost more than such a copy.
    if (isPlainValue(own)) return withBounds({ ...own });
    const { allOf, oneOf, anyOf, not, if: condition, then, else: otherwise, ...rest } = own;
    const { properties, additionalProperties, items, prefixItems, contains, ...plain } = rest;
    const copy = withBounds(plain);
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
    if (isObject(properties)) {
      const unfolded = cursor.rawEntries('properties').map(([name, property]) => [name, inner(property, 1)] as const);
      copy.properties = Object.fromEntries(unfolded.filter(([, property]) => property !== null));
    }
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

const INNER_SCHEMAS = [
  ...['allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else'],
  ...['properties', 'additionalProperties', 'items', 'prefixItems', 'contains', 'discriminator', 'contentSchema'],
];
/** What a schema itself says that its value may be. */
const GIVEN = ['examples', 'const', 'enum', 'default'];

function isPlainValue(schema: JsonObject): boolean {
  return INNER_SCHEMAS.every((keyword) => schema[keyword] === undefined);
}

/** Lengths that the sampler can fill. */
function withBounds(copy: Record<string, unknown>): Record<string, unknown> {
  if (typeof copy.minItems === 'number') copy.minItems = Math.min(copy.minItems, MAX_ITEMS);
  if (typeof copy.minLength === 'number') copy.minLength = Math.min(copy.minLength, MAX_LENGTH);
  return copy;
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

/** Keywords beside a `$ref` apply too (JSON Schema 2020-12 §8.2.3.1). */
function merge(referenced: JsonObject, own: JsonObject): JsonObject {
  const merged: Record<string, unknown> = { ...referenced, ...own };
  if (isObject(referenced.properties) && isObject(own.properties))
    merged.properties = { ...referenced.properties, ...own.properties };
  if (Array.isArray(referenced.allOf) && Array.isArray(own.allOf)) merged.allOf = [...referenced.allOf, ...own.allOf];
  return merged;
}
