import type { Locator, Page } from 'playwright-core';
import { moveMouse } from './page-state.ts';

/** Clicks the button of an operation's form. */
export async function openForm(page: Page): Promise<void> {
  await moveMouse(page);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('region', { name: 'Try it' }).waitFor();
}

/** Opens the server or the authorization, which are closed when they are known. */
export async function openFold(page: Page, name: string): Promise<void> {
  await page.locator('.try-fold > summary', { hasText: name }).click();
}

export async function sendForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

export function answerOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Response' });
}

/** Waits for a response with a status. */
export async function expectStatus(page: Page, status: number): Promise<void> {
  await answerOf(page)
    .locator('.try-status b', { hasText: String(status) })
    .waitFor();
}

/** Shows the whole form: targets that a bar covers in part would count as small. */
export async function showWhole(page: Page): Promise<void> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 4_000 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
