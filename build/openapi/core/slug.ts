import { hash } from 'node:crypto';
import kebabCase from 'lodash.kebabcase';
import { memoizeText } from '../../base/cache/memo.ts';

/**
 * File names are limited to 255 bytes, and an export adds an extension. A letter of another script takes up to twelve
 * bytes.
 */
const MAX_SEGMENT_LENGTH = 240;
const MAX_PREFIX_LENGTH = 200;
/** Characters of a name that count: lodash takes time with the square of the length of a word. */
const MAX_NAME_LENGTH = 2_000;

/**
 * Converts a name to a path segment in lodash's kebab-case, which existing links rely on. May be empty. Memoized, because
 * most names stay the same from one edit to the next.
 */
export const toSegment = memoizeText((name) => {
  const slug = toKebabCase(name.replace(/\p{Cs}/gu, ''));
  const segment = encodeURIComponent(slug);
  return isShortSegment(segment) ? segment : shorten(slug, name.length > MAX_NAME_LENGTH ? name : slug);
});

export function toKebabCase(name: string): string {
  return kebabCase(name.slice(0, MAX_NAME_LENGTH));
}

/** Shortens a long name to its beginning and a hash that distinguishes it from names with the same beginning. */
function shorten(slug: string, name: string): string {
  let prefix = '';
  for (const character of slug) {
    const longer = prefix + encodeURIComponent(character);
    if (longer.length > MAX_PREFIX_LENGTH) break;
    prefix = longer;
  }
  return `${prefix}-${hash('sha256', name).slice(0, 8)}`;
}

export function isShortSegment(segment: string): boolean {
  return segment.length <= MAX_SEGMENT_LENGTH;
}
