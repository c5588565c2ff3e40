import { isObject, type JsonObject, pointerToken } from '../../../../worker/request/value/json.ts';
import { Cursor } from '../../core/references/cursor.ts';
import { collectSubschemas } from '../../schema/collect-subschemas.ts';
import { valuesOf } from '../../schema/variants/discriminator.ts';

/**
 * A schema that sets the discriminator property to the value of the chosen branch. Empty if the branch fixes the
 * property to another value.
 */
export function branchSchema(schema: Cursor, branch: Cursor): Cursor[] {
  const discriminator = schema.get('discriminator');
  const ref = branch.object.$ref;
  if (!discriminator.exists || typeof ref !== 'string') return [];
  return toSchema(branch, discriminator, valuesOf(discriminator, ref)[0]);
}

/**
 * The same for a base schema without branches, which gets the first value of its mapping, and the schema that this
 * selects: a value of the base must be valid for it, too.
 */
export function baseSchema(schema: Cursor): { readonly fixed: Cursor; readonly selected: Cursor | null } | null {
  const discriminator = schema.get('discriminator');
  if (!discriminator.exists || hasBranches(schema)) return null;
  const [first] = discriminator.entries('mapping', { max: 1 });
  const [fixed] = toSchema(schema, discriminator, first?.[0]);
  if (first === undefined || fixed === undefined) return null;
  const target: unknown = first[1].value;
  const ref = typeof target === 'string' && !target.startsWith('#') ? `${SCHEMAS}${pointerToken(target)}` : target;
  return { fixed, selected: typeof ref === 'string' ? discriminator.follow(ref) : null };
}

const SCHEMAS = '#/components/schemas/';

/** The same for a component that extends others with `allOf`. */
export function extensionSchema(schema: Cursor): Cursor[] {
  if (!schema.has('allOf') || !/^#\/components\/schemas\/[^/]+$/.test(schema.pointer)) return [];
  return schema.items('allOf').flatMap((base) => {
    const discriminator = base.get('discriminator');
    if (!discriminator.exists || hasBranches(base)) return [];
    return toSchema(schema, discriminator, valuesOf(discriminator, schema.pointer)[0]);
  });
}

function hasBranches(schema: Cursor): boolean {
  return schema.has('oneOf') || schema.has('anyOf');
}

function toSchema(schema: Cursor, discriminator: Cursor, value: string | undefined): Cursor[] {
  const name = discriminator.trimmed('propertyName');
  if (name === null || value === undefined || !allows(schema, name, value)) return [];
  const fixed: JsonObject = { type: 'object', properties: { [name]: { const: value } }, required: [name] };
  return [new Cursor(schema.context, fixed, schema.pointer)];
}

/** Whether no part of the schema fixes the property to a different value. */
function allows(schema: Cursor, name: string, value: string): boolean {
  return collectSubschemas([schema]).parts.every((part) => {
    const { properties } = part.object;
    if (!isObject(properties) || !Object.hasOwn(properties, name)) return true;
    const { const: only, enum: values } = part.raw('properties').get(name).object;
    return (only === undefined || only === value) && (!Array.isArray(values) || values.includes(value));
  });
}
