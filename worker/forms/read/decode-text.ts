import { isXml } from '../../request/value/media-type.ts';
import { parseMediaType } from '../../request/value/parse-media-type.ts';

/** Decodes a body by its charset, or by the encoding of an XML declaration. Null if the charset is unknown. */
export function decodeText(bytes: Uint8Array, type: string): string | null {
  try {
    return new TextDecoder(findCharset(bytes, type)).decode(bytes);
  } catch {
    return null;
  }
}

/** The charset that a media type or an XML declaration names, or else UTF-8 (RFC 8259 §8.1, XML 1.0 §4.3.3). */
export function findCharset(bytes: Uint8Array, type: string): string {
  const named = parseMediaType(type).parameters.get('charset');
  if (named !== undefined || !isXml(type)) return named ?? 'utf-8';
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
}
