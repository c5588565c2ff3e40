import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';

describe('the variants of a body', () => {
  const newReader = useReaders();

  it('are a menu if there are many, named by the value that selects each', async () => {
    const page = await (await newReader()).open('/api/choose-method');
    const menu = page.getByRole('combobox', { name: 'One of' });
    const options = await menu.locator('option').allTextContents();
    expect([options.length, options[0], options.at(-1)]).toEqual([14, 'm_a', 'Method N']);
    await menu.selectOption('Method N');
    expect(await openBranches(page)).toEqual(['Method N']);
    expect(await page.locator('.variants').getByText('kind = wire, w2, w3, w4, …').isVisible()).toBe(true);
  });

  it('are where a link to one of their fields leads', async () => {
    const page = await (await newReader()).open('/api/choose-method');
    const id = await page.locator('.variants section').nth(3).locator('li').first().getAttribute('id');
    await page.goto(`/api/choose-method#${id}`);
    await page.locator(`[id="${id}"]:target`).waitFor();
    expect(await openBranches(page)).toEqual(['m_d']);
  });
});

describe('related variants', () => {
  const newReader = useReaders();

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
