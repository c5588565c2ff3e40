import { findDestination } from './destination.ts';

/**
 * Passes plain clicks on links to other pages of the site to `visit`. The browser handles all other clicks. While it
 * loads a page itself, it also follows further links, because that page would replace the one that `visit` shows.
 *
 * @param earlier Clicks that the browser has handled so far.
 */
export function followLinks(document: Document, earlier: readonly MouseEvent[], visit: (url: URL) => void): void {
  let isLeaving = earlier.some((click) => findPage(click) !== null);
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    isLeaving = !destination.sameDocument && downloadRequest === null;
  });
  // A page that the reader comes back to may be the same as when it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false;
  });
  document.addEventListener('click', (event) => {
    const url = findPage(event);
    if (url === null || isLeaving) return;
    event.preventDefault();
    visit(url);
  });
}

/** The page that a plain click on a link leads to. */
function findPage(click: MouseEvent): URL | null {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  const url = link === null ? null : findDestination(link);
  return url === null || isFragment(url) ? null : url;
}

/** Whether the URL only differs in its fragment. */
function isFragment({ href }: URL): boolean {
  return href.startsWith(`${location.href.split('#')[0]}#`);
}
