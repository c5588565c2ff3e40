import type { Page } from 'playwright-core';

/** Elements that moved since `recordShifts`, with their old and new positions. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Runs in the page. */
export function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as PerformanceEntry & {
        readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      for (const { node, previousRect, currentRect } of sources) {
        const [from, to] = [JSON.stringify(previousRect), JSON.stringify(currentRect)];
        // Less than a pixel: the rectangles are whole pixels.
        if (from !== to) shifts.push(`${node?.textContent?.trim().slice(0, 40)}: ${from} → ${to}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
