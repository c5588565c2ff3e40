import { parseWeights } from './parse-weights.ts';

/**
 * Whether a reader wants brotli at least as much as the bytes as they are (RFC 9110 §12.5.3). Cloudflare tells every
 * worker `gzip, br`, and what the reader sent in `cf.clientAcceptEncoding`.
 */
export function acceptsBrotli(request: Request): boolean {
  const told: unknown = request.cf?.clientAcceptEncoding;
  const accepted = typeof told === 'string' ? told : (request.headers.get('Accept-Encoding') ?? '');
  const weights = parseWeights(accepted);
  const brotli = weights.get('br') ?? 0;
  return brotli > 0 && brotli >= (weights.get('identity') ?? 0) && brotli >= (weights.get('gzip') ?? 0);
}
