import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toResult } from '../worker/client/search/answers.ts';
import { useReaders } from './open-page.ts';
import { announced } from './page-state.ts';
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

describe('search results', () => {
  const newReader = useReaders();

  it('appear while typing, in labelled groups, with marked words', async () => {
    const page = await openResults(await newReader());
    const groups = dialog(page).getByRole('group');
    expect(await groups.evaluateAll((found) => found.filter((group) => group.role !== null).length)).toBe(2);
    await dialog(page).getByRole('group', { name: 'Best match' }).waitFor();
    await dialog(page).getByRole('group', { name: 'Guides' }).waitFor();
    expect(await options(page).count()).toBe(4);
    const first = options(page).first();
    expect(await first.locator('.method').innerText()).toBe('POST');
    expect(await first.locator('mark').allInnerTexts()).toEqual(['account', 'account']);
    const lines = async (part: Locator) => (await part.innerText()).split(/\s*\n\s*/);
    expect(await lines(first)).toEqual(['POST', 'Create an account', '/accounts']);
    // Beside the list, the whole result.
    expect(await lines(dialog(page).locator('.finder-preview'))).toEqual(
      expect.arrayContaining(['API Documentation › Accounts', 'Opens an account in the ledger.']),
    );
    expect((await options(page).nth(1).locator('.finder-place').innerText()).replace(/\s+/g, ' ')).toBe('Response 422');
    expect((await options(page).nth(2).locator('.finder-place').innerText()).replace(/\s+/g, ' ')).toBe(
      'Section Approve it',
    );
  });

  it('of a pasted command are asked for without its credentials, and remembered by what it asks', async () => {
    const reader = await newReader();
    const asked = await answerSearch(reader.context, () => ({ ...toAnswer(), query: 'POST /v1/accounts' }));
    const page = await reader.open('/user/quotes');
    await openSearch(page);
    const command = `curl https://api.example.com/v1/accounts -H "Authorization: Bearer sk_live_1" -d '${'x'.repeat(400)}'`;
    await page.keyboard.insertText(command);
    await options(page).first().waitFor();
    const text = new URLSearchParams(asked[0]).get('q');
    expect(text).toBe(command.replace('Bearer sk_live_1', '…'));
    await options(page).first().click();
    await openSearch(page);
    expect(await options(page).first().innerText()).toBe('POST /v1/accounts');
  });

  it('name the words that no page has, and call none of them the best match', async () => {
    const page = await openResults(await newReader(), () => ({
      ...toAnswer(),
      missing: ['mahnung'],
      unknown: ['mahnung'],
    }));
    const note = dialog(page).getByText('No page has: mahnung').first();
    await note.waitFor();
    const box = await note.boundingBox();
    const list = await dialog(page).getByRole('listbox').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    expect(await dialog(page).getByRole('group', { name: 'Best match' }).count()).toBe(0);
    await expect.poll(() => announced(page)).toContain('No page has: mahnung');
  });

  it('show markup as text', async () => {
    const page = await openResults(await newReader(), () =>
      toAnswer([toResult({ title: '<img src=x onerror=alert(1)>', excerpt: '<b>&amp;</b>', words: ['img', 'amp'] })]),
    );
    expect(await options(page).first().locator('.finder-name').innerText()).toBe('<img src=x onerror=alert(1)>');
    expect(await options(page).first().locator('.finder-excerpt').innerText()).toBe('<b>&amp;</b>');
    expect(await options(page).first().locator('img').count()).toBe(0);
  });

  it('are requested when typing pauses, once per query and visit', async () => {
    const reader = await newReader();
    const asked = await answerSearch(reader.context);
    const page = await reader.open('/user/quotes');
    await openSearch(page);
    await field(page).evaluate(typeQuickly, 'account');
    await options(page).first().waitFor();
    await field(page).fill('');
    await field(page).fill('  account ');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await openSearch(page);
    await page.keyboard.insertText('account');
    await options(page).nth(3).waitFor();
    expect(asked).toEqual(['?q=account']);
  });

  it('stay unchanged until the next response arrives', async () => {
    const page = await openResults(await newReader(), (query) =>
      query.get('q') === 'account' ? toAnswer(RESULTS, 31) : new Promise(() => {}),
    );
    const changes = await dialog(page)
      .locator('.finder-list')
      .evaluateHandle((list) => {
        const found: string[] = [];
        const note = (records: MutationRecord[]): void => {
          for (const { type, attributeName } of records) found.push(`${type} ${attributeName}`);
        };
        new MutationObserver(note).observe(list, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
        return found;
      });
    await page.keyboard.type('ing');
    await expect.poll(() => field(page).inputValue()).toBe('accounting');
    expect(await changes.jsonValue()).toEqual([]);
  });

  it('stay until the next results arrive, and late responses are dropped', async () => {
    const reader = await newReader();
    let answerSlow = (): void => {};
    await answerSearch(reader.context, async (query) => {
      const text = query.get('q');
      if (text === 'slow') {
        await new Promise<void>((resolve) => {
          answerSlow = resolve;
        });
      }
      return toAnswer([toResult({ title: `About ${text}` })]);
    });
    const page = await reader.open('/user/quotes');
    await openSearch(page);
    await field(page).fill('first');
    await options(page).getByText('About first').waitFor();
    await field(page).fill('slow');
    await dialog(page).locator('.finder-spinner').waitFor();
    expect(await options(page).allInnerTexts()).toEqual(['About first']);
    await expect.poll(() => announced(dialog(page))).toBe('Searching…');
    await field(page).fill('third');
    await options(page).getByText('About third').waitFor();
    answerSlow();
    await page.waitForTimeout(200);
    expect(await options(page).allInnerTexts()).toEqual(['About third']);
    expect(await dialog(page).locator('.finder-spinner').count()).toBe(0);
  });

  it('show no spinner if they are fast', async () => {
    const page = await (await newReader()).open('/user/quotes');
    await page.evaluate((answer) => {
      // Answers within the page: a busy machine cannot make it slow.
      window.fetch = async () => Response.json(answer);
      new MutationObserver((_, observer) => {
        if (document.querySelector('.finder-spinner') === null) return;
        document.title = 'Spinner';
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true });
    }, toAnswer());
    await openSearch(page);
    await page.keyboard.insertText('account');
    await options(page).first().waitFor();
    expect(await page.title()).not.toBe('Spinner');
  });

  it('are announced with their count, and link to all if there are more', async () => {
    const page = await openResults(await newReader(), () => toAnswer(RESULTS, 1234));
    await expect.poll(() => announced(dialog(page))).toBe('4 of 1234 results');
    await page.keyboard.press('ArrowUp');
    expect(await activeOption(page)).toBe('See all 1,234 results');
    expect(await options(page).last().getAttribute('href')).toMatch(/\/search\?q=account$/);
  });
});

/** Types letter by letter by the page's own timer, which a busy machine delays together with those of the page. */
async function typeQuickly(input: HTMLElement, text: string): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (let end = 1; end <= text.length; end++) {
    setValue?.call(input, text.slice(0, end));
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
