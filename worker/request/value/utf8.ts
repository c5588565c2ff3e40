const ENCODER = new TextEncoder();

/** The UTF-8 bytes of a text; unpaired surrogates are U+FFFD. */
export function toUtf8(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** The text in base64 (RFC 4648 §4), in UTF-8. */
export function toBase64(text: string): string {
  return btoa(String.fromCharCode(...toUtf8(text)));
}

/** Bytes in base64 with the alphabet of URLs, without padding (RFC 4648 §5). */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that is in base64 and UTF-8; empty for what is not base64. */
export function fromBase64(encoded: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** The text of UTF-8 bytes; other bytes become U+FFFD. */
export function fromUtf8(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
