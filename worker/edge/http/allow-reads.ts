import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { NO_STORE } from './headers/cache-control.ts';

const READS: readonly string[] = ['GET', 'HEAD'];
const ALLOW = [...READS, 'OPTIONS'].join(', ');

/** Passes GET and HEAD on, responds to OPTIONS (RFC 9110 §9.3.7) and rejects other methods with 405 (§15.5.6). */
export const allowReads: MiddlewareHandler<WorkerTypes> = async (c, next) => {
  if (READS.includes(c.req.method)) return next();
  const headers = { Allow: ALLOW, 'Cache-Control': NO_STORE };
  return c.req.method === 'OPTIONS'
    ? new Response(null, { status: 204, headers })
    : new Response('Method Not Allowed\n', { status: 405, headers });
};
