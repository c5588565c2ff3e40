import type { Locator } from 'playwright-core';

/** Whether any of an element can be seen without scrolling the page. */
export function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && bottom > top;
  });
}
