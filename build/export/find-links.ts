import { hrefToPath } from '../../worker/model/path.ts';
import type { SiteFrame } from '../../worker/model/site.ts';

/** Paths in attributes of elements. */
const ATTRIBUTES = /\b(?:href|src|action|data-[a-z-]*src)="(\/[^"#?]*)/g;

/** Links of Markdown, and addresses in text and XML. */
const TEXT_LINKS = [/\]\(([^)\s#?]+)/g, /(https?:\/\/[^\s<>"')\]#?]+)/g];

/** Paths within the site that a page refers to. Its absolute addresses are those of pages and images that the manifest names. */
export function findPageLinks(html: string, site: SiteFrame): Set<string> {
  return collect(html, site, [ATTRIBUTES]);
}

/** The same for any other text. The link check later reports text that only looks like a link. */
export function findLinks(text: string, site: SiteFrame): Set<string> {
  return collect(text, site, [ATTRIBUTES, ...TEXT_LINKS]);
}

function collect(text: string, { origin, base }: SiteFrame, patterns: readonly RegExp[]): Set<string> {
  const paths = new Set<string>();
  const seen = new Set<string>();
  for (const pattern of patterns) {
    for (const [, link = ''] of text.matchAll(pattern)) {
      // Each page has the same hundreds of links in its frame, some several times.
      if (seen.has(link)) continue;
      seen.add(link);
      const href = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
      if (!href.startsWith('/') || href.startsWith('//')) continue;
      // As a browser asks for it: without dot segments, percent-encoded.
      const path = URL.canParse(href, origin) ? hrefToPath(base, new URL(href, origin).pathname) : null;
      if (path !== null) paths.add(path);
    }
  }
  return paths;
}
