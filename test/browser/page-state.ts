import type { BrowserContext, Locator, Page } from 'playwright-core';

/** Moves the mouse as an active reader does: a page ignores the first event, which moves by zero pixels. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
}

/** Interacts with a page, and waits until its second script has run. */
export async function interact(page: Page): Promise<void> {
  await moveMouse(page);
  await awaitSecondScript(page);
}

/** Waits until the second script of a page has run. */
export async function awaitSecondScript(page: Page): Promise<void> {
  await page.locator('.back-to-top').waitFor({ state: 'attached' });
}

/** Whether any part of an element is visible without scrolling the page. */
export function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && bottom > top;
  });
}

export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((found) => found === document.activeElement);
}

/** Whether a `details` element is open. */
export function isOpen(details: Locator): Promise<boolean> {
  return details.evaluate((element) => (element as HTMLDetailsElement).open);
}

/** Scrolls, and waits until the page has heard of it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<unknown>((resolve) => {
        const before = scrollY;
        addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: to, behavior: 'instant' });
        if (scrollY === before) resolve(null);
      }),
    top,
  );
}

export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** By how many pixels a page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What a page or dialog announces to screen readers. */
export async function announced(page: Page | Locator): Promise<string> {
  // Most are empty.
  return (await page.getByRole('status').allTextContents()).join('');
}

/** Holds the responses to these requests until the returned function is called. */
export async function holdRequests(target: BrowserContext | Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await target.route(url, async (route) => {
    await held;
    // Fails if the browser has canceled the request.
    await route.fallback().catch(() => {});
  });
  return release;
}
