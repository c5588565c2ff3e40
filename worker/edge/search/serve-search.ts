import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { SearchAnswer } from '../../model/search.ts';
import { NO_STORE } from '../cache-control.ts';
import { RETRY_AFTER_S } from '../error-page.ts';
import { isFresh, weakETag } from '../etag.ts';
import { logFault } from '../log.ts';
import { prefersType } from '../prefer-type.ts';
import { readSearchRequest } from './read-search-request.ts';
import type { SiteSearch } from './site-search.ts';

/** Results on one page. */
const PAGE_SIZE = 20;

/** A minute without a request: who types goes back and forth between the same queries. */
const BRIEFLY = 'public, max-age=60';

/** Answers queries: with a page, or with JSON for programs that prefer it. */
export function serveSearch(manifest: Manifest, search: SiteSearch): MiddlewareHandler<WorkerTypes> {
  const { release } = manifest;
  return async (c, next) => {
    if (!prefersType(c.req.header('Accept'), 'application/json')) return next();
    const { query, page } = readSearchRequest(new URL(c.req.url).searchParams);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      Vary: 'Accept',
      'X-Robots-Tag': 'noindex',
    };
    const fresh = { ...headers, 'Cache-Control': BRIEFLY, ETag: weakETag(release, 'json') };
    if (isFresh(c.req.header('If-None-Match'), fresh.ETag)) return new Response(null, { status: 304, headers: fresh });
    if (c.req.method === 'HEAD') return new Response(null, { headers: fresh });
    try {
      const window = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      const answer: SearchAnswer = await search.answer(c.env.CONTENT, query, window);
      return new Response(JSON.stringify(answer), { headers: fresh });
    } catch (cause) {
      logFault(release, c.req.path, cause);
      return new Response(JSON.stringify({ error: 'unavailable' }), {
        status: 503,
        headers: { ...headers, 'Cache-Control': NO_STORE, 'Retry-After': String(RETRY_AFTER_S) },
      });
    }
  };
}
