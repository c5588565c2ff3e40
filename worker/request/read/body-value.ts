import { flattenSchema } from '../check/flatten-schema.ts';
import { type TryItContent, toBodyEncoding } from '../try-it/record.ts';
import { parseExactJson } from '../value/exact-integers.ts';
import { isTooDeep } from '../value/json-depth.ts';
import { isForm, isJson, isMultipart, isNdjson, isXml } from '../value/media-type.ts';
import { fromUtf8 } from '../value/utf8.ts';
import type { ResolveRef } from '../write/example-schema.ts';
import { type ReceivedField, readFields } from './fields-value.ts';
import { parseMultipart } from './parse-multipart.ts';
import { XmlReader } from './xml-value.ts';

/** The value of a body; undefined if its type is not parsed. */
interface BodyValue {
  readonly value: unknown;
}

/** Parses a body of any media type that has a value. Null if the bytes do not match the type. Never throws. */
export function readBodyValue(
  content: TryItContent,
  type: string,
  bytes: Uint8Array,
  resolveRef: ResolveRef,
): BodyValue | null {
  if (isNdjson(type)) return readLines(fromUtf8(bytes), content.schema, resolveRef);
  if (isJson(type)) return readJson(fromUtf8(bytes));
  if (isXml(type)) return new XmlReader(resolveRef).readDocument(fromUtf8(bytes), content.schema);
  if (isForm(type)) {
    const fields = Array.from(new URLSearchParams(fromUtf8(bytes)), ([name, text]) => ({ name, text }));
    return { value: readFields(fields, content.schema, toBodyEncoding(content.encoding), new XmlReader(resolveRef)) };
  }
  return isMultipart(type) ? readParts(content, type, bytes, resolveRef) : { value: undefined };
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

function readParts(
  { schema, encoding }: TryItContent,
  type: string,
  bytes: Uint8Array,
  resolveRef: ResolveRef,
): BodyValue | null {
  const parts = parseMultipart(bytes, type);
  if (parts === null) return null;
  const fields = parts.map(({ name, fileName, type: own, text }): ReceivedField => {
    return { name: name ?? '', text, type: own, isFile: fileName !== null };
  });
  // Unnamed parts are list items of unknown type.
  if (parts.length > 0 && parts.every(({ name }) => name === null)) return { value: undefined };
  return { value: readFields(fields, schema, toBodyEncoding(encoding), new XmlReader(resolveRef)) };
}
