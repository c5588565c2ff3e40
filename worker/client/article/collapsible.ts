import { desktopQuery, withoutTransition } from '../dom/viewport.ts';
import { selectPanel } from './tabs.ts';

/** Opens closed sections and tabs around the URL's target, when the page loads and when a link leads there. */
export function revealHashTarget(document: Document): void {
  const revealTarget = (): void => revealHash(document);
  revealTarget();
  addEventListener('hashchange', revealTarget);
  document.addEventListener('click', ({ target }) => {
    // A link to the current URL does not change the hash, but its section may have been closed since.
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href === location.href && link.hash !== '') revealTarget();
  });
}

/** Opens what surrounds the URL's target, and scrolls to it if it was closed. */
export function revealHash(document: Document): void {
  const target = findFragment(document, location.hash);
  if (target !== null && reveal(target)) target.scrollIntoView({ behavior: 'instant' });
}

/** Opens an element and everything around it. Returns whether anything was closed. */
function reveal(target: Element): boolean {
  let revealed = false;
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      openAtOnce(element);
      revealed = true;
    } else if (element instanceof HTMLElement && 'tab' in element.dataset && element.hasAttribute('hidden')) {
      selectPanel(element);
      revealed = true;
    }
  }
  return revealed;
}

function openAtOnce(details: HTMLDetailsElement): void {
  withoutTransition(details, () => {
    details.open = true;
  });
}

/** The element at a URL's fragment (`#closed-period`), or null. */
export function findFragment(document: Document, hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // URIError: invalid percent-encoding matches no element.
    return null;
  }
}

/** The table of contents is always open on wide screens and initially closed on narrow ones. */
export function foldContents(root: ParentNode): void {
  const contents = root.querySelector<HTMLDetailsElement>('[data-toc]');
  if (contents !== null) contents.open = desktopQuery().matches;
}

/** Once for the document: a listener of each article would keep all articles in memory. */
export function foldOnResize(document: Document): void {
  desktopQuery().addEventListener('change', () => foldContents(document));
}
