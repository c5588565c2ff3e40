import type { EdgeMessages } from '../../model/messages/messages.ts';
import { pathToHref } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import type { FoundPage } from '../../model/records/pages/page-table.ts';
import { NO_STORE } from '../http/headers/cache-control.ts';
import { MARKDOWN_HEADERS } from '../http/headers/markdown-headers.ts';
import { pageLine } from './page-line.ts';

interface MarkdownNotFound {
  readonly manifest: Pick<Manifest, 'site' | 'notFound'>;
  readonly messages: EdgeMessages;
  /** Pages with a similar path. */
  readonly nearest: readonly FoundPage[];
  readonly path: string;
  readonly method: string;
}

/** A 404 in Markdown: similar pages and a link to the index. */
export function renderMarkdownNotFound({ manifest, messages, nearest, path, method }: MarkdownNotFound): Response {
  const { site, notFound } = manifest;
  const { agents, page } = messages;
  const text = [
    notFound?.markdown ?? `# ${page.notFound}`,
    agents.noPage(site.origin + pathToHref(site.base, path)),
    ...(nearest.length === 0
      ? []
      : [
          `${page.didYouMean}:`,
          nearest
            .map((found) => pageLine(site, found.path, found.page))
            .join('')
            .trimEnd(),
        ]),
    agents.allPages(site.origin + pathToHref(site.base, '/llms.txt')),
  ].join('\n\n');
  return new Response(method === 'HEAD' ? null : `${text}\n`, {
    status: 404,
    headers: { ...MARKDOWN_HEADERS, 'Cache-Control': NO_STORE },
  });
}
