import { type FlatSchema, flattenSchema } from '../check/flatten-schema.ts';
import { isJson, isXml } from '../value/media-type.ts';
import type { BodyEncoding } from '../write/body-encoding.ts';
import type { ResolveRef } from '../write/example-schema.ts';
import { parseJsonText, toScalar } from './to-scalar.ts';
import { readXmlValue } from './xml-value.ts';

/** A field of a form, or a part of a multipart body. */
export interface ReceivedField {
  readonly name: string;
  readonly text: string;
  /** Media type; empty for text. */
  readonly type?: string;
  readonly isFile?: boolean;
}

/** Decodes fields into an object, by schema and encoding (OpenAPI 3.2 §4.15): the reverse of serialization. */
export function readFields(
  fields: readonly ReceivedField[],
  schema: unknown,
  { byName }: BodyEncoding,
  resolveRef: ResolveRef,
): Readonly<Record<string, unknown>> {
  const { properties } = flattenSchema(schema, resolveRef);
  const flats = new Map(Object.entries(properties).map(([name, one]) => [name, flattenSchema(one, resolveRef)]));
  const values = new Map<string, unknown>();
  const lists = new Map<string, unknown[]>();
  for (const field of fields) {
    const { owner, member } = findOwner(field.name, flats, byName);
    const flat = flats.get(owner);
    if (flat === undefined) values.set(owner, field.text);
    else if (member !== null) {
      const types = flattenSchema(flat.properties[member], resolveRef).types;
      values.set(owner, { ...(values.get(owner) as object), [member]: toScalar(field.text, types) });
    } else if (!flat.types.includes('array')) values.set(owner, readField(field, properties[owner], resolveRef));
    else {
      const items = readItems(field, flat, byName.get(owner), resolveRef);
      const list = lists.get(owner) ?? [];
      for (const item of items) list.push(item);
      lists.set(owner, list);
      values.set(owner, list);
    }
  }
  return Object.fromEntries(values);
}

/**
 * The property that a field belongs to: `owner[property]`, `owner[]`, a property of an exploded object, or `owner`
 * itself.
 */
function findOwner(
  name: string,
  flats: ReadonlyMap<string, FlatSchema>,
  byName: BodyEncoding['byName'],
): { readonly owner: string; readonly member: string | null } {
  if (flats.has(name)) return { owner: name, member: null };
  const [, owner = '', member = ''] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? [];
  if (flats.has(owner)) return { owner, member: member === '' ? null : member };
  for (const [key, { style, explode }] of byName) {
    const isExploded = (style === null || style === 'form') && explode !== false && (style ?? explode) !== null;
    if (isExploded && Object.hasOwn(flats.get(key)?.properties ?? {}, name)) return { owner: key, member: name };
  }
  return { owner: name, member: null };
}

function readItems(
  field: ReceivedField,
  { items }: FlatSchema,
  encoding: { readonly style: string | null; readonly explode: boolean | null } | undefined,
  resolveRef: ResolveRef,
): unknown[] {
  const delimiter = encoding?.explode === false ? (DELIMITERS[encoding.style ?? 'form'] ?? ',') : null;
  const texts = delimiter === null ? [field.text] : field.text.split(delimiter);
  return texts.map((text) => readField({ ...field, text }, items, resolveRef));
}

const DELIMITERS: Readonly<Record<string, string>> = { form: ',', spaceDelimited: ' ', pipeDelimited: '|' };

/** Objects are JSON by default. Text that does not match its type stays text, which the check reports. */
function readField({ text, type = '', isFile }: ReceivedField, schema: unknown, resolveRef: ResolveRef): unknown {
  if (isFile === true) return text;
  if (isXml(type)) return readXmlValue(text, schema, resolveRef)?.value ?? text;
  const { types, branches } = flattenSchema(schema, resolveRef);
  const isComplex = types.includes('object') || types.includes('array') || branches.length > 0;
  return isJson(type) || isComplex ? parseJsonText(text) : toScalar(text, types);
}
