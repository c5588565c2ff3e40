import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { SearchAnswer, SearchResult } from '../../worker/model/search/search.ts';
import { toResult } from '../worker/client/search/answers.ts';
import type { Reader } from './open-page.ts';

/** Results on pages of the fixture. */
export const RESULTS: readonly SearchResult[] = [
  toResult({
    kind: 'operation',
    title: 'Create an account',
    href: '/api/create-account',
    operation: 'POST /accounts',
    trail: ['API Documentation', 'Accounts'],
    excerpt: 'Opens an account in the ledger.',
    words: ['account'],
  }),
  toResult({
    kind: 'operation',
    title: 'Create an account',
    href: '/api/create-account#response-422',
    operation: 'POST /accounts',
    place: { kind: 'response', label: '422' },
    excerpt: 'Refused: the account is there already.',
    words: ['account'],
  }),
  toResult({
    title: 'Bills',
    href: '/user/bills#approve-it',
    place: { kind: 'heading', label: 'Approve it' },
    trail: ['User guide'],
    excerpt: 'The amount, the due date, the account that it belongs to',
    words: ['account', 'approve'],
  }),
  toResult({ title: 'Quotes', href: '/user/quotes', trail: ['User guide'], words: [] }),
];

export function toAnswer(results: readonly SearchResult[] = RESULTS, total = results.length): SearchAnswer {
  return { query: 'account', total, results };
}

/** Answers every search in this context with this response, and lists the queries. */
export async function answerSearch(
  context: BrowserContext,
  answer: (query: URLSearchParams) => unknown | Promise<unknown> = () => toAnswer(),
): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/\/search\?/, async (route) => {
    if (route.request().headers().accept !== 'application/json') return route.continue();
    const { search, searchParams } = new URL(route.request().url());
    asked.push(search);
    const body = await answer(searchParams);
    // An aborted request cannot be answered.
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) }).catch(() => {});
  });
  return asked;
}

/** Opens the dialog with the results for `account`. */
export async function openSearching(reader: Reader, answer?: (query: URLSearchParams) => unknown): Promise<Page> {
  await answerSearch(reader.context, answer);
  const page = await reader.read('/user/quotes');
  await openSearch(page);
  await page.keyboard.insertText('account');
  return page;
}

/** Opens the dialog with results. */
export async function openResults(reader: Reader, answer?: (query: URLSearchParams) => unknown): Promise<Page> {
  const page = await openSearching(reader, answer);
  await dialog(page).locator('.finder-result').first().waitFor();
  return page;
}

/** Opens the dialog with its shortcut, and waits until it no longer moves. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await dialog(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

export function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

export function field(page: Page): Locator {
  return dialog(page).getByRole('combobox', { name: 'Search' });
}

export function options(page: Page): Locator {
  return dialog(page).getByRole('option');
}

/** The active option, as exposed to assistive technology. */
export async function activeOption(page: Page): Promise<string | null> {
  const id = await field(page).getAttribute('aria-activedescendant');
  if (id === null) return null;
  const option = page.locator(`#${id}`);
  if ((await option.getAttribute('aria-selected')) !== 'true') return `${id} is not selected`;
  return (await option.locator('.finder-title').innerText()).replace(/\s+/g, ' ');
}
