import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';

const announced = (page: Page): Promise<string | null> => page.locator('[data-live]').textContent();
const shown = (page: Page, id: string): Promise<string[]> =>
  page.locator(`#${id} > details > .fields > li > a:first-child`).allTextContents();

describe('fields that another page describes', () => {
  const newReader = useReaders();

  it('open in place by keyboard, at any depth, with ids that continue', async () => {
    const page = await (await newReader()).read('/api/schemas/Branch');
    const holder = page.locator('#schema-holder > details > summary');
    expect(await holder.textContent()).toBe('Properties of holder');
    await holder.press('Enter');
    await expect.poll(() => shown(page, 'schema-holder')).toEqual(['first', 'last', 'phone', 'email', 'home']);
    expect(await holder.evaluate((summary) => summary === document.activeElement)).toBe(true);
    await expect.poll(() => announced(page)).toBe('5 properties shown');
    for (const id of ['schema-holder-home', 'schema-holder-home-parent', 'schema-holder-home-parent-parent']) {
      await page.locator(`#${id} > details > summary`).press('Enter');
      await expect.poll(() => shown(page, id)).toContain('city');
    }
    expect(page.url()).toMatch(/\/api\/schemas\/Branch$/);
    const ids = await page.locator('main [id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)]);
    expect(await page.locator('#schema-holder-home-city > a').getAttribute('href')).toBe('#schema-holder-home-city');
  });

  it('are where a link to one of them leads, on load and later', async () => {
    const page = await (await newReader()).open('/api/schemas/Branch#schema-holder-home-parent-city');
    await page.locator('#schema-holder-home-parent-city:target').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top))
      .toBeLessThan(400);
    await page.evaluate(() => {
      location.hash = 'schema-parent-code';
    });
    await page.locator('#schema-parent-code:target').waitFor();
  });

  it('have variants to choose, also if they are copied from this page', async () => {
    const page = await (await newReader()).read('/api/grow-tree');
    await page.getByText('Properties of branch').press('Enter');
    await page.locator('#body-branch').getByText('61 properties of trunk').press('Enter');
    const copied = page.locator('#body-branch-kind');
    await copied.getByRole('tab', { name: 'elm' }).click();
    expect(await copied.getByRole('tabpanel').allInnerTexts()).toEqual([expect.stringContaining('Elm')]);
    expect(await page.locator('#body-trunk-kind [role="tabpanel"]').textContent()).toContain('Oak');
  });

  it('load although a prefetch of their page failed', async () => {
    const reader = await newReader({ withErrors: true });
    let requests = 0;
    await reader.context.route('**/api/schemas/Holder', (route) =>
      requests++ === 0 ? route.abort() : route.continue(),
    );
    const page = await reader.read('/api/schemas/Branch');
    await expect.poll(() => requests).toBe(1);
    await page.locator('#schema-holder > details > summary').press('Enter');
    await expect.poll(() => shown(page, 'schema-holder')).toContain('phone');
  });

  it('stay a link if they cannot be loaded, and load when they are opened again', async () => {
    const reader = await newReader({ withErrors: true });
    await reader.context.route('**/api/schemas/Holder', (route) => route.abort());
    const page = await reader.read('/api/schemas/Branch');
    const holder = page.locator('#schema-holder > details');
    const summary = holder.locator('summary');
    await summary.press('Enter');
    expect(await holder.getByRole('alert').textContent()).toContain('could not be loaded');
    expect(await holder.locator('.more a').getAttribute('href')).toBe('/api/schemas/Holder');
    await reader.context.unroute('**/api/schemas/Holder');
    await summary.press('Enter');
    await summary.press('Enter');
    await expect.poll(() => shown(page, 'schema-holder')).toContain('phone');
    expect(await holder.getByRole('alert').count()).toBe(0);
  });
});
