import type { Env } from '../env.ts';
import type { Manifest, PageEntry } from '../model/manifest.ts';
import { pathToHref } from '../model/path.ts';
import { RecentMap } from '../search/recent-map.ts';
import { alternateLink, indexLinks } from './agents/link-header.ts';
import { ByteCache } from './byte-cache.ts';
import { NO_STORE, REVALIDATE } from './cache-control.ts';
import { isFresh, weakETag } from './etag.ts';
import { pathOf } from './path-of.ts';
import { namesOfferedType } from './prefer-type.ts';
import { isPreview } from './preview-headers.ts';

/** Pages whose headers an isolate keeps, at about two KB each. */
const MAX_KEPT_HEADERS = 1_000;

/** Whole pages that an isolate keeps, of the 128 MB that it may use. */
const MAX_CACHED_BYTES = 16_000_000;

/** What tells the answers of one page from those of another. */
interface PageHead {
  readonly etag: string;
  readonly link: string;
  /** All headers as the runtime holds them, once it was asked for again: to hand them over as text takes as long as all else. */
  headers: Headers | null;
  /** Those of a 304, which describes no content (RFC 9110 §15.4.5). */
  confirmation: Headers | null;
}

/** What an isolate knows of its pages: their headers, and whole pages while there is room. It belongs to this very release. */
export class PageAnswers {
  readonly #manifest: Manifest;
  readonly #common: Headers;
  /** By the path as it is linked, which is how it is asked for. */
  readonly #heads = new RecentMap<string, PageHead>(MAX_KEPT_HEADERS);
  readonly #copies = new ByteCache<Blob>(MAX_CACHED_BYTES);

  constructor(manifest: Manifest, security: Readonly<Record<string, string>>) {
    this.#manifest = manifest;
    this.#common = new Headers({
      ...security,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': REVALIDATE,
      // The same path is Markdown for readers who prefer it.
      Vary: 'Accept',
    });
  }

  /**
   * The answer to a request whose path this isolate has served before, by all the routes' rules: a 304, a head, a page kept.
   * Null sends the request through them, and so does all that they might answer in another way.
   */
  repeat(request: Request, env: Env): Response | null {
    if (isPreview(env)) return null;
    const href = pathOf(request.url);
    const head = this.#heads.find(href);
    if (head === null || namesOfferedType(request.headers.get('Accept'))) return null;
    return this.#answer(href, head, request);
  }

  /** What needs no article: a 304, a head, a page kept. */
  answer(path: string, page: PageEntry, request: Request): Response | null {
    const href = this.#href(path);
    return this.#answer(href, this.#headOf(href, path, page), request);
  }

  /** The page as the store has given it. What may still break is kept by nobody, and has no tag by which it could be confirmed. */
  respond(path: string, page: PageEntry, body: BodyInit, isWhole: boolean): Response {
    const { link, etag } = this.#headOf(this.#href(path), path, page);
    // One copy of the headers, which is what they cost.
    const response = new Response(body, { headers: this.#common });
    response.headers.set('Link', link);
    if (isWhole) response.headers.set('ETag', etag);
    else response.headers.set('Cache-Control', NO_STORE);
    return response;
  }

  keep(path: string, document: Blob): void {
    this.#copies.set(this.#href(path), document);
  }

  #answer(href: string, head: PageHead, request: Request): Response | null {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return null;
    if (isFresh(request.headers.get('If-None-Match') ?? undefined, head.etag)) {
      head.confirmation ??= this.#confirmation(head);
      return new Response(null, { status: 304, headers: head.confirmation });
    }
    const copy = method === 'HEAD' ? null : this.#copies.get(href);
    if (method === 'GET' && copy === null) return null;
    head.headers ??= this.#headers(head);
    return new Response(copy, { headers: head.headers });
  }

  #headOf(href: string, path: string, page: PageEntry): PageHead {
    return this.#heads.take(href, () => {
      const { assets, site, frameVersion } = this.#manifest;
      // Cloudflare sends it ahead (RFC 8297). What only some pages load is not named: a browser that prefetches a page from
      // another one would load it there, in vain.
      const sheet = `<${pathToHref(site.base, assets.stylesheet)}>; rel=preload; as=style`;
      const link = `${sheet}, ${indexLinks(site)}, ${alternateLink(site, path)}`;
      return { etag: weakETag(frameVersion, page.key), link, headers: null, confirmation: null };
    });
  }

  #headers({ link, etag }: PageHead): Headers {
    const headers = new Headers(this.#common);
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
