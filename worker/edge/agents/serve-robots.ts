import type { MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import type { Manifest } from '../../model/manifest.ts';
import { pathToHref } from '../../model/path.ts';
import { SEARCH_PATH } from '../../model/search-href.ts';
import { respond } from './respond.ts';

/** Answers with the rules for crawlers (RFC 9309): everything may be read but search results, which have no end; not
 * pages whose path begins like theirs. */
export function serveRobots({ site, release }: Manifest): MiddlewareHandler<WorkerTypes> {
  const href = (path: string): string => pathToHref(site.base, path);
  const text = `User-agent: *\nDisallow: ${href(SEARCH_PATH)}$\nDisallow: ${href(SEARCH_PATH)}?\n\nSitemap: ${site.origin}${href('/sitemap.xml')}\n`;
  return (c) => respond(c, release, 'text/plain; charset=utf-8', () => text);
}
