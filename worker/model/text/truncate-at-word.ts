/**
 * Truncates a text to `length` characters, ending in an ellipsis: between two words, or within a very long word between
 * two letters.
 */
export function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = length - 1;
  const space = text.lastIndexOf(' ', end);
  return `${text.slice(0, space > length / 2 ? space : letterStart(text, end)).trimEnd()}…`;
}

/** Where the letter at an offset starts: a surrogate pair, or a letter with its combining marks. */
export function letterStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && CONTINUATION.test(text[start] ?? '')) start--;
  return start;
}

const CONTINUATION = /[\p{M}\udc00-\udfff]/u;
