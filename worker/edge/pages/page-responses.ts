import type { Env } from '../../env.ts';
import { pathToHref } from '../../model/path.ts';
import type { Manifest, PageEntry } from '../../model/records/manifest.ts';
import { PageFrames } from '../../model/records/pages/page-frames.ts';
import { RecentMap } from '../../model/records/recent-map.ts';
import { recordHash } from '../../model/records/record-keys.ts';
import { NO_STORE, REVALIDATE } from '../http/headers/cache-control.ts';
import type { CommonHeaders } from '../http/headers/common-headers.ts';
import { isFresh, textHash, weakETag } from '../http/headers/etag.ts';
import { alternateLink, indexLinks } from '../http/headers/markdown-headers.ts';
import { isPreview } from '../http/headers/preview-headers.ts';
import { namesOfferedType } from '../http/negotiate/preferences.ts';
import { pathOf } from '../http/request-path.ts';
import { ByteCache } from '../store/byte-cache.ts';

/** Number of pages with cached headers per isolate, at about 2 KB each. */
const MAX_CACHED_HEADERS = 1_000;

/** Total size of cached pages per isolate, which has 128 MB of memory. */
const MAX_CACHED_BYTES = 16_000_000;

/** The headers that differ between pages. */
interface PageHead {
  readonly etag: string;
  readonly link: string;
  /**
   * All headers as a runtime object, created on the second request. Passing them as strings takes as long as everything
   * else.
   */
  headers: Headers | null;
  /** Headers of a 304, without those that describe content (RFC 9110 §15.4.5). */
  confirmation: Headers | null;
}

/** The responses of one release that an isolate caches: headers of pages and, up to a size limit, whole pages. */
export class PageResponses {
  readonly frames: PageFrames;
  readonly #manifest: Manifest;
  readonly #common: CommonHeaders;
  readonly #pageHeaders: Headers;
  /** By href, as requests have it. */
  readonly #heads = new RecentMap<string, PageHead>(MAX_CACHED_HEADERS);
  readonly #copies = new ByteCache<Blob>(MAX_CACHED_BYTES);

  constructor(manifest: Manifest, common: CommonHeaders) {
    this.frames = new PageFrames(manifest);
    this.#manifest = manifest;
    this.#common = common;
    this.#pageHeaders = new Headers({
      ...common.values,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': REVALIDATE,
      // The same path serves Markdown to clients that prefer it.
      Vary: 'Accept, Accept-Encoding',
    });
  }

  /**
   * The response to a request for a path that this isolate has served before: a 304, a HEAD response or a cached page.
   * It bypasses routing and middleware, with the same result. Null means that the request must take the normal route:
   * in previews, where middleware adds headers, and whenever the result might differ.
   */
  repeat(request: Request, env: Env): Response | null {
    if (isPreview(env)) return null;
    const href = pathOf(request.url);
    const head = this.#heads.find(href);
    if (head === null || namesOfferedType(request.headers.get('Accept')) || request.headers.has('If-Match'))
      return null;
    return this.#respond(href, head, request);
  }

  /** A response that needs no article: a 304, a HEAD response or a cached page. */
  find(path: string, page: PageEntry, request: Request): Response | null {
    const href = this.#href(path);
    return this.#respond(href, this.#headOf(href, path, page), request);
  }

  /** The page from the store. A page that may still break off is not cached and has no ETag. */
  respond(path: string, page: PageEntry, body: BodyInit, isWhole: boolean): Response {
    const { link, etag } = this.#headOf(this.#href(path), path, page);
    // Copying the headers is the main cost, so do it once.
    const response = new Response(body, { headers: this.#pageHeaders });
    response.headers.set('Link', link);
    if (isWhole) response.headers.set('ETag', etag);
    else response.headers.set('Cache-Control', NO_STORE);
    return this.#common.markComplete(response);
  }

  cache(path: string, document: Blob): void {
    this.#copies.set(this.#href(path), document);
  }

  #respond(href: string, head: PageHead, request: Request): Response | null {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return null;
    if (isFresh(request.headers.get('If-None-Match') ?? undefined, head.etag)) {
      head.confirmation ??= this.#confirmation(head);
      return this.#common.markComplete(new Response(null, { status: 304, headers: head.confirmation }));
    }
    const copy = method === 'HEAD' ? null : this.#copies.get(href);
    if (method === 'GET' && copy === null) return null;
    head.headers ??= this.#headers(head);
    return this.#common.markComplete(new Response(copy, { headers: head.headers }));
  }

  #headOf(href: string, path: string, page: PageEntry): PageHead {
    return this.#heads.take(href, () => {
      const { assets, site, frameVersion } = this.#manifest;
      // Cloudflare sends it as an early hint (RFC 8297). Files that only some pages need are omitted, because a browser
      // that prefetches a page would load them on another page, in vain.
      const sheet = `<${pathToHref(site.base, assets.stylesheet)}>; rel=preload; as=style`;
      const link = `${sheet}, ${indexLinks(site)}, ${alternateLink(site, path)}`;
      const shown = textHash(JSON.stringify(this.frames.describe(path, page)));
      return { etag: weakETag(frameVersion, recordHash(page.key), shown), link, headers: null, confirmation: null };
    });
  }

  #headers({ link, etag }: PageHead): Headers {
    const headers = new Headers(this.#pageHeaders);
    headers.set('Link', link);
    headers.set('ETag', etag);
    return headers;
  }

  #confirmation(head: PageHead): Headers {
    const headers = this.#headers(head);
    headers.delete('Content-Type');
    return headers;
  }

  #href(path: string): string {
    return pathToHref(this.#manifest.site.base, path);
  }
}
