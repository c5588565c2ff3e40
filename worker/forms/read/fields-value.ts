import { isJson, isXml } from '../../request/value/media-type.ts';
import type { BodyEncoding, PartEncoding } from '../../request/write/body-encoding.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';
import { DELIMITERS } from '../../request/write/parameter-style.ts';
import { type FlatSchema, flattenSchema } from '../check/flatten-schema.ts';
import { addItem, type Lists } from './add-item.ts';
import { parseJsonText, toScalar } from './to-scalar.ts';
import type { XmlReader } from './xml-value.ts';

/** A field of a form, or a part of a multipart body. */
export interface ReceivedField {
  readonly name: string;
  readonly text: string;
  /** Media type; empty for text. */
  readonly type?: string;
  readonly isFile?: boolean;
}

/** Whether a schema describes an object, as forms send it. */
export function describesFields(schema: unknown, resolveRef: ResolveRef): boolean {
  const { types, branches } = flattenSchema(schema, resolveRef);
  if (branches.length > 0) return branches.every((branch) => describesFields(branch, resolveRef));
  return types.length === 0 || types.includes('object');
}

/** Decodes fields into an object, by schema and encoding (OpenAPI 3.2 §4.15): the reverse of serialization. */
export function readFields(
  fields: readonly ReceivedField[],
  schema: unknown,
  { byName }: BodyEncoding,
  xml: XmlReader,
): Readonly<Record<string, unknown>> {
  const { resolveRef } = xml;
  const { properties, additionalProperties } = flattenSchema(schema, resolveRef);
  const flats = new Map(Object.entries(properties).map(([name, one]) => [name, flattenSchema(one, resolveRef)]));
  const values = new Map<string, unknown>();
  const exploded = findExploded(flats, byName);
  const lists: Lists = new Map();
  const objects = new Map<string, Map<string, unknown>>();
  for (const field of fields) {
    const { owner, member } = findOwner(field.name, flats, exploded);
    const flat = flats.get(owner);
    if (flat === undefined) values.set(owner, readField(field, additionalProperties, xml));
    else if (member !== null) {
      const types = flattenSchema(flat.properties[member], resolveRef).types;
      const members = objects.get(owner) ?? new Map<string, unknown>();
      objects.set(owner, members.set(member, toScalar(field.text, types)));
      values.set(owner, members);
    } else if (!flat.types.includes('array')) {
      const pieces = flat.types.includes('object') ? splitStyled(field.text, byName.get(owner)) : null;
      values.set(
        owner,
        pieces === null ? readField(field, properties[owner], xml) : readPairs(pieces, flat, resolveRef),
      );
    } else {
      for (const text of splitStyled(field.text, byName.get(owner)) ?? [field.text])
        addItem(values, lists, owner, readField({ ...field, text }, flat.items, xml));
    }
  }
  for (const [owner, members] of objects)
    if (values.get(owner) === members) values.set(owner, Object.fromEntries(members));
  return Object.fromEntries(values);
}

/** The owners of properties of exploded objects, by name. */
function findExploded(
  flats: ReadonlyMap<string, FlatSchema>,
  byName: BodyEncoding['byName'],
): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [key, { style, explode }] of byName) {
    const isExploded = (style === null || style === 'form') && explode !== false && (style ?? explode) !== null;
    if (!isExploded) continue;
    for (const name of Object.keys(flats.get(key)?.properties ?? {})) if (!owners.has(name)) owners.set(name, key);
  }
  return owners;
}

/**
 * The property that a field belongs to: `owner[property]`, `owner[]`, a property of an exploded object, or `owner`
 * itself.
 */
function findOwner(
  name: string,
  flats: ReadonlyMap<string, FlatSchema>,
  exploded: ReadonlyMap<string, string>,
): { readonly owner: string; readonly member: string | null } {
  if (flats.has(name)) return { owner: name, member: null };
  const [, owner = '', member = ''] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? [];
  if (flats.has(owner)) return { owner, member: member === '' ? null : member };
  const key = exploded.get(name);
  return key === undefined ? { owner: name, member: null } : { owner: key, member: name };
}

/** The items of an array, or the names and values of an object, if they are one text. */
function splitStyled(text: string, encoding: PartEncoding | undefined): string[] | null {
  if (encoding?.explode !== false) return null;
  return text.split(DELIMITERS[encoding.style ?? ''] ?? ',');
}

/** `R,100,G,200` → `{ R: 100, G: 200 }` (OpenAPI 3.2 §4.12 "Style Examples"). */
export function readPairs(pieces: readonly string[], { properties }: FlatSchema, resolveRef: ResolveRef): unknown {
  const pairs = pieces.flatMap((name, index) => (index % 2 === 0 ? [[name, pieces[index + 1] ?? ''] as const] : []));
  return Object.fromEntries(
    pairs.map(([name, text]) => [name, toScalar(text, flattenSchema(properties[name], resolveRef).types)]),
  );
}

/** Objects are JSON by default. Text that does not match its type stays text, which the check reports. */
function readField({ text, type = '', isFile }: ReceivedField, schema: unknown, xml: XmlReader): unknown {
  if (isFile === true) return text;
  if (isXml(type)) return xml.readDocument(text, schema)?.value ?? text;
  const { types, branches } = flattenSchema(schema, xml.resolveRef);
  const isComplex = types.includes('object') || types.includes('array') || branches.length > 0;
  return isJson(type) || isComplex ? parseJsonText(text) : toScalar(text, types);
}
