import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import { findPage, type Manifest, type PageKind, pageStylesheets } from '../model/manifest.ts';
import { pathToHref } from '../model/path.ts';
import { RecentMap } from '../search/recent-map.ts';
import { renderFrame } from '../ui/frame/document.tsx';
import { renderErrorArticle } from '../ui/frame/error-article.tsx';
import { alternateLink, indexLinks } from './agents/link-header.ts';
import { ByteCache } from './byte-cache.ts';
import { concatenate, encode } from './bytes.ts';
import { NO_STORE, REVALIDATE } from './cache-control.ts';
import { describePage } from './describe-page.ts';
import { renderUnavailablePage } from './error-page.ts';
import { isFresh, weakETag } from './etag.ts';
import { faultLog } from './log.ts';
import { timingHeaders } from './preview-headers.ts';
import { readArticle } from './read-page.ts';
import { settle } from './settle.ts';
import { SidebarPlaces } from './sidebar-places.ts';
import { streamPage } from './stream-page.ts';
import { toStream } from './to-stream.ts';
import { VersionIndex } from './version-index.ts';

/** How long the first byte waits for the article, so that a store that fails is a 503 and not a broken page. */
const SETTLE_MS = 150;

/** Pages whose headers an isolate keeps, at about two KB each. */
const MAX_KEPT_HEADERS = 1_000;

/** Whole pages that an isolate keeps, of the 128 MB that it may use. */
const MAX_CACHED_BYTES = 16_000_000;

/**
 * Answers requests for pages. The manifest decides all but the article, so 304 and HEAD read nothing; a copy
 * in this isolate belongs to this very release, so it is served before the store is asked, and when it fails.
 */
export function servePage(
  manifest: Manifest,
  security: Readonly<Record<string, string>>,
): MiddlewareHandler<WorkerTypes> {
  const { site, assets, release, frameVersion } = manifest;
  const indexes = { places: new SidebarPlaces(), versions: new VersionIndex(manifest) };
  const cache = new ByteCache(MAX_CACHED_BYTES);
  // As the runtime holds them: to hand them over as text takes as long as all else that a 304 needs.
  const headersOf = new RecentMap<string, Headers>(MAX_KEPT_HEADERS);
  const common = {
    ...security,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': REVALIDATE,
    // The same path is Markdown for readers who prefer it.
    Vary: 'Accept',
  };
  // Stylesheets are sent ahead by Cloudflare as Early Hints (RFC 8297).
  const preloads = (kind: PageKind): string =>
    pageStylesheets(assets, kind)
      .map((sheet) => `<${pathToHref(site.base, sheet)}>; rel=preload; as=style, `)
      .join('');

  return async (c, next) => {
    const { path } = c.req;
    const page = findPage(manifest, path);
    if (page === null) return next();

    const etag = weakETag(frameVersion, page.key);
    const headers = headersOf.take(path, () => {
      const link = `${preloads(page.kind)}${indexLinks(site)}, ${alternateLink(site, path)}`;
      return new Headers({ ...common, Link: link, ETag: etag });
    });
    if (isFresh(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const copy = cache.get(path);
    if (copy !== null) return new Response(copy, { headers });

    const started = performance.now();
    const source = readArticle(c.env.CONTENT, page.key);
    const settling = settle(source, SETTLE_MS);
    const logFault = faultLog(release, c.req);
    const frame = renderFrame(describePage(manifest, indexes, path, page));
    const rendered = performance.now();
    const article = await settling;
    const timing = timingHeaders(c.env, { render: rendered - started, kv: performance.now() - started });
    switch (article.kind) {
      case 'complete': {
        const bytes = concatenate([encode(frame.before), ...article.chunks, encode(frame.after)]);
        cache.set(path, bytes);
        return new Response(bytes, { headers: changeHeaders(headers, timing) });
      }
      case 'failed':
        logFault(article.cause);
        return renderUnavailablePage(manifest, path);
      case 'arriving': {
        const body = streamPage({
          ...frame,
          article: article.chunks,
          onFault(cause) {
            logFault(cause);
            return renderErrorArticle('unavailable', site, path);
          },
          onComplete: (bytes) => cache.set(path, bytes),
        });
        // It may still break: with an ETag, a browser's broken copy would be confirmed by 304 for ever.
        return new Response(toStream(body, source), {
          headers: changeHeaders(headers, { ...timing, 'Cache-Control': NO_STORE }, 'ETag'),
        });
      }
    }
  };
}

function changeHeaders(headers: Headers, changes: Readonly<Record<string, string>>, removed?: string): Headers {
  const changed = new Headers(headers);
  if (removed !== undefined) changed.delete(removed);
  for (const [name, value] of Object.entries(changes)) changed.set(name, value);
  return changed;
}
