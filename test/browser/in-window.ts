import type { Locator } from 'playwright-core';

/** Whether any part of an element is visible without scrolling the page. */
export function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && bottom > top;
  });
}
