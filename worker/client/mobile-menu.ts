import { desktopQuery } from './viewport.ts';

const TAB_STOPS = 'a[href], button, input, summary';

/**
 * What the sidebar needs as a menu on narrow screens, besides what its popover does by itself (opening, Escape,
 * a click outside): it keeps the focus, and closes when a link is followed or the window grows wide.
 */
export function operateMobileMenu(document: Document): void {
  const menu = document.querySelector<HTMLElement>('aside[popover]');
  if (menu === null || !('showPopover' in menu)) return;
  const openers = document.querySelectorAll(`[popovertarget="${menu.id}"]:not([popovertargetaction])`);
  const showExpanded = (expanded: boolean): void => {
    for (const opener of openers) opener.ariaExpanded = String(expanded);
  };

  showExpanded(false);
  // Before closing, not after: the focus goes back to a button that is inert until here.
  menu.addEventListener('beforetoggle', ({ newState }) => setInert(elementsAround(menu), newState === 'open'));
  menu.addEventListener('toggle', ({ newState }) => {
    showExpanded(newState === 'open');
    // The button is at the top; the sidebar has scrolled to the current page.
    if (newState === 'open') {
      menu.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({ preventScroll: true });
    }
  });
  menu.addEventListener('keydown', (event) => keepFocusInside(menu, event));
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) menu.hidePopover();
  });
  desktopQuery().addEventListener('change', () => menu.hidePopover());
}

function setInert(elements: readonly HTMLElement[], inert: boolean): void {
  for (const element of elements) element.inert = inert;
}

/** Everything of the page that is neither in the menu nor around it, but for what is read out. */
function elementsAround(menu: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (
    let inner: Element = menu;
    inner !== document.body && inner.parentElement !== null;
    inner = inner.parentElement
  ) {
    for (const sibling of inner.parentElement.children) {
      if (sibling instanceof HTMLElement && sibling !== inner && !('live' in sibling.dataset)) around.push(sibling);
    }
  }
  return around;
}

/** Tab on the last stop leads to the first, and the other way round. */
function keepFocusInside(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !menu.matches(':popover-open')) return;
  const stops = [...menu.querySelectorAll<HTMLElement>(TAB_STOPS)].filter((stop) => stop.checkVisibility());
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}
