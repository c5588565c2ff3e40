import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';

describe('a union with many branches', () => {
  const newReader = useReaders();

  it('can be filtered by title, discriminator value, or a value in a collapsed branch', async () => {
    const page = await (await newReader()).open('/api/choose-method');
    const filter = page.locator('.variants > input');
    expect(await titles(page)).toHaveLength(14);
    await filter.fill('m_c');
    expect(await titles(page)).toEqual(['Method C']);
    await filter.fill('method d');
    expect(await titles(page)).toEqual(['Method D']);
    await filter.fill('SWISH');
    expect(await titles(page)).toEqual(['Method N']);
    await filter.fill('');
    expect(await titles(page)).toHaveLength(14);
  });
});

describe('related variants', () => {
  const newReader = useReaders();

  it('switch together: request example, response example and body variant', async () => {
    const page = await (await newReader()).open('/api/choose-method');
    await page.locator('.variants > input').waitFor();
    const request = page.locator('.exchange.request').getByRole('combobox', { name: 'Example' });
    const shown = page.locator('.response-examples [data-tab]:not([hidden]) > .example-block:visible');
    await request.selectOption('Pay D');
    expect(await shown.textContent()).toContain('m_d');
    expect(await openBranches(page)).toEqual(['Method D']);
    await request.selectOption('Pay E');
    expect(await shown.textContent()).toContain('m_e');
    expect(await openBranches(page)).toEqual(['Method E']);
    await page.locator('.branch > summary', { hasText: 'Method C' }).click();
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
    expect(await openBranches(page)).toEqual(['Bank', 'Bank refund']);
    await page.locator('.response-examples').getByRole('combobox', { name: 'Status' }).selectOption('422');
    expect(await shown.textContent()).toContain('iban_unknown');
    await page.locator('.branch > summary', { hasText: /^Card/ }).first().click();
    expect(await request.locator('option:checked').textContent()).toBe('To a card');
    expect(await shown.textContent()).toContain('card_expired');
  });
});

function openBranches(page: Page): Promise<string[]> {
  return page.locator('.branch[open] > summary b').allTextContents();
}

async function titles(page: Page): Promise<string[]> {
  await page.locator('.variants > input').waitFor();
  return page.locator('.variants > .branch:visible > summary b').allTextContents();
}
