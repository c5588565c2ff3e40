import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { CLIPBOARD, readClipboard } from './clipboard.ts';
import { useSampleReaders } from './open-page.ts';
import { interact, isFocused } from './page-state.ts';
import { answerOf, expectStatus, openFold, openForm, sendForm, showWhole } from './try-it-form.ts';

const OPERATION = '/api/add-invoice';

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the control');
}

describe('the form of an operation', () => {
  const newReader = useSampleReaders();

  it('loads nothing until its button is clicked, and returns the focus when it is closed', async () => {
    const reader = await newReader();
    const page = await reader.context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(OPERATION);
    await interact(page);
    expect(loaded.filter((path) => path.includes('try'))).toEqual([]);
    await openForm(page);
    const forms = loaded.filter((path) => path.includes('try'));
    expect(forms.map((path) => path.replace(/-[A-Z0-9]{8}\.js$/, '.js')).sort()).toEqual([
      '/_/try/form/api/add-invoice',
      '/assets/try-it.js',
    ]);
    await page.getByRole('button', { name: 'Close form' }).click();
    const opener = page.getByRole('button', { name: 'Try it' });
    expect(await isFocused(opener)).toBe(true);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('sends the example unchanged, checks the response, and can ask for a status', async () => {
    const page = await (await newReader()).open(OPERATION);
    await openForm(page);
    await sendForm(page);
    const answer = answerOf(page);
    await expectStatus(page, 201);
    await answer.getByText('No difference found.').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page, { part: '.try' })).toEqual([]);
    }
    expect(await answer.locator('.try-tree').getByText('"draft"').count()).toBe(1);
    await page.getByLabel('Response status').selectOption({ label: '409' });
    await sendForm(page);
    await expectStatus(page, 409);
    await answer.getByText('Documented error 409. Correct what the response names').waitFor();
  });

  it('sends once on a double click', async () => {
    const page = await (await newReader()).open(OPERATION);
    await openForm(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await page.getByRole('button', { name: /^Send/ }).dblclick();
    await expectStatus(page, 201);
    await page.getByText('Earlier requests (1)').waitFor();
    expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
  });

  it("marks missing fields, sends on a second click, and shows the API's response", async () => {
    const page = await (await newReader()).open(OPERATION);
    await openForm(page);
    const contact = page.getByRole('textbox', { name: 'contactId' });
    await contact.fill('');
    await sendForm(page);
    await page.getByText('1 field needs attention.').waitFor();
    expect(await contact.getAttribute('aria-invalid')).toBe('true');
    expect(await isFocused(contact)).toBe(true);
    await page.getByRole('button', { name: 'Send anyway' }).click();
    const answer = answerOf(page);
    await expectStatus(page, 400);
    await answer.locator('.try-tree').getByText('"/contactId"').waitFor();
    const verdict = answer.locator('.try-verdict');
    expect(await verdict.textContent()).toBe('Documented error 400. Correct what the response names, then send again.');
  });

  it('says that the request was lost, and can be closed', async () => {
    const page = await (await newReader({ withErrors: true })).open(OPERATION);
    await openForm(page);
    await page.route('**/_/try/**', (route) => route.abort());
    await sendForm(page);
    const answer = answerOf(page);
    expect(await answer.getByRole('alert').textContent()).toContain('No connection. Check your network');
    await answer.getByRole('button').click();
    await answer.waitFor({ state: 'hidden' });
  });

  it('keeps the fields and the raw text in sync', async () => {
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

  it('shows the fields of a body without required ones, and names those that are folded', async () => {
    const page = await (await newReader()).open('/api/update-invoice');
    await openForm(page);
    await page.locator('.try-members').first().waitFor();
    expect(await page.locator('.try-members').first().locator('> .try-field').count()).toBeGreaterThan(5);
    await page.goto(OPERATION);
    await openForm(page);
    await page.locator('summary', { hasText: 'amount, currency' }).first().waitFor();
  });

  it('updates the samples on the page, without secrets', async () => {
    const page = await (await newReader()).open(OPERATION);
    await openForm(page);
    await openFold(page, 'Authorization');
    await page.locator('.try input[type="password"]').fill('s3cret');
    await page.getByRole('textbox', { name: 'contactId' }).fill('con_99999999');
    const samples = page.locator('.exchange.request pre').filter({ hasText: 'con_99999999' });
    await expect.poll(() => samples.count()).toBeGreaterThan(3);
    expect(await page.locator('.exchange.request').innerText()).not.toContain('s3cret');
  });

  it('sends no optional parameter until its button is clicked, and the samples follow', async () => {
    const page = await (await newReader()).open('/api/list-invoices');
    const sample = page.locator('.exchange.request [data-tab="curl"] pre').first();
    expect(await sample.textContent()).toContain('/v1/invoices \\');
    await openForm(page);
    const add = page.getByRole('button', { name: 'Add: status' });
    await add.click();
    await expect.poll(() => sample.textContent()).toContain('/v1/invoices?status=sent,overdue');
    await page.getByRole('button', { name: 'Add: limit' }).click();
    expect(await isFocused(page.getByRole('textbox', { name: 'limit integer' }))).toBe(true);
    await expect.poll(() => sample.textContent()).toContain('?status=sent,overdue&limit=25');
    await sendForm(page);
    await expectStatus(page, 200);
    await page.getByRole('button', { name: 'Remove status' }).click();
    await expect.poll(() => sample.textContent()).toContain('/v1/invoices?limit=25');
    expect(await isFocused(add)).toBe(true);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => sample.textContent()).toContain('/v1/invoices \\');
    await showWhole(page);
    expect(await findViolations(page, { part: '.try' })).toEqual([]);
  });

  it('is opened by a link that contains a request', async () => {
    const reader = await newReader({ permissions: CLIPBOARD });
    const page = await reader.open('/api/get-invoice');
    await openForm(page);
    await page.getByRole('textbox', { name: 'invoiceId' }).fill('inv_'.repeat(2_000));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('The link would be longer than 8,000 characters.').waitFor();
    await page.getByRole('textbox', { name: 'invoiceId' }).fill('inv_12345678');
    await openFold(page, 'Authorization');
    await page.locator('.try input[type="password"]').fill('s3cret');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied', { exact: true }).first().waitFor();
    const link = await readClipboard(page);
    expect(atob(new URL(link).searchParams.get('try') ?? '')).not.toContain('s3cret');
    const other = await reader.context.newPage();
    await other.goto(link);
    await other.getByRole('textbox', { name: 'invoiceId' }).waitFor();
    expect(await other.getByRole('textbox', { name: 'invoiceId' }).inputValue()).toBe('inv_12345678');
    await sendForm(other);
    await expectStatus(other, 200);
  });

  it('can be used with only the keyboard', async () => {
    const page = await (await newReader()).open('/api/get-invoice');
    await page.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'invoiceId' });
    await field.waitFor();
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('inv_12345678');
    await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }));
    await page.keyboard.press('Enter');
    await expectStatus(page, 200);
    const announced = page.locator('[aria-live], [role=status]');
    await expect.poll(async () => (await announced.allInnerTexts()).join(' ')).toContain('200');
  });
});
