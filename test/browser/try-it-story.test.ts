import { describe, expect, it } from 'vitest';
import { useSampleReaders } from './open-page.ts';
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
    await openForm(page);
    const field = page.getByRole('textbox', { name: 'invoiceId' });
    await expect.poll(() => field.inputValue()).toBe(id);
    await page.getByText('from your last call').waitFor();
    const code = page.locator('.exchange.request pre').first();
    await expect.poll(() => code.textContent()).toContain(`https://sandbox.api.example.com/v1/invoices/${id}`);
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
});
