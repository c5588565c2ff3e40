/** Maximum delay of the work. Chromium can take a page that rests for busy: after a frame that changed nothing. */
const TIMEOUT_MS = 200;

/** Calls `work` when the browser is idle, or soon in Safari, which does not report it. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: TIMEOUT_MS });
  else setTimeout(work, 1);
}
