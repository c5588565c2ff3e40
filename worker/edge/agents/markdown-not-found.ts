import type { Manifest } from '../../model/manifest.ts';
import { pathToHref } from '../../model/path.ts';
import { agentEn, en } from '../../model/strings.ts';
import { NO_STORE } from '../cache-control.ts';
import { MARKDOWN_HEADERS } from './markdown-headers.ts';
import { pageLine } from './page-line.ts';
import { type PageSearch, toWords } from './search-pages.ts';

const MAX_NEAREST = 5;

/** A 404 for a program that asked for Markdown: what may be meant, and where all pages are. */
export function renderMarkdownNotFound(
  { site }: Pick<Manifest, 'site'>,
  search: PageSearch,
  path: string,
  method: string,
): Response {
  const nearest = search.search(toWords(decode(path).replace(/\.md$/i, '')).join(' '), MAX_NEAREST);
  const text = [
    `# ${en.notFound}`,
    agentEn.noPage(site.origin + pathToHref(site.base, path)),
    ...(nearest.length === 0
      ? []
      : [
          agentEn.nearestPages,
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

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
