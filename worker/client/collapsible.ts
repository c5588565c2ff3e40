import { findFragment } from './fragment.ts';
import { selectPanel } from './tabs.ts';
import { withoutTransition } from './viewport.ts';

/** Opens what the address points into: closed sections and tabs, when the page loads and whenever a link leads there. */
export function revealHashTarget(document: Document): void {
  const revealTarget = (): void => revealHash(document);
  revealTarget();
  addEventListener('hashchange', revealTarget);
  document.addEventListener('click', ({ target }) => {
    // A link to where the address points already changes no hash, but its section may have been closed since.
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.href === location.href && link.hash !== '') revealTarget();
  });
}

/** Opens what the address points into, and scrolls there if it was closed. */
export function revealHash(document: Document): void {
  const target = findFragment(document, location.hash);
  if (target !== null && reveal(target)) target.scrollIntoView({ behavior: 'instant' });
}

/** Opens everything around an element, and itself; tells whether anything had been closed. */
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
