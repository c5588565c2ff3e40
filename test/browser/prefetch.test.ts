import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isSameDocument, mark } from './marked-page.ts';
import { type Reader, useReaders } from './open-page.ts';
import { interact, moveMouse } from './page-state.ts';

describe('prefetching', () => {
  const newReader = useReaders();

  it('prefetches each link in view once, and shows it without another request', async () => {
    const { page, requested } = await openCounted(await newReader(), '/user/bills');
    await page.mouse.move(5, 5);
    await expect.poll(() => requested().includes('/user/quotes')).toBe(true);
    await expect.poll(() => requested().includes('/category/users')).toBe(true);
    await page.waitForTimeout(300);
    for (let time = 0; time < 2; time++) {
      await link(page, 'Quotes').hover();
      await page.mouse.move(5, 5);
      await page.waitForTimeout(150);
    }
    expect(requested()).not.toContain('/user/bills');
    await link(page, 'Quotes').click();
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    expect(requested().filter((path) => path === '/user/quotes')).toEqual(['/user/quotes']);
  });

  it('starts with user input; a page that loads below a resting pointer does not count', async () => {
    const { page, requested } = await openCounted(await newReader(), '/user/bills');
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    await page.waitForTimeout(700);
    expect(requested()).toEqual([]);
    await page.mouse.move(5, 5);
    await page.mouse.move(50, 50);
    await expect.poll(() => requested()).toContain('/user/quotes');
  });

  it('prefetches links out of view only on hover', async () => {
    const { page, requested } = await openCounted(await newReader(), '/api/get-accounts-1');
    await moveMouse(page);
    await expect.poll(() => requested().includes('/api/get-accounts-2')).toBe(true);
    await page.waitForTimeout(300);
    expect(requested()).not.toContain('/api/get-accounts-38');
    await apiLink(page, 'get-accounts-38').hover();
    await expect.poll(() => requested().includes('/api/get-accounts-38')).toBe(true);
  });

  it('prefetches on hover and focus', async () => {
    const { page, requested } = await openCounted(await newReader(), '/api/get-accounts-1', HIDE_FROM_OBSERVER);
    await interact(page);
    await page.waitForTimeout(300);
    expect(requested()).toEqual([]);
    await apiLink(page, 'get-accounts-2').hover();
    await expect.poll(() => requested()).toContain('/api/get-accounts-2');
    await apiLink(page, 'get-accounts-3').focus();
    await expect.poll(() => requested()).toContain('/api/get-accounts-3');
  });

  for (const [what, connection] of [
    ['data saver', { saveData: true, effectiveType: '4g' }],
    ['slow 2g', { effectiveType: 'slow-2g' }],
  ] as const) {
    it(`prefetches nothing with ${what}`, async () => {
      const { page, requested } = await openCounted(
        await newReader(),
        '/user/bills',
        `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} })`,
      );
      await moveMouse(page);
      await link(page, 'Quotes').hover();
      await page.waitForTimeout(400);
      expect(requested()).toEqual([]);
      await link(page, 'Quotes').click();
      await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
      expect(requested()[0]).toBe('/user/quotes');
    });
  }

  it('loads a page in full if prefetching failed', async () => {
    const reader = await newReader({ withErrors: true });
    await reader.context.route('**/user/quotes', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    const { page, requested } = await openCounted(reader, '/user/bills');
    await mark(page);
    await moveMouse(page);
    await expect.poll(() => requested().includes('/user/quotes')).toBe(true);
    await link(page, 'Quotes').click();
    await page.getByRole('heading', { name: 'Quotes', level: 1 }).waitFor();
    expect(await isSameDocument(page)).toBe(false);
    expect(requested().filter((path) => path === '/user/quotes')).toEqual(['/user/quotes']);
  });
});

/** Moves pointer and focus away. */
const HIDE_FROM_OBSERVER = 'IntersectionObserver.prototype.observe = () => {}';

/** A page, and the paths that its script has requested so far. */
async function openCounted(
  reader: Reader,
  path: string,
  script = '',
): Promise<{ readonly page: Page; readonly requested: () => readonly string[] }> {
  const paths: string[] = [];
  reader.context.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname);
  });
  await reader.context.addInitScript(script);
  return { page: await reader.open(path), requested: () => paths };
}

function link(page: Page, name: string) {
  return page.locator('#sidebar').getByRole('link', { name, exact: true });
}

function apiLink(page: Page, slug: string) {
  return page.locator(`#sidebar a[href="/api/${slug}"]`);
}
