import type { Env } from '../../env.ts';

/** Takes the failure of a limiter. */
type OnFault = (cause: unknown) => void;

/** Whether the address of a request is over its limit. */
export function isLimited({ RATE_LIMIT }: Env, request: Request, onFault?: OnFault): Promise<boolean> {
  return isOver(RATE_LIMIT, request.headers.get('CF-Connecting-IP') ?? '', onFault);
}

/** Whether a key is over a limit. Requests pass if wrangler.toml binds no such limit, or if the limiter fails. */
export async function isOver(limiter: RateLimit | undefined, key: string, onFault?: OnFault): Promise<boolean> {
  const result = await limiter?.limit({ key }).catch(onFault ?? (() => undefined));
  return result?.success === false;
}

/** The longest period that wrangler.toml can set. */
export const RETRY_AFTER = { 'Retry-After': '60' };

/**
 * Whether a page of this site sent the request. Browsers say so (Fetch Metadata §2.1); other clients do not send forms.
 */
export function isOwnPage({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  return (
    (site === null || site === 'same-origin') &&
    (origin === null || origin === new URL(url).origin) &&
    (site ?? origin) !== null
  );
}
