import type { Locator, Page } from 'playwright-core';

/** Clicks the button of an operation's form. */
export async function openForm(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('region', { name: 'Try it' }).waitFor();
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
