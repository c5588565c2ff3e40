/** Characters that XML 1.0 §2.2 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters.
const INVALID = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Escapes text for XML. Line breaks are references, so that no tool changes them. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(INVALID, '\ufffd'));
}

/** Escapes text of `<source>`, `<target>` and `<data>`, where `<cp>` is an invalid character (XLIFF 2.0 §4.2.3.1). */
export function escapeContent(text: string): string {
  return escapeMarkup(text).replace(
    INVALID,
    (character) => `<cp hex="${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}"/>`,
  );
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\n', '&#10;');
}
