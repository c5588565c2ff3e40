import type { Manifest } from '../../model/manifest.ts';
import { pathToHref } from '../../model/path.ts';
import { agentEn, en } from '../../model/strings.ts';
import { NO_STORE } from '../cache-control.ts';
import type { FoundPage } from '../search/site-search.ts';
import { MARKDOWN_HEADERS } from './markdown-headers.ts';
import { pageLine } from './page-line.ts';

/** A 404 for a program that asked for Markdown: what may be meant, and where all pages are. */
export function renderMarkdownNotFound(
  { site }: Pick<Manifest, 'site'>,
  nearest: readonly FoundPage[],
  path: string,
  method: string,
): Response {
  const text = [
    `# ${en.notFound}`,
    agentEn.noPage(site.origin + pathToHref(site.base, path)),
    ...(nearest.length === 0
      ? []
      : [
          `${en.nearestPages}:`,
          nearest
            .map((found) => pageLine(site, found.path, found.page))
            .join('')
            .trimEnd(),
        ]),
    agentEn.allPages(site.origin + pathToHref(site.base, '/llms.txt')),
  ].join('\n\n');
  return new Response(method === 'HEAD' ? null : `${text}\n`, {
    status: 404,
    headers: { ...MARKDOWN_HEADERS, 'Cache-Control': NO_STORE },
  });
}
