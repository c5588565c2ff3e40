import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MOBILE, useSampleReaders } from './open-page.ts';

const OPERATION = '/api/add-invoice';

async function openForm(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('region', { name: 'Try it' }).waitFor();
}

async function sendForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send/ }).click();
}

describe('the form of an operation', () => {
  const newReader = useSampleReaders();

  it('loads nothing before its button is pressed', async () => {
    const reader = await newReader();
    const page = await reader.context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(OPERATION);
    await page.mouse.move(5, 5);
    await page.locator('button[title="Scroll back to top"]').waitFor({ state: 'attached' });
    expect(loaded.filter((path) => path.includes('try'))).toEqual([]);
    await openForm(page);
    const forms = loaded.filter((path) => path.includes('try'));
    expect(forms.map((path) => path.replace(/-[A-Z0-9]{8}\.js$/, '.js'))).toEqual([
      '/assets/try-it.js',
      '/_/try/form/api/add-invoice',
    ]);
  });

  it('sends the example as it stands, and checks the answer', async () => {
    const page = await (await newReader()).open(OPERATION);
    await openForm(page);
    await sendForm(page);
    const answer = page.getByRole('region', { name: 'Response' });
    await answer.locator('.try-status b', { hasText: '201' }).waitFor();
    await answer.getByText('The answer matches the description.').waitFor();
    expect(await answer.locator('.try-tree').getByText('"draft"').count()).toBe(1);
  });

  it('answers with the status that is asked for', async () => {
    const page = await (await newReader()).open(OPERATION);
    await openForm(page);
    await page.getByLabel('Status to answer with').selectOption({ label: '409' });
    await sendForm(page);
    await page.locator('.try-status b', { hasText: '409' }).waitFor();
  });

  it('marks what is missing, sends it anyway when asked twice, and shows what the API says', async () => {
    const page = await (await newReader()).open(OPERATION);
    await openForm(page);
    const contact = page.getByRole('textbox', { name: 'contactId' });
    await contact.fill('');
    await sendForm(page);
    await page.getByText('1 field needs attention.').waitFor();
    expect(await contact.getAttribute('aria-invalid')).toBe('true');
    expect(await contact.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Send anyway' }).click();
    const answer = page.getByRole('region', { name: 'Response' });
    await answer.locator('.try-status b', { hasText: '400' }).waitFor();
    await answer.locator('.try-tree').getByText('"/contactId"').waitFor();
  });

  it('keeps the fields and the raw text in step', async () => {
    const page = await (await newReader()).open(OPERATION);
    await openForm(page);
    await page.getByRole('textbox', { name: 'contactId' }).fill('con_11111111');
    const view = page.getByLabel('Body', { exact: true }).and(page.locator('select'));
    await view.selectOption({ label: 'Raw' });
    const text = page.getByRole('textbox', { name: 'Body' });
    const body = JSON.parse(await text.inputValue());
    expect(body).toMatchObject({ contactId: 'con_11111111', lines: [{ quantity: '2' }] });
    await text.fill(JSON.stringify({ ...body, contactId: 'con_22222222' }));
    await view.selectOption({ label: 'Form' });
    expect(await page.getByRole('textbox', { name: 'contactId' }).inputValue()).toBe('con_22222222');
  });

  it('is closed by its button, and gives the focus back', async () => {
    const page = await (await newReader()).open(OPERATION);
    await openForm(page);
    await page.getByRole('button', { name: 'Close form' }).click();
    const opener = page.getByRole('button', { name: 'Try it' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('fits into a narrow window', async () => {
    const page = await (await newReader({ viewport: MOBILE })).open(OPERATION);
    await openForm(page);
    await sendForm(page);
    await page.getByRole('region', { name: 'Response' }).waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
