import { describe, expect, it } from 'vitest';
import { toResult } from '../worker/client/search/answers.ts';
import { MOBILE, useReaders } from './open-page.ts';
import { dialog, field, openResults, openSearch, options, toAnswer } from './search-dialog.ts';

describe('the search dialog in its window', () => {
  const newReader = useReaders();

  it('covers a narrow window, with a field that does not zoom and rows large enough for touch', async () => {
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
    const heights = await options(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(72);
  });

  it('fits into a window of 320 px, and at 200 % zoom, without scrolling sideways', async () => {
    const page = await openResults(await newReader(), () =>
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
    for (const [width, height] of [
      [320, 568],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      const overflow = await dialog(page).evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
          .map((part) => part.className),
      );
      expect({ width, overflow }).toEqual({ width, overflow: [] });
      expect(await field(page).isVisible()).toBe(true);
      expect(await options(page).first().isVisible()).toBe(true);
    }
  });

  it('shows all of the active result beside the list of a wide window', async () => {
    const page = await openResults(await newReader());
    const preview = dialog(page).locator('.finder-preview');
    await expect.poll(() => preview.innerText()).toContain('Opens an account in the ledger.');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => preview.innerText()).toContain('Refused: the account is there already.');
    expect(await preview.ariaSnapshot()).toBe('');
    await page.setViewportSize(MOBILE);
    expect(await preview.isVisible()).toBe(false);
  });

  it('leaves space for a touch keyboard', async () => {
    const page = await openResults(await newReader({ viewport: MOBILE }));
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 420, configurable: true });
      Object.defineProperty(visualViewport, 'offsetTop', { value: 30 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    const box = await dialog(page).boundingBox();
    expect([box?.y, box?.height]).toEqual([30, 420]);
    // Not for a reader who zooms in, who sees a part of the dialog.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'scale', { value: 2 });
      Object.defineProperty(visualViewport, 'height', { value: 210 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    expect((await dialog(page).boundingBox())?.height).toBe(420);
  });

  it('prevents the page behind it from scrolling', async () => {
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
    const page = await openResults(await newReader({ forcedColors: 'active' }));
    const outlines = await options(page).evaluateAll((rows) => rows.map((row) => getComputedStyle(row).outlineStyle));
    expect(outlines).toEqual(['solid', 'none', 'none', 'none']);
    expect(await dialog(page).evaluate((element) => getComputedStyle(element).transitionProperty)).toBe('none');
  });
});
