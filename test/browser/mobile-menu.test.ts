import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, MOBILE, useReaders } from './open-page.ts';
import { holdRequests } from './page-state.ts';

describe('the mobile menu', () => {
  const newReader = useReaders();
  const openMenu = async (path = '/user/bills', viewport = MOBILE): Promise<Page> => {
    const page = await (await newReader({ viewport })).read(path);
    await opener(page).click();
    await menu(page).waitFor();
    // The browser opens it, and the script follows.
    await expect.poll(() => isInert(page.getByRole('main'))).toBe(true);
    return page;
  };

  it('traps the focus in both directions', async () => {
    const page = await openMenu();
    const focusAfter = async (key: string): Promise<string> => {
      await page.keyboard.press(key);
      return focusedName(page);
    };
    await expect.poll(() => focusedName(page)).toBe('Close');
    const first = 'Switch between dark and light mode (currently';
    expect(await focusAfter('Shift+Tab')).toContain(first);
    expect(await focusAfter('Shift+Tab')).toBe('Developers guide');
    expect(await focusAfter('Tab')).toContain(first);
    const names = [];
    for (let press = 0; press < 8; press++) names.push(await focusAfter('Tab'));
    expect(names).toEqual([
      'Close',
      'Documentation',
      'API Documentation',
      'User guide',
      'Overview',
      'Bills',
      'Quotes',
      'Developers guide',
    ]);
    expect(await focusAfter('Tab')).toContain(first);
  });

  it('makes the page behind it inert', async () => {
    const page = await openMenu();
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      expect(await isInert(page.getByRole(role))).toBe(true);
    expect(await isInert(menu(page))).toBe(false);
    expect(await isInert(page.getByRole('status'))).toBe(false);
  });

  it('exposes whether it is open, closes on Escape, and returns the focus', async () => {
    const page = await openMenu();
    const button = page.locator('button[popovertarget=sidebar]').first();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Navigation menu');
    // The browser tells the page after it has hidden the menu.
    await expect.poll(() => opener(page).getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => isInert(page.getByRole('main'))).toBe(false);
  });

  it('closes with its button, and with a click outside', async () => {
    const page = await openMenu();
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Navigation menu');
    await opener(page).click();
    await menu(page).waitFor();
    await page.mouse.click(MOBILE.width - 10, 400);
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => isInert(page.getByRole('main'))).toBe(false);
  });

  it('closes when the window becomes wide', async () => {
    const page = await openMenu();
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => isInert(page.getByRole('main'))).toBe(false);
    expect(await page.locator('#sidebar').evaluate((sidebar) => sidebar.matches(':popover-open'))).toBe(false);
    expect(await page.locator('#sidebar').getByRole('link', { name: 'Quotes' }).isVisible()).toBe(true);
  });

  it('closes in a window that became wide before its script was there', async () => {
    const reader = await newReader({ viewport: MOBILE });
    const release = await holdRequests(reader.context, '**/deferred-*');
    const page = await reader.open('/user/bills');
    await opener(page).click();
    await menu(page).waitFor();
    await page.setViewportSize(DESKTOP);
    release();
    await expect.poll(() => page.locator('#sidebar').evaluate((found) => found.matches(':popover-open'))).toBe(false);
    await expect.poll(() => isInert(page.getByRole('main'))).toBe(false);
    await page.getByRole('main').getByRole('heading', { level: 1 }).click({ trial: true });
  });

  it('prevents the page behind it from scrolling', async () => {
    const page = await openMenu();
    await page.mouse.move(MOBILE.width - 10, 400);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('keeps its button in reach', async () => {
    const page = await openMenu('/api/create-account', { width: 390, height: 300 });
    await menu(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await menu(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    const button = await menu(page).getByRole('button', { name: 'Close' }).boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual(0);
  });

  it('does not trap the focus in a wide window', async () => {
    const page = await (await newReader()).open('/user/bills');
    await page.locator('#sidebar summary').last().focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

function menu(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Navigation menu' });
}

function opener(page: Page): Locator {
  return page.getByRole('button', { name: 'Navigation menu' });
}

/** Whether pointer, keyboard and screen reader cannot reach an element. */
function isInert(element: Locator): Promise<boolean> {
  return element.evaluate((found) => found.closest('[inert]') !== null);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
  });
}
