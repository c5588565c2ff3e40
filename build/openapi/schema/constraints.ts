import type { Constraint, PatternConstraint } from '../../../worker/model/api-schema.ts';
import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import { isObject } from '../../../worker/request/value/json.ts';

/** Lists and patterns longer than this say no more to a reader. */
const MAX_NAMES = 20;
const MAX_PATTERN_LENGTH = 500;

/** Keywords that are described; for `items`, only that no further items are allowed. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'contentEncoding', 'contentMediaType'],
  ...['minContains', 'maxContains', 'contains', 'dependentRequired', 'dependencies', 'propertyNames'],
  ...['additionalProperties', 'unevaluatedProperties', 'items', 'unevaluatedItems', 'additionalItems'],
]);

/**
 * What a schema demands beyond its type, in short words and always the same order: `1 to 140 characters`,
 * `matches ^inv_`, `greater than 0`. Keywords of a wrong type are ignored.
 */
export function describeConstraints(schema: Record<string, unknown>, messages: ReferenceMessages): Constraint[] {
  // Most schemas demand nothing.
  if (!Object.keys(schema).some((keyword) => KEYWORDS.has(keyword))) return [];
  const { constraints } = messages;
  const count = (min: unknown, max: unknown, unit: Unit): string[] => describeCount(min, max, unit, constraints);
  return [
    ...count(schema.minLength, schema.maxLength, constraints.characters),
    ...describePattern(schema.pattern, constraints.matches),
    ...describeRange(schema, constraints),
    ...describeMultiple(schema.multipleOf, constraints),
    ...count(schema.minItems, schema.maxItems, constraints.items),
    ...(schema.uniqueItems === true && mayBeArray(schema) ? [constraints.uniqueItems] : []),
    ...count(schema.minProperties, schema.maxProperties, constraints.properties),
    ...describeWord(schema.contentEncoding, constraints.encodedAs),
    ...describeWord(schema.contentMediaType, constraints.contentType),
    // `contains` without `minContains` demands one (JSON Schema 2020-12 Validation §6.4.5).
    ...count(
      schema.minContains ?? (schema.contains === undefined ? undefined : 1),
      schema.maxContains,
      constraints.matchingItems,
    ),
    ...describeDependents(schema.dependentRequired, messages),
    // Its name before JSON Schema 2019-09.
    ...describeDependents(schema.dependencies, messages),
    ...describePropertyNames(schema.propertyNames, constraints),
    ...describeClosed(schema, constraints),
    // Zalando's: a list that will grow.
    ...(Array.isArray(schema['x-extensible-enum']) && schema.enum === undefined ? [constraints.extensible] : []),
  ];
}

/** Whether the schema allows lists: generators write keywords of lists on texts, too. */
function mayBeArray({ type }: Record<string, unknown>): boolean {
  return type === undefined || type === 'array' || (Array.isArray(type) && type.includes('array'));
}

type Bound = number | bigint;
type Constraints = ReferenceMessages['constraints'];
/** A number of something: `2 items`. */
type Unit = (count: string) => string;

function describeCount(min: unknown, max: unknown, unit: Unit, constraints: Constraints): string[] {
  if (min === undefined && max === undefined) return [];
  // A minimum of 0 demands nothing.
  const least = isCount(min) && min > 0 ? min : null;
  const most = isCount(max) ? max : null;
  if (least !== null && most !== null) {
    const amount = unit(toDigits(most));
    if (toDigits(least) === toDigits(most)) return [constraints.exactly(amount)];
    if (least < most) return [constraints.between(toDigits(least), amount)];
  }
  return [
    ...(least === null ? [] : [constraints.atLeast(unit(toDigits(least)))]),
    ...(most === null ? [] : [constraints.atMost(unit(toDigits(most)))]),
  ];
}

function describePattern(pattern: unknown, words: string): PatternConstraint[] {
  if (typeof pattern !== 'string' || pattern === '') return [];
  const shown = pattern.length > MAX_PATTERN_LENGTH ? `${pattern.slice(0, MAX_PATTERN_LENGTH)}…` : pattern;
  return [{ words, pattern: shown }];
}

interface Limit {
  readonly value: Bound;
  readonly digits: string;
  readonly exclusive: boolean;
}

function describeRange(schema: Record<string, unknown>, constraints: Constraints): string[] {
  const { format } = schema;
  const low = toLimit(schema.minimum, schema.exclusiveMinimum, (a, b) => a >= b, format);
  const high = toLimit(schema.maximum, schema.exclusiveMaximum, (a, b) => a <= b, format);
  if (low !== null && high !== null && !low.exclusive && !high.exclusive) {
    if (low.digits === high.digits) return [constraints.exactly(high.digits)];
    if (low.value < high.value) return [constraints.between(low.digits, high.digits)];
  }
  return [
    ...(low === null ? [] : [(low.exclusive ? constraints.greaterThan : constraints.atLeast)(low.digits)]),
    ...(high === null ? [] : [(high.exclusive ? constraints.lessThan : constraints.atMost)(high.digits)]),
  ];
}

/** Exclusive as a flag beside the limit (OpenAPI 3.0), or as its own limit (3.1); the stricter of two limits. */
function toLimit(
  inclusive: unknown,
  exclusive: unknown,
  isStricter: (a: Bound, b: Bound) => boolean,
  format: unknown,
): Limit | null {
  const limit = isNumber(inclusive) ? inclusive : null;
  const own = isNumber(exclusive) ? exclusive : null;
  if (own !== null && (limit === null || isStricter(own, limit)))
    return { value: own, digits: toDigits(own, format), exclusive: true };
  return limit === null ? null : { value: limit, digits: toDigits(limit, format), exclusive: exclusive === true };
}

function describeMultiple(value: unknown, { multipleOf }: Constraints): string[] {
  return isNumber(value) && value > 0 ? [multipleOf(toDigits(value))] : [];
}

function describeWord(value: unknown, describe: (word: string) => string): string[] {
  return typeof value === 'string' && value.trim() !== '' ? [describe(value.trim().slice(0, MAX_PATTERN_LENGTH))] : [];
}

function describeDependents(value: unknown, messages: ReferenceMessages): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value)
    .slice(0, MAX_NAMES)
    .flatMap(([name, needed]) => {
      const names = Array.isArray(needed) ? needed.filter((item: unknown) => typeof item === 'string') : [];
      return names.length === 0 ? [] : [messages.constraints.dependents(name, joinNames(names, messages))];
    });
}

/** `a, b and c`, shortened where there are many. */
export function joinNames(names: readonly string[], { list }: ReferenceMessages): string {
  return names.length > MAX_NAMES ? `${names.slice(0, MAX_NAMES).join(', ')}, …` : list(names);
}

function describePropertyNames(value: unknown, constraints: Constraints): Constraint[] {
  if (!isObject(value)) return [];
  const counts = describeCount(value.minLength, value.maxLength, constraints.characters, constraints);
  return [
    ...counts.map((text) => constraints.propertyNames(text)),
    ...describePattern(value.pattern, constraints.propertyNamesMatch),
  ];
}

/** Closed objects and tuples. Three keywords have been used for further items of tuples. */
function describeClosed(schema: Record<string, unknown>, constraints: Constraints): string[] {
  const isTuple = Array.isArray(schema.prefixItems) || Array.isArray(schema.items);
  const noItems = [schema.items, schema.unevaluatedItems, schema.additionalItems].includes(false);
  return [
    ...(schema.additionalProperties === false || schema.unevaluatedProperties === false
      ? [constraints.noOtherProperties]
      : []),
    ...(isTuple && noItems ? [constraints.noFurtherItems] : []),
  ];
}

function isNumber(value: unknown): value is Bound {
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value));
}

function isCount(value: unknown): value is Bound {
  return isNumber(value) && value >= 0 && (typeof value === 'bigint' || Number.isInteger(value));
}

// The limits of 64 bits are no doubles: what a parser makes of them is one too high.
const ROUNDED_LIMITS: ReadonlyMap<number, string> = new Map([
  [2 ** 63, '9223372036854775807'],
  [2 ** 64, '18446744073709551615'],
]);

/** The number without an exponent where that is readable: 0.00000001, not 1e-8. */
function toDigits(value: Bound, format: unknown = undefined): string {
  if (typeof value === 'bigint') return String(value);
  const rounded = format === 'int64' || format === 'uint64' ? ROUNDED_LIMITS.get(value) : undefined;
  if (rounded !== undefined) return rounded;
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return String(BigInt(value));
  const [, sign = '', whole = '', fraction = '', exponent] = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(String(value)) ?? [];
  const zeros = Number(exponent) - 1;
  return zeros <= 20 ? `${sign}0.${'0'.repeat(zeros)}${whole}${fraction}` : String(value);
}
