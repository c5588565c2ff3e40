import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { EdgeMessages } from '../../model/messages/messages.ts';
import { findPage, type Manifest } from '../../model/records/manifest.ts';
import { NO_STORE, REVALIDATE, SHORT } from '../http/headers/cache-control.ts';
import { isFresh, weakETag } from '../http/headers/etag.ts';
import { canonicalLink, indexLinks, MARKDOWN_HEADERS } from '../http/headers/markdown-headers.ts';
import { faultLog } from '../http/log.ts';
import { prefersMarkdown } from '../http/negotiate/preferences.ts';
import { RETRY_AFTER_S } from '../http/unavailable.ts';
import { type RedirectFinder, toLocation } from '../redirects/find-redirect.ts';
import { MOVED_PERMANENTLY } from '../redirects/redirect-to-page.ts';
import { findMarkdown } from './find-markdown.ts';
import type { MarkdownHeads } from './markdown-heads.ts';
import type { MarkdownReader } from './markdown-reader.ts';

/** An estimate without a tokenizer, as Cloudflare's Markdown for Agents sends it. */
const BYTES_PER_TOKEN = 4;

/** What serves pages as Markdown. */
export interface MarkdownSource {
  readonly messages: EdgeMessages;
  readonly heads: MarkdownHeads;
  readonly reader: MarkdownReader;
  readonly redirects: RedirectFinder;
}

/** Serves a page as Markdown: at its path plus `.md`, and at its own path if the client prefers Markdown. */
export function serveMarkdown(
  manifest: Manifest,
  { messages, heads, reader, redirects }: MarkdownSource,
): MiddlewareHandler<WorkerTypes> {
  const { site, release, frameVersion } = manifest;
  return async (c, next) => {
    const { path: requested } = c.req;
    const target =
      findMarkdown(manifest, redirects, requested) ?? findNegotiated(manifest, requested, c.req.header('Accept'));
    if (target === null) return next();
    if (target.kind === 'moved') {
      const location = toLocation(target.to, site.base, new URL(c.req.url).search);
      const headers = { Location: location, 'Cache-Control': SHORT };
      return new Response(null, { status: MOVED_PERMANENTLY, headers });
    }
    const { path, page } = target;
    const headers = {
      ...MARKDOWN_HEADERS,
      'Cache-Control': REVALIDATE,
      // Differs from the HTML's ETag, because the same path serves both (RFC 9110 §8.8.3).
      ETag: weakETag(frameVersion, page.key, 'md'),
      Link: `${canonicalLink(site, page.canonical ?? path)}, ${indexLinks(site)}`,
    };
    if (isFresh(c.req.header('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers });
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    try {
      const body = new Blob([heads.of(path), await reader.read(c.env.CONTENT, page)]);
      const tokens = String(Math.ceil(body.size / BYTES_PER_TOKEN));
      return new Response(body, { headers: { ...headers, 'x-markdown-tokens': tokens } });
    } catch (cause) {
      faultLog(release, c)(cause);
      return new Response(messages.agents.unavailable, {
        status: 503,
        headers: { ...MARKDOWN_HEADERS, 'Cache-Control': NO_STORE, 'Retry-After': String(RETRY_AFTER_S) },
      });
    }
  };
}

function findNegotiated(
  manifest: Manifest,
  path: string,
  accept: string | undefined,
): Extract<ReturnType<typeof findMarkdown>, { kind: 'page' }> | null {
  const page = prefersMarkdown(accept) ? findPage(manifest, path) : null;
  return page === null ? null : { kind: 'page', path, page };
}
