import type { Context, MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { PREVIEW_FOLDER } from '../../model/frame.ts';
import { TRY_IT_PREFIX } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { renderBriefError } from './brief-error.ts';
import { isLimited, RETRY_AFTER } from './guard-request.ts';
import { NO_STORE } from './headers/cache-control.ts';
import { faultLog } from './log.ts';
import { errorFormat, prefersMarkdown } from './negotiate/preferences.ts';

/** Requests of forms, whose handlers count in a format of their own. */
const COUNTED_BY_FORMS = new RegExp(`^${TRY_IT_PREFIX}/(?:send|mock|report)/`);

const TOO_MANY = 'Too many requests. Try again in a minute.';

/** JSON-RPC leaves these codes to servers (JSON-RPC 2.0 §5.1). */
const RPC_CODE = -32_029;

/**
 * Rejects requests from an address over its limit, if wrangler.toml binds RATE_LIMIT (RFC 6585 §4). Every request counts
 * except those for the site's pages and files, which many readers behind one address share. So a new route counts too.
 */
export function limitRates(manifest: Manifest): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    if (c.env.RATE_LIMIT === undefined || isFree(manifest, c)) return next();
    return (await isLimited(c.env, c.req.raw, faultLog(manifest.release, c))) ? reject(c) : next();
  };
}

/** Whether a request costs at most one record: a page as HTML, or a file. */
function isFree({ pages, files }: Manifest, { req }: Context<WorkerTypes>): boolean {
  const { path, method } = req;
  if (COUNTED_BY_FORMS.test(path)) return true;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (pages.has(path)) return !prefersMarkdown(req.header('Accept'));
  return Object.hasOwn(files, path) && !path.startsWith(PREVIEW_FOLDER);
}

/** In the format that the client expects: JSON-RPC, a problem document, Markdown or text. */
function reject({ req }: Context<WorkerTypes>): Response {
  const headers = { 'Cache-Control': NO_STORE, ...RETRY_AFTER };
  const init = { status: 429, headers } as const;
  if (req.path === '/mcp')
    return Response.json({ jsonrpc: '2.0', id: null, error: { code: RPC_CODE, message: TOO_MANY } }, init);
  const format = req.query('format') === 'json' ? 'json' : errorFormat(req.header('Accept'));
  return (
    renderBriefError(format, { ...init, title: TOO_MANY }) ??
    new Response(`${TOO_MANY}\n`, { ...init, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })
  );
}
