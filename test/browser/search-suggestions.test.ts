import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';
import { dialog, field, openResults, openSearch, options } from './search-dialog.ts';

describe('the search dialog before typing', () => {
  const newReader = useReaders();

  it('lists the pages of navbar and footer, without preselecting one', async () => {
    const page = await (await newReader()).open('/user/quotes');
    await openSearch(page);
    const goTo = dialog(page).getByRole('group', { name: 'Go to' }).getByRole('option');
    expect(await goTo.allInnerTexts()).toEqual(['Documentation', 'API Documentation']);
    await page.keyboard.press('Enter');
    expect(await dialog(page).isVisible()).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'User guide', level: 1 }).waitFor();
  });

  it('lists recent searches and pages', async () => {
    const reader = await newReader();
    const page = await openResults(reader);
    await options(page).nth(2).click();
    await page.getByRole('heading', { name: 'Approve it' }).waitFor();
    await openSearch(page);
    await dialog(page).getByRole('group', { name: 'Recently opened' }).getByText('Bills › Approve it').waitFor();
    await dialog(page).getByRole('group', { name: 'Recent searches' }).getByRole('option').click();
    await expect.poll(() => field(page).inputValue()).toBe('account');
    await options(page).nth(3).waitFor();
    const other = await reader.open('/user/quotes');
    await openSearch(other);
    await dialog(other).getByRole('group', { name: 'Recent searches' }).getByText('account').waitFor();
  });

  it('lets readers remove one entry, or all', async () => {
    const page = await (await newReader({ stored: { 'search.recent': RECENT } })).open('/user/quotes');
    await openSearch(page);
    const remove = dialog(page).getByRole('button', { name: 'Remove “vat” from recent' });
    const row = await options(page).first().boundingBox();
    const button = await remove.boundingBox();
    expect(
      Math.abs((row?.y ?? 0) + (row?.height ?? 0) / 2 - (button?.y ?? 0) - (button?.height ?? 0) / 2),
    ).toBeLessThan(2);
    await remove.click();
    expect(await options(page).allInnerTexts()).toEqual(['due date', 'Bills', 'Documentation', 'API Documentation']);
    await dialog(page).getByRole('button', { name: 'Clear recent' }).click();
    expect(await options(page).allInnerTexts()).toEqual(['Documentation', 'API Documentation']);
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBe('{"searches":[],"pages":[]}');
  });
});

const RECENT = JSON.stringify({
  searches: ['vat', 'due date'],
  pages: [{ href: '/user/bills', title: 'Bills', operation: null }],
});
