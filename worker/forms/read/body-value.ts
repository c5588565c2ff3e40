import { isMultipart, isXml } from '../../request/value/media-type.ts';
import { fromUtf8 } from '../../request/value/utf8.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';
import { type TryItContent, toBodyEncoding } from '../exchange/record.ts';
import { describesFields, type ReceivedField, readFields } from './fields-value.ts';
import { parseMultipart } from './parse-multipart.ts';
import { type BodyValue, readTextBody } from './text-body.ts';
import { XmlReader } from './xml-value.ts';

/**
 * Parses a body of any media type that has a value. Null if the bytes do not match the type. Never throws. Text is
 * in UTF-8.
 */
export function readBodyValue(
  content: TryItContent,
  type: string,
  bytes: Uint8Array,
  resolveRef: ResolveRef,
): BodyValue | null {
  return isMultipart(type)
    ? readParts(content, type, bytes, resolveRef)
    : readTextBody(content, type, fromUtf8(bytes), resolveRef);
}

/** What a body is not, if its value is null. */
export function toSyntax(type: string): string {
  return isXml(type) ? 'XML' : isMultipart(type) ? 'multipart' : 'JSON';
}

/** The value of a multipart body. */
export function readParts(
  { schema, encoding }: TryItContent,
  type: string,
  bytes: Uint8Array,
  resolveRef: ResolveRef,
): BodyValue | null {
  if (!describesFields(schema, resolveRef)) return { value: undefined };
  const parts = parseMultipart(bytes, type);
  if (parts === null) return null;
  const fields = parts.map(({ name, fileName, type: own, text }): ReceivedField => {
    return { name: name ?? '', text, type: own, isFile: fileName !== null };
  });
  // Unnamed parts are list items of unknown type.
  if (parts.length > 0 && parts.every(({ name }) => name === null)) return { value: undefined };
  return { value: readFields(fields, schema, toBodyEncoding(encoding), new XmlReader(resolveRef)) };
}
