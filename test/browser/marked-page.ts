import type { Page } from 'playwright-core';
import type { Reader } from './open-page.ts';

type Marked = Window & typeof globalThis & { mark?: boolean };

/** An open page whose window has a mark. */
export async function openMarked(reader: Reader, path: string): Promise<Page> {
  const page = await reader.read(path);
  await mark(page);
  return page;
}

/** Marks the window of a page, until a full load. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as Marked).mark = true;
  });
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as Marked).mark === true);
}

export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    document
      .querySelector('article')
      ?.prepend(Object.assign(document.createElement('a'), { href: to, textContent: 'There' }));
  }, href);
}

export function sidebar(page: Page) {
  return page.locator('#sidebar');
}

export function heading(page: Page, name: string) {
  return page.getByRole('main').getByRole('heading', { name }).first();
}
