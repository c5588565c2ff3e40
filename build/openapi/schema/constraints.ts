import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import { isObject } from '../../../worker/request/value/json.ts';
import type { Constraint, PatternConstraint } from '../../page/blocks/api/schema/model.ts';

/** Longer lists and patterns are shortened: the rest tells a reader nothing. */
const MAX_NAMES = 20;
const MAX_PATTERN_LENGTH = 500;

/** Keywords that produce a constraint. `items` does so only if it forbids further items. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'contentEncoding', 'contentMediaType'],
  ...['minContains', 'maxContains', 'contains', 'dependentRequired', 'dependencies', 'propertyNames'],
  ...['additionalProperties', 'unevaluatedProperties', 'items', 'unevaluatedItems', 'additionalItems'],
]);

/**
 * A schema's constraints beyond its type as short phrases, always in the same order: `1 to 140 characters`, `matches
 * ^inv_`, `greater than 0`. Keywords with a value of the wrong type are ignored, and so are those that do not apply to the
 * schema's types (JSON Schema 2020-12 Validation §6): `maximum` on an array would read as a limit of its items.
 */
export function describeConstraints(schema: Record<string, unknown>, messages: ReferenceMessages): Constraint[] {
  // Most schemas have no constraints.
  if (!Object.keys(schema).some((keyword) => KEYWORDS.has(keyword))) return [];
  const { constraints } = messages;
  const count = (min: unknown, max: unknown, unit: Unit): string[] => describeCount(min, max, unit, constraints);
  return [
    ...(mayBe(SCALARS, schema) ? describeScalar(schema, constraints) : []),
    ...(mayBe(ARRAYS, schema) ? count(schema.minItems, schema.maxItems, constraints.items) : []),
    ...(mayBe(ARRAYS, schema) && schema.uniqueItems === true ? [constraints.uniqueItems] : []),
    ...(mayBe(OBJECTS, schema) ? count(schema.minProperties, schema.maxProperties, constraints.properties) : []),
    ...describeWord(schema.contentEncoding, constraints.encodedAs),
    ...describeWord(schema.contentMediaType, constraints.contentType),
    // `contains` without `minContains` requires at least one match (JSON Schema 2020-12 Validation §6.4.5).
    ...count(
      schema.minContains ?? (schema.contains === undefined ? undefined : 1),
      schema.maxContains,
      constraints.matchingItems,
    ),
    ...describeDependents(schema.dependentRequired, messages),
    // The same keyword before JSON Schema 2019-09.
    ...describeDependents(schema.dependencies, messages),
    ...describePropertyNames(schema.propertyNames, constraints),
    ...describeClosed(schema, constraints),
    // Zalando's extension for an enum that may grow.
    ...(Array.isArray(schema['x-extensible-enum']) && schema.enum === undefined ? [constraints.extensible] : []),
  ];
}

/** Scalars are one group: authors limit the digits of a number by `maxLength`, and a decimal text by `minimum`. */
const SCALARS: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'file']);
const ARRAYS: ReadonlySet<unknown> = new Set(['array']);
const OBJECTS: ReadonlySet<unknown> = new Set(['object']);

/** Whether the schema allows values of one of these types: generators put keywords for one type on others, too. */
function mayBe(types: ReadonlySet<unknown>, { type, items }: Record<string, unknown>): boolean {
  if (type === undefined) return types !== SCALARS || !isObject(items);
  return Array.isArray(type) ? type.some((each) => types.has(each)) : types.has(type);
}

function describeScalar(schema: Record<string, unknown>, constraints: Constraints): Constraint[] {
  return [
    ...describeCount(schema.minLength, schema.maxLength, constraints.characters, constraints),
    ...describePattern(schema.pattern, constraints.matches),
    ...describeRange(schema, constraints),
    ...describeMultiple(schema.multipleOf, constraints),
  ];
}

type Bound = number | bigint;
type Constraints = ReferenceMessages['constraints'];
/** Formats a count with its unit: `2 items`. */
type Unit = (count: string) => string;

function describeCount(min: unknown, max: unknown, unit: Unit, constraints: Constraints): string[] {
  // A minimum of 0 does not constrain anything.
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

/**
 * The stricter of the two limits. Exclusivity is a flag beside the limit in OpenAPI 3.0 and a limit by itself in 3.1.
 */
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

/** `a, b and c`, truncated if the list is long. */
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

/** Constraints of closed objects and tuples. Three keywords have been used to forbid further tuple items. */
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

// The 64-bit limits do not fit in a double: parsing rounds them up by one.
const ROUNDED_LIMITS: ReadonlyMap<number, string> = new Map([
  [2 ** 63, '9223372036854775807'],
  [2 ** 64, '18446744073709551615'],
]);

/** Writes the number without an exponent if that is readable: 0.00000001, not 1e-8. */
function toDigits(value: Bound, format: unknown = undefined): string {
  if (typeof value === 'bigint') return String(value);
  const rounded = format === 'int64' || format === 'uint64' ? ROUNDED_LIMITS.get(value) : undefined;
  if (rounded !== undefined) return rounded;
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return String(BigInt(value));
  const [, sign = '', whole = '', fraction = '', exponent] = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(String(value)) ?? [];
  const zeros = Number(exponent) - 1;
  return zeros <= 20 ? `${sign}0.${'0'.repeat(zeros)}${whole}${fraction}` : String(value);
}
