import { readPasted } from '../pasted/read-pasted.ts';

/** Longer queries are truncated. */
export const MAX_QUERY_LENGTH = 200;

/** A single line of bounded length, without invisible characters. For pasted text, what it asks: `GET /invoices`. */
export function cleanQuery(text: string): string {
  // Treat all kinds of quotation marks the same.
  const plain = (readPasted(text) ?? text.slice(0, 4 * MAX_QUERY_LENGTH)).replace(/[“”„«»]/g, '"');
  const visible = plain.replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ').trim();
  // Truncation may leave half of a surrogate pair.
  return visible.slice(0, MAX_QUERY_LENGTH).replace(/\p{Cs}/gu, '');
}
