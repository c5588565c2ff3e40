import { parseWeights } from './parse-weights.ts';

/** Content codings that files are stored in (RFC 9110 §8.4.1). */
export type ContentCoding = 'br' | 'gzip';

/**
 * Whether a reader wants a file in a coding at least as much as its bytes as they are, or as what the edge makes of them
 * (RFC 9110 §12.5.3). Cloudflare tells every worker `gzip, br`, and what the reader sent in `cf.clientAcceptEncoding`.
 */
export function acceptsCoding(request: Request, coding: ContentCoding): boolean {
  const told: unknown = request.cf?.clientAcceptEncoding;
  const accepted = typeof told === 'string' ? told : (request.headers.get('Accept-Encoding') ?? '');
  const weights = parseWeights(accepted);
  const weight = weights.get(coding) ?? 0;
  return weight > 0 && ['identity', 'gzip'].every((other) => weight >= (weights.get(other) ?? 0));
}
