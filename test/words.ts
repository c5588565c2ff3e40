/** The words of a text, in order: a long list of short names, paths or addresses. */
export function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** The rows of a table, whose cells are separated by ` | `. */
export function rowsOf(text: string): string[][] {
  return text
    .trim()
    .split(/\n\s*/)
    .map((line) => line.split(' | '));
}
