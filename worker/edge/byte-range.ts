/** What a `Range` asks for: the whole body, as the range is ignored; nothing, as it is out of range; or bytes, both ends included. */
type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'unsatisfiable' }
  | { readonly kind: 'part'; readonly first: number; readonly last: number };

const WHOLE: ByteRange = { kind: 'whole' };

/**
 * Reads a `Range` (RFC 9110 §14.2). A malformed one and other units are ignored, as are several ranges at once, which
 * cost more to put together than a file of this site is worth.
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

/** Whether a part is wanted of the very copy that is here: `If-Range` compares strongly (RFC 9110 §13.1.5). */
export function isSameCopy(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || (ifRange.trim() === etag && !etag.startsWith('W/'));
}
