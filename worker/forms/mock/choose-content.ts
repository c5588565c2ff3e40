import { parseMediaType } from '../../request/value/parse-media-type.ts';
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
  const weigh = ({ type }: Content): number => findContent(ranges, type)?.weight ?? 0;
  return content.filter((one) => weigh(one) > 0).sort((a, b) => weigh(b) - weigh(a))[0] ?? null;
}

/** A range of `Accept` and its weight. */
interface Range {
  readonly type: string;
  readonly weight: number;
}

function readRange(type: string): Range[] {
  if (type.trim() === '') return [];
  return [{ type, weight: Number(parseMediaType(type).parameters.get('q') ?? 1) || 0 }];
}
