/** A weight (RFC 9110 §12.4.2). */
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Parses the weights in `Accept`, `Accept-Encoding` or `Accept-Language`. Names are in lower case. A duplicate has its
 * higher weight, and a malformed weight counts as zero.
 */
export function parseWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const member of header.split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim().toLowerCase());
    const qvalue = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
    const weight = qvalue === undefined ? 1 : QVALUE.test(qvalue) ? Number(qvalue) : 0;
    weights.set(name, Math.max(weight, weights.get(name) ?? 0));
  }
  return weights;
}

/** Types served instead of HTML on request. */
type OfferedType = 'text/markdown' | 'application/json';
const OFFERED_TYPE = /text\/markdown|application\/json/i;

/** Ranges that match HTML, from most to least specific (RFC 9110 §12.5.1). */
const HTML_RANGES = ['text/html', 'text/*', '*/*'] as const;

export type Format = 'html' | 'json' | 'markdown';

/** The format that a client prefers where all three are offered. JSON if it wants Markdown as much. */
export function preferredFormat(accept: string | undefined): Format {
  const json = weightOf(accept, 'application/json');
  const markdown = weightOf(accept, 'text/markdown');
  if (json > 0 && json >= markdown) return 'json';
  return markdown > 0 ? 'markdown' : 'html';
}

/** The same for an error, whose JSON is a problem document (RFC 9457). */
export function errorFormat(accept: string | undefined): Format {
  return preferredFormat(accept?.replace(/application\/problem\+json/gi, 'application/json'));
}

/** Whether a client prefers Markdown over HTML, where only these are offered. */
export function prefersMarkdown(accept: string | undefined): boolean {
  return weightOf(accept, 'text/markdown') > 0;
}

/** Whether a header names any of these types. If not, the response is HTML. */
export function namesOfferedType(accept: string | null): boolean {
  return accept !== null && OFFERED_TYPE.test(accept);
}

/**
 * The weight of a type that a client names, or zero if that of HTML is higher (RFC 9110 §12.5.1). A wildcard is no
 * preference, so it means HTML.
 */
function weightOf(accept: string | undefined, type: OfferedType): number {
  if (accept === undefined || !accept.toLowerCase().includes(type)) return 0;
  const weights = parseWeights(accept);
  const wanted = weights.get(type) ?? 0;
  const range = HTML_RANGES.find((name) => weights.has(name));
  const html = range === undefined ? 0 : (weights.get(range) ?? 0);
  return wanted >= html ? wanted : 0;
}
