import {
  isEventStream,
  isForm,
  isJson,
  isJsonSequence,
  isNdjson,
  isText,
  isXml,
} from '../../request/value/media-type.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';
import { flattenSchema } from '../check/flatten-schema.ts';
import { type TryItContent, toBodyEncoding } from '../exchange/record.ts';
import { describesFields, readFields } from './fields-value.ts';
import { readJson, toScalar } from './to-scalar.ts';
import { XmlReader } from './xml-value.ts';

/** The value of a body; undefined if its type is not parsed. */
export interface BodyValue {
  readonly value: unknown;
  /** The schema of the value, if it is not that of the content. */
  readonly schema?: unknown;
}

/**
 * Parses a body that is one text: JSON, a sequence of JSON or events, XML, plain text or a form. Null if the text does
 * not match the type. Never throws.
 */
export function readTextBody(
  { schema, encoding }: TryItContent,
  type: string,
  text: string,
  resolveRef: ResolveRef,
): BodyValue | null {
  if (isNdjson(type)) return readLines(text, isJsonSequence(type) ? '\u001e' : '\n', schema, resolveRef);
  if (isEventStream(type)) return readEvents(text, schema, resolveRef);
  if (isJson(type)) return readJson(text);
  if (isXml(type)) return new XmlReader(resolveRef).readDocument(text, schema);
  if (isText(type)) return readPlainText(text, schema, resolveRef);
  if (!isForm(type) || !describesFields(schema, resolveRef)) return { value: undefined };
  const fields = Array.from(new URLSearchParams(text), ([name, value]) => ({ name, text: value }));
  return { value: readFields(fields, schema, toBodyEncoding(encoding), new XmlReader(resolveRef)) };
}

/** Text of a scalar. Other schemas describe a language that is not parsed, such as CSV. */
function readPlainText(text: string, schema: unknown, resolveRef: ResolveRef): BodyValue {
  const { types, branches } = flattenSchema(schema, resolveRef);
  const isScalar = branches.length === 0 && types.length > 0 && types.every((one) => SCALARS.has(one));
  return { value: isScalar ? toScalar(text, types) : undefined };
}

const SCALARS: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean']);

/**
 * Parses each line, or each record of a JSON sequence, which may have several (RFC 7464 §2.2), if the schema describes a
 * list, or each item (OpenAPI 3.2 §4.14).
 */
function readLines(text: string, separator: string, schema: unknown, resolveRef: ResolveRef): BodyValue | null {
  if (isOfText(schema, resolveRef)) return { value: text };
  const lines = text.split(separator).filter((line) => line.trim() !== '');
  return toSequence(lines.map(readJson), schema, resolveRef);
}

/** The items of a sequence. Before OpenAPI 3.2, its schema usually describes one item. */
function toSequence(items: readonly (BodyValue | null)[], schema: unknown, resolveRef: ResolveRef): BodyValue | null {
  if (items.includes(null)) return null;
  const { types, branches } = flattenSchema(schema, resolveRef);
  const isList = [types, ...branches.map((one) => flattenSchema(one, resolveRef).types)].flat().includes('array');
  return { value: items.map((one) => one?.value), schema: isList ? schema : { type: 'array', items: schema } };
}

function isOfText(schema: unknown, resolveRef: ResolveRef): boolean {
  const { types } = flattenSchema(schema, resolveRef);
  return types.length === 1 && types[0] === 'string';
}

/** Ends a stream of some APIs. It is not an item. */
const END_OF_STREAM = '[DONE]';

/**
 * The events of a stream (HTML §9.2.6). Items are events if their schema has a property `data` (OpenAPI 3.2 §4.14.4),
 * otherwise the JSON in the data.
 */
function readEvents(text: string, schema: unknown, resolveRef: ResolveRef): BodyValue | null {
  if (isOfText(schema, resolveRef)) return { value: text };
  const flat = flattenSchema(schema, resolveRef);
  const item = flattenSchema(flat.types.includes('array') ? flat.items : schema, resolveRef);
  const events = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n\n')
    .map(readEvent)
    .filter(({ data }) => data !== undefined && data !== END_OF_STREAM);
  const isEvent = Object.hasOwn(item.properties, 'data') || item.branches.length > 0;
  const values = events.map((event) => (isEvent ? { value: event } : readJson(event.data ?? '')));
  return toSequence(values, schema, resolveRef);
}

function readEvent(block: string): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]+)(?:: ?(.*))?$/s.exec(line) ?? [];
    const known = name === 'data' ? fields.get(name) : undefined;
    if (name !== '') fields.set(name, known === undefined ? value : `${known}\n${value}`);
  }
  return Object.fromEntries(fields);
}
