import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { AgentMessages } from '../../model/messages/messages.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import { respond } from '../respond.ts';
import { renderIndex, renderSectionList } from './page-lists.ts';
import type { SiteSections } from './site-sections.ts';

/** Markdown served as plain text, so that browsers display it. */
export const LIST_TYPE = 'text/plain; charset=utf-8';
export const LIST_HEADERS = { 'Content-Type': LIST_TYPE, 'X-Robots-Tag': 'noindex' } as const;

export function serveIndex(
  manifest: Manifest,
  messages: AgentMessages,
  sections: SiteSections,
): MiddlewareHandler<WorkerTypes> {
  let text: string | null = null;
  const render = (): string => {
    text ??= renderIndex(manifest, sections, messages);
    return text;
  };
  return (c) => respond(c, manifest.release, LIST_HEADERS, render);
}

/** Serves the list of the pages below a path: `/user/llms.txt`. The format allows the file in a folder. */
export function serveFolderList(
  manifest: Manifest,
  messages: AgentMessages,
  sections: SiteSections,
): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    const section = sections.below(folderOf(c.req.path));
    if (section === null) return next();
    return respond(c, manifest.release, LIST_HEADERS, () => renderSectionList(manifest, section, messages));
  };
}

/** `/user/llms.txt` → `/user`. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

export function serveSectionList(
  manifest: Manifest,
  messages: AgentMessages,
  sections: SiteSections,
): MiddlewareHandler<WorkerTypes, '/llms/:file'> {
  return async (c, next) => {
    const section = sections.find(c.req.param('file').replace(/\.txt$/, ''));
    if (section === null) return next();
    return respond(c, manifest.release, LIST_HEADERS, () => renderSectionList(manifest, section, messages));
  };
}
