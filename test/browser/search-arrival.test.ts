import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toResult } from '../worker/client/search/answers.ts';
import { isSameDocument, openMarked } from './marked-page.ts';
import { type Reader, useReaders } from './open-page.ts';
import { isInWindow, moveMouse } from './page-state.ts';
import { answerSearch, dialog, openSearch, toAnswer } from './search-dialog.ts';

const CLOSED_PERIOD = toResult({
  title: 'Errors',
  href: '/developers/errors#closed-period',
  place: { kind: 'heading', label: 'Closed period' },
  words: ['period', 'closed'],
});

describe('following a search result', () => {
  const newReader = useReaders();

  it('opens the section of the match and marks the words', async () => {
    const page = await searchFor(await newReader(), [CLOSED_PERIOD]);
    const before = await page.evaluate(() => document.querySelectorAll('mark').length);
    await page.keyboard.press('Enter');
    const target = page.getByRole('heading', { name: 'Closed period' });
    await expect.poll(() => isInWindow(target)).toBe(true);
    await expect.poll(() => marked(page)).toContain('period');
    expect(new Set((await marked(page)).map((word) => word.toLowerCase()))).toEqual(new Set(['closed', 'period']));
    expect(before).toBeGreaterThan(0);
    expect(await page.locator('main mark').count()).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(page.url()).toMatch(/\/developers\/errors#closed-period$/);
  });

  it('shows the marks in forced colours', async () => {
    for (const forcedColors of ['none', 'active'] as const) {
      const page = await searchFor(await newReader({ forcedColors }), [CLOSED_PERIOD]);
      await expectMarked(page, 'period');
      const { background, color, text } = await page.locator('main article').evaluate((article) => {
        const style = getComputedStyle(article, '::highlight(found)');
        return { background: style.backgroundColor, color: style.color, text: getComputedStyle(article).color };
      });
      expect(background).not.toBe('rgba(0, 0, 0, 0)');
      expect(background).not.toBe(color);
      if (forcedColors === 'none') expect(color).toBe(text);
    }
  });

  it('clears the marks on Escape and on navigation, and does not restore them', async () => {
    const page = await searchFor(await newReader(), [CLOSED_PERIOD]);
    await expectMarked(page, 'period');
    await page.keyboard.press('Escape');
    expect(await marked(page)).toEqual([]);
    await openSearch(page);
    await page.keyboard.insertText('words');
    await dialog(page).locator('.finder-result').first().waitFor();
    await expectMarked(page, 'period');
    await page.locator('#sidebar').getByRole('link', { name: 'Clients' }).click();
    await page.getByRole('heading', { name: 'Clients', level: 1 }).waitFor();
    expect(await marked(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('heading', { name: 'Errors', level: 1 }).waitFor();
    await page.waitForTimeout(200);
    expect(await marked(page)).toEqual([]);
  });

  it('marks words on the current page each time a result is chosen', async () => {
    const result = toResult({
      href: '/user/bills#pay-it',
      place: { kind: 'heading', label: 'Pay it' },
      words: ['pay'],
    });
    const page = await searchFor(await newReader(), [result], '/user/bills');
    for (let time = 0; time < 2; time++) {
      await page.keyboard.press('Enter');
      await expect.poll(() => isInWindow(page.getByRole('heading', { name: 'Pay it' }))).toBe(true);
      await expect.poll(() => marked(page)).toContain('Pay');
      await page.keyboard.press('Escape');
      await openSearch(page);
      await page.keyboard.insertText('words');
      await dialog(page).locator('.finder-result').first().waitFor();
    }
  });

  it('marks names with line-break opportunities, and parts of names', async () => {
    const result = toResult({ title: 'Clients', href: '/developers/clients', words: ['requests'] });
    const page = await searchFor(await newReader(), [result]);
    await expectMarked(page, 'requests');
  });

  it('marks them after a full load', async () => {
    const reader = await newReader();
    const page = await searchFor(reader, [CLOSED_PERIOD]);
    // Another release, whose pages are loaded in full.
    await page.evaluate(() => {
      document.documentElement.dataset.frameVersion = 'old';
    });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Closed period' }).waitFor();
    await moveMouse(page);
    await expect.poll(() => marked(page)).toContain('period');
    expect(await isSameDocument(page)).toBe(false);
    await page.reload();
    await moveMouse(page);
    await page.waitForTimeout(500);
    expect(await marked(page)).toEqual([]);
  });

  it('marks them in a new tab', async () => {
    const reader = await newReader();
    const page = await searchFor(reader, [CLOSED_PERIOD]);
    const opened = reader.context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await tab.getByRole('heading', { name: 'Closed period' }).waitFor();
    await moveMouse(tab);
    await expect.poll(() => marked(tab)).toContain('period');
  });

  it('marks words after a click on a result of the search page', async () => {
    const page = await (await newReader()).read('/user/bills');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/user/quotes';
      const mark = document.createElement('mark');
      mark.textContent = 'Quotes';
      link.append('About ', mark);
      document.querySelector('main article')?.prepend(link);
    });
    await page.getByRole('link', { name: 'About Quotes' }).click();
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    await expect.poll(() => marked(page)).toContain('Quotes');
  });

  it('shows no marks if their script fails to load', async () => {
    const reader = await newReader({ withErrors: true });
    await reader.context.route('**/mark-words-*.js', (route) => route.abort());
    const page = await searchFor(reader, [CLOSED_PERIOD]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Closed period' }).waitFor();
    expect(await marked(page)).toEqual([]);
  });
});

async function searchFor(
  reader: Reader,
  results: Parameters<typeof toAnswer>[0],
  path = '/user/quotes',
): Promise<Page> {
  await answerSearch(reader.context, () => toAnswer(results));
  const page = await openMarked(reader, path);
  await openSearch(page);
  await page.keyboard.insertText('words');
  await dialog(page).locator('.finder-result').first().waitFor();
  return page;
}

/** Follows the active result. */
async function expectMarked(page: Page, word: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect.poll(() => marked(page)).toContain(word);
}

function marked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(CSS.highlights.get('found') ?? [], (found) => {
      const range = document.createRange();
      range.setStart(found.startContainer, found.startOffset);
      range.setEnd(found.endContainer, found.endOffset);
      return range.toString();
    }),
  );
}
