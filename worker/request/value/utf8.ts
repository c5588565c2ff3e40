// `PURE` lets bundles that do not use it leave it out.
const ENCODER = /* @__PURE__ */ new TextEncoder();

/** The UTF-8 bytes of a text. Lone surrogates become U+FFFD. */
export function toUtf8(text: string): Uint8Array {
  return ENCODER.encode(text);
}

/** The text's UTF-8 bytes in Base64 (RFC 4648 §4). */
export function toBase64(text: string): string {
  return btoa(String.fromCharCode(...toUtf8(text)));
}

/** Bytes in Base64url without padding (RFC 4648 §5). */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes Base64 as UTF-8. Empty if it is invalid. */
export function fromBase64(encoded: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** Decodes UTF-8. Invalid bytes become U+FFFD. */
export function fromUtf8(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
