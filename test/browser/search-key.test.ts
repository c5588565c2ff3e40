import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isSameDocument, openMarked } from './marked-page.ts';
import { MOBILE, type Reader, useReaders } from './open-page.ts';
import { holdRequests, isFocused } from './page-state.ts';
import { answerSearch, dialog, field, openSearch } from './search-dialog.ts';

const ISLAND = '**/search-dialog-*.js';

describe('the search field of the navbar', () => {
  const newReader = useReaders();

  for (const key of ['/', 'Control+k']) {
    it(`opens the dialog with ${key}, and keeps keys typed meanwhile`, async () => {
      const reader = await newReader();
      await answerSearch(reader.context);
      const { page, release } = await openHeld(reader);
      await page.keyboard.press(key);
      await page.keyboard.type('a/b c');
      expect(await navbarField(page).inputValue()).toBe('a/b c');
      release();
      await field(page).waitFor();
      await page.keyboard.type('d');
      expect(await field(page).inputValue()).toBe('a/b cd');
      expect(await isFocused(field(page))).toBe(true);
      expect(await navbarField(page).inputValue()).toBe('');
    });
  }

  it('opens it on typing after it was focused with Tab, but not before', async () => {
    const reader = await newReader();
    await answerSearch(reader.context);
    const page = await reader.open('/user/quotes');
    await navbarField(page).focus();
    await page.waitForTimeout(300);
    expect(await dialog(page).count()).toBe(0);
    await page.keyboard.type('vat');
    await expect.poll(() => field(page).inputValue()).toBe('vat');
  });

  it('keeps the caret position', async () => {
    const reader = await newReader();
    await answerSearch(reader.context);
    const { page, release } = await openHeld(reader);
    await page.keyboard.press('/');
    await page.keyboard.type('bill');
    await page.keyboard.press('ArrowLeft');
    release();
    await field(page).waitFor();
    await page.keyboard.type('-');
    expect(await field(page).inputValue()).toBe('bil-l');
  });

  it('waits for a word that is being composed, then includes it', async () => {
    const reader = await newReader();
    await answerSearch(reader.context);
    const page = await reader.open('/user/quotes');
    await navbarField(page).focus();
    const session = await reader.context.newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'せいきゅう', selectionStart: 5, selectionEnd: 5 });
    await page.waitForTimeout(500);
    expect(await dialog(page).count()).toBe(0);
    await session.send('Input.insertText', { text: '請求' });
    await expect.poll(() => field(page).inputValue()).toBe('請求');
  });

  it('does not open it if the reader has navigated away meanwhile', async () => {
    const { page, release } = await openHeld(await newReader());
    await page.keyboard.press('/');
    await page.keyboard.press('Tab');
    release();
    await page.waitForTimeout(500);
    expect(await dialog(page).count()).toBe(0);
  });

  it('loads the dialog only when the pointer approaches', async () => {
    const page = await (await newReader()).read('/user/quotes');
    await page.waitForTimeout(300);
    expect(await loadedIslands(page)).toBe(0);
    await navbarField(page).hover();
    await expect.poll(() => loadedIslands(page)).toBe(1);
    expect(await dialog(page).count()).toBe(0);
  });

  it('falls back to the search page if the dialog fails to load', async () => {
    const reader = await newReader({ withErrors: true });
    await reader.context.route(ISLAND, (route) => route.abort());
    const page = await openMarked(reader, '/user/quotes');
    await page.keyboard.press('/');
    await page.keyboard.type('due date');
    await page.waitForTimeout(300);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=due+date');
    expect(await isSameDocument(page)).toBe(false);
  });

  it('links to the search page without JavaScript, and shows no shortcut', async () => {
    const page = await (await newReader({ javaScriptEnabled: false, withErrors: true })).open('/user/quotes');
    expect(await page.getByRole('banner').locator('kbd').isVisible()).toBe(false);
    await navbarField(page).fill('vat');
    await navbarField(page).press('Enter');
    await page.waitForURL('**/search?q=vat');
  });

  it('shows the shortcut of the platform', async () => {
    const hint = (page: Page) => page.getByRole('banner').locator('kbd');
    const page = await (await newReader()).open('/user/quotes');
    expect(await hint(page).innerText()).toBe('Ctrl K');
    const reader = await newReader();
    await reader.context.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
    const onMac = await reader.open('/user/quotes');
    expect(await hint(onMac).innerText()).toBe('⌘K');
    await onMac.keyboard.press('Control+k');
    await onMac.waitForTimeout(300);
    expect(await dialog(onMac).count()).toBe(0);
    await onMac.keyboard.press('Meta+k');
    await dialog(onMac).waitFor();
  });

  it('ignores keys that are part of other shortcuts', async () => {
    const page = await (await newReader()).open('/user/quotes');
    for (const key of ['Control+/', 'Alt+k', 'k', 'Control+Shift+K']) await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
});

describe('closing the search dialog', () => {
  const newReader = useReaders();

  it('returns the focus to the element that had it', async () => {
    const page = await (await newReader()).open('/user/quotes');
    const link = page.locator('#sidebar').getByRole('link', { name: 'Bills' });
    await link.focus();
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(link)).toBe(true);
    expect(await dialog(page).count()).toBe(0);
  });

  it('returns the focus to the field that was clicked, from which it opens again', async () => {
    const reader = await newReader();
    await answerSearch(reader.context);
    const page = await reader.open('/user/quotes');
    await navbarField(page).click();
    await field(page).waitFor();
    expect(await isFocused(field(page))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(navbarField(page))).toBe(true);
    await page.keyboard.type('vat');
    await expect.poll(() => field(page).inputValue()).toBe('vat');
  });

  it('works with its button and with a click outside', async () => {
    const page = await (await newReader()).open('/user/quotes');
    await openSearch(page);
    await dialog(page).getByRole('button', { name: 'Close search' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await openSearch(page);
    await page.mouse.click(20, 500);
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it.each(['combobox', 'button'] as const)(
    'gives keys to the page immediately, even while the browser still has focus in the closed dialog: on a %s',
    async (role) => {
      const page = await (await newReader()).open('/user/quotes');
      await openSearch(page);
      await dialog(page).getByRole(role, { name: 'search' }).focus();
      await page.evaluate(() => {
        document.querySelector('dialog')?.close();
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
      });
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      await expect.poll(() => isFocused(page.locator('body'))).toBe(true);
    },
  );

  it('does not happen when a text selection ends outside', async () => {
    const page = await (await newReader()).open('/user/quotes');
    await openSearch(page);
    const box = await field(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(20, 500, { steps: 3 });
    await page.mouse.up();
    expect(await dialog(page).isVisible()).toBe(true);
  });

  it('leaves the field in the bar at the bottom of a phone, without a touch keyboard', async () => {
    const page = await (await newReader({ viewport: MOBILE, hasTouch: true })).open('/user/quotes');
    await navbarField(page).tap();
    await dialog(page).waitFor();
    await dialog(page).getByRole('button', { name: 'Close search' }).tap();
    await dialog(page).waitFor({ state: 'hidden' });
    expect((await navbarField(page).boundingBox())?.y).toBeGreaterThan(MOBILE.height - 60);
    expect(await navbarField(page).getAttribute('inputmode')).toBe('none');
    await navbarField(page).tap();
    await dialog(page).waitFor();
  });
});

/** A page whose dialog loads only once `release` is called. */
async function openHeld(reader: Reader): Promise<{ readonly page: Page; readonly release: () => void }> {
  const release = await holdRequests(reader.context, ISLAND);
  return { page: await reader.open('/user/quotes'), release };
}

function navbarField(page: Page) {
  return page.getByRole('banner').locator('input[type=search]');
}

function loadedIslands(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/search-dialog-')).length,
  );
}
