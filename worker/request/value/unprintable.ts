// Control, separator and bidirectional control characters: invisible on a page, and some of them interpreted by
// terminals on paste (ESC [201~ ends bracketed paste). Line feed and tab are ordinary text.
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/u;
// `PURE` lets bundles that do not use it leave it out.
const EVERY_UNPRINTABLE = /* @__PURE__ */ new RegExp(UNPRINTABLE, 'gu');
/** A fast path that covers almost all texts. */
const PRINTABLE_ASCII = /^[\x20-\x7e\n\t]*$/;

/** Whether `text` contains characters that are invisible or that a terminal would interpret. */
export function hasUnprintable(text: string): boolean {
  return !PRINTABLE_ASCII.test(text) && UNPRINTABLE.test(text);
}

/** Replaces each unprintable character of `text` with the result of `toEscape`. */
export function escapeUnprintable(text: string, toEscape: (codePoint: number) => string): string {
  if (PRINTABLE_ASCII.test(text)) return text;
  return text.replace(EVERY_UNPRINTABLE, (character) => toEscape(character.codePointAt(0) ?? 0));
}

/** A code point in lowercase hexadecimal, padded to `length` digits. */
export function toHex(codePoint: number, length: number): string {
  return codePoint.toString(16).padStart(length, '0');
}
