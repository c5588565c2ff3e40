/** What a reader who has come does first. */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** A page that nobody has touched for this long is being read. */
const SIGN_TIMEOUT_MS = 2000;

/**
 * Calls back at signs of a reader, from the first one on, so that a page which is only loaded costs no more than what it
 * shows. Browsers tell a page that loads below a pointer at rest of a move as well, by nothing.
 */
export function whenRead(work: () => unknown): void {
  for (const type of SIGNS) addEventListener(type, (sign) => (sign as PointerEvent).movementX === 0 || work());
  setTimeout(work, SIGN_TIMEOUT_MS);
}
