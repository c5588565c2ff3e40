import { isJson, isXml } from '../../../worker/request/value/media-type.ts';
import { toJsonText, toPlainValue } from '../../../worker/request/value/plain-value.ts';
import { toXmlText } from '../../../worker/request/write/example-xml.ts';
import type { Cursor } from '../core/references/cursor.ts';

/** Encodings of a string's content (RFC 4648) by name. */
const ENCODINGS: ReadonlyMap<string, BufferEncoding> = new Map([
  ['base64', 'base64'],
  ['base64url', 'base64url'],
  ['base16', 'hex'],
]);

/**
 * Serializes a value into the string whose `contentSchema` describes it (JSON Schema 2020-12 Validation §8). Undefined
 * if the media type does not define how to write values.
 */
export function toContentText(value: unknown, holder: Cursor, maxLength: number): string | undefined {
  const mediaType = holder.trimmed('contentMediaType') ?? '';
  const plain = toPlainValue(value, maxLength).value;
  const text = isJson(mediaType)
    ? toJsonText(plain)
    : isXml(mediaType)
      ? toXmlText(plain, holder.object.contentSchema, (ref) => holder.follow(ref)?.value)
      : undefined;
  const encoding = ENCODINGS.get(holder.trimmed('contentEncoding')?.toLowerCase() ?? '');
  return text === undefined || encoding === undefined ? text : Buffer.from(text).toString(encoding);
}
