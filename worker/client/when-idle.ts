/** Work that is waited for begins no later than this, however busy the page. */
const TIMEOUT_MS = 1000;

/** Calls back when the browser has nothing else to do; soon, where it cannot tell (Safari). */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: TIMEOUT_MS });
  else setTimeout(work, 1);
}
