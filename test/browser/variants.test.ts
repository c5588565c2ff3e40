import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';
import { holdRequests, moveMouse } from './page-state.ts';
import { openForm } from './try-it-form.ts';

/** The fixture's API with forms. */
const WITH_FORMS = {
  apis: [
    {
      id: 'ledger',
      description: 'api/ledger.json',
      category: { path: '/category/api', label: 'API Documentation' },
      tryIt: { mode: 'mock' },
    },
  ],
};

describe('the variants of a body', () => {
  const newReader = useReaders(WITH_FORMS);

  it('are a menu if there are many, named by the value that selects each', async () => {
    const page = await (await newReader()).open('/api/choose-method');
    const menu = page.getByRole('combobox', { name: 'One of' });
    const options = await menu.locator('option').allTextContents();
    expect([options.length, options[0], options.at(-1)]).toEqual([14, 'm_a', 'Method N']);
    await menu.selectOption('Method N');
    expect(await openBranches(page)).toEqual(['Method N']);
    expect(await page.locator('.variants').getByText('kind = wire, w2, w3, w4, …').isVisible()).toBe(true);
  });

  it('have the same names in the form', async () => {
    for (const path of ['/api/choose-method', '/api/refund', '/api/charge']) {
      const page = await (await newReader()).open(path);
      const shown = await page
        .locator('section:has(> #request-body) .variants > .tabs')
        .first()
        .locator('> section > p:first-child')
        .allTextContents();
      await openForm(page);
      expect({ path, names: await page.locator('.try-branch').first().locator('option').allTextContents() }).toEqual({
        path,
        names: shown,
      });
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('are where a link to one of their fields leads', async () => {
    const page = await (await newReader()).open('/api/choose-method');
    const id = await page.locator('.variants section').nth(3).locator('li').first().getAttribute('id');
    await page.goto(`/api/choose-method#${id}`);
    await page.locator(`[id="${id}"]:target`).waitFor();
    expect(await openBranches(page)).toEqual(['m_d']);
  });

  describe('of which one is chosen', () => {
    const example = (page: Page) => page.locator('.exchange.request').getByRole('combobox', { name: 'Example' });

    it.each(['followed link', 'load'])('is shown by the next page that has one of the same name: %s', async (way) => {
      const reader = await newReader();
      const page = await reader.read('/api/refund');
      await page.waitForLoadState('networkidle');
      await page.getByRole('tab', { name: 'bank' }).first().click();
      await expect.poll(() => example(page).locator('option:checked').textContent()).toBe('To a bank account');
      if (way === 'load') await page.goto('/api/charge');
      else await page.locator('#sidebar').getByRole('link', { name: 'Charge a customer' }).click();
      await page.getByRole('heading', { name: 'Charge a customer' }).waitFor();
      await moveMouse(page);
      await expect.poll(() => openBranches(page)).toEqual(['bank']);
      await expect.poll(() => example(page).locator('option:checked').textContent()).toBe('By transfer');
      await openForm(page);
      expect(await page.locator('.try-branch').first().locator('option:checked').textContent()).toBe('bank');
      const other = await (await newReader()).open('/api/charge');
      expect(await openBranches(other)).toEqual(['card']);
    });

    it('may be an example, or chosen in a form, and the last choice counts', async () => {
      const page = await (await newReader()).read('/api/refund');
      await openForm(page);
      await page.locator('.try-branch').first().selectOption('bank');
      await page.goto('/api/charge');
      await moveMouse(page);
      await expect.poll(() => example(page).locator('option:checked').textContent()).toBe('By transfer');
      await page.waitForLoadState('networkidle');
      await example(page).selectOption('By voucher');
      await page.goto('/api/refund');
      await page.goto('/api/charge');
      await moveMouse(page);
      await expect.poll(() => example(page).locator('option:checked').textContent()).toBe('By voucher');
      expect(await openBranches(page)).toEqual(['voucher']);
      await openForm(page);
      expect(await page.locator('.try-branch').first().locator('option:checked').textContent()).toBe('voucher');
    });

    it('leaves nothing behind but its name', async () => {
      const page = await (await newReader()).read('/api/refund');
      await page.waitForLoadState('networkidle');
      await page.getByRole('tab', { name: 'bank' }).first().click();
      await page.locator('.response-examples').getByRole('combobox', { name: 'Status' }).selectOption('422');
      expect(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])).toEqual([
        {},
        expect.objectContaining({ variants: 'bank' }),
      ]);
    });
  });
});

describe('related variants', () => {
  const newReader = useReaders();

  it('follow a choice that was made before their script arrived', async () => {
    const reader = await newReader({ isFirstVisit: true });
    const page = await reader.open('/api/choose-method');
    const arrive = await holdRequests(reader.context, '**/assets/*.js');
    await page.locator('.exchange.request').getByRole('combobox', { name: 'Example' }).selectOption('Pay D');
    await moveMouse(page);
    arrive();
    const shown = page.locator('.response-examples [data-tab]:not([hidden]) > .example-block:visible');
    await expect.poll(() => shown.textContent()).toContain('m_d');
  });

  it('switch together: request example, response example and body variant', async () => {
    const page = await (await newReader()).read('/api/choose-method');
    const request = page.locator('.exchange.request').getByRole('combobox', { name: 'Example' });
    const shown = page.locator('.response-examples [data-tab]:not([hidden]) > .example-block:visible');
    await request.selectOption('Pay D');
    await expect.poll(() => shown.textContent()).toContain('m_d');
    expect(await openBranches(page)).toEqual(['m_d']);
    await request.selectOption('Pay E');
    expect(await shown.textContent()).toContain('m_e');
    expect(await openBranches(page)).toEqual(['m_e']);
    await page.getByRole('combobox', { name: 'One of' }).selectOption('m_c');
    expect(await request.locator('option:checked').textContent()).toBe('Pay C');
    await page.locator('.response-examples').getByRole('combobox', { name: 'Status' }).selectOption('422');
    expect(
      await page.locator('.response', { hasText: '422' }).locator('> details').getAttribute('open'),
    ).not.toBeNull();
  });

  it('are found by the key of the example, in every status and in the variants of a response', async () => {
    const page = await (await newReader()).read('/api/refund');
    const request = page.locator('.exchange.request').getByRole('combobox', { name: 'Example' });
    const shown = page.locator('.response-examples [data-tab]:not([hidden]) > .example-block:visible');
    await request.selectOption('To a bank account');
    await expect.poll(() => shown.textContent()).toContain('refund_bank');
    expect(await openBranches(page)).toEqual(['bank', 'refund_bank']);
    await page.locator('.response-examples').getByRole('combobox', { name: 'Status' }).selectOption('422');
    expect(await shown.textContent()).toContain('iban_unknown');
    await page.getByRole('tab', { name: 'card' }).first().click();
    expect(await request.locator('option:checked').textContent()).toBe('To a card');
    expect(await shown.textContent()).toContain('card_expired');
  });
});

function openBranches(page: Page): Promise<string[]> {
  return page
    .locator('.variants > .tabs > section:not([hidden])')
    .evaluateAll((panels) => panels.map((panel) => panel.querySelector('p')?.textContent ?? ''));
}
