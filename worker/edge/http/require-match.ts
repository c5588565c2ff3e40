import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { NO_STORE } from './headers/cache-control.ts';

/**
 * Responds with 412 instead of a representation that `If-Match` does not name, compared strongly (RFC 9110 §13.1.1): the
 * tag of a page is weak. Other responses ignore it (§13.2.1).
 */
export const requireMatch: MiddlewareHandler<WorkerTypes> = async (c, next) => {
  await next();
  const wanted = c.req.header('If-Match');
  const { ok, status, headers, body } = c.res;
  if (wanted === undefined || wanted.trim() === '*' || !(ok || status === 304)) return;
  if (wanted.match(/(?:W\/)?"[^"]*"/g)?.some((tag) => tag === headers.get('ETag') && tag[0] === '"')) return;
  await body?.cancel();
  // Hono would add the headers of the previous response.
  c.res = undefined;
  c.res = new Response(null, { status: 412, headers: { 'Cache-Control': NO_STORE } });
};
