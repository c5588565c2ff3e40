import { linkToHref, markdownPath, pathToHref } from '../../../model/path.ts';
import type { SiteFrame } from '../../../model/site.ts';

/** Headers of every Markdown response. Search engines index the page instead, and caches vary on `Accept`. */
export const MARKDOWN_HEADERS = {
  'Content-Type': 'text/markdown; charset=utf-8', // RFC 7763
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept',
} as const;

/** Entry points for programs: the index of all pages and the API catalog (RFC 9727 §3). */
export function indexLinks({ base }: SiteFrame): string {
  const index = pathToHref(base, '/llms.txt');
  const catalog = pathToHref(base, '/.well-known/api-catalog');
  return `<${index}>; rel="llms-txt", <${index}>; rel="describedby", <${catalog}>; rel="api-catalog"`;
}

/** Links a page to its Markdown (RFC 8288 §3). */
export function alternateLink({ base }: SiteFrame, path: string): string {
  return `<${pathToHref(base, markdownPath(path))}>; rel="alternate"; type="text/markdown"`;
}

/** Links the Markdown of a page to the page, for search engines (RFC 6596). `canonical`: a path or a URL. */
export function canonicalLink({ origin, base }: SiteFrame, canonical: string): string {
  return `<${linkToHref(origin + base, canonical)}>; rel="canonical"`;
}
