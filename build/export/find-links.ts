import { hrefToPath } from '../../worker/model/path.ts';
import type { SiteFrame } from '../../worker/model/site.ts';

/** Attributes of elements, links of Markdown, and addresses in text and XML. */
const LINKS = [
  /\b(?:href|src|action|data-[a-z-]*src)="([^"#?]+)/g,
  /\]\(([^)\s#?]+)/g,
  /(https?:\/\/[^\s<>"')\]#?]+)/g,
];

/** Paths within the site that a document refers to; what reads as a link and is none is found missing later. */
export function findLinks(text: string, { origin, base }: SiteFrame): Set<string> {
  const paths = new Set<string>();
  for (const pattern of LINKS) {
    for (const [, link = ''] of text.matchAll(pattern)) {
      const href = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
      if (!href.startsWith('/') || href.startsWith('//')) continue;
      // As a browser asks for it: without dot segments, percent-encoded.
      const path = URL.canParse(href, origin) ? hrefToPath(base, new URL(href, origin).pathname) : null;
      if (path !== null) paths.add(path);
    }
  }
  return paths;
}
