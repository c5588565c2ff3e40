/** Characters that stand for themselves beside the unreserved ones (RFC 3986 §2.3). */
export interface EncodeOptions {
  readonly keep?: string;
  /** Leave what is percent-encoded already as it is (RFC 6570 §3.2.3). */
  readonly keepTriplets?: boolean;
  /** Leave letters of other scripts, as an address bar shows them (RFC 3987 §3.2). */
  readonly keepUnicode?: boolean;
}

/** UTF-8 percent-encoding of everything but unreserved characters and those to keep; unpaired surrogates are U+FFFD. */
export function percentEncode(
  text: string,
  { keep = '', keepTriplets = false, keepUnicode = false }: EncodeOptions = {},
): string {
  const wellFormed = text.replace(/\p{Cs}/gu, '\ufffd');
  return wellFormed.replace(/%[0-9A-Fa-f]{2}|[^A-Za-z0-9._~-]/gu, (found) => {
    if (found.length === 3 && found.startsWith('%')) return keepTriplets ? found : `%25${found.slice(1)}`;
    if (keep.includes(found) || (keepUnicode && /^[\p{L}\p{M}\p{N}\p{Emoji_Presentation}]$/u.test(found))) return found;
    // encodeURIComponent leaves these sub-delims alone; RFC 6570 §3.2.1 does not.
    return /[!'()*]/.test(found) ? `%${found.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(found);
  });
}
