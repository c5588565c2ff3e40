import type { Core } from '../core.ts';
import { findDestination } from './destination.ts';
import type { PageStore } from './page-store.ts';

/** The part of the Network Information API that indicates the cost of a request. Not in every browser. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** A pointer that rests on a link this long is likely to click it. */
const HOVER_MS = 65;

/** Distance at which links count as near the window. */
const MARGIN = '100px';

/** Budget for prefetching nearby pages, in bytes transferred: a page of one kind and three of another. */
const MAX_AHEAD_BYTES = 80 * 1024;

/** Size of the largest page. With less budget left, nothing is prefetched. */
const MAX_PAGE_BYTES = 32 * 1024;

/**
 * Prefetches the pages of links near the window, those closest to the middle first, and of links under the pointer or
 * with focus. Returns a function that does so for the links of a new article.
 */
export function prefetchLinks(document: Document, pages: PageStore, core: Core): (root: ParentNode) => void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  let spent = 0;
  let busy = false;
  const near = new Set<Element>();
  const prefetch = async (link: Element | null): Promise<number> => {
    const url = link instanceof HTMLAnchorElement ? findDestination(link) : null;
    if (url === null || (url.pathname === location.pathname && url.search === location.search)) return 0;
    return mayPrefetch() ? pages.prefetch(url) : 0;
  };
  /** One at a time, so that the reader's own requests never wait behind them. */
  const prefetchNear = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (near.size > 0 && spent + MAX_PAGE_BYTES <= MAX_AHEAD_BYTES) {
      await new Promise<void>(core.whenIdle);
      const link = findNearest(near);
      if (link === null) break;
      near.delete(link);
      spent += await prefetch(link);
    }
    busy = false;
  };
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      void prefetchNear();
    },
    { rootMargin: MARGIN },
  );

  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(hover);
    hover = setTimeout(() => void prefetch(findLink(target)), HOVER_MS);
  });
  for (const type of ['touchstart', 'focusin']) {
    document.addEventListener(type, ({ target }) => void prefetch(findLink(target)), { passive: true });
  }
  return (root) => {
    observer.disconnect();
    near.clear();
    spent = 0;
    for (const link of root.querySelectorAll('a[href]')) observer.observe(link);
  };
}

/** The link closest to the middle of the window. */
function findNearest(links: ReadonlySet<Element>): Element | null {
  let nearest: Element | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const link of links) {
    const { top, bottom } = link.getBoundingClientRect();
    const distance = Math.abs(top + bottom - innerHeight);
    if (distance < least) [nearest, least] = [link, distance];
  }
  return nearest;
}

function findLink(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Not if the reader saves data, has a slow connection, or is offline. */
function mayPrefetch({ connection, onLine }: Navigator & { connection?: Connection } = navigator): boolean {
  return onLine && connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}
