import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MOBILE, useReaders } from './open-page.ts';
import { announced } from './page-state.ts';

describe('colour mode', () => {
  const newReader = useReaders();
  const newDarkReader = useReaders({ colorMode: { defaultMode: 'dark', respectPrefersColorScheme: false } });

  it('follows the system and its changes if nothing is stored', async () => {
    const page = await (await newReader({ colorScheme: 'light' })).open('/user/quotes');
    expect([await shownMode(page), await choice(page)]).toEqual(['light', 'system']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shownMode(page)).toBe('dark');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('follows the stored mode, whatever the system prefers', async () => {
    const page = await (await newReader({ colorScheme: 'light', stored: { theme: 'dark' } })).open('/user/quotes');
    expect([await shownMode(page), await choice(page)]).toEqual(['dark', 'dark']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await shownMode(page)).toBe('dark');
  });

  it('is correct from the first frame, before the script has loaded', async () => {
    const reader = await newReader({ colorScheme: 'light', stored: { theme: 'dark' } });
    await reader.context.route('**/client-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await reader.context.addInitScript(recordFrames);
    const page = await reader.open('/user/quotes');
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
    expect(frames.length).toBeGreaterThan(0);
    expect(new Set(frames)).toEqual(new Set(['dark']));
  });

  it('cycles light → dark → system with the switch, and is remembered', async () => {
    const reader = await newReader({ colorScheme: 'dark', stored: { theme: 'light' } });
    const page = await reader.open('/user/quotes');
    const label = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;
    const button = page.getByRole('button', { name: 'Switch between' });
    expect(await button.getAttribute('aria-label')).toBe(label('light'));
    for (const [expected, mode] of Object.entries({ dark: 'dark', system: 'dark', light: 'light' })) {
      await button.click();
      expect([await choice(page), await shownMode(page)]).toEqual([expected, mode]);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(expected);
      expect(await button.getAttribute('aria-label')).toBe(label(expected));
      await expect.poll(() => announced(page)).toBe(`${expected} mode`);
    }
    const next = await reader.open('/user/bills');
    expect(await choice(next)).toBe('light');
  });

  it('alternates light ↔ dark if the system is not a choice', async () => {
    const page = await (await newReader({ stored: { theme: 'light' } })).open('/user/quotes');
    await page.evaluate(() => document.documentElement.removeAttribute('data-respect-system'));
    const choices: (string | null)[] = [];
    for (let press = 0; press < 3; press++) {
      await page.getByRole('button', { name: 'Switch between' }).click();
      choices.push(await choice(page));
    }
    expect(choices).toEqual(['dark', 'light', 'dark']);
  });

  it.each([true, false])(
    'is the default if the system does not count, with a script: %s',
    async (javaScriptEnabled) => {
      const page = await (await newDarkReader({ colorScheme: 'light', javaScriptEnabled })).open('/user/quotes');
      expect(await shownMode(page)).toBe('dark');
    },
  );

  it('is shared with other tabs', async () => {
    const reader = await newReader({ colorScheme: 'light' });
    const [first, second] = [await reader.open('/user/quotes'), await reader.open('/user/bills')];
    await second.getByRole('button', { name: 'Switch between' }).click();
    await second.getByRole('button', { name: 'Switch between' }).click();
    expect(await choice(second)).toBe('dark');
    await expect.poll(() => shownMode(first)).toBe('dark');
    await second.evaluate(() => localStorage.clear());
    await expect.poll(() => shownMode(first)).toBe('light');
  });

  it("colours the browser's bars", async () => {
    const page = await (await newReader({ colorScheme: 'light', stored: { theme: 'dark' } })).open('/user/quotes');
    const tint = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('meta[name="theme-color"]')]
          .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
          .map((meta) => (meta as HTMLMetaElement).content),
      );
    expect(await tint()).toEqual(['#0a1111']);
    await page.getByRole('button', { name: 'Switch between' }).click();
    await page.getByRole('button', { name: 'Switch between' }).click();
    expect(await tint()).toEqual(['#fcfdfd']);
  });

  it('can be switched in the mobile menu', async () => {
    const page = await (await newReader({ colorScheme: 'light', viewport: MOBILE })).open('/user/quotes');
    await page.getByRole('button', { name: 'Navigation menu' }).click();
    await page.getByRole('button', { name: 'Switch between' }).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await expect.poll(() => announced(page)).toBe('light mode');
  });
});

/** The mode of the computed styles. */
function shownMode(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
}

function choice(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme-choice');
}

/** Records the mode in each animation frame that paints something. */
function recordFrames(): void {
  const frames: string[] = [];
  Object.assign(window, { frames });
  const record = (): void => {
    if (document.body !== null) frames.push(getComputedStyle(document.documentElement).colorScheme);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}
