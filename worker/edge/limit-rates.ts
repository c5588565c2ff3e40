import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import { NO_STORE } from './cache-control.ts';
import { faultLog } from './log.ts';

/** Requests that cost several times as much as a page: searches, tool calls, the full text, preview images. */
const COSTLY = /^\/(?:search$|mcp$|llms-full[./]|og\/)/;

/** The longest period that wrangler.toml can set. */
const RETRY_AFTER_S = 60;

/** Rejects costly requests from an address over its limit, if wrangler.toml binds RATE_LIMIT (RFC 6585 §4). */
export function limitRates(release: string): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    const { RATE_LIMIT: limiter } = c.env;
    if (limiter === undefined || !COSTLY.test(c.req.path)) return next();
    const { success } = await limiter.limit({ key: c.req.header('CF-Connecting-IP') ?? '' }).catch((cause: unknown) => {
      // If the limiter fails, requests pass.
      faultLog(release, c.req)(cause);
      return { success: true };
    });
    if (success) return next();
    return new Response('Too many requests. Try again in a minute.\n', {
      status: 429,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': NO_STORE,
        'Retry-After': String(RETRY_AFTER_S),
      },
    });
  };
}
