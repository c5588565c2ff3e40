import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HOSTILE_PAGE } from './fixture/api/order-api.ts';
import { type OrderSite, startOrderSite } from './fixture/api/serve-orders.ts';
import { useReadersOf } from './open-page.ts';
import { answerOf, expectStatus, openFold, openForm, sendForm } from './try-it-form.ts';

/** Not UTF-8, and containing a multipart boundary. */
const BYTES = Buffer.from('\x89PNG\0\xff\xfe\r\n--boundary--\r\n\x01', 'latin1');

let site: OrderSite;

const MODES = ['direct', 'proxy'] as const;

describe('a sent request', () => {
  const newReader = useReadersOf(async () => {
    site = await startOrderSite();
    return site;
  });

  async function open(mode: (typeof MODES)[number], operation: string, withErrors = false): Promise<Page> {
    const page = await (await newReader({ withErrors })).open(`/api/${mode}/${operation}`);
    await openForm(page);
    return page;
  }

  it.each(MODES)('uploads a file in a form: %s', async (mode) => {
    const page = await open(mode, 'upload');
    // Longer than an example in a page.
    const title = `${'Größe '.repeat(8_000)}.`;
    await page.getByRole('textbox', { name: 'title' }).fill(title);
    await page.locator('input[type="file"]').setInputFiles({ name: 'a b.png', mimeType: 'image/png', buffer: BYTES });
    await sendForm(page);
    await expectStatus(page, 200);
    const { headers, body = '' } = site.api.received.at(-1) ?? {};
    const boundary = /boundary="?([^";]+)/.exec(headers?.['content-type'] ?? '')?.[1] ?? '';
    const parts = body.split(`--${boundary}`);
    expect(parts[1]?.split('\r\n\r\n', 2)[1]).toBe(`${Buffer.from(title).toString('latin1')}\r\n`);
    expect(parts[2]).toContain('filename="a b.png"');
    expect(parts[2]?.split('\r\n\r\n', 2)[1]).toBe(`${BYTES.toString('latin1')}\r\n`);
  });

  it('sends the bytes of a file unchanged', async () => {
    const page = await open('direct', 'put-raw');
    await page.locator('input[type="file"]').setInputFiles({ name: 'a.bin', mimeType: '', buffer: BYTES });
    await sendForm(page);
    await expectStatus(page, 200);
    expect(site.api.received.at(-1)).toMatchObject({ method: 'PUT', body: BYTES.toString('latin1') });
  });

  it('downloads a binary response', async () => {
    const page = await open('direct', 'getfile');
    await sendForm(page);
    await expectStatus(page, 200);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download body' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('response.pdf');
  });

  it('shows an image', async () => {
    const page = await open('direct', 'getimage');
    await sendForm(page);
    const image = answerOf(page).locator('img');
    await image.waitFor();
    expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(1);
  });

  it.each(MODES)('shows a stream line by line until it is stopped: %s', async (mode) => {
    const page = await open(mode, 'getlines');
    await sendForm(page);
    await answerOf(page).getByText('{"line":3}').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('The response is incomplete').waitFor();
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  });

  it.each(['getpage', 'getwrong'])('shows scripts as text: %s', async (operation) => {
    const page = await open('direct', operation);
    await sendForm(page);
    await expectStatus(page, 200);
    expect(await answerOf(page).locator('pre').textContent()).toBe(HOSTILE_PAGE);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  it.each([
    ['direct', 'getbomb'],
    ['proxy', 'getendless'],
  ] as const)('stops reading after 10 MB: %s, %s', async (mode, operation) => {
    const page = await open(mode, operation, true);
    await sendForm(page);
    await page.getByText('The response is incomplete').waitFor();
    expect((await answerOf(page).locator('pre').textContent())?.length).toBeLessThanOrEqual(200_000);
  });

  it('explains a redirect loop', async () => {
    const page = await open('proxy', 'getcircle', true);
    await sendForm(page);
    await page.getByRole('alert').getByText('The server redirected too many times').waitFor();
  });

  it('says that a header is too long for the proxy', async () => {
    const page = await open('proxy', 'send-header', true);
    await page.getByRole('button', { name: 'Add: X-Note' }).click();
    await page.getByRole('textbox', { name: 'X-Note' }).fill('x'.repeat(100_000));
    await sendForm(page);
    await page.getByRole('alert').getByText('the URL and headers exceed 100 KB').waitFor();
  });

  it('sends nothing to an undescribed URL', async () => {
    const page = await open('direct', 'send-header', true);
    const count = site.api.received.length;
    await openFold(page, 'Server');
    for (const server of ['file:///etc', 'javascript:alert(1)', 'http://{host}']) {
      await page.getByLabel('Server').selectOption({ label: server });
      if (server.includes('{')) await page.getByRole('textbox', { name: 'host' }).fill('evil.example');
      await sendForm(page);
      await page.getByText('The address is not one of the described servers.').waitFor();
      await page.getByRole('button', { name: 'Reset' }).click();
    }
    expect(site.api.received.length).toBe(count);
  });

  it('lists sent requests, restores one, and sends it again', async () => {
    const page = await open('direct', 'send-header');
    await page.getByRole('button', { name: 'Add: X-Note' }).click();
    const note = page.getByRole('textbox', { name: 'X-Note' });
    for (const text of ['first', 'second']) {
      await note.fill(text);
      await sendForm(page);
      await expectStatus(page, 200);
      await page.getByText(text === 'first' ? 'Earlier requests (1)' : 'Earlier requests (2)').waitFor();
    }
    await page.getByText('Earlier requests (2)').click();
    await page
      .getByRole('button', { name: /^\/headers: / })
      .last()
      .click();
    expect(await note.inputValue()).toBe('first');
    await note.fill('third');
    await page
      .getByRole('button', { name: /^Send again/ })
      .last()
      .click();
    await page.getByText('Earlier requests (3)').waitFor();
    expect(site.api.received.at(-1)?.headers['x-note']).toBe('first');
  });

  it('explains a CORS failure and what to do', async () => {
    const page = await (await newReader({ withErrors: true })).open('/api/direct/getclosed');
    await openForm(page);
    await sendForm(page);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('does not allow requests from this site (CORS)');
    expect(await alert.innerText()).toContain('Copy the request as curl');
  });
});
