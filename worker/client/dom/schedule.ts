/** Maximum delay of the work. Chromium can take a page that rests for busy: after a frame that changed nothing. */
const TIMEOUT_MS = 200;

/** Calls `work` when the browser is idle, or soon in Safari, which does not report it. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: TIMEOUT_MS });
  else setTimeout(work, 1);
}

/** Events that indicate an active reader. */
const SIGNS = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** After this time without events, the page is assumed to be read. */
const SIGN_TIMEOUT_MS = 2000;

/**
 * Calls `work` on every sign of an active reader, so that a page that is only loaded costs no more than it shows.
 * Browsers also fire a move of zero pixels when a page loads under a resting pointer.
 */
export function whenRead(work: () => unknown): void {
  for (const type of SIGNS) addEventListener(type, (sign) => (sign as PointerEvent).movementX === 0 || work());
  setTimeout(work, SIGN_TIMEOUT_MS);
}
