import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toResult } from '../worker/client/search/answers.ts';
import { MOBILE, type Reader, useReaders } from './open-page.ts';
import { activeOption, answerSearch, dialog, field, openSearch, options, RESULTS, toAnswer } from './search-dialog.ts';

describe('search results', () => {
  const newReader = useReaders();

  it('come as one types, in labelled groups, with the words that were found', async () => {
    const page = await openResults(await newReader());
    const groups = dialog(page).getByRole('group');
    expect(await groups.evaluateAll((found) => found.filter((group) => group.role !== null).length)).toBe(2);
    await dialog(page).getByRole('group', { name: 'Operations' }).waitFor();
    await dialog(page).getByRole('group', { name: 'Guides' }).waitFor();
    expect(await options(page).count()).toBe(4);
    const first = options(page).first();
    expect(await first.locator('.method').innerText()).toBe('POST');
    expect(await first.locator('mark').allInnerTexts()).toEqual(['account', 'account']);
    expect((await first.innerText()).split(/\s*\n\s*/)).toEqual([
      'POST',
      'Create an account',
      '/accounts',
      'API Documentation › Accounts',
      'Opens an account in the ledger.',
    ]);
    expect((await options(page).nth(1).locator('.finder-place').innerText()).replace(/\s+/g, ' ')).toBe('Response 422');
    expect((await options(page).nth(2).locator('.finder-place').innerText()).replace(/\s+/g, ' ')).toBe(
      'Section Approve it',
    );
  });

  it('are told in number, politely', async () => {
    const page = await openResults(await newReader(), () => toAnswer(RESULTS, 31));
    await expect.poll(() => dialog(page).getByRole('status').textContent()).toBe('4 of 31 results');
  });

  it('show markup as text', async () => {
    const page = await openResults(await newReader(), () =>
      toAnswer([toResult({ title: '<img src=x onerror=alert(1)>', excerpt: '<b>&amp;</b>', words: ['img', 'amp'] })]),
    );
    expect(await options(page).first().locator('.finder-name').innerText()).toBe('<img src=x onerror=alert(1)>');
    expect(await options(page).first().locator('.finder-excerpt').innerText()).toBe('<b>&amp;</b>');
    expect(await options(page).first().locator('img').count()).toBe(0);
  });

  it('are asked for once the typing pauses, and once for each query of a visit', async () => {
    const reader = await newReader();
    const asked = await answerSearch(reader.context);
    const page = await reader.open('/user/quotes');
    await openSearch(page);
    await page.keyboard.type('account', { delay: 10 });
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

  it('of the last words stay until those of the next come; late ones are dropped', async () => {
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
    await expect.poll(() => dialog(page).getByRole('status').textContent()).toBe('Searching…');
    await field(page).fill('third');
    await options(page).getByText('About third').waitFor();
    answerSlow();
    await page.waitForTimeout(200);
    expect(await options(page).allInnerTexts()).toEqual(['About third']);
    expect(await dialog(page).locator('.finder-spinner').count()).toBe(0);
  });

  it('that are fast show no spinner', async () => {
    const reader = await newReader();
    await answerSearch(reader.context);
    const page = await reader.open('/user/quotes');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('.finder-spinner') !== null) document.title = 'Spinner';
      }).observe(document, { subtree: true, childList: true });
    });
    await openSearch(page);
    await page.keyboard.insertText('account');
    await options(page).first().waitFor();
    expect(await page.title()).not.toBe('Spinner');
  });

  it('lead to all of them when there are more', async () => {
    const page = await openResults(await newReader(), () => toAnswer(RESULTS, 1234));
    await page.keyboard.press('ArrowUp');
    expect(await activeOption(page)).toBe('See all 1,234 results');
    expect(await options(page).last().getAttribute('href')).toMatch(/\/search\?q=account$/);
  });
});

describe('keys in the search dialog', () => {
  const newReader = useReaders();

  it('move among the options and around their ends', async () => {
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
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('bring what they come to into view', async () => {
    const many = Array.from({ length: 30 }, (_, index) => toResult({ title: `Page ${index}`, href: `/p${index}` }));
    const page = await openResults(await newReader(), () => toAnswer(many));
    await page.keyboard.press('End');
    await expect.poll(() => isInside(page, 'Page 29')).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => isInside(page, 'Page 0')).toBe(true);
  });

  it('Enter opens the page without a load, and closes the dialog', async () => {
    const page = await openResults(await newReader());
    await page.evaluate(() => Object.assign(window, { mark: true }));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    expect(await dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  it('Enter before the answer opens the first result once it comes', async () => {
    const reader = await newReader();
    await answerSearch(reader.context, async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return toAnswer([toResult({ title: 'Bills', href: '/user/bills' })]);
    });
    const page = await reader.read('/user/quotes');
    await openSearch(page);
    await page.keyboard.type('bill');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Bills', level: 1 }).waitFor();
    expect(await dialog(page).count()).toBe(0);
  });

  it('Control with Enter opens a new tab, and the dialog stays', async () => {
    const reader = await newReader();
    const page = await openResults(reader);
    const opened = reader.context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await tab.getByRole('heading', { name: 'Create an account', level: 1 }).waitFor();
    expect(await dialog(page).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/user/quotes');
  });

  it('Tab goes through all controls and stays in the dialog; a letter goes back to the field', async () => {
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
  });

  it('a pointer at rest takes no option from them, one that moves does', async () => {
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

  it('Control with K closes it again', async () => {
    const page = await openResults(await newReader());
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor({ state: 'hidden' });
  });
});

describe('search filters', () => {
  const newReader = useReaders();

  it('ask for guides or the API, and there for a method', async () => {
    const reader = await newReader();
    const asked = await answerSearch(reader.context);
    const page = await reader.open('/user/quotes');
    await openSearch(page);
    await page.keyboard.insertText('account');
    await options(page).first().waitFor();
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

  it('can be chosen by keys', async () => {
    const reader = await newReader();
    const asked = await answerSearch(reader.context);
    const page = await reader.open('/user/quotes');
    await openSearch(page);
    await page.keyboard.insertText('account');
    await options(page).first().waitFor();
    await dialog(page).getByRole('button', { name: 'Close search' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => asked.at(-1)).toBe('?q=account&in=guides');
  });
});

describe('searches that find nothing or fail', () => {
  const newReader = useReaders();

  it('say that nothing was found, and offer to drop filters', async () => {
    const page = await openSearching(await newReader(), (query) => toAnswer(query.has('in') ? [] : RESULTS));
    await dialog(page).getByRole('radio', { name: 'Guides' }).check({ force: true });
    await dialog(page).getByRole('heading', { name: 'Nothing found for “account” with these filters.' }).waitFor();
    await expect.poll(() => dialog(page).getByRole('status').textContent()).toBe('Nothing found for “account”.');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await dialog(page).getByRole('button', { name: 'Search everything' }).click();
    await options(page).first().waitFor();
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
    await dialog(page).getByRole('heading', { name: 'Search does not answer.' }).waitFor();
    expect(await dialog(page).getByRole('link', { name: 'Open the search page' }).getAttribute('href')).toMatch(
      /\/search\?q=account$/,
    );
    const second = page.waitForResponse(/\/search\?/);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await second;
    await dialog(page).getByRole('heading', { name: 'Search does not answer.' }).waitFor();
    works = true;
    await field(page).press('Enter');
    await options(page).first().waitFor();
  });

  it('go on by themselves when the connection is back', async () => {
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

  for (const [what, response] of [
    ['an answer of another shape', { contentType: 'application/json', body: '{"hits":[{"title":7}]}' }],
    ['an answer that is cut short', { contentType: 'application/json', body: '{"query":"acc' }],
    ['a page', { contentType: 'text/html', body: '<h1>Search</h1>' }],
    ['no such page', { status: 404, contentType: 'text/html', body: '' }],
    [
      'an address that is a script',
      { contentType: 'application/json', json: toAnswer([toResult({ href: 'javascript:alert(1)' })]) },
    ],
  ] as const) {
    it(`ask for a reload after ${what}`, async () => {
      const reader = await newReader({ withErrors: true });
      await reader.context.route(/\/search\?/, (route) => route.fulfill(response));
      const page = await reader.open('/user/quotes');
      await openSearch(page);
      await page.keyboard.insertText('account');
      await dialog(page).getByRole('heading', { name: 'Search does not answer as this page expects.' }).waitFor();
      await dialog(page).getByRole('button', { name: 'Reload page' }).waitFor();
    });
  }
});

describe('before a word is typed, the dialog', () => {
  const newReader = useReaders();

  it('offers the pages of navbar and footer, and Enter opens none by itself', async () => {
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

  it('offers what was searched and opened lately', async () => {
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

  it('lets them be removed, one by one and all', async () => {
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

  for (const [what, settings] of [
    ['forbidden', { storageForbidden: true }],
    ['nonsense', { stored: { 'search.recent': '{"searches":{"0":1},"pages":[null,{"href":"javascript:1"}]}' } }],
  ] as const) {
    it(`works with a storage that is ${what}`, async () => {
      const page = await openResults(await newReader(settings));
      await options(page).nth(2).click();
      await page.getByRole('heading', { name: 'Bills', level: 1 }).waitFor();
      await openSearch(page);
      await options(page).first().waitFor();
    });
  }
});

describe('the search dialog in its window', () => {
  const newReader = useReaders();

  it('covers a narrow one, with a field that phones do not zoom into and rows for fingers', async () => {
    const page = await openResults(await newReader({ viewport: MOBILE, hasTouch: true, isMobile: true }));
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...MOBILE });
    expect(
      await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
    ).toBeGreaterThanOrEqual(16);
    const small = await dialog(page)
      .locator('button, label, [role=option]')
      .evaluateAll((controls) =>
        controls
          .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ text }) => text),
      );
    expect(small).toEqual([]);
  });

  for (const [what, viewport] of [
    ['320 px', { width: 320, height: 568 }],
    ['a window at 200 %', { width: 640, height: 400 }],
  ] as const) {
    it(`fits into ${what} without sideways scroll`, async () => {
      const page = await openResults(await newReader({ viewport }), () =>
        toAnswer([
          toResult({
            kind: 'operation',
            title: 'Supercalifragilisticexpialidocious'.repeat(3),
            operation: `DELETE /${'companies/{companyId}/'.repeat(6)}`,
            trail: ['API Documentation', 'A'.repeat(80)],
            excerpt: 'x'.repeat(200),
          }),
        ]),
      );
      await dialog(page).getByRole('radio', { name: 'API' }).check({ force: true });
      const overflow = await dialog(page).evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
          .map((part) => part.className),
      );
      expect(overflow).toEqual([]);
      expect(await field(page).isVisible()).toBe(true);
      expect(await options(page).first().isVisible()).toBe(true);
    });
  }

  it('leaves room for a touch keyboard', async () => {
    const page = await openResults(await newReader({ viewport: MOBILE }));
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 420 });
      Object.defineProperty(visualViewport, 'offsetTop', { value: 30 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    const box = await dialog(page).boundingBox();
    expect([box?.y, box?.height]).toEqual([30, 420]);
  });

  it('keeps the page behind it where it is', async () => {
    const page = await (await newReader()).open('/user/bills');
    await page.evaluate(() => scrollTo(0, 500));
    const width = () => page.evaluate(() => document.querySelector('main')?.clientWidth);
    const before = await width();
    await openSearch(page);
    await page.mouse.move(640, 780);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
    expect([await page.evaluate(() => scrollY), await width()]).toEqual([500, before]);
    await page.keyboard.press('Escape');
    await page.locator('html:not([data-searching])').waitFor();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  it('shows the active option in forced colours, and does not move with reduced motion', async () => {
    const page = await openResults(await newReader({ forcedColors: 'active', reducedMotion: 'reduce' }));
    const outlines = await options(page).evaluateAll((rows) => rows.map((row) => getComputedStyle(row).outlineStyle));
    expect(outlines).toEqual(['solid', 'none', 'none', 'none']);
    expect(await dialog(page).evaluate((element) => getComputedStyle(element).transitionProperty)).toBe('none');
  });
});

describe('the search dialog of a site under a base path', () => {
  const newReader = useReaders({ base: '/docs/' });

  it('asks below it', async () => {
    const reader = await newReader();
    const paths: string[] = [];
    await reader.context.route(/\/search\?/, (route) => {
      paths.push(new URL(route.request().url()).pathname);
      return route.fulfill({ json: toAnswer([toResult({ href: '/docs/user/bills' })]) });
    });
    const page = await reader.open('/docs/user/quotes');
    await openSearch(page);
    await page.keyboard.insertText('bill');
    await options(page).first().click();
    await page.getByRole('heading', { name: 'Bills', level: 1 }).waitFor();
    expect(paths).toEqual(['/docs/search']);
  });
});

const RECENT = JSON.stringify({
  searches: ['vat', 'due date'],
  pages: [{ href: '/user/bills', title: 'Bills', operation: null }],
});

/** The dialog with the answer to `account`. */
async function openSearching(reader: Reader, answer?: (query: URLSearchParams) => unknown): Promise<Page> {
  await answerSearch(reader.context, answer);
  const page = await reader.read('/user/quotes');
  await openSearch(page);
  await page.keyboard.insertText('account');
  return page;
}

async function openResults(reader: Reader, answer?: (query: URLSearchParams) => unknown): Promise<Page> {
  const page = await openSearching(reader, answer);
  await dialog(page).locator('.finder-result').first().waitFor();
  return page;
}

function isInside(page: Page, title: string): Promise<boolean> {
  return options(page)
    .filter({ hasText: new RegExp(`${title}$`) })
    .evaluate((row) => {
      const outer = row.closest('.finder-scroll')?.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      return outer !== undefined && top >= outer.top - 1 && bottom <= outer.bottom + 1;
    });
}
