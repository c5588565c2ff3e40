import type { Env } from '../env.ts';
import type { Manifest, PageEntry } from '../model/manifest.ts';
import { pathToHref } from '../model/path.ts';
import { RecentMap } from '../model/recent-map.ts';
import { alternateLink, indexLinks } from './agents/link-header.ts';
import { ByteCache } from './byte-cache.ts';
import { NO_STORE, REVALIDATE } from './cache-control.ts';
import type { CommonHeaders } from './common-headers.ts';
import { isFresh, weakETag } from './etag.ts';
import { pathOf } from './path-of.ts';
import { namesOfferedType } from './prefer-type.ts';
import { isPreview } from './preview-headers.ts';

/** Pages whose headers an isolate caches, at about two KB each. */
const MAX_CACHED_HEADERS = 1_000;

/** Whole pages that an isolate caches, of the 128 MB that it may use. */
const MAX_CACHED_BYTES = 16_000_000;

/** The headers in which the answers of one page differ from those of another. */
interface PageHead {
  readonly etag: string;
  readonly link: string;
  /** All headers as the runtime holds them, from the second request on: to pass them as text takes as long as all else. */
  headers: Headers | null;
  /** Those of a 304, which describes no content (RFC 9110 §15.4.5). */
  confirmation: Headers | null;
}

/** What an isolate caches of a release: the headers of its pages, and whole pages while there is room. */
export class PageAnswers {
  readonly #manifest: Manifest;
  readonly #common: CommonHeaders;
  readonly #pageHeaders: Headers;
  /** By the path as it is linked, which is how it is asked for. */
  readonly #heads = new RecentMap<string, PageHead>(MAX_CACHED_HEADERS);
  readonly #copies = new ByteCache<Blob>(MAX_CACHED_BYTES);

  constructor(manifest: Manifest, common: CommonHeaders) {
    this.#manifest = manifest;
    this.#common = common;
    this.#pageHeaders = new Headers({
      ...common.values,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': REVALIDATE,
      // The same path is Markdown for readers who prefer it.
      Vary: 'Accept, Accept-Encoding',
    });
  }

  /**
   * The answer to a request whose path this isolate has served before: a 304, a head, a cached page. It skips routes and
   * middleware and gives the same answer as they do. Null means that they must decide: in previews, where middleware adds
   * headers of its own, and wherever they might answer in another way.
   */
  repeat(request: Request, env: Env): Response | null {
    if (isPreview(env)) return null;
    const href = pathOf(request.url);
    const head = this.#heads.find(href);
    if (head === null || namesOfferedType(request.headers.get('Accept'))) return null;
    return this.#answer(href, head, request);
  }

  /** The answer that needs no article: a 304, a head, a cached page. */
  answer(path: string, page: PageEntry, request: Request): Response | null {
    const href = this.#href(path);
    return this.#answer(href, this.#headOf(href, path, page), request);
  }

  /** The page as the store has given it. One that may still break is not cached, and has no ETag to be confirmed by. */
  respond(path: string, page: PageEntry, body: BodyInit, isWhole: boolean): Response {
    const { link, etag } = this.#headOf(this.#href(path), path, page);
    // One copy of the headers, which is what they cost.
    const response = new Response(body, { headers: this.#pageHeaders });
    response.headers.set('Link', link);
    if (isWhole) response.headers.set('ETag', etag);
    else response.headers.set('Cache-Control', NO_STORE);
    return this.#common.markComplete(response);
  }

  cache(path: string, document: Blob): void {
    this.#copies.set(this.#href(path), document);
  }

  #answer(href: string, head: PageHead, request: Request): Response | null {
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
      // Cloudflare sends it ahead (RFC 8297). What only some pages load is not named: a browser that prefetches a page from
      // another one would load it there, in vain.
      const sheet = `<${pathToHref(site.base, assets.stylesheet)}>; rel=preload; as=style`;
      const link = `${sheet}, ${indexLinks(site)}, ${alternateLink(site, path)}`;
      return { etag: weakETag(frameVersion, page.validator), link, headers: null, confirmation: null };
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
