import { parseWeights } from './preferences.ts';

/** Content codings of stored files (RFC 9110 §8.4.1). */
export type ContentCoding = 'br' | 'gzip';

/**
 * Whether a client weights a coding at least as high as `identity` and any coding that the edge could apply (RFC 9110
 * §12.5.3). Cloudflare sends every worker `gzip, br`, with the client's own header in `cf.clientAcceptEncoding`.
 */
export function acceptsCoding(request: Request, coding: ContentCoding): boolean {
  const forwarded: unknown = request.cf?.clientAcceptEncoding;
  const accepted = typeof forwarded === 'string' ? forwarded : (request.headers.get('Accept-Encoding') ?? '');
  const weights = parseWeights(accepted);
  const weight = weights.get(coding) ?? 0;
  return weight > 0 && ['identity', 'gzip'].every((other) => weight >= (weights.get(other) ?? 0));
}
