import type { Page } from 'playwright-core';

/** With these permissions, a reader has the browser's clipboard, which keeps what earlier tests copied. */
export const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
