import { hrefToPath } from '../../model/path.ts';

/** A URL whose path needs no normalization: no dot segments, percent-encoding or backslashes (URL Standard §4.4). */
const PLAIN_URL = /^https?:\/\/[^/?#\\@]+(\/|(?:\/[\w-][\w.-]*)+)(?:\?|$)/;

/** `new URL(url).pathname`. Parsing takes as long as the rest of a 304, so plain URLs skip it. */
export function pathOf(url: string): string {
  return PLAIN_URL.exec(url)?.[1] ?? new URL(url).pathname;
}

/**
 * Path of a request within the site, still encoded. Outside the base, a path that matches nothing, because it begins
 * with `//`.
 */
export function requestPath(base: string, request: Request): string {
  const pathname = pathOf(request.url);
  return hrefToPath(base, pathname) ?? `/${pathname}`;
}
