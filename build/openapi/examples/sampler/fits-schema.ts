import { isObject, type JsonObject } from '../../../../worker/request/value/json.ts';
import type { Cursor } from '../../core/cursor.ts';
import type { Direction } from '../../schema/schema-node.ts';
import { isWithin, matches } from './pattern-text.ts';
import { fitsFormat } from './text-formats.ts';

/** Maximum number of schema objects checked per value; after that, the value is accepted. */
const MAX_VISITS = 3_000;
const MAX_DEPTH = 40;

/** Whether a value is valid against its schema, as far as bounded time allows. */
export function fitsSchema(value: unknown, schema: Cursor, direction: Direction): boolean {
  return new Validator(direction).fits(value, schema, 0);
}

class Validator {
  readonly #direction: Direction;
  #left = MAX_VISITS;

  constructor(direction: Direction) {
    this.#direction = direction;
  }

  fits(value: unknown, schema: Cursor, depth: number): boolean {
    if (schema.value === false) return false;
    if (!isObject(schema.value) || --this.#left < 0 || depth > MAX_DEPTH) return true;
    const part = schema.value;
    if (typeof part.$ref === 'string') {
      const target = schema.follow(part.$ref);
      if (target !== null && !this.fits(value, target, depth + 1)) return false;
    }
    if (value === null && isNullable(part)) return true;
    return this.#fitsParts(value, schema, depth) && fitsItself(value, part) && this.#fitsInside(value, schema, depth);
  }

  #fitsParts(value: unknown, schema: Cursor, depth: number): boolean {
    const part = schema.object;
    const branches = (keyword: string): Cursor[] => (Array.isArray(part[keyword]) ? schema.rawItems(keyword) : []);
    const fits = (branch: Cursor): boolean => this.fits(value, branch, depth + 1);
    if (!branches('allOf').every(fits)) return false;
    const any = branches('anyOf');
    if (any.length > 0 && !any.some(fits)) return false;
    const one = branches('oneOf');
    if (one.length > 0 && one.filter(fits).length !== 1) return false;
    if (isObject(part.not) && fits(schema.raw('not'))) return false;
    if (!isObject(part.if)) return true;
    return fits(schema.raw(fits(schema.raw('if')) ? 'then' : 'else'));
  }

  #fitsInside(value: unknown, schema: Cursor, depth: number): boolean {
    if (Array.isArray(value)) return this.#fitsItems(value, schema, depth);
    return !isObject(value) || this.#fitsMembers(value, schema, depth);
  }

  #fitsItems(items: readonly unknown[], schema: Cursor, depth: number): boolean {
    const part = schema.object;
    const prefix = Array.isArray(part.prefixItems) ? schema.rawItems('prefixItems') : [];
    const rest = schema.raw('items');
    return items.every((item, index) => this.fits(item, prefix[index] ?? rest, depth + 1));
  }

  #fitsMembers(value: JsonObject, schema: Cursor, depth: number): boolean {
    const part = schema.object;
    const properties = isObject(part.properties) ? schema.raw('properties') : null;
    const patterns = isObject(part.patternProperties) ? schema.raw('patternProperties') : null;
    const additional = schema.raw('additionalProperties');
    for (const name of namesIn(part.required))
      if (!Object.hasOwn(value, name) && !(properties !== null && this.#isHidden(properties.raw(name)))) return false;
    return Object.entries(value).every(([name, member]) => {
      if (properties !== null && Object.hasOwn(properties.object, name))
        return this.fits(member, properties.raw(name), depth + 1);
      const named = Object.keys(patterns?.object ?? {}).filter((pattern) => matches(name, pattern));
      if (patterns !== null && named.length > 0)
        return named.every((pattern) => this.fits(member, patterns.raw(pattern), depth + 1));
      return this.fits(member, additional, depth + 1);
    });
  }

  /** Properties that do not exist in this direction are not required either (OpenAPI 3.1 §4.8.24). */
  #isHidden(property: Cursor): boolean {
    const hidden = this.#direction === 'request' ? 'readOnly' : this.#direction === 'response' ? 'writeOnly' : null;
    return hidden !== null && (property.object[hidden] === true || property.resolve().object[hidden] === true);
  }
}

function isNullable({ nullable, type }: JsonObject): boolean {
  return nullable === true || type === 'null' || (Array.isArray(type) && type.includes('null'));
}

/** Checks a value against the keywords of one schema object, without its members or items. */
function fitsItself(value: unknown, part: JsonObject): boolean {
  const types = typeof part.type === 'string' ? [part.type] : namesIn(part.type);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return false;
  if (part.const !== undefined && !isSame(value, part.const)) return false;
  if (Array.isArray(part.enum) && !part.enum.some((each) => isSame(value, each))) return false;
  if (typeof value === 'string') return fitsText(value, part);
  if (typeof value === 'number' || typeof value === 'bigint') return fitsNumber(Number(value), part);
  if (Array.isArray(value)) return fitsCount(value.length, part.minItems, part.maxItems) && isUnique(value, part);
  return !isObject(value) || fitsCount(Object.keys(value).length, part.minProperties, part.maxProperties);
}

function fitsText(text: string, part: JsonObject): boolean {
  return (
    isWithin(text, { min: toNumber(part.minLength, 0), max: toNumber(part.maxLength, Number.POSITIVE_INFINITY) }) &&
    (typeof part.pattern !== 'string' || matches(text, part.pattern)) &&
    (typeof part.format !== 'string' || fitsFormat(text, part.format))
  );
}

function fitsNumber(
  value: number,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonObject,
): boolean {
  const low = toNumber(minimum, Number.NEGATIVE_INFINITY);
  const high = toNumber(maximum, Number.POSITIVE_INFINITY);
  if (value < low || value > high) return false;
  if ((exclusiveMinimum === true && value === low) || (exclusiveMaximum === true && value === high)) return false;
  if (value <= toNumber(exclusiveMinimum, Number.NEGATIVE_INFINITY)) return false;
  if (value >= toNumber(exclusiveMaximum, Number.POSITIVE_INFINITY)) return false;
  const quotient = value / toNumber(multipleOf, value || 1);
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}

function fitsCount(count: number, min: unknown, max: unknown): boolean {
  return count >= toNumber(min, 0) && count <= toNumber(max, Number.POSITIVE_INFINITY);
}

function isUnique(items: readonly unknown[], part: JsonObject): boolean {
  return part.uniqueItems !== true || new Set(items.map(toKey)).size === items.length;
}

function isSame(value: unknown, other: unknown): boolean {
  return value === other || (typeof value === 'object' && typeof other === 'object' && toKey(value) === toKey(other));
}

/** A key that is equal for values with the same JSON. */
export function toKey(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? '';
}

export function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'number':
      return typeof value === 'number' || typeof value === 'bigint';
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'null':
      return value === null;
    default:
      return true;
  }
}

export function toNumber(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** The strings of a list; empty for anything else. */
export function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
}
