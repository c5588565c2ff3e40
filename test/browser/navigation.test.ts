import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addLink, heading, isSameDocument, openMarked, sidebar } from './marked-page.ts';
import { MOBILE, useReaders } from './open-page.ts';
import { announced, isInWindow, scrolled, scrollTo } from './page-state.ts';
import { options } from './search-dialog.ts';

describe('navigation', () => {
  const newReader = useReaders();

  it('shows a linked page without loading the document again', async () => {
    const page = await openMarked(await newReader(), '/user/bills');
    await sidebar(page).getByText('Developers guide').click();
    await sidebar(page).getByRole('link', { name: 'Quotes' }).click();
    await heading(page, 'Quotes').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/user/quotes');
    expect(await page.title()).toBe('Quotes | Ledger documentation');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://docs.example.com/user/quotes');
    expect(await page.locator('main').count()).toBe(1);
    // Moves the focus to the page, announces its title, marks it in the sidebar, and keeps the groups open.
    await expect.poll(() => announced(page)).toBe('Quotes | Ledger documentation');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await sidebar(page).locator('[aria-current=page]').allTextContents()).toEqual(['Quotes']);
    expect(await openGroups(page)).toEqual(['User guide', 'Developers guide']);
  });

  it('listens to the width of the window once, however many pages are shown', async () => {
    const page = await openMarked(await newReader(), '/user/quotes');
    await page.evaluate(() => {
      const listen = MediaQueryList.prototype.addEventListener;
      MediaQueryList.prototype.addEventListener = function (this: MediaQueryList, ...given: unknown[]) {
        document.body.dataset.listened = '';
        Reflect.apply(listen, this, given);
      };
    });
    await sidebar(page).getByRole('link', { name: 'Bills' }).click();
    await heading(page, 'Bills').waitFor();
    expect([await isSameDocument(page), await page.locator('[data-toc]').count()]).toEqual([true, 1]);
    expect(await page.locator('body').getAttribute('data-listened')).toBeNull();
    await page.setViewportSize(MOBILE);
    await expect.poll(() => page.locator('[data-toc][open]').count()).toBe(0);
  });

  it('keeps the scroll position of the sidebar', async () => {
    const page = await openMarked(await newReader(), '/api/get-accounts-20');
    const scrollTop = () => page.locator('#sidebar').evaluate((column) => column.scrollTop);
    const before = await scrollTop();
    expect(before).toBeGreaterThan(0);
    await sidebar(page).getByRole('link', { name: 'Get Accounts 21' }).click();
    await heading(page, 'Get Accounts 21').waitFor();
    expect([await scrollTop(), await isSameDocument(page)]).toEqual([before, true]);
  });

  it('loads the items of a group that was not loaded', async () => {
    const page = await openMarked(await newReader(), '/api/create-account');
    await addLink(page, '/api/get-periods-3');
    await page.getByRole('link', { name: 'There' }).click();
    await heading(page, 'Get Periods 3').waitFor();
    expect(await openGroups(page)).toEqual(['Accounts', 'Periods']);
    expect(await sidebar(page).getByRole('link', { name: 'Get Periods 40' }).isVisible()).toBe(true);
    expect(await isInWindow(sidebar(page).locator('[aria-current=page]'))).toBe(true);
  });

  it('updates the sidebar and the navbar item, and remembers each sidebar', async () => {
    const page = await openMarked(await newReader(), '/user/bills');
    await sidebar(page).getByText('Developers guide').click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Documentation' }).click();
    await heading(page, 'API Documentation').waitFor();
    expect(await page.getByRole('banner').locator('[aria-current]').allTextContents()).toEqual(['API Documentation']);
    await page.goBack();
    await heading(page, 'Bills').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await openGroups(page)).toEqual(['User guide', 'Developers guide']);
  });

  it('shows a page of another kind once its styles are loaded', async () => {
    const page = await openMarked(await newReader(), '/user/bills');
    await page.route('**/assets/api-*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await addLink(page, '/api/get-accounts-20');
    await page.evaluate(() => {
      // The style of the line with method and path by api.css, when the line first appears.
      new MutationObserver(() => {
        const line = document.querySelector('.operation-line');
        if (line !== null) document.body.dataset.display ??= getComputedStyle(line).display;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('link', { name: 'There' }).click();
    await heading(page, 'Get Accounts 20').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.locator('body').getAttribute('data-display')).toBe('flex');
  });

  it('initializes tabs, highlighting and the table of contents of the new page', async () => {
    const page = await openMarked(await newReader(), '/user/quotes');
    await sidebar(page).getByText('Developers guide').click();
    await sidebar(page).getByRole('link', { name: 'Clients' }).click();
    await page.getByRole('tab', { name: 'PHP' }).first().click();
    expect(await page.getByRole('tabpanel', { name: 'PHP' }).isVisible()).toBe(true);
    await sidebar(page).getByRole('link', { name: 'Bills' }).click();
    await heading(page, 'Bills').waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(() => page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]').allTextContents())
      .toEqual(['Last']);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('restores the scroll position on back and forward', async () => {
    const page = await openMarked(await newReader(), '/user/bills');
    await scrollTo(page, 900);
    await sidebar(page).getByRole('link', { name: 'Quotes' }).click();
    await heading(page, 'Quotes').waitFor();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await heading(page, 'Bills').waitFor();
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goForward();
    await heading(page, 'Quotes').waitFor();
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(900);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('restores the scroll position between fragments of one page', async () => {
    const page = await openMarked(await newReader(), '/user/bills');
    await scrollTo(page, 300);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Pay it' }).click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(800);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
  });

  it('restores the scroll position after a reload, and after another document', async () => {
    const page = await openMarked(await newReader(), '/user/quotes');
    await sidebar(page).getByRole('link', { name: 'Bills' }).click();
    await heading(page, 'Bills').waitFor();
    await scrollTo(page, 700);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.goto('/llms.txt');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(700);
  });

  it('opens a collapsed section of another page for a fragment', async () => {
    const page = await openMarked(await newReader(), '/user/bills');
    await addLink(page, '/developers/errors#closed-period');
    await page.getByRole('link', { name: 'There' }).click();
    const target = heading(page, 'Closed period');
    await target.waitFor();
    await expect.poll(() => isInWindow(target)).toBe(true);
    expect(new URL(page.url()).hash).toBe('#closed-period');
    expect(await target.evaluate((element) => element.matches(':target'))).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await heading(page, 'Bills').waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });

  it('shows the 404 page', async () => {
    const page = await openMarked(await newReader({ withErrors: true }), '/user/bills');
    await addLink(page, '/user/nowhere');
    await page.getByRole('link', { name: 'There' }).click();
    await heading(page, 'Page not found').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/user/nowhere');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    await page.goBack();
    await heading(page, 'Bills').waitFor();
  });

  it('dispatches an event for other scripts', async () => {
    const page = await openMarked(await newReader(), '/user/bills');
    await page.evaluate(() => {
      document.addEventListener('docs:page-view', (event) => {
        Object.assign(window, { view: (event as CustomEvent).detail });
      });
    });
    await sidebar(page).getByRole('link', { name: 'Quotes' }).click();
    await heading(page, 'Quotes').waitFor();
    const origin = new URL(page.url()).origin;
    expect(await page.evaluate(() => (window as unknown as { view: unknown }).view)).toEqual({
      url: `${origin}/user/quotes`,
      referrer: `${origin}/user/bills`,
      title: 'Quotes | Ledger documentation',
    });
  });

  it('closes the mobile menu, and shows the current page in it', async () => {
    const page = await openMarked(await newReader({ viewport: MOBILE }), '/user/bills');
    await page.getByRole('button', { name: 'Navigation menu' }).click();
    await sidebar(page).getByRole('link', { name: 'Quotes' }).click();
    await heading(page, 'Quotes').waitFor();
    await page.getByRole('complementary', { name: 'Navigation menu' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('main').evaluate((main) => main.closest('[inert]'))).toBeNull();
    await page.getByRole('button', { name: 'Navigation menu' }).click();
    await expect.poll(() => isInWindow(sidebar(page).locator('[aria-current=page]'))).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('works with storage blocked, as do all parts of a page that remember something', async () => {
    const reader = await newReader({ storageForbidden: true });
    const page = await openMarked(reader, '/user/bills');
    const announcement = page.getByRole('region', { name: 'Announcement' });
    await announcement.getByRole('button', { name: 'Close' }).click();
    expect(await announcement.isVisible()).toBe(false);
    const colorMode = page.getByRole('button', { name: 'Switch between' });
    for (const mode of ['light', 'dark']) {
      await colorMode.click();
      expect(await page.locator('html').getAttribute('data-theme-choice')).toBe(mode);
    }
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.waitForTimeout(150);
    expect(new URL(page.url()).pathname).toBe('/user/bills');
    await sidebar(page).getByText('Developers guide').click();
    await sidebar(page).getByRole('link', { name: 'Clients' }).click();
    await page.getByRole('tab', { name: 'Python' }).first().click();
    expect(await page.getByRole('tabpanel', { name: 'Python' }).count()).toBe(2);
    await page.getByRole('banner').locator('input[type=search]').click();
    await page.keyboard.insertText('bill');
    await options(page).filter({ hasText: 'Bills' }).first().click();
    await heading(page, 'Bills').waitFor();
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('found')?.size)).toBeGreaterThan(0);
    await page.getByRole('banner').locator('input[type=search]').click();
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await heading(page, 'Clients').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Documentation' }).click();
    await sidebar(page).getByText('Ledgers').click();
    await sidebar(page).getByRole('link', { name: 'Get Ledgers 40' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });
});

function openGroups(page: Page): Promise<string[]> {
  return page.locator('#sidebar details[open] > summary').allTextContents();
}
