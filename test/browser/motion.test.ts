import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, isSameDocument, openMarked, sidebar } from './marked-page.ts';
import { MOBILE, useReaders } from './open-page.ts';
import { scrolled, scrollTo } from './page-state.ts';
import { dialog, openSearch } from './search-dialog.ts';

const MOTION = { reducedMotion: 'no-preference' } as const;

describe('motion', () => {
  const newReader = useReaders();

  it('leads from page to page, and a second link may be followed before the first page is shown', async () => {
    const page = await openMarked(await newReader(MOTION), '/user/bills');
    await countTransitions(page);
    await page.evaluate(() => {
      for (const name of ['quotes', 'bills', 'quotes'])
        document.querySelector<HTMLElement>(`#sidebar a[href="/user/${name}"]`)?.click();
    });
    await heading(page, 'Quotes').waitFor();
    await sidebar(page).getByRole('link', { name: 'Bills' }).click();
    await heading(page, 'Bills').waitFor();
    expect(await transitions(page)).toBeGreaterThan(1);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('leads to the top of a page', async () => {
    const page = await (await newReader(MOTION)).read('/user/bills');
    await scrollTo(page, 1500);
    await scrollTo(page, 1400);
    const places = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const found: number[] = [];
          addEventListener('scroll', () => {
            found.push(scrollY);
            if (scrollY === 0) resolve(found);
          });
        }),
    );
    await page.getByRole('button', { name: 'Scroll back to top' }).click();
    expect((await places).length).toBeGreaterThan(2);
    expect(await scrolled(page)).toBe(0);
  });

  it('brings the mobile menu, and lets the focus return while the menu leaves', async () => {
    const page = await (await newReader({ ...MOTION, viewport: MOBILE })).open('/user/bills');
    const button = page.getByRole('button', { name: 'Navigation menu' });
    const menu = page.getByRole('complementary', { name: 'Navigation menu' });
    await button.click();
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('brings the search dialog, which opens again while it leaves', async () => {
    const page = await (await newReader(MOTION)).read('/user/bills');
    await openSearch(page);
    expect(await dialog(page).evaluate((element) => getComputedStyle(element).transitionProperty)).not.toBe('none');
    await page.keyboard.press('Escape');
    await openSearch(page);
    expect(await dialog(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('does not happen if the reader prefers less of it', async () => {
    const page = await openMarked(await newReader(), '/user/bills');
    await countTransitions(page);
    await sidebar(page).getByRole('link', { name: 'Quotes' }).click();
    await heading(page, 'Quotes').waitFor();
    expect(await transitions(page)).toBe(0);
    const styles = await page.evaluate(() =>
      ['main', '#sidebar', 'summary', 'a'].map((selector) => {
        const { transitionProperty, animationName } = getComputedStyle(document.querySelector(selector) as Element);
        return [transitionProperty, animationName];
      }),
    );
    expect(new Set(styles.flat())).toEqual(new Set(['none']));
  });
});

interface Counted {
  transitions: number;
}

async function countTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = Object.assign(window as unknown as Counted, { transitions: 0 });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...update: Parameters<typeof start>) => {
      counted.transitions++;
      return start(...update);
    };
  });
}

function transitions(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Counted).transitions);
}
