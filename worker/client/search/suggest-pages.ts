import { findDestination } from '../navigate/destination.ts';
import type { RecentPage } from './recents.ts';

/** Navbar and footer links, which the operator chose as important. */
const LINKS = 'header nav a, footer a';

const MAX_SUGGESTIONS = 6;

/** Unique pages to suggest before a search, except the current one. */
export function suggestPages(document: Document): RecentPage[] {
  const pages = new Map<string, RecentPage>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const url = findDestination(link);
    const title = link.textContent.trim();
    if (url === null || title === '' || url.pathname === location.pathname || pages.has(url.href)) continue;
    pages.set(url.href, { href: url.pathname + url.search + url.hash, title, operation: null });
  }
  return [...pages.values()].slice(0, MAX_SUGGESTIONS);
}
