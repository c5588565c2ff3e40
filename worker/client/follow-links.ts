import { findDestination } from './destination.ts';

/** Hands plain clicks on links to other pages of the site to `visit`; whatever else a click means, the browser does. */
export function followLinks(document: Document, visit: (url: URL) => void): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const url = link === null ? null : findDestination(link);
    if (url === null || isFragment(url)) return;
    event.preventDefault();
    visit(url);
  });
}

/** A place on the page that is shown. */
function isFragment({ href }: URL): boolean {
  return href.startsWith(`${location.href.split('#')[0]}#`);
}
