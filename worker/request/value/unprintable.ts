// Controls, separators and bidirectional controls: invisible in a page, and some of them obeyed by a terminal on paste
// (ESC [201~ ends bracketed paste). Line feed and tab are ordinary text.
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/u;
const EVERY_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu');
/** What nearly every text consists of: to look for it takes a fraction of the time of the classes above. */
const PRINTABLE_ASCII = /^[\x20-\x7e\n\t]*$/;

/** Whether a reader could not see every character of `text`, or a terminal would obey one. */
export function hasUnprintable(text: string): boolean {
  return !PRINTABLE_ASCII.test(text) && UNPRINTABLE.test(text);
}

/** `text` with each unprintable character replaced by what `toEscape` makes of its code point. */
export function escapeUnprintable(text: string, toEscape: (codePoint: number) => string): string {
  if (PRINTABLE_ASCII.test(text)) return text;
  return text.replace(EVERY_UNPRINTABLE, (character) => toEscape(character.codePointAt(0) ?? 0));
}

/** Lower-case hexadecimal digits of a code point, at least `length` of them. */
export function toHex(codePoint: number, length: number): string {
  return codePoint.toString(16).padStart(length, '0');
}
