import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toResult } from '../worker/client/search/answers.ts';
import { isSameDocument, mark } from './marked-page.ts';
import { useReaders } from './open-page.ts';
import { holdRequests, isFocused } from './page-state.ts';
import {
  activeOption,
  answerSearch,
  dialog,
  field,
  openResults,
  openSearch,
  options,
  RESULTS,
  toAnswer,
} from './search-dialog.ts';

describe('keys in the search dialog', () => {
  const newReader = useReaders();

  it('move through the options and wrap around', async () => {
    const page = await openResults(await newReader());
    const walk: (string | null)[] = [await activeOption(page)];
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'PageDown', 'PageUp']) {
      await page.keyboard.press(key);
      walk.push(await activeOption(page));
    }
    const [first, second, third, last] = [
      'Create an account /accounts',
      'Create an account Response 422',
      'Bills Section Approve it',
      'Quotes',
    ];
    expect(walk).toEqual([first, second, third, last, first, last, first, last, first]);
    expect(await isFocused(field(page))).toBe(true);
  });

  it('scroll the active option into view', async () => {
    const many = Array.from({ length: 30 }, (_, index) => toResult({ title: `Page ${index}`, href: `/p${index}` }));
    const page = await openResults(await newReader(), () => toAnswer(many));
    await page.keyboard.press('End');
    await expect.poll(() => isInside(page, 'Page 29')).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => isInside(page, 'Page 0')).toBe(true);
  });

  it('open the page on Enter without a full load, and close the dialog', async () => {
    const page = await openResults(await newReader());
    await mark(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('open the first result on Enter before the results arrive', async () => {
    const reader = await newReader();
    await answerSearch(reader.context, () => toAnswer([toResult({ title: 'Bills', href: '/user/bills' })]));
    const release = await holdRequests(reader.context, /\/search\?q=bill$/);
    const page = await reader.read('/user/quotes');
    await openSearch(page);
    const asked = page.waitForRequest(/\/search\?q=bill$/);
    await page.keyboard.type('bill');
    await asked;
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('heading', { name: 'Bills', level: 1 }).waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  it('open a new tab on Ctrl+Enter and keep the dialog open', async () => {
    const reader = await newReader();
    const page = await openResults(reader);
    const opened = reader.context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await tab.getByRole('heading', { name: 'Create an account', level: 1 }).waitFor();
    expect(await dialog(page).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/user/quotes');
  });

  it('reach all controls with Tab inside the dialog; a letter returns to the field, Ctrl+K closes', async () => {
    const page = await openResults(await newReader());
    const stops: string[] = [];
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          if (activeElement === document.body) return 'browser';
          const control = activeElement as HTMLInputElement;
          return control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent ?? '';
        }),
      );
    }
    expect(stops.slice(0, 3)).toEqual(['Clear search text', 'Close search', 'All']);
    expect(new Set(stops)).toEqual(new Set(['Clear search text', 'Close search', 'All', 'browser', 'Search']));
    await dialog(page).getByRole('button', { name: 'Close search' }).focus();
    await page.keyboard.type('s/');
    expect(await field(page).inputValue()).toBe('accounts/');
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('keep the active option under a resting pointer, but not under a moving one', async () => {
    const reader = await newReader();
    await answerSearch(reader.context, (query) =>
      toAnswer(query.get('q') === 'account' ? RESULTS : RESULTS.slice(0, 3)),
    );
    const page = await reader.open('/user/quotes');
    await openSearch(page);
    const box = await dialog(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 290);
    await page.keyboard.insertText('account');
    await options(page).nth(3).waitFor();
    await page.waitForTimeout(200);
    expect(await activeOption(page)).toBe('Create an account /accounts');
    await page.keyboard.type('s');
    await expect.poll(() => options(page).count()).toBe(3);
    expect(await activeOption(page)).toBe('Create an account /accounts');
    await options(page).nth(2).hover();
    await expect.poll(() => activeOption(page)).toBe('Bills Section Approve it');
  });
});

function isInside(page: Page, title: string): Promise<boolean> {
  return options(page)
    .filter({ hasText: new RegExp(`${title}$`) })
    .evaluate((row) => {
      const outer = row.closest('.finder-scroll')?.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      return outer !== undefined && top >= outer.top - 1 && bottom <= outer.bottom + 1;
    });
}
