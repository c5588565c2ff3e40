import kebabCase from 'lodash.kebabcase';
import { TextMemo } from '../../text-memo.ts';

/** Longer segments would make paths that the edge refuses; letters of other scripts count up to twelve characters. */
const MAX_SEGMENT_LENGTH = 1_000;
const CUT_LENGTH = 80;

/** What edits leave as it is keeps its name. */
const SEGMENTS = new TextMemo(makeSegment);

/** A name as a segment of a path, in lodash's kebab-case, as links were always made; empty when nothing is left. */
export function toSegment(name: string): string {
  return SEGMENTS.take(name);
}

function makeSegment(name: string): string {
  const slug = kebabCase(name.replace(/\p{Cs}/gu, ''));
  const segment = encodeURIComponent(slug);
  return isShortSegment(segment) ? segment : encodeURIComponent([...slug].slice(0, CUT_LENGTH).join(''));
}

export function isShortSegment(segment: string): boolean {
  return segment.length <= MAX_SEGMENT_LENGTH;
}
