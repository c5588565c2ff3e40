import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MOBILE, useReaders } from './open-page.ts';
import { holdRequests, isInWindow, isOpen, moveMouse } from './page-state.ts';

describe('the sidebar', () => {
  const newReader = useReaders();

  it('keeps the state of groups across pages', async () => {
    const page = await (await newReader()).open('/user/bills');
    const developers = group(page, 'Developers guide');
    expect(await isOpen(developers)).toBe(false);
    await summary(developers).click();
    await page.goto('/user/quotes');
    expect([await isOpen(developers), await isOpen(group(page, 'User guide'))]).toEqual([true, true]);
    await summary(developers).click();
    await page.goto('/user/bills');
    expect(await isOpen(developers)).toBe(false);
  });

  it('opens the group of the current page, even if it was closed before', async () => {
    const page = await (await newReader()).open('/user/bills');
    await summary(group(page, 'User guide')).click();
    expect(await isOpen(group(page, 'User guide'))).toBe(false);
    await page.goto('/user/quotes');
    expect(await isOpen(group(page, 'User guide'))).toBe(true);
  });

  it('remembers the state of each sidebar in each browser tab', async () => {
    const reader = await newReader();
    const page = await reader.open('/user/bills');
    await summary(group(page, 'Developers guide')).click();
    await page.goto('/api/create-account');
    expect(await openGroups(page)).toEqual(['Accounts']);
    expect(await openGroups(await reader.open('/user/bills'))).toEqual(['User guide']);
  });

  it('loads the items of a group when it is opened', async () => {
    const page = await (await newReader()).open('/api/create-account');
    const journals = group(page, 'Journals');
    await summary(journals).click();
    await journals.getByRole('link', { name: 'Get Journals 40' }).click();
    await page.waitForURL('**/api/get-journals-40');
  });

  it('finds entries of closed groups with its filter, and closes them again', async () => {
    const page = await (await newReader()).open('/api/create-account');
    const filter = page.locator('[data-sidebar] input');
    // Before the script that operates it.
    await filter.fill('journals 40');
    await moveMouse(page);
    const link = group(page, 'Journals').getByRole('link', { name: 'Get Journals 40' });
    await link.waitFor();
    expect(await page.locator('[data-group="accounts"]').isVisible()).toBe(false);
    await filter.fill('qqqq');
    await page.getByRole('status').getByText('Nothing in this list matches.').waitFor();
    await filter.fill('');
    await link.waitFor({ state: 'hidden' });
    expect(await openGroups(page)).toEqual(['Accounts']);
  });

  it('reloads a group that was open on the previous page, and keeps its position', async () => {
    const page = await (await newReader()).open('/api/create-account');
    await summary(group(page, 'Periods')).click();
    await group(page, 'Periods').getByRole('link', { name: 'Get Periods 20' }).scrollIntoViewIfNeeded();
    await group(page, 'Periods').getByRole('link', { name: 'Get Periods 20' }).click();
    await page.waitForURL('**/api/get-periods-20');
    await expect.poll(() => group(page, 'Accounts').getByRole('link').count()).toBeGreaterThan(40);
    // Scrolled into view before it is measured, because a click would do so.
    await group(page, 'Periods').getByRole('link', { name: 'Get Periods 21' }).hover();
    const scrolled = await scrollTop(page);
    await group(page, 'Periods').getByRole('link', { name: 'Get Periods 21' }).click();
    await page.waitForURL('**/api/get-periods-21');
    expect(await openGroups(page)).toEqual(['Accounts', 'Periods']);
    await expect.poll(() => group(page, 'Accounts').getByRole('link').count()).toBeGreaterThan(40);
    await expect.poll(() => scrollTop(page)).toBe(scrolled);
  });

  it('leaves room for the items of a group that was open, until they are loaded', async () => {
    const reader = await newReader();
    const page = await reader.open('/api/get-accounts-40');
    const accounts = page.locator('#sidebar details[data-group="accounts"]');
    const height = (): Promise<number> => accounts.evaluate((group) => group.getBoundingClientRect().height);
    const links = () => accounts.getByRole('link').count();
    const open = await height();
    const answer = await holdRequests(reader.context, '**/_/sidebar/**');
    await page.goto('/api/get-periods-20');
    expect([await links(), await height()]).toEqual([1, open]);
    answer();
    await expect.poll(links).toBeGreaterThan(40);
    expect(await height()).toBe(open);
  });

  it('reports a group that fails to load, and retries when it is opened again', async () => {
    const reader = await newReader();
    const page = await reader.open('/api/create-account');
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        if (!String(input).startsWith('/_/sidebar/')) return fetch(input, init);
        window.fetch = fetch;
        return Promise.reject(new TypeError('Failed to fetch'));
      };
    });
    const journals = group(page, 'Journals');
    await summary(journals).click();
    await journals.getByRole('alert').waitFor();
    expect(await journals.getByRole('alert').textContent()).toBe('These pages could not be loaded.');
    expect(await journals.getByRole('link', { name: 'Show all' }).isVisible()).toBe(true);
    await summary(journals).click();
    await summary(journals).click();
    await journals.getByRole('link', { name: 'Get Journals 40' }).waitFor();
    expect(await journals.getByRole('alert').count()).toBe(0);
  });

  it('scrolls to the current item without scrolling the page', async () => {
    const page = await (await newReader({ viewport: { width: 1280, height: 500 } })).open('/api/get-accounts-40');
    expect(await isInWindow(page.locator('#sidebar').getByRole('link', { name: 'Get Accounts 40' }))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('shows the current item in the mobile menu', async () => {
    const page = await (await newReader({ viewport: MOBILE })).open('/api/get-accounts-40');
    await page.getByRole('button', { name: 'Navigation menu' }).click();
    const current = page.locator('#sidebar').getByRole('link', { name: 'Get Accounts 40' });
    await expect.poll(() => isInWindow(current)).toBe(true);
  });
});

function group(page: Page, label: string): Locator {
  return page.locator('#sidebar details').filter({ has: page.locator('> summary', { hasText: label }) });
}

function summary(details: Locator): Locator {
  return details.locator('> summary');
}

function openGroups(page: Page): Promise<string[]> {
  return page.locator('#sidebar details[open] > summary').allTextContents();
}

function scrollTop(page: Page): Promise<number> {
  return page.locator('#sidebar').evaluate((column) => Math.round(column.scrollTop));
}
