import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { findPage, type Manifest, type PageEntry } from '../../model/manifest.ts';
import { type PreviewCard, type PreviewSheet, previewedPaths } from '../../model/preview-image.ts';
import { DAY } from '../cache-control.ts';
import { renderUnavailableText } from '../error-page.ts';
import { isFresh, weakETag } from '../etag.ts';
import { faultLog } from '../log.ts';
import { readPart, readRecordBytes } from '../read-page.ts';
import { paintPreview } from './paint-preview.ts';

/** Answers with the image that chats and feeds show of a page, painted when it is asked for. */
export function servePreviewImage(manifest: Manifest): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    const page = findPreviewed(manifest, c.req.path);
    const { previewSheet } = manifest;
    if (page === null || previewSheet === null) return next();
    const headers = {
      'Content-Type': 'image/png',
      'Cache-Control': DAY,
      ETag: weakETag(page.key, previewSheet, 'png'),
      // It is made to be shown by other sites.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (isFresh(c.req.header('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers });
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    try {
      const [card, sheet] = await Promise.all([
        readPart(c.env.CONTENT, page.key, 'image'),
        readRecordBytes(c.env.CONTENT, previewSheet),
      ]);
      return new Response(await paintPreview(parse<PreviewCard>(card), parse<PreviewSheet>(sheet)), { headers });
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
    if (page?.preview === true) return page;
  }
  return null;
}

function parse<T>(json: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(json)) as T;
}
