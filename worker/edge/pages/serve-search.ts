import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { FrameMessages } from '../../model/messages/messages.ts';
import { findPage, type Manifest } from '../../model/records/manifest.ts';
import { SEARCH_PATH, type SearchAnswer, searchHref, withoutQuotes } from '../../model/search/search.ts';
import { MAX_PAGES, PAGE_SIZE, readSearchRequest, type SearchRequest } from '../../search/query/read-search-request.ts';
import { renderFrame } from '../../ui/frame/document.tsx';
import { renderSearchArticle } from '../../ui/search/search-article.tsx';
import { REVALIDATE } from '../http/headers/cache-control.ts';
import { isFresh, weakETag } from '../http/headers/etag.ts';
import { MARKDOWN_HEADERS } from '../http/headers/markdown-headers.ts';
import { faultLog } from '../http/log.ts';
import { errorFormat, type Format, preferredFormat } from '../http/negotiate/preferences.ts';
import { resultLine } from '../markdown/page-line.ts';
import type { Search } from '../search/load-search.ts';
import { encode } from '../store/bytes.ts';
import { describeOwnPage } from './describe-own-page.ts';
import { renderUnavailablePage } from './error-page.ts';

/** One minute without a request, for readers who go back and forth between queries. */
const BRIEFLY = 'public, max-age=60';

const TYPES = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  markdown: MARKDOWN_HEADERS['Content-Type'],
} as const satisfies Record<Format, string>;

/** The parameter `format`, which OpenSearch needs, takes precedence over `Accept`. The default is HTML. */
function readFormat(format: string | undefined, accept: string | undefined): Format {
  if (format === 'json' || format === 'markdown') return format;
  return preferredFormat(accept);
}

/** Responds to queries with a page, JSON or Markdown. A page of the site at the same path takes precedence. */
export function serveSearch(
  manifest: Manifest,
  messages: FrameMessages,
  search: Search,
): MiddlewareHandler<WorkerTypes> {
  const { release, frameVersion } = manifest;
  return async (c, next) => {
    const format = readFormat(c.req.query('format'), c.req.header('Accept'));
    const isHtml = format === 'html';
    if (format !== 'json' && findPage(manifest, c.req.path) !== null) return next();
    const headers = {
      'Content-Type': TYPES[format],
      Vary: 'Accept',
      'X-Robots-Tag': 'noindex',
    };
    // Results depend only on the URL, which includes the query, on the release, and on the day: `changes since yesterday`.
    const day = new Date().toISOString().slice(0, 10);
    const etag = isHtml ? weakETag(frameVersion, release, day) : weakETag(release, format, day);
    const fresh = { ...headers, 'Cache-Control': isHtml ? REVALIDATE : BRIEFLY, ETag: etag };
    if (isFresh(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers: fresh });
    if (c.req.method === 'HEAD') return new Response(null, { headers: fresh });
    const request = readSearchRequest(new URL(c.req.url).searchParams);
    try {
      const window = { offset: (request.page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      const answer = await search.answer(c.env.CONTENT, request.query, window);
      const body = {
        html: () => renderSearchPage(manifest, messages, request, answer),
        json: () => JSON.stringify(answer),
        markdown: () => renderSearchMarkdown(manifest, messages, answer),
      }[format]();
      return new Response(body, { headers: fresh });
    } catch (cause) {
      faultLog(release, c)(cause);
      return renderUnavailablePage(manifest, messages, {
        // To repeat the search.
        path: searchHref(SEARCH_PATH, request.query, request.page),
        format: isHtml ? errorFormat(c.req.header('Accept')) : format,
      });
    }
  };
}

function renderSearchMarkdown(manifest: Manifest, messages: FrameMessages, answer: SearchAnswer): string {
  const { query, results, more, unknown = [] } = answer;
  const lines = results.map((result) => resultLine(manifest, result)).join('');
  const link = more && `[${messages.moreInVersion(more.label, more.total)}](${manifest.site.origin}${more.href})`;
  return [
    `# ${messages.search}: ${query}\n\n`,
    unknown.length === 0 ? '' : `${messages.unknownWords(unknown.join(', '))}\n\n`,
    lines === '' ? `${messages.noResults(withoutQuotes(query))}\n` : lines,
    link === undefined ? '' : `\n${link}\n`,
  ].join('');
}

function renderSearchPage(
  manifest: Manifest,
  messages: FrameMessages,
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
