import { hash } from 'node:crypto';
import kebabCase from 'lodash.kebabcase';
import { TextMemo } from '../../text-memo.ts';

/** File systems take names of 255 bytes, and an export adds an extension; letters of other scripts count up to twelve. */
const MAX_SEGMENT_LENGTH = 240;
const MAX_PREFIX_LENGTH = 200;

/** What edits leave as it is keeps its name. */
const SEGMENTS = new TextMemo(makeSegment);

/** A name as a segment of a path, in lodash's kebab-case, as links were always made; empty when nothing is left. */
export function toSegment(name: string): string {
  return SEGMENTS.take(name);
}

function makeSegment(name: string): string {
  const slug = kebabCase(name.replace(/\p{Cs}/gu, ''));
  const segment = encodeURIComponent(slug);
  return isShortSegment(segment) ? segment : shorten(slug);
}

/** The beginning of a long name, and a hash that tells it from others with the same beginning. */
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
