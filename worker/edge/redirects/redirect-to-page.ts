import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { canonicalPath, pathToHref } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { SHORT } from '../http/headers/cache-control.ts';
import { type RedirectFinder, toLocation } from './find-redirect.ts';

/**
 * 301 instead of 308: only GET and HEAD get this far, so the method does not matter (RFC 9110 §15.4.2, §15.4.9), and
 * every crawler supports 301.
 */
export const MOVED_PERMANENTLY = 301;

/** Redirects in one hop to the canonical form of a path, or to that path's own redirect target. */
export function redirectToPage({ site }: Manifest, redirects: RedirectFinder): MiddlewareHandler<WorkerTypes> {
  const { base } = site;
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = canonicalPath(c.req.path);
    if (path === null) return next();
    const target = redirects.find(path);
    if (target === null && pathname === pathToHref(base, path)) return next();
    const location = toLocation(target ?? path, base, search);
    return new Response(null, {
      status: MOVED_PERMANENTLY,
      headers: { Location: location, 'Cache-Control': SHORT },
    });
  };
}
