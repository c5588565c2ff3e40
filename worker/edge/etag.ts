/** `W/"a", "b"` (RFC 9110 §8.8.3, §13.1.2); recipients pass over empty members of a list (§5.6.1.2). */
const TAG_LIST = /^(?:[\t ,]*(?:W\/)?"[^"]*"[\t ]*(?:,|$))+[\t ,]*$/;

/**
 * Whether a reader's copy is still right: `If-None-Match` names the entity-tag, compared weakly, or is `*`
 * (RFC 9110 §13.1.2). Compression on the way may have weakened a strong tag. A header that is not a list of tags is ignored.
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  if (!TAG_LIST.test(ifNoneMatch)) return false;
  const opaqueTag = etag.replace(/^W\//, '');
  return (ifNoneMatch.match(/"[^"]*"/g) ?? []).some((tag) => tag === opaqueTag);
}

/** Weak, because compression changes the bytes but not the page (RFC 9110 §8.8.1). */
export function weakETag(...parts: readonly string[]): string {
  return `W/"${parts.join('-')}"`;
}
