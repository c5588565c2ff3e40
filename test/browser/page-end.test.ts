import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, MOBILE, useReaders } from './open-page.ts';

/** A page with tags, and its title in the text rather than in the front matter. */
const TITLED_IN_TEXT = '/developers/clients';

describe('the end of a page', () => {
  const newReader = useReaders({
    editUrl: 'https://example.com/edit/{path}',
    footer: { copyright: 'Books', contact: { label: 'Help', to: '/user/bills' } },
  });

  it.each([TITLED_IN_TEXT, '/user/bills'])('has tags and facts below the text of %s', async (path) => {
    const page = await (await newReader({ viewport: DESKTOP })).open(path);
    const text = await boxOf(page, 'article .prose');
    const ends = await page
      .locator('article :is(.tags, .facts)')
      .evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    expect(ends.length).toBe(path === TITLED_IN_TEXT ? 2 : 1);
    for (const [index, { top }] of ends.entries())
      expect(top).toBeGreaterThanOrEqual(ends[index - 1]?.bottom ?? text.bottom);
  });

  it('has the last line of the footer on one baseline on a touch screen', async () => {
    const page = await (await newReader({ viewport: MOBILE, hasTouch: true })).open('/user/bills');
    const bottoms = await page.locator('.footer > p').evaluateAll((parts) =>
      parts.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part.firstElementChild ?? part);
        return range.getBoundingClientRect().bottom;
      }),
    );
    expect(bottoms.length).toBe(2);
    expect(new Set(bottoms).size).toBe(1);
  });
});

async function boxOf(page: Page, selector: string): Promise<{ readonly top: number; readonly bottom: number }> {
  return await page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}
