import type { Core } from '../core.ts';
import { findDestination } from './destination.ts';

/**
 * Passes plain clicks on links to other pages of the site to `visit`. The browser handles all other clicks. While it
 * loads a page itself, it also follows further links, because that page would replace the one that `visit` shows.
 */
export function followLinks(document: Document, core: Pick<Core, 'isLeaving'>, visit: (url: URL) => void): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const url = link === null ? null : findDestination(link);
    if (url === null || isFragment(url) || core.isLeaving) return;
    event.preventDefault();
    visit(url);
  });
}

/** Whether the URL only differs in its fragment. */
function isFragment({ href }: URL): boolean {
  return href.startsWith(`${location.href.split('#')[0]}#`);
}
