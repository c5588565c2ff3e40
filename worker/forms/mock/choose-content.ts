import { parseMediaType } from '../../request/value/media-type.ts';

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
    const weight = weigh(one.type, ranges);
    if (weight > bestWeight) [best, bestWeight] = [one, weight];
  }
  return best;
}

interface Range {
  readonly type: string;
  readonly subtype: string;
  readonly weight: number;
}

function readRange(text: string): Range[] {
  if (text.trim() === '') return [];
  const { type, subtype, parameters } = parseMediaType(text);
  const weight = Number(parameters.get('q') ?? 1);
  return [{ type, subtype, weight: Number.isFinite(weight) ? weight : 0 }];
}

/** The weight of the most specific range that matches a type. */
function weigh(name: string, ranges: readonly Range[]): number {
  const { type, subtype } = parseMediaType(name);
  const isOf = (one: Range, main: string, sub: string): boolean => one.type === main && one.subtype === sub;
  const found =
    ranges.find((one) => isOf(one, type, subtype)) ??
    ranges.find((one) => isOf(one, type, '*')) ??
    ranges.find((one) => isOf(one, '*', '*'));
  return found?.weight ?? 0;
}
