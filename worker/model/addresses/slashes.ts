/** A path or URL without slashes at its end. Looking behind makes each slash of a long run in the middle cheap. */
export function dropTrailingSlashes(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '');
}

/** A path without slashes at either end: `/docs/` → `docs`. */
export function trimSlashes(path: string): string {
  return dropTrailingSlashes(path).replace(/^\/+/, '');
}
