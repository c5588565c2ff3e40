import type { Core } from '../core.ts';

/** What readers can focus in the menu. */
const STOPS = 'a[href], button, input, summary';

/**
 * Adds to the sidebar's popover on narrow screens what browsers do not provide: it keeps the focus inside, and closes
 * when the reader follows a link or widens the window.
 */
export function operateMobileMenu(document: Document, { desktopQuery }: Core): void {
  const menu = document.querySelector<HTMLElement>('aside[popover]');
  if (menu === null || !('showPopover' in menu)) return;
  const openers = document.querySelectorAll(`[popovertarget="${menu.id}"]:not([popovertargetaction])`);
  const showState = (open: boolean): void => {
    for (const opener of openers) opener.ariaExpanded = String(open);
    document.documentElement.toggleAttribute('data-menu', open);
    // The button is at the top, but the sidebar has scrolled to the current page.
    if (open) menu.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus({ preventScroll: true });
  };

  // The browser may have opened it before this script was there, and the window may have become wide since.
  const desktop = desktopQuery();
  if (desktop.matches) menu.hidePopover();
  const isOpen = menu.matches(':popover-open');
  setInert(elementsAround(menu), isOpen);
  showState(isOpen);
  // Before closing, because the focus returns to a button that is inert until then.
  menu.addEventListener('beforetoggle', ({ newState }) => setInert(elementsAround(menu), newState === 'open'));
  menu.addEventListener('toggle', ({ newState }) => showState(newState === 'open'));
  menu.addEventListener('keydown', (event) => keepFocusInside(menu, event));
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  desktop.addEventListener('change', () => menu.hidePopover());
}

function setInert(elements: readonly HTMLElement[], inert: boolean): void {
  for (const element of elements) element.inert = inert;
}

/** All elements that are neither inside the menu nor around it, except live regions. */
function elementsAround(menu: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (
    let inner: Element = menu;
    inner !== document.body && inner.parentElement !== null;
    inner = inner.parentElement
  ) {
    for (const sibling of inner.parentElement.children) {
      if (sibling instanceof HTMLElement && sibling !== inner && !sibling.matches('[data-live]')) around.push(sibling);
    }
  }
  return around;
}

/** Tab wraps around from the last element to the first, and Shift+Tab in reverse. */
function keepFocusInside(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !menu.matches(':popover-open')) return;
  const stops = [...menu.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}
