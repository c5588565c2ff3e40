/** Measurements by a page, in milliseconds from the start of navigation. */
export interface Vitals {
  readonly elements: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Total blocking time: the time of each main thread task beyond 50 ms, after the first paint. */
  readonly blocking: number;
  readonly layoutShift: number;
}

declare global {
  interface Window {
    __vitals: {
      firstPaint: number;
      largestPaint: number;
      layoutShift: number;
      readonly longTasks: { readonly start: number; readonly end: number }[];
    };
  }
}

/**
 * Runs before the page's own scripts. Its functions have no names, because tsx would add helpers for them that a
 * browser lacks.
 */
export function observeVitals(): void {
  window.__vitals = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [] };
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const vitals = window.__vitals;
        if (entry.name === 'first-contentful-paint') vitals.firstPaint = entry.startTime;
        else if (type === 'largest-contentful-paint') vitals.largestPaint = entry.startTime;
        else if (type === 'longtask')
          vitals.longTasks.push({ start: entry.startTime, end: entry.startTime + entry.duration });
        else if (type === 'layout-shift') {
          const shift = entry as PerformanceEntry & { readonly hadRecentInput: boolean; readonly value: number };
          if (!shift.hadRecentInput) vitals.layoutShift += shift.value;
        }
      }
    }).observe({ type, buffered: true });
  }
}

export function readVitals(): Vitals {
  const { longTasks, ...vitals } = window.__vitals;
  return {
    ...vitals,
    blocking: longTasks
      .map(({ start, end }) => end - Math.max(start, vitals.firstPaint) - 50)
      .reduce((sum, beyond) => sum + Math.max(0, beyond), 0),
    elements: document.querySelectorAll('*').length,
  };
}
