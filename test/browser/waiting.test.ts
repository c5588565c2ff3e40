import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { sidebar } from './marked-page.ts';
import { type Reader, type ReaderOptions, useReaders } from './open-page.ts';
import { announced, holdRequests } from './page-state.ts';

describe('a slow page', () => {
  const newReader = useReaders();

  it('shows a bar and a spinner after 200 ms, and not before', async () => {
    const { page, answer } = await followHeld(await newReader());
    await bar(page).waitFor({ state: 'attached' });
    expect(await barValue(page)).toBeCloseTo(0.08);
    expect(await page.evaluate(() => (window as unknown as Waiting).waitedMs)).toBeGreaterThanOrEqual(199);
    expect(await page.getByText('Loading…').first().isVisible()).toBe(true);
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => announced(page)).toBe('Loading…');
    answer();
    await page.getByRole('heading', { name: 'Quotes' }).waitFor();
    await bar(page).waitFor({ state: 'detached' });
    expect(await page.getByText('Loading…').count()).toBe(0);
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBeNull();
  });

  it('advances the bar every 800 ms, in 200 ms, and shifts nothing', async () => {
    const { page, answer } = await followHeld(await newReader({ reducedMotion: 'no-preference' }));
    await page.evaluate(recordShifts);
    await bar(page).waitFor({ state: 'attached' });
    await expect.poll(() => barValue(page)).toBeGreaterThan(0.08);
    expect(await barValue(page)).toBeLessThan(1);
    expect(await bar(page).evaluate((element) => element.style.getPropertyValue('--speed'))).toBe('200ms');
    expect(await shiftsOf(page)).toEqual([]);
    answer();
  });

  it('can be abandoned for another page', async () => {
    const { page, answer } = await followHeld(await newReader());
    await bar(page).waitFor({ state: 'attached' });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Documentation', exact: true })
      .click();
    await page.getByRole('heading', { name: 'User guide', level: 1 }).waitFor();
    await expect.poll(() => bar(page).count()).toBe(0);
    answer();
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname).toBe('/category/users');
    expect(await page.evaluate(() => history.length)).toBe(3);
  });
});

describe('a page that fails to load', () => {
  const newReader = useReaders();
  const options: ReaderOptions = { withErrors: true };

  it('shows an error in place of the article, at its URL, and loads on Retry, with one history entry', async () => {
    const reader = await newReader(options);
    const page = await openReady(reader, '/user/bills');
    await reader.context.setOffline(true);
    await press(page, 'Quotes');
    await page.getByRole('heading', { name: 'This page could not be loaded.', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user/quotes');
    expect(await page.title()).toBe('This page could not be loaded.');
    await expect.poll(() => announced(page)).toBe('This page could not be loaded.');
    expect(await sidebar(page).locator('[aria-current=page]').allTextContents()).toEqual(['Quotes']);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    const retry = page.getByRole('button', { name: 'Retry' });
    const failed = page.waitForEvent('requestfailed');
    await retry.click();
    await failed;
    await retry.waitFor();
    await reader.context.setOffline(false);
    await retry.click();
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user/quotes');
    await page.goBack();
    await page.getByRole('heading', { name: 'Enter a bill' }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  it('is shown offline if it was prefetched', async () => {
    const reader = await newReader(options);
    const page = await reader.open('/user/bills');
    const quotes = page.waitForResponse('**/user/quotes');
    await sidebar(page).getByRole('link', { name: 'Quotes' }).hover();
    await (await quotes).finished();
    await reader.context.setOffline(true);
    await press(page, 'Quotes');
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
  });
});

describe('a script error on a page', () => {
  const newReader = useReaders();

  it('shows the error message, while the rest works', async () => {
    const page = await openReady(await newReader({ withErrors: true }), '/user/quotes');
    await page.evaluate(() => {
      const { createElement } = document;
      document.createElement = ((name: string) => {
        const element = createElement.call(document, name);
        if (name === 'button') {
          Object.defineProperty(element, 'role', {
            set() {
              throw new Error('A fault of the test');
            },
          });
        }
        return element;
      }) as typeof document.createElement;
    });
    await sidebar(page).getByText('Developers guide').click();
    await press(page, 'Clients');
    await page.getByRole('alert').getByRole('heading', { name: 'This page crashed.' }).waitFor();
    expect(await page.getByText('print(requests').first().isVisible()).toBe(true);
    const theme = page.getByRole('button', { name: 'Switch between' });
    await theme.click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('tab', { name: 'PHP' }).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('is shown on the first page too', async () => {
    const reader = await newReader({ withErrors: true });
    await reader.context.addInitScript(() => {
      Element.prototype.prepend = function prepend(...nodes) {
        if ('tabs' in (this as HTMLElement).dataset) throw new Error('A fault of the test');
        this.insertBefore(nodes[0] as Node, this.firstChild);
      };
    });
    const page = await reader.open('/developers/clients');
    await page.getByRole('alert').getByRole('heading', { name: 'This page crashed.' }).waitFor();
    expect(await page.getByText('print(requests').first().isVisible()).toBe(true);
    await press(page, 'Bills');
    await page.getByRole('heading', { name: 'Enter a bill' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('site files that fail to load', () => {
  const newReader = useReaders();

  it('leave links working if only the second script is missing', async () => {
    const reader = await newReader({ withErrors: true });
    await reader.context.route('**/deferred-*.js', (route) => route.abort());
    const page = await reader.open('/user/bills');
    await sidebar(page).getByRole('link', { name: 'Quotes' }).click();
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user/quotes');
  });
});

/** A page whose script has loaded, with prefetching off. */
async function openReady(reader: Reader, path: string): Promise<Page> {
  await reader.context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  return reader.read(path);
}

/** Activates a sidebar link without a pointer, which would prefetch the page. */
async function press(page: Page, name: string): Promise<void> {
  await sidebar(page)
    .getByRole('link', { name, includeHidden: true })
    .evaluate((link) => (link as HTMLElement).click());
}

interface Waiting {
  /** Milliseconds from a click to the first progress indicator, by the page's clock. */
  waitedMs?: number;
}

/** Runs in the page, because a test on a busy machine would measure too late. */
function recordWaiting(): void {
  addEventListener(
    'click',
    () => {
      const clicked = performance.now();
      new MutationObserver((_, observer) => {
        const hasBar = document.querySelector('progress') !== null;
        if (!hasBar && !document.body.textContent.includes('Loading…')) return;
        (window as unknown as Waiting).waitedMs = performance.now() - clicked;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    },
    { capture: true, once: true },
  );
}

/** Follows a link to a page that arrives when `answer` is called. */
async function followHeld(reader: Reader): Promise<{ readonly page: Page; readonly answer: () => void }> {
  const page = await openReady(reader, '/user/bills');
  const answer = await holdRequests(page, '**/user/quotes');
  await page.evaluate(recordWaiting);
  await press(page, 'Quotes');
  return { page, answer };
}

function bar(page: Page) {
  return page.getByRole('progressbar', { name: 'Loading…' });
}

function barValue(page: Page): Promise<number> {
  return bar(page).evaluate((element) => (element as HTMLProgressElement).value);
}
