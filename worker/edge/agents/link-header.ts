import { markdownPath, pathToHref } from '../../model/path.ts';
import type { SiteFrame } from '../../model/site.ts';

/** Where programs begin: the index of all pages, and the catalog of APIs (RFC 9727 §3). */
export function indexLinks({ base }: SiteFrame): string {
  const index = pathToHref(base, '/llms.txt');
  const catalog = pathToHref(base, '/.well-known/api-catalog');
  return `<${index}>; rel="llms-txt", <${index}>; rel="describedby", <${catalog}>; rel="api-catalog"`;
}

/** From a page to its Markdown (RFC 8288 §3). */
export function alternateLink({ base }: SiteFrame, path: string): string {
  return `<${pathToHref(base, markdownPath(path))}>; rel="alternate"; type="text/markdown"`;
}

/** From the Markdown of a page to the page, which is the one that search engines and people are shown (RFC 6596). */
export function canonicalLink({ origin, base }: SiteFrame, path: string): string {
  return `<${origin}${pathToHref(base, path)}>; rel="canonical"`;
}
