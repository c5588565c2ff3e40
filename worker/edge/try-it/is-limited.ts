import type { Env } from '../../env.ts';

/**
 * Whether the address of a request is over the limit that wrangler.toml binds, or a target for all readers together, if
 * given. Without a limit, or if the limiter fails, requests pass.
 */
export async function isLimited({ RATE_LIMIT: limiter }: Env, request: Request, target?: string): Promise<boolean> {
  const key = target === undefined ? (request.headers.get('CF-Connecting-IP') ?? '') : `target ${target}`;
  const result = await limiter?.limit({ key }).catch(() => null);
  return result?.success === false;
}

/** The longest period that wrangler.toml can set. */
export const RETRY_AFTER = { 'Retry-After': '60' };
