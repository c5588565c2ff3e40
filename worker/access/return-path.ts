import { parseUrl } from '../request/value/url.ts';

const MAX_LENGTH = 2_048;

/** A path of printable ASCII. Browsers read `\` as `/`, and skip tabs and line breaks (URL Standard §4.4). */
const PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/**
 * The URL at which a reader arrives after signing in: a page of this site, or null for anything that could lead
 * elsewhere, or back to the sign-in.
 */
export function parseReturnPath(path: string | null, origin: string, base: string): string | null {
  if (path === null || path.length > MAX_LENGTH || !PATH.test(path)) return null;
  const url = parseUrl(origin + path);
  // Dot segments may leave two slashes: `/.//evil.example`.
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return null;
  const isWithin = base === '' || url.pathname === base || url.pathname.startsWith(`${base}/`);
  // Also below the base of a translation.
  return !isWithin || url.pathname.includes('/_/') ? null : url.href;
}
