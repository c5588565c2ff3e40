import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { findPage, type Manifest } from '../../model/manifest.ts';
import type { PageMessages } from '../../model/messages/messages.ts';
import type { SearchAnswer } from '../../model/search.ts';
import { SEARCH_PATH, searchHref } from '../../model/search-href.ts';
import { cleanQuery } from '../../search/parse-query.ts';
import { MAX_PAGES, PAGE_SIZE, readSearchRequest, type SearchRequest } from '../../search/read-search-request.ts';
import { renderFrame } from '../../ui/frame/document.tsx';
import { renderSearchArticle } from '../../ui/search/search-article.tsx';
import { encode } from '../bytes.ts';
import { NO_STORE, REVALIDATE } from '../cache-control.ts';
import { describeOwnPage } from '../describe-own-page.ts';
import { RETRY_AFTER_S, renderUnavailablePage } from '../error-page.ts';
import { isFresh, weakETag } from '../etag.ts';
import { faultLog } from '../log.ts';
import { prefersType } from '../prefer-type.ts';
import type { SiteSearch } from './site-search.ts';

/** A minute without a request: who types goes back and forth between the same queries. */
const BRIEFLY = 'public, max-age=60';

/** Answers queries: with a page, or with JSON for programs that prefer it. A page of the site at that path goes first. */
export function serveSearch(
  manifest: Manifest,
  messages: PageMessages,
  search: SiteSearch,
): MiddlewareHandler<WorkerTypes> {
  const { release, frameVersion } = manifest;
  return async (c, next) => {
    const isJson = prefersType(c.req.header('Accept'), 'application/json');
    if (!isJson && findPage(manifest, c.req.path) !== null) return next();
    const headers = {
      'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      Vary: 'Accept',
      'X-Robots-Tag': 'noindex',
    };
    // The index and all that surrounds results belong to the release: with the query, which is in the address, they decide.
    const etag = isJson ? weakETag(release, 'json') : weakETag(frameVersion, release);
    const fresh = { ...headers, 'Cache-Control': isJson ? BRIEFLY : REVALIDATE, ETag: etag };
    if (isFresh(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers: fresh });
    if (c.req.method === 'HEAD') return new Response(null, { headers: fresh });
    const request = readSearchRequest(new URL(c.req.url).searchParams);
    try {
      const window = { offset: (request.page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      const answer = await search.answer(c.env.CONTENT, request.query, window);
      const body = isJson ? JSON.stringify(answer) : renderSearchPage(manifest, messages, request, answer);
      return new Response(body, { headers: fresh });
    } catch (cause) {
      faultLog(release, c.req)(cause);
      if (!isJson) return renderUnavailablePage(manifest, messages, retryPath(request));
      return new Response(JSON.stringify({ error: 'unavailable' }), {
        status: 503,
        headers: { ...headers, 'Cache-Control': NO_STORE, 'Retry-After': String(RETRY_AFTER_S) },
      });
    }
  };
}

/** The same search again. */
function retryPath({ query, page }: SearchRequest): string {
  return searchHref(SEARCH_PATH, { ...query, text: cleanQuery(query.text) }, page);
}

function renderSearchPage(
  manifest: Manifest,
  messages: PageMessages,
  { query, page }: SearchRequest,
  answer: SearchAnswer,
): Blob {
  const title = answer.query === '' ? messages.search : `${messages.search}: ${answer.query}`;
  const own = describeOwnPage({ kind: 'search', title, path: SEARCH_PATH });
  const { before, after } = renderFrame({ ...manifest, messages }, own, encode);
  const pageCount = Math.min(MAX_PAGES, Math.ceil(answer.total / PAGE_SIZE));
  const article = renderSearchArticle({ query, answer, page, pageCount }, manifest.site, messages);
  return new Blob([...before, article, ...after]);
}
