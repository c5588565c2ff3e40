import type { Env } from '../../env.ts';

/**
 * Whether an address, or a target for all readers together, is over the limit that wrangler.toml binds. Without a limit,
 * or if the limiter fails, requests pass.
 */
export async function isLimited({ RATE_LIMIT: limiter }: Env, request: Request, target?: string): Promise<boolean> {
  if (limiter === undefined) return false;
  const address = request.headers.get('CF-Connecting-IP') ?? '';
  for (const key of [address, ...(target === undefined ? [] : [`target ${target}`])]) {
    const { success } = await limiter.limit({ key }).catch(() => ({ success: true }));
    if (!success) return true;
  }
  return false;
}

/** The longest period that wrangler.toml can set. */
export const RETRY_AFTER = { 'Retry-After': '60' };
