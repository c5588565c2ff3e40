import { isJson, isXml } from '../../../worker/request/value/media-type.ts';
import { toJsonText, toPlainValue } from '../../../worker/request/value/plain-value.ts';
import { toXmlText } from '../../../worker/request/write/example-xml.ts';
import type { Cursor } from '../core/cursor.ts';

/** Encodings of a string's content (RFC 4648) by their names. */
const ENCODINGS: ReadonlyMap<string, BufferEncoding> = new Map([
  ['base64', 'base64'],
  ['base64url', 'base64url'],
  ['base16', 'hex'],
]);

/**
 * A value as the string holds it that describes it by `contentSchema` (JSON Schema 2020-12 Validation §8); undefined where
 * its media type says nothing of how a value is written.
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
