const MARKDOWN = 'text/markdown';

/** From the most specific range that HTML matches to the least (RFC 9110 §12.5.1). */
const HTML_RANGES = ['text/html', 'text/*', '*/*'] as const;

/** A weight (RFC 9110 §12.4.2). */
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Whether a reader asks for Markdown rather than HTML: names it, and gives it a weight above zero and not below
 * that of HTML (RFC 9110 §12.5.1). A wildcard asks for nothing in particular, so it means HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !/markdown/i.test(accept)) return false;
  const weights = parseAccept(accept);
  const markdown = weights.get(MARKDOWN) ?? 0;
  const range = HTML_RANGES.find((name) => weights.has(name));
  const html = range === undefined ? 0 : (weights.get(range) ?? 0);
  return markdown > 0 && markdown >= html;
}

/** The weight of each media range, in lower case; of one that stands twice the higher. Malformed weights count as zero. */
function parseAccept(accept: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const member of accept.split(',')) {
    const [range = '', ...parameters] = member.split(';').map((part) => part.trim().toLowerCase());
    const qvalue = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
    const weight = qvalue === undefined ? 1 : QVALUE.test(qvalue) ? Number(qvalue) : 0;
    weights.set(range, Math.max(weight, weights.get(range) ?? 0));
  }
  return weights;
}
