import type { SearchResult } from '../../model/search/search.ts';
import { readStored, writeStored } from '../dom/storage.ts';
import { findDestination } from '../navigate/destination.ts';
import { isOwnHref, isRecord, isText } from './parse-answer.ts';

/** A reader's recent searches and pages, newest first. */
export interface Recents {
  readonly searches: readonly string[];
  readonly pages: readonly RecentPage[];
}

export type RecentPage = Pick<SearchResult, 'href' | 'title' | 'operation'>;

/** Stores the recents as JSON. */
const RECENT_KEY = 'search.recent';

const MAX_SEARCHES = 4;
const MAX_PAGES = 5;

/** Navbar and footer links, which the operator chose as important. */
const LINKS = 'header nav a, footer a';

const MAX_SUGGESTIONS = 6;

const NONE: Recents = { searches: [], pages: [] };

/** Ignores other data in the storage, such as that of another release. */
export function loadRecents(): Recents {
  try {
    const stored: unknown = JSON.parse(readStored(RECENT_KEY) ?? 'null');
    if (!isRecord(stored)) return NONE;
    const { searches, pages } = stored;
    return {
      searches: Array.isArray(searches) ? searches.filter(isSearch).slice(0, MAX_SEARCHES) : [],
      pages: Array.isArray(pages) ? pages.filter(isRecentPage).slice(0, MAX_PAGES) : [],
    };
  } catch {
    return NONE;
  }
}

export function storeRecents(recents: Recents): void {
  writeStored(RECENT_KEY, JSON.stringify(recents));
}

export function addSearch({ searches, pages }: Recents, text: string): Recents {
  return { searches: [text, ...searches.filter((other) => other !== text)].slice(0, MAX_SEARCHES), pages };
}

export function addPage({ searches, pages }: Recents, page: RecentPage): Recents {
  return { searches, pages: [page, ...pages.filter(({ href }) => href !== page.href)].slice(0, MAX_PAGES) };
}

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

function isSearch(value: unknown): value is string {
  return isText(value) && value.trim() !== '';
}

function isRecentPage(value: unknown): value is RecentPage {
  if (!isRecord(value)) return false;
  const { href, title, operation } = value;
  return isOwnHref(href) && isText(title) && (operation === null || isText(operation));
}
