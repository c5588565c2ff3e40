import type { Core } from '../core.ts';
import type { PageStore } from './page-store.ts';

/** The part of the Network Information API that tells what a request costs; not in every browser. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** A pointer that stays on a link for so long is about to press it. */
const HOVER_MS = 65;

/** Links are near the window at this distance. */
const MARGIN = '100px';

/**
 * Asks for the pages of links that come near the window, or under pointer or focus, before they are followed.
 * Returns what does so for the links of a new article.
 */
export function prefetchLinks(document: Document, pages: PageStore, core: Core): (root: ParentNode) => void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  /** Pages that are only near are asked for one by one. */
  let queue: Promise<unknown> = Promise.resolve();
  const prefetch = async (link: Element | null): Promise<void> => {
    const url = link instanceof HTMLAnchorElement ? core.findDestination(link) : null;
    if (url === null || (url.pathname === location.pathname && url.search === location.search)) return;
    if (mayPrefetch()) await pages.prefetch(url);
  };
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        queue = queue.then(() => new Promise<void>(core.whenIdle)).then(() => prefetch(target));
      }
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
    for (const link of root.querySelectorAll('a[href]')) observer.observe(link);
  };
}

function findLink(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Not where bytes are dear: either of the two is enough. Offline there is nothing to be had. */
export function mayPrefetch({ connection, onLine }: Navigator & { connection?: Connection } = navigator): boolean {
  return onLine && connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}
