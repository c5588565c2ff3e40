import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Checked, findViolations } from './axe.ts';
import { MOBILE, serveLargeImages, useSampleReaders } from './open-page.ts';
import { moveMouse } from './page-state.ts';
import { repeatedNames } from './repeated-names.ts';
import { PAGES, WIDE } from './sample-pages.ts';
import { answerSearch, dialog, openSearch, RESULTS, toAnswer } from './search-dialog.ts';
import { openForm } from './try-it-form.ts';

const MODES = ['light', 'dark'] as const;

/** Pages whose bars and sidebar, which others share, are checked for contrast and in a wide window too. */
const WITH_FRAME: readonly string[] = [PAGES.guide, PAGES.operation];

/** A menu or dialog makes the page inert, including the main landmark and its heading. */
const OUT_OF_REACH = ['landmark-one-main', 'page-has-heading-one'];

const RECENT = JSON.stringify({
  searches: ['due date'],
  pages: [{ href: '/api/get-invoice', title: 'Get an invoice', operation: 'GET /invoices/{id}' }],
});

describe('accessibility', () => {
  const newReader = useSampleReaders();

  for (const [name, path] of Object.entries(PAGES)) {
    it(`no violation of WCAG 2.2 AA: ${name}`, async () => {
      const reader = await newReader({ withErrors: path === PAGES['not found'] });
      const page = await reader.open(path);
      const parts = WITH_FRAME.includes(path) ? { ofColors: 'body' } : { ofColors: 'main', whenWide: 'main' };
      expect(await findViolationsInAll(page, parts)).toEqual([]);
      expect(await page.locator('h1:visible').count()).toBe(1);
      await page.setViewportSize(WIDE);
      if (path === PAGES.guide) expect(await fainterTexts(page)).toEqual([]);
      if (path === PAGES.operation) await openForm(page);
      expect(await repeatedNames(page)).toEqual([]);
    });
  }

  // Each state shows something else than the one before.
  for (const [name, states] of [
    [
      'whatever it finds',
      [
        ['', '.finder-removals'],
        ['invoice', '.finder-result'],
        ['nothing', '.finder-message'],
        ['method', '.finder-result'],
      ],
    ],
    ['after a failure', [['failure', '.finder-message']]],
  ] as const) {
    it(`no violation in the search dialog, ${name}`, async () => {
      // Only a failure may log an error.
      const reader = await newReader({ stored: { 'search.recent': RECENT }, withErrors: name === 'after a failure' });
      await answerSearch(reader.context, (query) => {
        if (query.get('q') === 'failure') return { hits: [] };
        return toAnswer(query.get('q') === 'nothing' ? [] : RESULTS, RESULTS.length + 1);
      });
      const page = await reader.open('/user/bills');
      await openSearch(page);
      const part = { part: '.finder', ofColors: '.finder', without: OUT_OF_REACH };
      for (const [text, shown] of states) {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.insertText(text);
        await dialog(page).locator(shown).first().waitFor();
        if (text === 'method') await dialog(page).getByRole('radio', { name: 'API' }).check({ force: true });
        expect({ text, found: await findViolationsInAll(page, part) }).toEqual({ text, found: [] });
      }
    });
  }

  it('no violation in the mobile menu', async () => {
    const page = await (await newReader({ viewport: MOBILE })).read('/api/get-invoice');
    await page.getByRole('button', { name: 'Navigation menu' }).click();
    await page.getByRole('complementary', { name: 'Navigation menu' }).waitFor();
    await page.locator('[inert] main, main[inert]').waitFor();
    expect(await findViolationsIn(page, '#sidebar')).toEqual([]);
  });

  it('no violation in the page menu and the list of shortcuts', async () => {
    const page = await (await newReader()).open('/user/bills');
    await page.getByRole('button', { name: 'Copy page' }).click();
    expect(await findViolationsIn(page, '#page-menu')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await findViolationsIn(page, 'dialog.shortcuts')).toEqual([]);
  });

  it('no violation in an enlarged image', async () => {
    const reader = await newReader({ viewport: MOBILE });
    await serveLargeImages(reader);
    const page = await reader.open('/developers/webhooks');
    await moveMouse(page);
    await page.getByRole('main').getByRole('img').first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Enlarge image' }).first().click();
    await page.getByRole('dialog', { name: 'Enlarged image' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('no violation on a page that failed to load', async () => {
    const reader = await newReader({ withErrors: true });
    const page = await reader.open('/user/bills');
    await moveMouse(page);
    await page.waitForResponse('**/user/quotes');
    await reader.context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'API' })
      .evaluate((link) => {
        (link as HTMLAnchorElement).href = '/user/elsewhere';
        (link as HTMLAnchorElement).click();
      });
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});

interface CheckedInAll extends Checked {
  /** Where contrast is checked, which takes most of the time. */
  readonly ofColors: string;
  /** What is checked in a wide window, if the rest is the same on another page. */
  readonly whenWide?: string;
}

/** Violations in both windows, and of contrast in both colour modes. No colour depends on the window. */
async function findViolationsInAll(
  page: Page,
  { ofColors, without = [], whenWide, ...checked }: CheckedInAll,
): Promise<string[]> {
  const found: string[] = [];
  const inWide = whenWide === undefined ? checked : { ...checked, part: whenWide };
  for (const [viewport, inThis] of [[MOBILE, checked] as const, [WIDE, inWide] as const]) {
    await page.setViewportSize(viewport);
    const violations = await findViolations(page, { ...inThis, without: ['color-contrast', ...without] });
    found.push(...violations.map((violation) => `${viewport.width} px: ${violation}`));
  }
  return [...found, ...(await findColorFaults(page, ofColors))];
}

/** Violations in a menu or dialog. */
async function findViolationsIn(page: Page, part: string): Promise<string[]> {
  const found = await findViolations(page, { part, without: ['color-contrast', ...OUT_OF_REACH] });
  return [...found, ...(await findColorFaults(page, part))];
}

async function findColorFaults(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of MODES) {
    await page.emulateMedia({ colorScheme });
    const violations = await findViolations(page, { part, rules: ['color-contrast'] });
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** Text of an article in other colours than those of AAA contrast, which test/worker/ui/tokens.test.ts computes. */
function fainterTexts(page: Page): Promise<string[]> {
  return page.locator('main .prose :is(p, li, h2, td, strong)').evaluateAll((texts) => {
    const [probe] = texts as [HTMLElement];
    const own = probe.style.color;
    const allowed = ['--ink', '--ink-soft'].map((role) => {
      probe.style.color = `var(${role})`;
      return getComputedStyle(probe).color;
    });
    probe.style.color = own;
    return texts.filter((text) => !allowed.includes(getComputedStyle(text).color)).map(({ outerHTML }) => outerHTML);
  });
}
