/**
 * Whether a reader's copy is still right: `If-None-Match` names the entity-tag, compared weakly, or is `*`
 * (RFC 9110 §13.1.2). Compression on the way may have weakened a strong tag.
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaqueTag = etag.replace(/^W\//, '');
  return (ifNoneMatch.match(/"[^"]*"/g) ?? []).some((tag) => tag === opaqueTag);
}

/** Weak, because compression changes the bytes but not the page (RFC 9110 §8.8.1). */
export function weakETag(...parts: readonly string[]): string {
  return `W/"${parts.join('-')}"`;
}
