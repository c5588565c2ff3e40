import { ARROW_UP } from '../../../model/markup/icon-outlines.ts';
import type { LaterMessages } from '../../../model/messages/messages.ts';
import { createElement, createIcon } from '../../dom/create-element.ts';

/** Scroll distance in px from which the button is useful. */
const MIN_SCROLL_PX = 600;

/** A button back to the top, visible while the reader scrolls up. */
export function offerBackToTop(document: Document, messages: LaterMessages): void {
  const button = createElement('button', {
    type: 'button',
    className: 'back-to-top',
    ariaLabel: messages.backToTop,
    title: messages.backToTop,
    hidden: true,
  });
  button.append(createIcon(ARROW_UP));
  document.body.append(button);
  let before = scrollY;
  addEventListener(
    'scroll',
    () => {
      // Ignore horizontal scrolling and overscroll.
      if (scrollY !== before) button.hidden = scrollY > before || scrollY < MIN_SCROLL_PX;
      before = scrollY;
    },
    { passive: true },
  );
  button.addEventListener('click', () => scrollToTop(document));
}

/** Moves the view and the focus to the start of the page. */
export function scrollToTop(document: Document): void {
  const still = matchMedia('(prefers-reduced-motion)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.querySelector('main')?.focus({ preventScroll: true });
}
