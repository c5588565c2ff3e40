import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';

describe('a site without a setting', () => {
  const newReader = useReaders();

  it("loads the engine's two fonts once for all pages, and nothing moves", async () => {
    const { context } = await newReader({ isFirstVisit: true });
    const page = await context.newPage();
    const fonts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.push(new URL(response.url()).pathname);
    });
    await page.goto('/user/quotes', { waitUntil: 'networkidle' });
    expect(fonts).toHaveLength(2);
    expect(await shiftOf(page)).toBe(0);
    await page.goto('/user/bills', { waitUntil: 'networkidle' });
    expect(new Set(fonts).size).toBe(2);
    expect(await page.evaluate(() => document.fonts.check('16px "site text"'))).toBe(true);
  });
});

describe('a site with its own font', () => {
  const newReader = useReaders({ theme: { fonts: { text: '@fontsource/manrope', mono: 'none' } } });

  it('shows it, and loads only the subsets in use', async () => {
    const { context } = await newReader({ isFirstVisit: true });
    const page = await context.newPage();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await page.goto('/user/quotes', { waitUntil: 'networkidle' });
    expect(fonts).toHaveLength(2);
    expect(await page.evaluate(() => document.fonts.check('16px "site text"'))).toBe(true);
    expect(await shiftOf(page)).toBe(0);
  });

  it('shifts no text if the font arrives late', async () => {
    const { context } = await newReader({ isFirstVisit: true });
    const page = await context.newPage();
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/user/quotes', { waitUntil: 'networkidle' });
    expect(await shiftOf(page)).toBe(0);
  });
});

/** Cumulative layout shift so far. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
}
