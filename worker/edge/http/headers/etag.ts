/** `W/"a", "b"` (RFC 9110 §8.8.3, §13.1.2). Recipients ignore empty list members (§5.6.1.2). */
const TAG_LIST = /^(?:[\t ,]*(?:W\/)?"[^"]*"[\t ]*(?:,|$))+[\t ,]*$/;

/**
 * Whether the client's copy is current: `If-None-Match` has the entity-tag, compared weakly, or is `*` (RFC 9110
 * §13.1.2). Compression in transit may have weakened a strong tag. A malformed header is ignored.
 */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  if (!TAG_LIST.test(ifNoneMatch)) return false;
  const opaqueTag = etag.replace(/^W\//, '');
  return (ifNoneMatch.match(/"[^"]*"/g) ?? []).some((tag) => tag === opaqueTag);
}

/** Weak, because compression changes the bytes but not the content (RFC 9110 §8.8.1). */
export function weakETag(...parts: readonly string[]): string {
  return `W/"${parts.join('-')}"`;
}
