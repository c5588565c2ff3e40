import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSampleReaders } from './open-page.ts';
import { isInWindow } from './page-state.ts';

const WIDE = { width: 1440, height: 900 };
const openStates = (page: Page): Promise<(string | null)[]> =>
  page.locator('.lifecycle [open] :is(h2, h3)').allTextContents();

describe('a lifecycle', () => {
  const newReader = useSampleReaders();

  it('opens the section of a selected state where it is, and closes the last one', async () => {
    const reader = await newReader({ viewport: WIDE, reducedMotion: 'no-preference' });
    const page = await reader.read('/user/invoicing#the-life-of-an-invoice');
    expect(await openStates(page)).toEqual(['Draft']);
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(() => scrollY);
    await page.locator('.lifecycle svg').getByRole('link', { name: 'Overdue', exact: true }).click();
    expect(await openStates(page)).toEqual(['Overdue']);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(new URL(page.url()).hash).toBe('#overdue.state');
  });

  it('opens it by keyboard, and at its own address, without JavaScript too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await (await newReader({ viewport: WIDE, javaScriptEnabled })).open('/user/invoicing#paid.state');
      await expect.poll(() => openStates(page)).toEqual(['Paid']);
      await page.locator('.lifecycle svg').getByRole('link', { name: 'Void', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => openStates(page)).toEqual(['Void']);
      expect(await isInWindow(page.getByText('It keeps its number'))).toBe(true);
    }
  });

  it('leaves room for the sections of its states at every width', async () => {
    const page = await (await newReader()).open('/user/invoicing');
    for (const width of [390, 768, 800, 990, 1000, 1200, 1260, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.locator('.lifecycle .states').boundingBox();
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(256);
    }
  });

  it('keeps the height of a state whose name has not arrived', async () => {
    const page = await (await newReader({ viewport: WIDE })).open('/user/invoicing');
    const heights = await page.locator('.lifecycle summary').evaluateAll((all) =>
      all.map((summary) => {
        const whole = summary.clientHeight;
        summary.replaceChildren();
        return [whole, summary.clientHeight];
      }),
    );
    expect(heights.length).toBeGreaterThan(1);
    for (const [whole, empty] of heights) expect(empty).toBe(whole);
  });
});
