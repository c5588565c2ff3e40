import { hash } from 'node:crypto';
import kebabCase from 'lodash.kebabcase';
import { memoizeText } from '../../base/cache/memo.ts';

/**
 * File names are limited to 255 bytes, and an export adds an extension. A letter of another script takes up to twelve
 * bytes.
 */
const MAX_SEGMENT_LENGTH = 240;
const MAX_PREFIX_LENGTH = 200;

/**
 * Converts a name to a path segment in lodash's kebab-case, which existing links rely on. May be empty. Memoized, because
 * most names stay the same from one edit to the next.
 */
export const toSegment = memoizeText((name) => {
  const slug = kebabCase(name.replace(/\p{Cs}/gu, ''));
  const segment = encodeURIComponent(slug);
  return isShortSegment(segment) ? segment : shorten(slug);
});

/** Shortens a long name to its beginning and a hash that distinguishes it from names with the same beginning. */
function shorten(slug: string): string {
  let prefix = '';
  for (const character of slug) {
    const longer = prefix + encodeURIComponent(character);
    if (longer.length > MAX_PREFIX_LENGTH) break;
    prefix = longer;
  }
  return `${prefix}-${hash('sha256', slug).slice(0, 8)}`;
}

export function isShortSegment(segment: string): boolean {
  return segment.length <= MAX_SEGMENT_LENGTH;
}
