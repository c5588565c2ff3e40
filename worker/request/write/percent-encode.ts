/** Characters that stay unencoded, in addition to unreserved ones (RFC 3986 §2.3). */
export interface EncodeOptions {
  readonly keep?: string;
  /** Keep existing percent-encodings (RFC 6570 §3.2.3). */
  readonly keepTriplets?: boolean;
  /** Keep non-Latin letters, as an address bar shows them (RFC 3987 §3.2). */
  readonly keepUnicode?: boolean;
}

/** Percent-encodes UTF-8, except unreserved characters and those to keep. Lone surrogates become U+FFFD. */
export function percentEncode(
  text: string,
  { keep = '', keepTriplets = false, keepUnicode = false }: EncodeOptions = {},
): string {
  return toWellFormed(text).replace(/%[0-9A-Fa-f]{2}|[^\w.~-]/gu, (found) => {
    // No character has three code units.
    if (found.length === 3) return keepTriplets ? found : `%25${found.slice(1)}`;
    if (keep.includes(found) || (keepUnicode && /^[\p{L}\p{M}\p{N}\p{Emoji_Presentation}]$/u.test(found))) return found;
    // encodeURIComponent does not encode these sub-delims; RFC 6570 §3.2.1 does.
    return /[!'()*]/.test(found) ? `%${found.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(found);
  });
}

/** A text without lone surrogates, which UTF-8 cannot express: they become U+FFFD. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
