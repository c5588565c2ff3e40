import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, MOBILE, useSampleReaders } from './open-page.ts';

describe('targets', () => {
  const newReader = useSampleReaders();

  it.each([
    ['a mouse', 36, { viewport: DESKTOP }],
    ['a finger', 44, { viewport: MOBILE, hasTouch: true }],
  ] as const)('for %s, the buttons of code react in %d px, and none covers another', async (_, size, options) => {
    const reader = await newReader(options);
    for (const path of ['/api/add-invoice', '/developers/webhooks']) {
      const page = await reader.read(path);
      await page.locator('.code > button').first().waitFor({ state: 'attached' });
      const buttons = (await page.locator('.code > button:visible').all()).slice(0, 8);
      expect(buttons.length).toBeGreaterThan(1);
      for (const button of buttons) expect({ path, area: await reactingArea(button, size) }).toEqual({ path, area: 5 });
    }
  });

  it('for a finger, the entries of the page menu are 44 px high', async () => {
    const page = await (await newReader({ viewport: MOBILE, hasTouch: true })).read('/user/bills');
    await page.getByRole('button', { name: 'Copy page' }).click();
    const heights = await page
      .locator('[popover] li > :is(a, button):visible')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    expect(new Set(heights)).toEqual(new Set([44]));
  });

  it('for a mouse, the rows of the sidebar are 36 px high', async () => {
    const page = await (await newReader({ viewport: DESKTOP })).open('/api/add-invoice');
    const heights = await page
      .locator('#sidebar nav :is(a, summary):visible')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
    expect(heights.filter((height) => height === 36).length).toBeGreaterThan(heights.length / 2);
  });
});

/** At how many of five points a button reacts: in its middle, and just inside the edges of a square around it. */
function reactingArea(button: Locator, size: number): Promise<number> {
  return button.evaluate((element, side) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middleX, middleY, reach] = [x + width / 2, y + height / 2, side / 2 - 1];
    const points = [
      [0, 0],
      [reach, 0],
      [-reach, 0],
      [0, reach],
      [0, -reach],
    ] as const;
    return points.filter(
      ([dx, dy]) => document.elementFromPoint(middleX + dx, middleY + dy)?.closest('button') === element,
    ).length;
  }, size);
}
