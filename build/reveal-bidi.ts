/**
 * Directional controls can make text read as what it is not (Unicode TR36 §2.10): they are shown by their number.
 * Letters of right-to-left scripts need none of them.
 */
export function revealBidi(text: string): string {
  return text.replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (control) => `[U+${control.charCodeAt(0).toString(16).toUpperCase()}]`,
  );
}
