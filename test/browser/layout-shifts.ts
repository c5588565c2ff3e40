import type { Locator, Page } from 'playwright-core';

/** Elements that moved since `recordShifts`, with their old and new positions. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/**
 * What else than the content after or below it moves when the reader presses a control or chooses in it. Shifts right
 * after an input count, too.
 */
export async function movedBy(control: Locator, act: (control: Locator) => Promise<unknown>): Promise<string[]> {
  await control.evaluate((pressed) => {
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right } = pressed.getBoundingClientRect();
    // A button may be gone once it is pressed.
    const holder = pressed.parentElement ?? pressed;
    const moved: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as ShiftEntry;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          if (node === null || JSON.stringify(from) === JSON.stringify(to)) continue;
          const isAfter =
            ((pressed.isConnected ? pressed : holder).compareDocumentPosition(node) &
              Node.DOCUMENT_POSITION_FOLLOWING) !==
            0;
          const isBeside = from.right <= left || from.left >= right;
          if (!isAfter || (isBeside && to.width > 0 && from.left !== to.left))
            moved.push(`${node.nodeName} ${node.textContent?.trim().slice(0, 40)}`);
        }
      }
    });
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { moved });
  });
  await act(control);
  const page = control.page();
  // Longer than anything takes to open.
  await page.waitForTimeout(600);
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

interface ShiftEntry extends PerformanceEntry {
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page. */
export function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as ShiftEntry;
      for (const { node, previousRect, currentRect } of sources) {
        const [from, to] = [JSON.stringify(previousRect), JSON.stringify(currentRect)];
        // Less than a pixel: the rectangles are whole pixels.
        if (from !== to) shifts.push(`${node?.textContent?.trim().slice(0, 40)}: ${from} → ${to}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
