/** The words of a text, in order: a long list of short names, paths or addresses. */
export function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
