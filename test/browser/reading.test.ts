import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CLIPBOARD, readClipboard } from './clipboard.ts';
import { MOBILE, serveLargeImages, useReaders, useSampleReaders } from './open-page.ts';
import { announced, isFocused, isOpen, moveMouse, scrolled, scrollTo } from './page-state.ts';
import { field, openSearch } from './search-dialog.ts';

describe('anchor links', () => {
  const newReader = useReaders();

  it('copy the URL of headings and navigate to them', async () => {
    const page = await (await newReader({ permissions: CLIPBOARD })).read('/user/bills');
    await page.getByRole('link', { name: 'Direct link to Pay it' }).click();
    await expect.poll(() => announced(page)).toBe('Copied');
    expect(await readClipboard(page)).toBe(`${new URL(page.url()).origin}/user/bills#pay-it`);
    expect(new URL(page.url()).hash).toBe('#pay-it');
  });

  it('do the same for fields', async () => {
    const page = await (await newReader({ permissions: CLIPBOARD })).read('/api/create-account');
    await page.getByRole('link', { name: 'name', exact: true }).click();
    await expect.poll(() => announced(page)).toBe('Copied');
    expect(await readClipboard(page)).toMatch(/\/api\/create-account#\S+name$/);
  });

  it('only navigate for other fragment links', async () => {
    const page = await (await newReader({ permissions: CLIPBOARD })).read('/user/bills');
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Pay it' }).click();
    await page.waitForTimeout(200);
    expect(await readClipboard(page)).toBe('before');
  });
});

describe('back to top', () => {
  const newReader = useReaders();

  it('appears when scrolling up, and scrolls to the top', async () => {
    const page = await (await newReader()).read('/user/bills');
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await scrollTo(page, 1500);
    expect(await button.isVisible()).toBe(false);
    await scrollTo(page, 1400);
    await button.waitFor();
    await button.click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await button.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });
});

describe('shortcuts', () => {
  const newReader = useReaders();

  it('are listed on ?, and closing the list returns the focus', async () => {
    const page = await (await newReader({ stored: { shortcuts: 'on' } })).read('/user/bills');
    const link = page.locator('#sidebar').getByRole('link', { name: 'Quotes' });
    await link.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.waitFor();
    expect(await dialog.getByRole('term').allTextContents()).toContain('Next page');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(link)).toBe(true);
  });

  it('go to the next and previous page', async () => {
    const page = await (await newReader({ stored: { shortcuts: 'on' } })).read('/user/bills');
    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    await page.keyboard.press('p');
    await page.getByRole('heading', { name: 'Enter a bill' }).waitFor();
    await scrollTo(page, 900);
    await page.keyboard.press('t');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  it('are ignored while typing and with modifiers', async () => {
    const page = await (await newReader()).read('/user/bills');
    await openSearch(page);
    await page.keyboard.type('n?t/');
    expect(await field(page).inputValue()).toBe('n?t/');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+n');
    await page.waitForTimeout(150);
    expect([await page.getByRole('dialog').count(), new URL(page.url()).pathname]).toEqual([0, '/user/bills']);
  });

  it('are off until they are turned on, and can be turned off permanently', async () => {
    const reader = await newReader();
    const page = await reader.read('/user/bills');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const box = page.getByRole('checkbox', { name: 'Use single keys as shortcuts' });
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await box.uncheck();
    await page.keyboard.press('Escape');
    const next = await reader.read('/user/bills');
    for (const key of ['?', 'n', '/']) await next.keyboard.press(key);
    await next.waitForTimeout(200);
    expect([await next.getByRole('dialog').count(), new URL(next.url()).pathname]).toEqual([0, '/user/bills']);
    expect(await next.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    // The other shortcuts stay on.
    await next.keyboard.press('Control+k');
    await field(next).waitFor();
    await next.keyboard.press('Escape');
    await next.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await next.getByRole('checkbox').check();
    await next.getByRole('button', { name: 'Close' }).last().click();
    await next.keyboard.press('?');
    await next.getByRole('dialog').waitFor();
  });
});

describe('long lines of code', () => {
  const newReader = useSampleReaders();

  it('can be wrapped with a button, for all code and on later pages', async () => {
    const reader = await newReader({ viewport: MOBILE });
    const page = await reader.read('/developers/webhooks');
    const toggle = page.getByRole('button', { name: 'Toggle word wrap' }).first();
    await page.locator('main pre').first().scrollIntoViewIfNeeded();
    await toggle.waitFor({ state: 'attached' });
    expect([await toggle.getAttribute('aria-pressed'), await isCutOff(page)]).toEqual(['false', true]);
    await toggle.click();
    expect([await toggle.getAttribute('aria-pressed'), await isCutOff(page)]).toEqual(['true', false]);
    const next = await reader.open('/developers/webhooks');
    expect(await isCutOff(next)).toBe(false);
    await moveMouse(next);
    await next.locator('main pre').first().scrollIntoViewIfNeeded();
    await next.getByRole('button', { name: 'Toggle word wrap' }).first().click();
    expect(await isCutOff(next)).toBe(true);
    expect(await isCutOff(await reader.open('/developers/webhooks'))).toBe(true);
  });

  it('have no button if nothing overflows', async () => {
    const page = await (await newReader()).read('/user/bills');
    expect(await page.getByRole('button', { name: 'Toggle word wrap' }).count()).toBe(0);
  });
});

describe('images', () => {
  const newReader = useSampleReaders();

  it('can be enlarged if they are scaled down', async () => {
    const reader = await newReader({ viewport: MOBILE });
    await serveLargeImages(reader);
    const page = await reader.read('/developers/webhooks');
    await page.getByRole('main').getByRole('img').first().scrollIntoViewIfNeeded();
    const button = page.getByRole('button', { name: /^Enlarge image: / }).first();
    await button.waitFor();
    await button.click();
    const image = page.getByRole('dialog', { name: 'Enlarged image' }).getByRole('img', { includeHidden: true });
    await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(MOBILE.width);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await isFocused(button)).toBe(true);
  });
});

describe('wide diagrams', () => {
  const newReader = useSampleReaders();

  it('scroll in a narrow window, so their text stays readable', async () => {
    const page = await (await newReader({ viewport: MOBILE })).open('/developers/webhooks');
    const drawing = page.getByRole('main').locator('.drawing').first();
    expect(await drawing.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(150);
    await drawing.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => drawing.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  });
});

describe('a printed page', () => {
  const newReader = useReaders();
  const newSampleReader = useSampleReaders();

  it('contains link targets', async () => {
    const page = await (await newSampleReader()).read('/user/invoicing');
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('main').locator('.prose a[href^="/"]').first();
    const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written).toBe(`" (${await link.getAttribute('href')})"`);
  });

  it('shows all sections, and no controls', async () => {
    const page = await (await newReader()).read('/developers/clients');
    await page.emulateMedia({ media: 'print' });
    for (const text of ['file_get_contents', 'print(requests', 'sandbox.example.com']) {
      expect(await page.getByText(text).first().isVisible()).toBe(true);
    }
    for (const button of await page.getByRole('button').all()) expect(await button.isVisible()).toBe(false);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    await page.goto('/developers/errors');
    expect(await heightOf(page, 'Closed period')).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  });

  it('closes the sections again afterwards', async () => {
    const page = await (await newReader()).read('/developers/errors');
    const section = page.locator('main details').last();
    await section.evaluate((element) => element.setAttribute('name', 'exclusive'));
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await isOpen(section)).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await isOpen(section)).toBe(false);
    expect(await section.getAttribute('name')).toBe('exclusive');
  });
});

function isCutOff(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main pre')].some((pre) => pre.scrollWidth > pre.clientWidth),
  );
}

async function heightOf(page: Page, heading: string): Promise<number> {
  return (await page.getByRole('heading', { name: heading, includeHidden: true }).boundingBox())?.height ?? 0;
}
