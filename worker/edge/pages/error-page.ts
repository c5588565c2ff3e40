import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { PageLink } from '../../model/frame.ts';
import type { EdgeMessages, FrameMessages } from '../../model/messages/messages.ts';
import { type Manifest, pageLabel } from '../../model/records/manifest.ts';
import type { FoundPage } from '../../model/records/pages/page-table.ts';
import { renderFrame } from '../../ui/frame/document.tsx';
import { errorTitle, type PageError, renderErrorArticle } from '../../ui/frame/error-article.tsx';
import { type ErrorStatus, renderBriefError } from '../http/brief-error.ts';
import { NO_STORE } from '../http/headers/cache-control.ts';
import { faultLog } from '../http/log.ts';
import { errorFormat, type Format } from '../http/negotiate/preferences.ts';
import { RETRY_AFTER_S } from '../http/unavailable.ts';
import { isMarkdownPath } from '../markdown/find-markdown.ts';
import { renderMarkdownNotFound } from '../markdown/markdown-not-found.ts';
import type { Search } from '../search/load-search.ts';
import { encode } from '../store/bytes.ts';
import { describeOwnPage } from './describe-own-page.ts';

/** Number of similar pages on a 404. */
const MAX_NEAREST = 5;

interface ErrorPageInit {
  readonly error: PageError;
  /** The requested path. */
  readonly path: string;
  readonly status: ErrorStatus;
  /** What the client prefers. */
  readonly format: Format;
  /** Pages with a similar path. */
  readonly nearest?: readonly FoundPage[];
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A complete error page with next steps, created from the manifest alone. Clients that prefer JSON or Markdown get a brief
 * error.
 */
export function renderErrorPage(manifest: Manifest, messages: FrameMessages, init: ErrorPageInit): Response {
  const { error, path, status } = init;
  const own = error === 'not-found' ? manifest.notFound : undefined;
  const { title = errorTitle(error, messages), usesBlocks = false, hasIslands = false } = own ?? {};
  const brief = renderBriefError(init.format, { title, status, headers: init.headers });
  if (brief !== null) return brief;
  const page = { ...describeOwnPage({ kind: 'error', title, path }), usesBlocks, hasIslands };
  const { before, after } = renderFrame({ ...manifest, messages }, page, encode);
  const nearest = init.nearest?.map((found): PageLink => ({ path: found.path, label: pageLabel(found.page) }));
  const article = renderErrorArticle({ error, site: manifest.site, path, own, ...(nearest && { nearest }) }, messages);
  return new Response(new Blob([...before, article, ...after]), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': NO_STORE, Vary: 'Accept', ...init.headers },
  });
}

/** The page shown when the content store cannot be read. */
export function renderUnavailablePage(
  manifest: Manifest,
  messages: FrameMessages,
  request: Pick<ErrorPageInit, 'path' | 'format'>,
): Response {
  return renderErrorPage(manifest, messages, {
    ...request,
    error: 'unavailable',
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  });
}

export function respondNotFound(
  manifest: Manifest,
  messages: EdgeMessages,
  search: Search,
): NotFoundHandler<WorkerTypes> {
  return async (c) => {
    const { path, method } = c.req;
    const format = errorFormat(c.req.header('Accept'));
    const isBrief = method === 'HEAD' || format === 'json';
    const logFault = faultLog(manifest.release, c);
    const nearest = isBrief ? [] : await search.suggestPages(c.env.CONTENT, path, MAX_NEAREST, logFault);
    return format === 'markdown' || (format === 'html' && isMarkdownPath(path))
      ? renderMarkdownNotFound({ manifest, messages, nearest, path, method })
      : renderErrorPage(manifest, messages.page, { error: 'not-found', path, status: 404, format, nearest });
  };
}

/** Responds after an exception. Only the log has the details. */
export function respondToCrash(manifest: Manifest, messages: FrameMessages): ErrorHandler<WorkerTypes> {
  return (cause, c) => {
    faultLog(manifest.release, c)(cause);
    try {
      return renderErrorPage(manifest, messages, {
        error: 'crashed',
        path: c.req.path,
        status: 500,
        format: errorFormat(c.req.header('Accept')),
      });
    } catch {
      // The frame itself cannot be rendered.
      return new Response('This page crashed.\n', { status: 500, headers: { 'Cache-Control': NO_STORE } });
    }
  };
}
