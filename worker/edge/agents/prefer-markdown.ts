import { parseWeights } from '../parse-weights.ts';

const MARKDOWN = 'text/markdown';

/** From the most specific range that HTML matches to the least (RFC 9110 §12.5.1). */
const HTML_RANGES = ['text/html', 'text/*', '*/*'] as const;

/**
 * Whether a reader asks for Markdown rather than HTML: names it, and gives it a weight above zero and not below
 * that of HTML (RFC 9110 §12.5.1). A wildcard asks for nothing in particular, so it means HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !/markdown/i.test(accept)) return false;
  const weights = parseWeights(accept);
  const markdown = weights.get(MARKDOWN) ?? 0;
  const range = HTML_RANGES.find((name) => weights.has(name));
  const html = range === undefined ? 0 : (weights.get(range) ?? 0);
  return markdown > 0 && markdown >= html;
}
