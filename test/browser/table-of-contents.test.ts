import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, MOBILE, useReaders } from './open-page.ts';
import { isFocused, isOpen, scrollTo } from './page-state.ts';

describe('the table of contents', () => {
  const newReader = useReaders();

  it('marks the current section, that of a clicked link, and the last at the end', async () => {
    const page = await (await newReader()).open('/user/bills');
    await scrollHeading(page, 'approve-it', 100);
    await expect.poll(() => current(page)).toEqual(['Approve it']);
    await scrollHeading(page, 'pay-it', 700);
    await expect.poll(() => current(page)).toEqual(['Approve it']);
    await scrollHeading(page, 'pay-it', 300);
    await expect.poll(() => current(page)).toEqual(['Pay it']);
    await contents(page).getByRole('link', { name: 'Split it' }).click();
    await expect.poll(() => current(page)).toEqual(['Split it']);
    await scrollTo(page, 1e6);
    await expect.poll(() => current(page)).toEqual(['Last']);
  });

  it('marks the section of a clicked link that cannot be at the top, until the reader scrolls', async () => {
    const page = await (await newReader({ viewport: { width: 1440, height: 2400 } })).open('/user/bills');
    for (const name of ['Split it', 'Pay it', 'Approve it']) {
      await contents(page).getByRole('link', { name }).click();
      await expect.poll(() => current(page)).toEqual([name]);
    }
    await scrollTo(page, 1e6);
    await expect.poll(() => current(page)).toEqual(['Last']);
  });

  it('is open in a wide window, and collapsed in a narrow one', async () => {
    const page = await (await newReader()).open('/user/bills');
    const link = contents(page).getByRole('link', { name: 'Pay it' });
    expect([await link.isVisible(), await isOpen(contents(page).locator('details'))]).toEqual([true, true]);
    await page.setViewportSize(MOBILE);
    await expect.poll(() => isOpen(contents(page).locator('details'))).toBe(false);
    await expect.poll(() => link.isVisible()).toBe(false);
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => isOpen(contents(page).locator('details'))).toBe(true);
  });

  it('is not a line above the sections of an operation that has one', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/api/get-accounts-1');
    expect(await contents(page).isVisible()).toBe(false);
    await page.setViewportSize(MOBILE);
    expect(await contents(page).isVisible()).toBe(true);
  });

  it('opens from the bar of a narrow window, and closes on a choice, on Escape and elsewhere', async () => {
    const page = await (await newReader({ viewport: MOBILE })).read('/user/bills');
    const summary = contents(page).getByText('On this page');
    const link = contents(page).getByRole('link', { name: 'Pay it' });
    await summary.click();
    await link.click();
    expect(new URL(page.url()).hash).toBe('#pay-it');
    await expect.poll(() => link.isVisible()).toBe(false);
    await summary.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => link.isVisible()).toBe(false);
    expect(await isFocused(summary)).toBe(true);
    await summary.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  it('opens from the bar of a narrow window without a script', async () => {
    const page = await (await newReader({ viewport: MOBILE, javaScriptEnabled: false })).open('/user/bills');
    await contents(page).getByText('On this page').click();
    await contents(page).getByRole('link', { name: 'Pay it' }).click();
    expect(new URL(page.url()).hash).toBe('#pay-it');
  });
});

function contents(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' });
}

function current(page: Page): Promise<string[]> {
  return contents(page).locator('[aria-current="true"]').allTextContents();
}

/** Scrolls until a heading is this many px below the top of the window. */
async function scrollHeading(page: Page, id: string, distance: number): Promise<void> {
  await page.evaluate(
    ([headingId, top]) => {
      const heading = document.getElementById(headingId)?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: heading - top, behavior: 'instant' });
    },
    [id, distance] as const,
  );
}
