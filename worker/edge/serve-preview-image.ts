import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../env.ts';
import { findPage, type Manifest, type PageEntry } from '../model/manifest.ts';
import { previewedPaths } from '../model/preview-image.ts';
import { DAY } from './cache-control.ts';
import { renderUnavailableText } from './error-page.ts';
import { isFresh, weakETag } from './etag.ts';
import { faultLog } from './log.ts';
import { readPart } from './read-page.ts';

/** Answers with the image that chats and feeds show of a page. */
export function servePreviewImage(manifest: Manifest): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    const page = findPreviewed(manifest, c.req.path);
    if (page === null) return next();
    const headers = {
      'Content-Type': 'image/png',
      'Cache-Control': DAY,
      ETag: weakETag(page.key, 'png'),
      // It is made to be shown by other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (isFresh(c.req.header('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers });
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    try {
      return new Response(decodeBase64(await readPart(c.env.CONTENT, page.key, 'image')), { headers });
    } catch (cause) {
      faultLog(manifest.release, c.req)(cause);
      return renderUnavailableText();
    }
  };
}

/** Null also for the path of a page, which goes before an image. */
function findPreviewed(manifest: Manifest, path: string): PageEntry | null {
  if (findPage(manifest, path) !== null) return null;
  for (const pagePath of previewedPaths(path)) {
    const page = findPage(manifest, pagePath);
    if (page?.preview === pagePath) return page;
  }
  return null;
}

/** Throws for what is not base64. */
function decodeBase64(text: Uint8Array): Uint8Array {
  return Uint8Array.from(atob(new TextDecoder().decode(text)), (character) => character.charCodeAt(0));
}
