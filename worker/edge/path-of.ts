/** A URL whose path needs no normalisation: no dot segments, no percent-encoding, no backslashes (URL Standard §4.4). */
const PLAIN_URL = /^https?:\/\/[^/?#\\@]+(\/|(?:\/[\w-][\w.-]*)+)(?:\?|$)/;

/** `new URL(url).pathname`; to parse it takes as long as all else that a 304 needs, so only what is not plain is parsed. */
export function pathOf(url: string): string {
  return PLAIN_URL.exec(url)?.[1] ?? new URL(url).pathname;
}
