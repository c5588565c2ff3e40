import { parseMediaType } from '../../request/value/media-type.ts';
import { findContent } from '../exchange/find-response.ts';

/**
 * The content that an `Accept` header prefers (RFC 9110 §12.5.1), in case of a tie the first, or null if it rejects
 * all content. An empty header accepts everything.
 */
export function chooseContent<Content extends { readonly type: string }>(
  content: readonly Content[],
  accept: string,
): Content | null {
  const ranges = accept.split(',').flatMap(readRange);
  if (ranges.length === 0) return content[0] ?? null;
  let best: Content | null = null;
  let bestWeight = 0;
  for (const one of content) {
    const weight = findContent(ranges, one.type)?.weight ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [one, weight];
  }
  return best;
}

/** A range of `Accept` and its weight. */
interface Range {
  readonly type: string;
  readonly weight: number;
}

function readRange(type: string): Range[] {
  if (type.trim() === '') return [];
  const weight = Number(parseMediaType(type).parameters.get('q') ?? 1);
  return [{ type, weight: Number.isFinite(weight) ? weight : 0 }];
}
