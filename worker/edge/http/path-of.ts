/** A URL whose path needs no normalization: no dot segments, percent-encoding or backslashes (URL Standard §4.4). */
const PLAIN_URL = /^https?:\/\/[^/?#\\@]+(\/|(?:\/[\w-][\w.-]*)+)(?:\?|$)/;

/** `new URL(url).pathname`. Parsing takes as long as the rest of a 304, so plain URLs skip it. */
export function pathOf(url: string): string {
  return PLAIN_URL.exec(url)?.[1] ?? new URL(url).pathname;
}
