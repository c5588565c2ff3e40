import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { NO_STORE } from './headers/cache-control.ts';

/**
 * Responds with 412 instead of a representation that `If-Match` does not name, compared strongly (RFC 9110 §13.1.1): the
 * tag of a page is weak. It precedes `Range` (§13.2.2). What has no tag ignores it: errors and OPTIONS (§13.2.1), and the
 * health of the site, whose status a monitor needs.
 */
export const requireMatch: MiddlewareHandler<WorkerTypes> = async (c, next) => {
  await next();
  const wanted = c.req.header('If-Match');
  const { headers, body } = c.res;
  const tag = headers.get('ETag');
  if (wanted === undefined || wanted.trim() === '*' || tag === null) return;
  if (tag[0] === '"' && wanted.match(/(?:W\/)?"[^"]*"/g)?.includes(tag)) return;
  await body?.cancel();
  // Hono would add the headers of the previous response.
  c.res = undefined;
  c.res = new Response(null, { status: 412, headers: { 'Cache-Control': NO_STORE } });
};
