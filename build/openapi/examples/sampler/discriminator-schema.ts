import type { JsonObject } from '../../../../worker/request/value/json.ts';
import { isObject } from '../../../../worker/request/value/json.ts';
import { Cursor } from '../../core/references/cursor.ts';
import { valuesOf } from '../../schema/variants/discriminator.ts';

/**
 * A schema that sets the discriminator property to the value of the chosen branch. A base schema without branches gets
 * the first value of its mapping. Empty if the property is fixed to another value.
 */
export function discriminatorSchema(schema: Cursor, branch: Cursor | null): Cursor[] {
  const discriminator = schema.get('discriminator');
  if (!discriminator.exists) return [];
  if (branch === null) return toSchema(schema, discriminator, Object.keys(discriminator.get('mapping').object)[0]);
  const ref = branch.object.$ref;
  return typeof ref === 'string' ? toSchema(branch, discriminator, valuesOf(discriminator, ref)[0]) : [];
}

/** The same as `discriminatorPart`, for a component that extends others with `allOf`. */
export function extensionSchema(schema: Cursor): Cursor[] {
  if (!/^#\/components\/schemas\/[^/]+$/.test(schema.pointer)) return [];
  return schema.items('allOf').flatMap((base) => {
    const discriminator = base.get('discriminator');
    if (!discriminator.exists || base.has('oneOf') || base.has('anyOf')) return [];
    return toSchema(schema, discriminator, valuesOf(discriminator, schema.pointer)[0]);
  });
}

function toSchema(schema: Cursor, discriminator: Cursor, value: string | undefined): Cursor[] {
  const name = discriminator.trimmed('propertyName');
  if (name === null || value === undefined || !allows(schema, name, value, 0)) return [];
  const fixed: JsonObject = { type: 'object', properties: { [name]: { const: value } }, required: [name] };
  return [new Cursor(schema.context, fixed, schema.pointer)];
}

const MAX_DEPTH = 8;

/** Whether no part of the schema fixes the property to a different value. */
function allows(schema: Cursor, name: string, value: string, depth: number): boolean {
  const target = schema.resolve();
  const { properties } = target.object;
  const property =
    isObject(properties) && Object.hasOwn(properties, name) ? target.raw('properties').get(name).object : {};
  if (property.const !== undefined && property.const !== value) return false;
  if (Array.isArray(property.enum) && !property.enum.includes(value)) return false;
  return depth > MAX_DEPTH || target.rawItems('allOf').every((part) => allows(part, name, value, depth + 1));
}
