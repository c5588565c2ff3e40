import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';
import { announced } from './page-state.ts';
import { answerSearch, dialog, field, openSearch, openSearching, options, RESULTS, toAnswer } from './search-dialog.ts';

describe('searches without results and failed searches', () => {
  const newReader = useReaders();

  it('report no results, and offer to remove filters', async () => {
    const page = await openSearching(await newReader(), (query) => toAnswer(query.has('in') ? [] : RESULTS));
    await dialog(page).getByRole('radio', { name: 'Guides' }).check({ force: true });
    await dialog(page).getByRole('heading', { name: 'No results for “account” with these filters.' }).waitFor();
    await expect.poll(() => announced(dialog(page))).toBe('No results for “account”.');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await dialog(page).getByRole('button', { name: 'Search everything' }).click();
    await options(page).first().waitFor();
  });

  it('suggest a correction, which Enter accepts', async () => {
    const page = await openSearching(await newReader(), (query) =>
      query.get('q') === 'account' ? { ...toAnswer([]), suggestion: 'accounts', unknown: ['account'] } : toAnswer(),
    );
    await dialog(page).getByRole('heading', { name: 'No results for “account”.' }).waitFor();
    expect(await dialog(page).getByText('No page has').count()).toBe(0);
    const contact = dialog(page).getByRole('link', { name: 'Ask the clerks' });
    expect(await contact.getAttribute('href')).toBe('mailto:clerks@example.com');
    expect(await dialog(page).getByRole('group', { name: 'Go to' }).getByRole('option').count()).toBeGreaterThan(1);
    await dialog(page).getByRole('group', { name: 'Did you mean' }).getByRole('option', { name: 'accounts' }).waitFor();
    await field(page).press('Enter');
    await dialog(page).locator('.finder-result').first().waitFor();
    expect(await field(page).inputValue()).toBe('accounts');
  });

  it('offer the words that pages have, if they lack the others', async () => {
    const page = await openSearching(await newReader(), (query) =>
      query.get('q') === 'account mahnung'
        ? { ...toAnswer([]), query: 'account mahnung', unknown: ['mahnung'] }
        : toAnswer(),
    );
    await field(page).fill('account mahnung');
    await dialog(page).getByRole('group', { name: 'Did you mean' }).getByRole('option', { name: 'account' }).click();
    await dialog(page).locator('.finder-result').first().waitFor();
    expect(await field(page).inputValue()).toBe('account');
  });

  it('offer Retry and the search page', async () => {
    const reader = await newReader({ withErrors: true });
    let works = false;
    await reader.context.route(/\/search\?/, (route) =>
      works ? route.fulfill({ contentType: 'application/json', json: toAnswer() }) : route.fulfill({ status: 503 }),
    );
    const page = await reader.open('/user/quotes');
    await openSearch(page);
    await page.keyboard.insertText('account');
    await dialog(page).getByRole('heading', { name: 'Search is unavailable.' }).waitFor();
    expect(await dialog(page).getByRole('link', { name: 'Open the search page' }).getAttribute('href')).toMatch(
      /\/search\?q=account$/,
    );
    const second = page.waitForResponse(/\/search\?/);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await second;
    await dialog(page).getByRole('heading', { name: 'Search is unavailable.' }).waitFor();
    works = true;
    await field(page).press('Enter');
    await options(page).first().waitFor();
  });

  it('continue automatically when the connection is back', async () => {
    const reader = await newReader({ withErrors: true });
    await answerSearch(reader.context);
    const page = await reader.open('/user/quotes');
    await openSearch(page);
    await reader.context.setOffline(true);
    await reader.context.unroute(/\/search\?/);
    await page.keyboard.insertText('account');
    await dialog(page).getByRole('heading', { name: 'You are offline.' }).waitFor();
    await answerSearch(reader.context);
    await reader.context.setOffline(false);
    await options(page).first().waitFor();
  });

  it('ask for a reload if the site has another search', async () => {
    const reader = await newReader({ withErrors: true });
    const page = await openSearching(reader, () => ({ hits: [{ title: 7 }] }));
    await dialog(page).getByRole('heading', { name: 'This page is out of date.' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Reload page' }).waitFor();
  });
});
