import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { renderBriefError } from './brief-error.ts';
import { NO_STORE } from './headers/cache-control.ts';
import { PUBLIC_HEADERS, PUBLIC_PATH } from './headers/public-headers.ts';
import { errorFormat } from './negotiate/preferences.ts';

const READS: readonly string[] = ['GET', 'HEAD'];
const ALLOW = [...READS, 'OPTIONS'].join(', ');

/** Passes GET and HEAD on, responds to OPTIONS (RFC 9110 §9.3.7) and rejects other methods with 405 (§15.5.6). */
export const allowReads: MiddlewareHandler<WorkerTypes> = async (c, next) => {
  if (READS.includes(c.req.method)) return next();
  const headers = { Allow: ALLOW, 'Cache-Control': NO_STORE };
  if (c.req.method === 'OPTIONS') {
    const own = PUBLIC_PATH.test(c.req.path) ? PUBLIC_HEADERS : {};
    return new Response(null, { status: 204, headers: { ...headers, ...own } });
  }
  const title = 'Method Not Allowed';
  return (
    renderBriefError(errorFormat(c.req.header('Accept')), { title, status: 405, headers }) ??
    new Response(`${title}\n`, { status: 405, headers: { ...headers, Vary: 'Accept' } })
  );
};
