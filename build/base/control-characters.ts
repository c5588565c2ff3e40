/**
 * Replaces the characters that terminals interpret, such as the beginning of a command, and those that change the
 * direction of text with spaces.
 */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters.
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ');
}

/**
 * Shows directional controls by their code points, because they can make text look different from what it is (Unicode
 * TR36 §2.10). Right-to-left scripts do not need them.
 */
export function revealBidi(text: string): string {
  return text.replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (control) => `[U+${control.charCodeAt(0).toString(16).toUpperCase()}]`,
  );
}
