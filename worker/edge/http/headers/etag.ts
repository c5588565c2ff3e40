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

/**
 * A hash of 53 bits, to distinguish versions of one page. Synchronous, unlike Web Crypto, and not cryptographic: cyrb53 by
 * bryc, which is in the public domain.
 */
export function textHash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = mix(high, low);
  low = mix(low, high);
  return (2 ** 32 * (low & 0x1fffff) + (high >>> 0)).toString(36);
}

function mix(own: number, other: number): number {
  return Math.imul(own ^ (own >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
}

/** Weak, because compression changes the bytes but not the content (RFC 9110 §8.8.1). */
export function weakETag(...parts: readonly string[]): string {
  return `W/"${parts.join('-')}"`;
}
