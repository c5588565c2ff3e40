import { parseWeights } from './parse-weights.ts';

/** Types that are offered in place of HTML where they are asked for. */
type OfferedType = 'text/markdown' | 'application/json';
const OFFERED_TYPE = /text\/markdown|application\/json/i;

/** From the most specific range that HTML matches to the least (RFC 9110 §12.5.1). */
const HTML_RANGES = ['text/html', 'text/*', '*/*'] as const;

/**
 * Whether a reader asks for a type rather than HTML: names it, and gives it a weight above zero and not below
 * that of HTML (RFC 9110 §12.5.1). A wildcard asks for nothing in particular, so it means HTML.
 */
export function prefersType(accept: string | undefined, type: OfferedType): boolean {
  if (accept === undefined || !accept.toLowerCase().includes(type)) return false;
  const weights = parseWeights(accept);
  const wanted = weights.get(type) ?? 0;
  const range = HTML_RANGES.find((name) => weights.has(name));
  const html = range === undefined ? 0 : (weights.get(range) ?? 0);
  return wanted > 0 && wanted >= html;
}

/** Whether a reader names any of them: without, the answer is HTML. */
export function namesOfferedType(accept: string | null): boolean {
  return accept !== null && OFFERED_TYPE.test(accept);
}

export function prefersMarkdown(accept: string | undefined): boolean {
  return prefersType(accept, 'text/markdown');
}
