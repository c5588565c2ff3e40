import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { FrameMessages } from '../../model/messages/messages.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { renderSidebarGroup } from '../../ui/sidebar/render-sidebar.ts';
import { REVALIDATE } from '../http/headers/cache-control.ts';
import { isFresh, weakETag } from '../http/headers/etag.ts';

type Path = '/_/sidebar/:sidebarId/:groupId';

/** Serves the items of one group of a long sidebar, which a page loads when the reader opens the group. */
export function serveSidebarGroup(
  { sidebars, site, frameVersion }: Manifest,
  messages: FrameMessages,
): MiddlewareHandler<WorkerTypes, Path> {
  const headers = { 'Cache-Control': REVALIDATE, ETag: weakETag(frameVersion), 'X-Robots-Tag': 'noindex' };
  return async (c, next) => {
    const { sidebarId, groupId } = c.req.param();
    const sidebar = Object.hasOwn(sidebars, sidebarId) ? sidebars[sidebarId] : undefined;
    const html = sidebar === undefined ? null : renderSidebarGroup(sidebar, groupId, { base: site.base, messages });
    if (html === null) return next();
    if (isFresh(c.req.header('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers });
    return new Response(html, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
  };
}
