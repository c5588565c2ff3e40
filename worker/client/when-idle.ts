/** Maximum delay of the work on a busy page. */
const TIMEOUT_MS = 1000;

/** Calls `work` when the browser is idle, or soon in Safari, which does not report it. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: TIMEOUT_MS });
  else setTimeout(work, 1);
}
