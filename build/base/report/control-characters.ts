/**
 * Replaces the characters that terminals interpret, such as the beginning of a command, and those that change the
 * direction of text with spaces.
 */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters.
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ');
}
