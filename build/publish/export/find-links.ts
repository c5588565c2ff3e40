import { hrefToPath } from '../../../worker/model/path.ts';
import type { SiteFrame } from '../../../worker/model/site.ts';

/** Precedes an attribute value that is a path. */
const PATH_ATTRIBUTE = '="/';
const ATTRIBUTE_NAME = /\b(?:href|src|action|data-[a-z-]*src)$/;
const MAX_NAME_LENGTH = 30;

/** Paths in attributes, Markdown links, and URLs in text and XML, without trailing punctuation. */
const TEXT_LINKS = [
  /\b(?:href|src|action|data-[a-z-]*src)="(\/[^"#?]*)/g,
  /\]\(([^)\s#?]+)/g,
  /(https?:\/\/[^\s<>"')\]#?]*[^\s<>"')\]#?.,:;!])/g,
];

/**
 * Finds the paths within a site that pages and texts refer to. Returns each path once, because pages share most links.
 */
export class LinkFinder {
  readonly #site: SiteFrame;
  readonly #seen = new Set<string>();

  constructor(site: SiteFrame) {
    this.#site = site;
  }

  /** New paths in a page. Its absolute URLs are pages and images, which the manifest lists. */
  findInPage(html: string): string[] {
    const paths: string[] = [];
    for (let at = html.indexOf(PATH_ATTRIBUTE); at !== -1; at = html.indexOf(PATH_ATTRIBUTE, at + 1)) {
      const start = at + PATH_ATTRIBUTE.length - 1;
      const link = html.slice(start, html.indexOf('"', start));
      if (this.#seen.has(link) || !ATTRIBUTE_NAME.test(html.slice(Math.max(0, at - MAX_NAME_LENGTH), at))) continue;
      this.#add(link.replace(/[#?].*$/s, ''), paths);
      this.#seen.add(copyOf(link));
    }
    return paths;
  }

  /** New paths in any other text. The link check reports text that only looks like a link. */
  findInText(text: string): string[] {
    const paths: string[] = [];
    for (const pattern of TEXT_LINKS)
      for (const [, link = ''] of text.matchAll(pattern)) {
        if (this.#seen.has(link)) continue;
        this.#seen.add(copyOf(link));
        this.#add(link, paths);
      }
    return paths;
  }

  #add(link: string, paths: string[]): void {
    const { origin, base } = this.#site;
    const href = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
    if (!href.startsWith('/') || href.startsWith('//')) return;
    // As browsers request it: percent-encoded, without dot segments.
    const path = URL.canParse(href, origin) ? hrefToPath(base, new URL(href, origin).pathname) : null;
    if (path !== null) paths.push(path);
  }
}

/** Copies a string, because a substring keeps the whole string in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
