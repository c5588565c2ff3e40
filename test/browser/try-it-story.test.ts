import { describe, expect, it } from 'vitest';
import { useSampleReaders } from './open-page.ts';
import { moveMouse } from './page-state.ts';
import { expectStatus, openFold, openForm, sendForm } from './try-it-form.ts';

describe('values from one call to the next', () => {
  const newReader = useSampleReaders();

  it('fills in what a call returned, in the form and its samples, until the reader removes it', async () => {
    const page = await (await newReader()).read('/api/add-invoice');
    await openForm(page);
    await openFold(page, 'Server');
    await page.getByLabel('Server', { exact: true }).selectOption({ index: 1 });
    await sendForm(page);
    await expectStatus(page, 201);
    const [id = ''] = (await page.locator('.try-tree').innerText()).match(/inv_\w+/) ?? [];
    await page.locator('.pagination a[rel="next"]').click();
    await page.getByRole('heading', { level: 1, name: 'Get an invoice' }).waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const code = page.locator('.exchange.request pre:visible');
    const url = `https://sandbox.api.example.com/v1/invoices/${id}`;
    for (const load of [async () => {}, () => page.reload()]) {
      await load();
      await moveMouse(page);
      await expect.poll(() => code.textContent()).toContain(url);
      await page.locator('.try-story', { hasText: 'from your last call' }).waitFor();
    }
    await openForm(page);
    expect(await page.locator('.try-story').count()).toBe(0);
    const field = page.getByRole('textbox', { name: 'invoiceId' });
    await expect.poll(() => field.inputValue()).toBe(id);
    await page.getByText('from your last call').waitFor();
    await expect.poll(() => code.textContent()).toContain(url);
    expect(sent.filter((url) => url.includes('/send/'))).toEqual([]);
    await sendForm(page);
    await expectStatus(page, 200);
    await field.fill('inv_mine1234');
    await page.getByRole('button', { name: id, exact: true }).click();
    expect(await field.inputValue()).toBe(id);
    await page.getByRole('button', { name: `Forget ${id}` }).click();
    expect(await field.inputValue()).not.toBe(id);
    expect(await page.getByText('from your last call').count()).toBe(0);
  });

  it('forgets a value in the samples of a closed form, and has no story before a form was opened', async () => {
    const reader = await newReader();
    const page = await reader.read('/api/get-invoice');
    const forms: string[] = [];
    page.on('request', (request) => forms.push(request.url()));
    const code = page.locator('.exchange.request pre:visible');
    const documented = await code.textContent();
    await page.waitForTimeout(500);
    expect(forms.filter((url) => url.includes('/form/'))).toEqual([]);
    await page.goto('/api/add-invoice');
    await openForm(page);
    await sendForm(page);
    await expectStatus(page, 201);
    await page.goto('/api/get-invoice');
    await moveMouse(page);
    const forget = page.locator('.try-story').getByRole('button', { name: /^Forget inv_/ });
    const box = await code.boundingBox();
    await forget.click();
    expect(await code.textContent()).toBe(documented);
    expect(await forget.count()).toBe(0);
    expect(await code.boundingBox()).toEqual(box);
  });

  it('keeps the language and the client of the samples', async () => {
    const page = await (await newReader()).read('/api/add-invoice');
    const request = page.locator('.exchange.request');
    await request.getByRole('combobox', { name: 'Language' }).first().selectOption('JavaScript');
    await request.locator('pre:visible').waitFor();
    await request.locator('select:visible').last().selectOption('SDK');
    await page.locator('.pagination a[rel="next"]').click();
    await page.getByRole('heading', { level: 1, name: 'Get an invoice' }).waitFor();
    const chosen = request.locator('select:visible option:checked');
    await expect.poll(() => chosen.allTextContents()).toEqual(['JavaScript', 'SDK']);
  });
});
