import { nameOf } from '../../../../worker/forms/check/check-branches.ts';
import { addToGroup } from '../../../../worker/model/group-by.ts';
import { toExactJson } from '../../../../worker/request/value/exact-integers.ts';
import { isObject, type JsonObject } from '../../../../worker/request/value/json.ts';
import { memoize } from '../../../base/cache/memo.ts';
import { revealBidi } from '../../../base/control-characters.ts';
import { type Cursor, placeMemo } from '../../core/references/cursor.ts';
import { commonValues } from '../merge-parts.ts';
import { readShape, type SchemaShape } from '../schema-shape.ts';
import { type Alternatives, isChoice } from './alternatives.ts';

/**
 * The discriminator values that select the schema at a reference: its mapped values, or else its bare name (OpenAPI 3.1
 * §4.8.25). Empty if only mapped values count.
 */
export function valuesOf(discriminator: Cursor, ref: string): string[] {
  const name = nameOf(ref);
  const mapped = mappedValues(discriminator, ref);
  if (mapped.length > 0) return mapped;
  return discriminator.flag('x-explicitMappingOnly') ? [] : [name];
}

/** The values mapped to a schema, in mapping order. */
function mappedValues(discriminator: Cursor, ref: string): string[] {
  const { mapping } = discriminator.object;
  if (!isObject(mapping)) {
    // Warns about an invalid mapping.
    discriminator.rawEntries('mapping');
    return [];
  }
  const name = nameOf(ref);
  const values = valuesByTarget(mapping);
  const [byRef = [], byName = []] = [values.get(ref), name === ref ? [] : values.get(name)];
  if (byRef.length === 0 || byName.length === 0) return [...byRef, ...byName];
  const both = new Set([...byRef, ...byName]);
  return Object.keys(mapping).filter((value) => both.has(value));
}

/** Memoized because a mapping with a thousand schemas is looked up once for each of them. */
const valuesByTarget = memoize((mapping: JsonObject): ReadonlyMap<unknown, readonly string[]> => {
  const values = new Map<unknown, string[]>();
  for (const [value, target] of Object.entries(mapping)) addToGroup(values, target, value);
  return values;
});

/** Whether the mapping names a schema. */
export function isMapped(discriminator: Cursor, ref: string): boolean {
  return mappedValues(discriminator, ref).length > 0;
}

/** Levels of nested unions searched for the values of a property. */
const MAX_DEPTH = 3;

/** Memoized because unions of unions read the same branches again for each level, branch and property. */
const BRANCH_VALUES = placeMemo<readonly string[]>();

/**
 * The values that `const` or `enum` allow for a property, as text; for a union, the values of all branches. Empty means
 * any value.
 */
export function fixedValues(shape: SchemaShape, property: string, depth = 0): readonly string[] {
  const schemas = shape.properties.get(property);
  if (schemas !== undefined) return valuesIn(readShape(schemas).parts);
  const choice = shape.alternatives.find(isChoice);
  if (choice === undefined || depth >= MAX_DEPTH) return [];
  const lists = choice.branches.map(({ schema }) =>
    BRANCH_VALUES(schema, `${depth} ${property}`, () => fixedValues(readShape([schema]), property, depth + 1)),
  );
  return lists.every((values) => values.length > 0) ? [...new Set(lists.flat())] : [];
}

/**
 * The first property whose fixed values differ in every branch, which makes it an implicit discriminator; or null.
 */
export function findImpliedDiscriminator({ branches }: Alternatives): string | null {
  const [first, ...others] = branches.map(({ schema }) => readShape([schema]));
  if (first === undefined || others.length === 0) return null;
  for (const name of first.properties.keys()) {
    const seen = new Set(fixedValues(first, name));
    if (seen.size === 0) continue;
    const isDistinct = others.every((shape) => {
      const values = fixedValues(shape, name);
      if (values.length === 0 || values.some((value) => seen.has(value))) return false;
      for (const value of values) seen.add(value);
      return true;
    });
    if (isDistinct) return name;
  }
  return null;
}

function valuesIn(parts: readonly Cursor[]): string[] {
  const constant = parts.find((part) => part.has('const'));
  if (constant !== undefined) return [valueText(constant.object.const)];
  const lists = parts.flatMap(({ object }) => (Array.isArray(object.enum) ? [object.enum] : []));
  return (commonValues(lists) ?? []).filter((value) => value !== null).map(valueText);
}

/** A value as readers see it, such as one of a list. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? revealBidi(value) : (toExactJson(value) ?? String(value));
}

/** Whether a schema is the default, used if the property is absent or has an unmapped value (OpenAPI 3.2 §4.25). */
export function isDefault(discriminator: Cursor, ref: string): boolean {
  const fallback = discriminator.text('defaultMapping');
  return fallback !== null && (fallback === ref || fallback === nameOf(ref));
}
