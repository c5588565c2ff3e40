import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';
import { answerSearch, dialog, openSearch, options } from './search-dialog.ts';

describe('search filters', () => {
  const newReader = useReaders();

  async function searchAccount(): Promise<{ readonly page: Page; readonly asked: readonly string[] }> {
    const reader = await newReader();
    const asked = await answerSearch(reader.context);
    const page = await reader.open('/user/quotes');
    await openSearch(page);
    await page.keyboard.insertText('account');
    await options(page).first().waitFor();
    return { page, asked };
  }

  it('limit results to guides or the API, and API results to a method', async () => {
    const { page, asked } = await searchAccount();
    const choose = async (name: string): Promise<void> => {
      const before = asked.length;
      await dialog(page).getByRole('radio', { name, exact: true }).check({ force: true });
      await expect.poll(() => asked.length).toBe(before + 1);
    };
    expect(await dialog(page).getByRole('radio', { name: 'GET' }).count()).toBe(0);
    await choose('Guides');
    await choose('API');
    await choose('POST');
    await dialog(page).getByRole('radio', { name: 'All', exact: true }).check({ force: true });
    await page.waitForTimeout(300);
    expect(asked).toEqual(['?q=account', '?q=account&in=guides', '?q=account&in=api', '?q=account&in=api&method=POST']);
  });

  it('can be chosen with the keyboard', async () => {
    const { page, asked } = await searchAccount();
    await dialog(page).getByRole('button', { name: 'Close search' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => asked.at(-1)).toBe('?q=account&in=guides');
  });
});
