import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { revealBidi } from '../../reveal-bidi.ts';
import type { Cursor } from '../core/cursor.ts';
import { type Alternatives, isChoice } from './alternatives.ts';
import { readShape, type SchemaShape } from './schema-shape.ts';

/**
 * The values of a discriminator's property that name a schema, by its reference: those that are mapped, else its bare
 * name (OpenAPI 3.1 §4.8.25). Empty where only what is mapped counts.
 */
export function valuesOf(discriminator: Cursor, ref: string): string[] {
  const name = nameOf(ref);
  const mapped = discriminator
    .rawEntries('mapping')
    .filter(([, target]) => target.value === ref || target.value === name)
    .map(([value]) => value);
  if (mapped.length > 0) return mapped;
  return discriminator.flag('x-explicitMappingOnly') ? [] : [name];
}

/** The value that a mapping gives to a schema. */
export function isMapped(discriminator: Cursor, ref: string): boolean {
  return discriminator.rawEntries('mapping').some(([, { value }]) => value === ref || value === nameOf(ref));
}

/** Unions within unions that are searched for the values of a property. */
const MAX_DEPTH = 3;

/** The values that `const` or `enum` limit a property to, as text; of a union, those of all its branches. Empty: any value. */
export function fixedValues(shape: SchemaShape, property: string, depth = 0): readonly string[] {
  const schemas = shape.properties.get(property);
  if (schemas !== undefined) return valuesIn(readShape(schemas).parts);
  const choice = shape.alternatives.find(isChoice);
  if (choice === undefined || depth >= MAX_DEPTH) return [];
  const lists = choice.branches.map(({ schema }) => fixedValues(readShape([schema]), property, depth + 1));
  return lists.every((values) => values.length > 0) ? [...new Set(lists.flat())] : [];
}

/** The first property that every branch limits to values of its own, as if a discriminator named it; null for none. */
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
  if (constant !== undefined) return [toText(constant.object.const)];
  const lists = parts.flatMap(({ object }) => (Array.isArray(object.enum) ? [object.enum] : []));
  const shortest = lists.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return shortest.filter((value) => value !== null).map(toText);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? revealBidi(value) : (toExactJson(value) ?? String(value));
}

/** Whether a schema is meant where the property is absent, or says something else (OpenAPI 3.2 §4.25). */
export function isDefault(discriminator: Cursor, ref: string): boolean {
  const fallback = discriminator.text('defaultMapping');
  return fallback !== null && (fallback === ref || fallback === nameOf(ref));
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
