import { Cursor } from '../core/cursor.ts';
import type { JsonObject } from '../core/json.ts';
import { valuesOf } from '../schema/discriminator.ts';
import { readShape } from '../schema/schema-shape.ts';

/** What the first alternative of a schema says more: the value by which it is told apart from the others. */
export function toldApartFromOthers(schema: Cursor, keyword: 'oneOf' | 'anyOf'): JsonObject[] {
  const [branch] = schema.rawItems(keyword);
  const discriminator = schema.get('discriminator');
  const ref = branch?.object.$ref;
  if (branch === undefined || typeof ref !== 'string' || !discriminator.exists) return [];
  return fix(branch, discriminator, valuesOf(discriminator, ref)[0]);
}

/** What a schema says more that extends others with `allOf`: the value by which it is told apart from them. */
export function toldApartFromBase(schema: Cursor): JsonObject[] {
  return schema.items('allOf').flatMap((base) => {
    const discriminator = base.get('discriminator');
    if (!discriminator.exists || base.has('oneOf') || base.has('anyOf')) return [];
    return fix(schema, discriminator, valuesOf(discriminator, schema.pointer)[0]);
  });
}

/** What a schema says more that others extend: the first value that is mapped. */
export function toldApartAsBase(schema: Cursor): JsonObject[] {
  const discriminator = schema.get('discriminator');
  return fix(schema, discriminator, discriminator.rawEntries('mapping')[0]?.[0]);
}

/** Nothing where the schema fixes another value, or shows a whole one. */
function fix(schema: Cursor, discriminator: Cursor, value: string | undefined): JsonObject[] {
  const name = discriminator.trimmed('propertyName');
  if (name === null || value === undefined) return [];
  const { parts, properties } = readShape([new Cursor(schema.context, schema.value, schema.pointer)]);
  if (parts.some((part) => part.has('example') || part.has('examples'))) return [];
  const property = properties.get(name) ?? [];
  const allows = ({ object }: Cursor): boolean =>
    object.const === undefined && (!Array.isArray(object.enum) || object.enum.includes(value));
  return property.every((part) => allows(part.resolve()))
    ? [{ type: 'object', properties: { [name]: { const: value } } }]
    : [];
}
