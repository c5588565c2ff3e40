import { isObject, type JsonObject } from '../../../../worker/request/value/json.ts';
import { Cursor } from '../../core/references/cursor.ts';
import { hasTexts, rememberTexts, writtenText } from '../../core/written-numbers.ts';
import type { ExampleLimits, MakerOptions } from './example-limits.ts';
import { firstMembers } from './first-members.ts';
import { toNumber } from './fits-schema.ts';
import { isScalar, type MemberSchema, type MergedSchema, mergeSchemas } from './merge-schema.ts';
import { matches } from './pattern-text.ts';

/** The position of a value in the example. */
export interface ValueContext {
  readonly name: string;
  readonly depth: number;
  /** Index in a list. */
  readonly index: number;
  /** Whether to include whatever may distinguish this value from those of other branches. */
  readonly isVaried: boolean;
}

/** What the values of one example share. */
export interface Making {
  readonly options: MakerOptions;
  readonly limits: ExampleLimits;
  /** Makes a value within another. Undefined if no value is valid or the budget has run out. */
  readonly make: (schemas: readonly Cursor[], context: ValueContext) => unknown;
  readonly fits: (value: unknown, schemas: readonly Cursor[]) => boolean;
}

/** Maximum number of items, and of members that only `minProperties` asks for. */
const MAX_MEMBERS = 100;

/** Makes an object with its required members, and as many optional ones as the example includes. */
export function makeObject(merged: MergedSchema, context: ValueContext, making: Making): Record<string, unknown> {
  const { options, limits, make } = making;
  const members = new Map<string, unknown>();
  const { depth, index, isVaried } = context;
  const inner = (name: string): ValueContext => ({ name, depth: depth + 1, index, isVaried });
  let optionalLeft = maxProperties(merged) - merged.required.size;
  const isShown = showsOptional(merged, context, making);
  for (const [name, member] of merged.properties) {
    if (!limits.isComplete) break;
    const isRequired = merged.required.has(name);
    if (!isRequired && (optionalLeft <= 0 || !isShown(name, member))) continue;
    const value = make(member.schemas, inner(name));
    if (value === undefined || (!isRequired && isEmpty(value) && depth + 1 >= options.depth)) continue;
    members.set(name, value);
    if (!isRequired) optionalLeft--;
    limits.takeMember(name, value);
  }
  for (const name of merged.required)
    if (!members.has(name) && !merged.properties.has(name))
      members.set(name, makeOther(inner(name), merged, make) ?? 'string');
  addMembers(members, merged, making, inner);
  const schemasOf = (name: string): readonly Cursor[] =>
    merged.properties.get(name)?.schemas ?? schemasOfOther(name, merged);
  return withTexts(Object.fromEntries(members), schemasOf, options.direction);
}

/** Returns whether the example includes an optional member. */
function showsOptional(
  { properties, required, excluded, parts }: MergedSchema,
  { depth, isVaried }: ValueContext,
  { options, limits }: Making,
): (name: string, member: MemberSchema) => boolean {
  const extent = isVaried ? 'all' : options.extent;
  const isDeep = depth >= options.depth;
  if (limits.isScarce || (isDeep && extent !== 'all')) return () => false;
  const isPossible = (name: string, { schemas, isScalar: isFlat, isDeprecated }: MemberSchema): boolean =>
    !(isDeep && !isFlat) && !(isDeprecated && extent !== 'all') && !excluded.has(name) && !limits.isRecursive(schemas);
  if (extent === 'all') return isPossible;
  if (extent !== 'first' || required.size > 0) return () => false;
  const names = firstMembers(
    [...properties].filter(([name, member]) => isPossible(name, member)),
    parts,
  );
  return (name) => names.has(name);
}

/** Adds members until the schema's minimum is reached, and one to an empty map. */
function addMembers(
  members: Map<string, unknown>,
  merged: MergedSchema,
  making: Making,
  inner: (name: string) => ValueContext,
): void {
  const { options, limits, make } = making;
  const { parts, properties } = merged;
  const min = Math.min(Math.max(...parts.map(({ minProperties }) => toNumber(minProperties, 0))), MAX_MEMBERS);
  for (const [name, { schemas }] of properties) {
    if (members.size >= min) break;
    const value = members.has(name) || merged.excluded.has(name) ? undefined : make(schemas, inner(name));
    if (value !== undefined) members.set(name, value);
  }
  const others = merged.additional.length > 0 ? merged.additional : merged.patterned.map(([, schema]) => schema);
  const isMap = properties.size === 0 && others.length > 0 && !limits.isRecursive(others);
  const wanted = Math.max(min, isMap && inner('').depth <= options.depth + 1 ? 1 : 0);
  for (let number = 1; members.size < wanted && number <= MAX_MEMBERS; number++) {
    const name = nameMember(number, merged, making, inner(''));
    if (name === null || members.has(name)) continue;
    const value = makeOther(inner(name), merged, make);
    if (value === undefined) break;
    members.set(name, value);
  }
}

/** A name for a member beyond the properties, or null if no name that fits is found. */
function nameMember(
  number: number,
  { parts, additional, patterned, propertyNames }: MergedSchema,
  { make, fits }: Making,
  context: ValueContext,
): string | null {
  const label = parts.map((part) => part['x-additionalPropertiesName']).find((each) => typeof each === 'string');
  const plain = typeof label === 'string' && number === 1 ? label : `property${number}`;
  const [[pattern, schema] = [undefined, propertyNames[0]]] = additional.length > 0 ? [] : patterned;
  if (schema === undefined) return plain;
  const rules = [...propertyNames, new Cursor(schema.context, { type: 'string', pattern }, schema.pointer)];
  const name = fits(plain, rules) ? plain : make(rules, { ...context, index: number - 1 });
  return typeof name === 'string' && fits(name, rules) ? name : null;
}

/** The value of a member that is not one of the properties. */
function makeOther(context: ValueContext, merged: MergedSchema, make: Making['make']): unknown {
  const schemas = schemasOfOther(context.name, merged);
  return schemas.length > 0 ? make(schemas, context) : 'string';
}

function schemasOfOther(name: string, { additional, patterned }: MergedSchema): readonly Cursor[] {
  const own = patterned.flatMap(([pattern, schema]) => (matches(name, pattern) ? [schema] : []));
  return own.length > 0 ? own : additional;
}

function maxProperties({ parts }: MergedSchema): number {
  return Math.min(...parts.map((part) => toNumber(part.maxProperties, Number.POSITIVE_INFINITY)));
}

/** Makes a list with the items that it must have; with one, if it may be empty and the example includes its items. */
export function makeList(merged: MergedSchema, context: ValueContext, { options, limits, make }: Making): unknown[] {
  const { parts, prefixItems, items } = merged;
  const least = parts.map((part) => Math.max(toNumber(part.minItems, 0), leastMatches(part)));
  const min = Math.min(Math.max(...least), MAX_MEMBERS);
  const max = Math.min(...parts.map(({ maxItems }) => toNumber(maxItems, MAX_MEMBERS)));
  const isShown = items.length > 0 && !limits.isRecursive(items) && (context.depth < options.depth || isScalar(items));
  const count = Math.min(Math.max(min, isShown ? 1 : 0, prefixItems.length), max);
  const made: unknown[] = [];
  const isUnique = parts.some(({ uniqueItems }) => uniqueItems === true);
  const schemasOf = (index: string | number): readonly Cursor[] => {
    const prefix = prefixItems[Number(index)];
    return prefix === undefined ? items : [prefix];
  };
  for (let index = 0; index < count && limits.isComplete; index++) {
    const schemas = schemasOf(index);
    // The values of a tuple differ in their schemas. What comes after them is a list.
    const place = isUnique || prefixItems.length === 0 ? index : Math.max(index - prefixItems.length, 0);
    const inner = { ...context, depth: context.depth + 1, index: place };
    const value = schemas.length === 0 ? 'string' : make(schemas, inner);
    if (value === undefined) break;
    made.push(value);
  }
  if (made.length === 1 && min === 0 && isEmpty(made[0]) && context.depth + 1 >= options.depth) return [];
  return withTexts(made, schemasOf, options.direction);
}

/** Remembers the numbers of members or items as they are written in their schemas. */
function withTexts<Made extends object>(
  made: Made,
  schemasOf: (key: string) => readonly Cursor[],
  direction: MakerOptions['direction'],
): Made {
  if (!hasTexts()) return made;
  const texts = Object.entries(made).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value !== 'number') return [];
    const { parts, types } = mergeSchemas(schemasOf(key), new Map(), direction);
    const holders = parts.flatMap((part) => [part, ...[part.examples, part.enum].filter(Array.isArray)]);
    const found = holders.flatMap((holder) => Object.keys(holder).map((name) => writtenText(holder, name)));
    const text = found.find((each) => each !== null && Number(each) === value);
    return text == null || types.includes('integer') ? [] : [[key, text]];
  });
  return rememberTexts(made, new Map(texts));
}

/** How many items must match `contains` (JSON Schema 2020-12 validation §6.4.5). */
function leastMatches({ contains, minContains }: JsonObject): number {
  return contains === undefined ? 0 : toNumber(minContains, 1);
}

function isEmpty(value: unknown): boolean {
  return (Array.isArray(value) && value.length === 0) || (isObject(value) && Object.keys(value).length === 0);
}
