import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSampleReaders } from './open-page.ts';
import { moveMouse, sidewaysScroll } from './page-state.ts';
import { openForm } from './try-it-form.ts';

const PHONE = { width: 390, height: 844 };

describe('an operation in a narrow window', () => {
  const newReader = useSampleReaders();

  it.each(['get-invoice', 'list-invoices', 'get-account'])(
    'shows method and path, the request and the first parameter above the bar: %s',
    async (name) => {
      const page = await (await newReader({ viewport: PHONE, hasTouch: true })).read(`/api/${name}`);
      const bottoms = await page.evaluate(() =>
        ['.operation-line', '.request', '.fields > li > a'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
        ),
      );
      expect(bottoms).toEqual([...bottoms].sort((a, b) => a - b));
      expect(bottoms.at(-1)).toBeLessThan(PHONE.height - (await barHeight(page)));
    },
  );

  it.each([320, 390, 990])('has the table of contents within reach and within the window, at %d px', async (width) => {
    const page = await (await newReader({ viewport: { width, height: 844 }, hasTouch: true })).read(
      '/api/list-invoices',
    );
    const contents = contentsOf(page);
    const [search, summary, form] = await Promise.all(
      [searchOf(page), contents, page.getByRole('button', { name: 'Try it' })].map((part) => part.boundingBox()),
    );
    const sides = [search, summary, form].map((box) => [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)] as const);
    const gaps = sides.slice(1).map(([start], index) => start - (sides[index]?.[1] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
    expect(new Set([search, summary, form].map((box) => `${box?.y} ${box?.height}`)).size).toBe(1);
    await contents.getByText('On this page').click();
    for (const entry of await contents.getByRole('link').all()) {
      const box = await entry.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await contents.getByRole('link', { name: 'Query parameters' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Query parameters' }).isVisible()).toBe(true);
    expect(new URL(page.url()).hash).toBe('#query-parameters');
  });

  it.each([true, false])(
    'leaves no gap between the bars of the form and of the page, with touch: %s',
    async (hasTouch) => {
      const page = await (await newReader({ viewport: { ...PHONE, width: 768 }, hasTouch })).read('/api/add-invoice');
      await openForm(page);
      const [search, actions] = await Promise.all(
        [searchOf(page), page.locator('.try-actions')].map((bar) => bar.boundingBox()),
      );
      // The ground of the page's bar begins 8 px above its controls.
      expect((search?.y ?? 0) - 8 - (actions?.y ?? 0) - (actions?.height ?? 0)).toBeCloseTo(0, 0);
    },
  );

  it('has a search as wide as the other controls of the page leave, also after following links', async () => {
    const page = await (await newReader({ viewport: PHONE, hasTouch: true })).read('/category/users');
    const endOf = async (): Promise<number> => {
      const box = await searchOf(page).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    const alone = await endOf();
    expect(PHONE.width - alone).toBeLessThan(40);
    await page.getByRole('main').getByRole('link', { name: 'Quotes' }).click();
    await contentsOf(page).waitFor();
    expect(await endOf()).toBeLessThan((await contentsOf(page).boundingBox())?.x ?? 0);
    await page.goBack();
    await expect.poll(endOf).toBe(alone);
  });

  it.each([320, 1000])('opens the response on request, at %d px', async (width) => {
    const page = await (await newReader({ viewport: { width, height: 900 } })).read('/api/get-invoice');
    const response = page.locator('.response-examples');
    expect((await response.boundingBox())?.height).toBeLessThanOrEqual(44);
    await response.getByRole('button', { name: '200 OK' }).click();
    await expect.poll(() => response.locator('pre:visible').textContent()).toContain('"number"');
    await response.getByLabel('Status').selectOption('404');
    await expect.poll(() => response.locator('pre:visible').textContent()).toContain('404');
  });

  it('breaks a long label instead of scrolling sideways', async () => {
    const page = await (await newReader({ viewport: PHONE })).read('/api/list-tags-by-resource');
    const flag = page.locator('h1 ~ .flag').first();
    for (const text of ['A label of many words '.repeat(5), 'Long'.repeat(30)]) {
      await flag.evaluate((element, label) => {
        element.textContent = label;
      }, text);
      expect(await sidewaysScroll(page), text).toBe(0);
    }
  });

  it('names the response before any script, and reacts to a press at once', async () => {
    const reader = await newReader({ viewport: PHONE });
    await reader.context.route('**/deferred-*.js', () => {});
    const page = await reader.open('/api/get-invoice');
    const button = page.locator('.response-examples').getByRole('button', { name: '200 OK' });
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
  });

  it('shows the example that a link leads to', async () => {
    const reader = await newReader({ viewport: PHONE });
    const id = await (await reader.open('/api/get-invoice'))
      .locator('.response-examples .example-block')
      .first()
      .getAttribute('id');
    const page = await reader.open(`/api/get-invoice#${id}`);
    expect(await page.locator('.response-examples pre:visible').count()).toBe(1);
  });

  it('shows the response if the script with its button is missing', async () => {
    const reader = await newReader({ viewport: PHONE, withErrors: true });
    await reader.context.route('**/deferred-*.js', (route) => route.abort());
    const page = await reader.open('/api/get-invoice');
    await moveMouse(page);
    await page.locator('.response-examples pre').first().waitFor();
  });

  it('shows all code without a script', async () => {
    const page = await (await newReader({ viewport: PHONE, javaScriptEnabled: false })).open('/api/get-invoice');
    expect(await page.locator('.response-examples pre').first().isVisible()).toBe(true);
  });
});

/** How much of the window's bottom controls that are always there cover, in px. */
function barHeight(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
}
function contentsOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'On this page' });
}

function searchOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('search');
}
