import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, isSameDocument, openMarked, sidebar } from './marked-page.ts';
import { MOBILE, type Reader, useReaders } from './open-page.ts';

const BASE = '/help/docs';

describe('a site below a path', () => {
  const newReader = useReaders({ base: `${BASE}/` });

  it('navigates without full loads', async () => {
    const { page, outside } = await begin(await newReader(), `${BASE}/user/bills`);
    await sidebar(page).getByRole('link', { name: 'Quotes' }).click();
    await heading(page, 'Quotes').waitFor();
    expect([new URL(page.url()).pathname, await isSameDocument(page)]).toEqual([`${BASE}/user/quotes`, true]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `https://docs.example.com${BASE}/user/quotes`,
    );
    await page.goBack();
    await heading(page, 'Bills').waitFor();
    await page.locator('header').getByRole('link', { name: 'API Documentation' }).click();
    await page.waitForURL(`**${BASE}/category/api`);
    await page.locator('main article a').first().click();
    await page.waitForURL(`**${BASE}/api/**`);
    await page.locator('header .brand').click();
    await page.waitForURL(`**${BASE}`);
    expect(await isSameDocument(page)).toBe(true);
    expect(outside()).toEqual([]);
  });

  it('has working search and menu', async () => {
    const { page, outside } = await begin(await newReader({ viewport: MOBILE }), `${BASE}/user/bills`);
    await page.getByRole('button', { name: 'Navigation menu' }).click();
    await sidebar(page).getByRole('link', { name: 'Quotes' }).click();
    await heading(page, 'Quotes').waitFor();
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('bills');
    await page.getByRole('dialog').getByRole('option', { name: /Bills/ }).first().click();
    await page.waitForURL(`**${BASE}/**bill**`);
    expect([await isSameDocument(page), outside()]).toEqual([true, []]);
  });

  it('leaves links outside the base to the browser', async () => {
    const reader = await newReader();
    const asked: string[] = [];
    await reader.context.route('**/pricing', async (route) => {
      asked.push(route.request().resourceType());
      await route.fulfill({ contentType: 'text/html', body: '<h1>Prices</h1>' });
    });
    const { page } = await begin(reader, `${BASE}/user/bills`);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/pricing', textContent: 'Prices' });
      document.querySelector('main')?.prepend(link);
    });
    const link = page.getByRole('link', { name: 'Prices' });
    await link.focus();
    await link.hover();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await link.click();
    await page.getByRole('heading', { name: 'Prices' }).waitFor();
    expect(asked).toEqual(['document']);
  });

  it('shows its expected base if its files do not load, without JavaScript too', async () => {
    const reader = await newReader({ withErrors: true, javaScriptEnabled: false });
    await reader.context.route('**/assets/**', (route) => route.abort());
    const page = await reader.open(`${BASE}/user/quotes`);
    expect(await page.getByText('This site did not load properly.').isVisible()).toBe(true);
    expect(await page.getByText(`must be served from https://docs.example.com${BASE}`).isVisible()).toBe(true);
  });
});

describe('a site that is served at another base than it was built for', () => {
  const newReader = useReaders();

  it('shows a banner with the expected base', async () => {
    const reader = await newReader({ withErrors: true });
    // Like a proxy that puts the site below a path that the site does not know.
    await reader.context.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (!pathname.startsWith('/docs/')) return route.fulfill({ status: 404 });
      return route.fulfill({ response: await route.fetch({ url: origin + pathname.slice('/docs'.length) }) });
    });
    const page = await reader.open('/docs/user/quotes');
    expect(await page.getByText('must be served from https://docs.example.com/').isVisible()).toBe(true);
  });
});

/** Opens a page as a reader, and records requested paths outside the base. */
async function begin(reader: Reader, path: string): Promise<{ page: Page; outside: () => string[] }> {
  const asked: string[] = [];
  reader.context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const page = await openMarked(reader, path);
  return { page, outside: () => asked.filter((name) => name !== BASE && !name.startsWith(`${BASE}/`)) };
}
