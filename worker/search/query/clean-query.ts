/** Longer queries are truncated. */
export const MAX_QUERY_LENGTH = 200;

/** A single line of bounded length, without invisible characters. */
export function cleanQuery(text: string): string {
  // Treat all kinds of quotation marks the same.
  const plain = text.slice(0, 4 * MAX_QUERY_LENGTH).replace(/[“”„«»]/g, '"');
  const visible = plain.replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ').trim();
  // Truncation may leave half of a surrogate pair.
  return visible.slice(0, MAX_QUERY_LENGTH).replace(/\p{Cs}/gu, '');
}
