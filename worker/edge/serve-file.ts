import { getAssetFromKV } from '@cloudflare/kv-asset-handler';
import type { Context, MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import type { Manifest } from '../model/manifest.ts';
import { IMMUTABLE, NO_STORE, SHORT } from './cache-control.ts';
import { RETRY_AFTER_S } from './error-page.ts';
import { isFresh } from './etag.ts';
import { logFault } from './log.ts';

/** The build puts a hash of the content into every name below it. */
const HASHED_PREFIX = '/assets/';

/** A key names its content, so a copy at the edge never grows stale. */
const EDGE_TTL_S = 31_536_000;

/** Types that the asset handler's table predates. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8', // RFC 9239
  yaml: 'application/yaml', // RFC 9512
  yml: 'application/yaml',
};

/** Answers requests for files: style sheet, script, images and whatever else the manifest lists by its exact path. */
export function serveFile({ files, release }: Manifest): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    const { path } = c.req;
    const key = Object.hasOwn(files, path) ? files[path] : undefined;
    if (key === undefined) return next();
    const headers = {
      'Cache-Control': path.startsWith(HASHED_PREFIX) ? IMMUTABLE : SHORT,
      ETag: `"${key}"`,
    };
    if (isFresh(c.req.header('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers });
    try {
      return withHeaders(await loadFile(c, path, key), headers, contentType(path));
    } catch (cause) {
      logFault(release, path, cause);
      return new Response('Temporarily unavailable\n', {
        status: 503,
        headers: { 'Cache-Control': NO_STORE, 'Retry-After': String(RETRY_AFTER_S) },
      });
    }
  };
}

/**
 * The handler keeps files in the edge's cache, answers ranges from it and knows media types. It is given
 * the exact path and key, because it decodes and guesses, and always a GET, because it caches no other.
 */
async function loadFile(c: Context<WorkerTypes>, path: string, key: string): Promise<Response> {
  const request = new Request(new URL(path, c.req.url), { headers: c.req.raw.headers });
  const event = { request, waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work) };
  const load = (): Promise<Response> =>
    getAssetFromKV(event, {
      ASSET_NAMESPACE: c.env.CONTENT,
      ASSET_MANIFEST: { [path.slice(1)]: key },
      mapRequestToAsset: (asked) => asked,
      cacheControl: { edgeTTL: EDGE_TTL_S },
    });
  return load().catch(load);
}

function contentType(path: string): string | null {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(CONTENT_TYPES, extension) ? (CONTENT_TYPES[extension] ?? null) : null;
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>, type: string | null): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  // How long the edge has kept it does not count against a reader's own time (RFC 9111 §4.2.3).
  for (const name of ['Age', 'Date']) response.headers.delete(name);
  if (type !== null) response.headers.set('Content-Type', type);
  return response;
}
