import type { LaterMessages } from '../../model/messages/messages.ts';
import { createElement, createIcon } from '../create-element.ts';

/** Above this many px there is no need to get back. */
const MIN_SCROLL_PX = 600;

const OUTLINE = 'M8 13.5v-11M3.5 7 8 2.5 12.5 7';

/** A button that leads back to the top; it shows while the reader scrolls that way. */
export function offerBackToTop(document: Document, messages: LaterMessages): void {
  const button = createElement('button', {
    type: 'button',
    className: 'back-to-top',
    ariaLabel: messages.backToTop,
    title: messages.backToTop,
    hidden: true,
  });
  button.append(createIcon(OUTLINE));
  document.body.append(button);
  let before = scrollY;
  addEventListener(
    'scroll',
    () => {
      // Sideways, and the rubber band at either end, change nothing.
      if (scrollY !== before) button.hidden = scrollY > before || scrollY < MIN_SCROLL_PX;
      before = scrollY;
    },
    { passive: true },
  );
  button.addEventListener('click', () => scrollToTop(document));
}

/** Takes the reader, and the focus, to where the page begins. */
export function scrollToTop(document: Document): void {
  const still = matchMedia('(prefers-reduced-motion)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.querySelector('main')?.focus({ preventScroll: true });
}
