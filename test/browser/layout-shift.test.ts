import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { awaitContent } from '../serve-content.ts';
import { useReadersOf } from './open-page.ts';
import { serveSlowly } from './slow-stream.ts';

/** Every kind of page. */
const PATHS = [
  '/',
  '/api/accounting-api',
  '/api/add-invoice',
  '/api/get-invoice',
  '/api/on-invoice-created',
  '/api/schemas/Invoice',
  '/category/users',
  '/api/changelog',
  '/markdown-page',
  '/nowhere',
  '/search?q=invoice',
  '/user/bills',
];

describe.each([390, 1100, 1440])('a page that arrives in pieces, at %d px', (width) => {
  const newReader = useReadersOf(async () => serveSlowly(await awaitContent(inject('sampleUrl'))));

  it.each(PATHS)('moves no visible content of %s', async (path) => {
    const { context } = await newReader({ viewport: { width, height: 900 }, withErrors: true });
    await context.addInitScript(recordShifts);
    const page = await context.newPage();
    await page.goto(path);
    // The second script would wait for an idle moment.
    await page.mouse.move(1, 1);
    await page.locator('button[title="Scroll back to top"]').waitFor({ state: 'attached' });
    expect(await shifted(page)).toEqual([]);
  });
});

/** Elements that moved, with their old and new positions. */
function shifted(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

function recordShifts(): void {
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
