import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import { NO_STORE } from './cache-control.ts';
import { faultLog } from './log.ts';

/** Answers that cost several times a page: searches, tool calls, the whole text of the site, preview images. */
const COSTLY = /^\/(?:search$|mcp$|llms-full[./]|og\/)/;

/** The period of the limit in wrangler.toml, at most. */
const RETRY_AFTER_S = 60;

/** Refuses costly requests of an address that makes too many, where wrangler.toml binds RATE_LIMIT (RFC 6585 §4). */
export function limitRates(release: string): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    const { RATE_LIMIT: limiter } = c.env;
    if (limiter === undefined || !COSTLY.test(c.req.path)) return next();
    const { success } = await limiter.limit({ key: c.req.header('CF-Connecting-IP') ?? '' }).catch((cause: unknown) => {
      // Readers are served without the limiter too.
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
