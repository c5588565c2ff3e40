/** The meaning of a `Range`: the whole body (the range is ignored), an unsatisfiable range, or bytes (inclusive). */
type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'unsatisfiable' }
  | { readonly kind: 'part'; readonly first: number; readonly last: number };

const WHOLE: ByteRange = { kind: 'whole' };

/**
 * Parses a `Range` (RFC 9110 §14.2). Ignores malformed ranges, other units and multiple ranges, which are not worth the
 * effort for a site's files.
 */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const [, from, to] = /^bytes=[\t ]*(\d{0,15})-(\d{0,15})[\t ]*$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return WHOLE;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return WHOLE;
  if (first >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** Whether the client has part of exactly this file: `If-Range` uses strong comparison (RFC 9110 §13.1.5). */
export function isSameCopy(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || (ifRange.trim() === etag && !etag.startsWith('W/'));
}
