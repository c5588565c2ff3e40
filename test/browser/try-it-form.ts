import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/** Violations that axe finds in an open form (WCAG 2.2 AA). */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run('.try', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
