/** What a page has noted about itself. Milliseconds from the start of navigation. */
export interface Vitals {
  readonly elements: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Sum of what each task of the main thread took beyond 50 ms. */
  readonly blocking: number;
  readonly layoutShift: number;
}

declare global {
  interface Window {
    __vitals: { firstPaint: number; largestPaint: number; blocking: number; layoutShift: number };
  }
}

/** Runs before the page's own scripts. No function in it has a name: what tsx adds for those does not exist in a browser. */
export function observeVitals(): void {
  window.__vitals = { firstPaint: 0, largestPaint: 0, blocking: 0, layoutShift: 0 };
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const vitals = window.__vitals;
        if (entry.name === 'first-contentful-paint') vitals.firstPaint = entry.startTime;
        else if (type === 'largest-contentful-paint') vitals.largestPaint = entry.startTime;
        else if (type === 'longtask') vitals.blocking += entry.duration - 50;
        else if (type === 'layout-shift') {
          const shift = entry as PerformanceEntry & { readonly hadRecentInput: boolean; readonly value: number };
          if (!shift.hadRecentInput) vitals.layoutShift += shift.value;
        }
      }
    }).observe({ type, buffered: true });
  }
}

export function readVitals(): Vitals {
  return { ...window.__vitals, elements: document.querySelectorAll('*').length };
}
