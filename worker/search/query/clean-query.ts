/** Longer queries are truncated. */
export const MAX_QUERY_LENGTH = 200;

/** What `readPasted` reads has one of these: a path, a bracket, a colon, a date, or what errors are called or begin with. */
const MAY_BE_PASTED = /[/:([\]{]|\d-\d|Error|Exception|Un(?:caught|handled)/;

/** A query, or what pasted text asks: `GET /invoices`. What reads such text loads on demand, because few queries are pasted. */
export async function understandQuery(text: string): Promise<string> {
  const pasted = MAY_BE_PASTED.test(text) ? (await import('../pasted/read-pasted.ts')).readPasted(text) : null;
  return cleanQuery(pasted ?? text);
}

/** A single line of bounded length, without invisible characters. */
export function cleanQuery(text: string): string {
  // Treat all kinds of quotation marks the same.
  const plain = text.slice(0, 4 * MAX_QUERY_LENGTH).replace(/[“”„«»]/g, '"');
  const visible = plain.replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ').trim();
  // Truncation may leave half of a surrogate pair.
  return visible.slice(0, MAX_QUERY_LENGTH).replace(/\p{Cs}/gu, '');
}
