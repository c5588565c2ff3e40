/** A weight (RFC 9110 §12.4.2). */
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Parses the weights in `Accept` or `Accept-Encoding`. Names are in lower case. A duplicate has its higher weight, and
 * a malformed weight counts as zero.
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
