import { parseExactJson } from '../../request/value/exact-integers.ts';
import { isTooDeep } from '../../request/value/json-depth.ts';
import { isForm, isJson, isNdjson, isXml } from '../../request/value/media-type.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';
import { flattenSchema } from '../check/flatten-schema.ts';
import { type TryItContent, toBodyEncoding } from '../exchange/record.ts';
import { readFields } from './fields-value.ts';
import { XmlReader } from './xml-value.ts';

/** The value of a body; undefined if its type is not parsed. */
export interface BodyValue {
  readonly value: unknown;
}

/**
 * Parses a body that is one text: JSON, a JSON sequence, XML or a form. Null if the text does not match the type. Never
 * throws.
 */
export function readTextBody(
  { schema, encoding }: TryItContent,
  type: string,
  text: string,
  resolveRef: ResolveRef,
): BodyValue | null {
  if (isNdjson(type)) return readLines(text, schema, resolveRef);
  if (isJson(type)) return readJson(text);
  if (isXml(type)) return new XmlReader(resolveRef).readDocument(text, schema);
  if (!isForm(type)) return { value: undefined };
  const fields = Array.from(new URLSearchParams(text), ([name, value]) => ({ name, text: value }));
  return { value: readFields(fields, schema, toBodyEncoding(encoding), new XmlReader(resolveRef)) };
}

function readJson(text: string): BodyValue | null {
  if (isTooDeep(text)) return null;
  try {
    return { value: parseExactJson(text) };
  } catch {
    return null;
  }
}

/** Starts each record of a JSON sequence (RFC 7464 §2.2). */
const RECORD_SEPARATOR = '\u001e';

/** Parses each line, if the schema describes a list. */
function readLines(text: string, schema: unknown, resolveRef: ResolveRef): BodyValue | null {
  const lines = text
    .replaceAll(RECORD_SEPARATOR, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const values = lines.map(readJson);
  if (values.includes(null)) return null;
  const isList = flattenSchema(schema, resolveRef).types.includes('array');
  return { value: isList ? values.map((one) => one?.value) : undefined };
}
