/** What a reader who has come does first. */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** A page that nobody has touched for this long is being read. */
const SIGN_TIMEOUT_MS = 2000;

/** Calls back at the first sign of a reader, so that a page which is only loaded costs no more than what it shows. */
export function whenRead(work: () => void): void {
  for (const type of SIGNS) addEventListener(type, work, { once: true, passive: true });
  setTimeout(work, SIGN_TIMEOUT_MS);
}
