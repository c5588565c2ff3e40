import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { describeFocus } from './covered-focus.ts';
import { MOBILE, useSampleReaders } from './open-page.ts';
import { isFocused, sidewaysScroll } from './page-state.ts';
import { answerOf, expectStatus, openFold, openForm, sendForm } from './try-it-form.ts';

const OPERATION = '/api/add-invoice';
const COLUMNS = { width: 1440, height: 900 };

describe('the response to a form', () => {
  const newReader = useSampleReaders();

  it('takes the place of the documented one beside the form, and gives it back', async () => {
    const page = await (await newReader({ viewport: COLUMNS })).open(OPERATION);
    await openForm(page);
    const documented = page.locator('.response-examples');
    const before = await scrollOf(page);
    await sendForm(page);
    await expectStatus(page, 201);
    expect(await scrollOf(page)).toBe(before);
    expect(await answerOf(page).evaluate(isInView)).toBe(true);
    expect(await documented.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show the documented response' }).click();
    expect(await documented.isVisible()).toBe(true);
    expect(await answerOf(page).count()).toBe(0);
  });

  it('is below the form on a phone, where a link in the bar leads to it', async () => {
    const page = await (await newReader({ viewport: MOBILE })).open(OPERATION);
    await openForm(page);
    const before = await scrollOf(page);
    await sendForm(page);
    await expectStatus(page, 201);
    expect(await scrollOf(page)).toBe(before);
    await page.getByRole('button', { name: 'Response: 201' }).click();
    expect(await answerOf(page).evaluate(isInView)).toBe(true);
    expect(await isFocused(answerOf(page))).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('is there with the form when the reader comes back, and Escape closes both', async () => {
    const page = await (await newReader({ viewport: COLUMNS })).read(OPERATION);
    await openForm(page);
    await openFold(page, 'Authorization');
    await page.locator('.try input[type="password"]').fill('s3cret');
    const contact = page.getByRole('textbox', { name: 'contactId' });
    await contact.fill('con_12345678');
    await sendForm(page);
    await expectStatus(page, 201);
    await page.locator('.pagination a[rel="next"]').click();
    await page.getByRole('heading', { level: 1, name: 'Get an invoice' }).waitFor();
    expect(await answerOf(page).count()).toBe(0);
    await page.goBack();
    await expectStatus(page, 201);
    expect(await contact.inputValue()).toBe('con_12345678');
    const sample = page.locator('.exchange.request pre').first();
    await expect.poll(() => sample.textContent()).toContain('con_12345678');
    await contact.press('Escape');
    expect(await isFocused(page.getByRole('button', { name: 'Try it' }))).toBe(true);
    expect(await page.locator('.response-examples').isVisible()).toBe(true);
    await page.reload();
    await openForm(page);
    expect(await contact.inputValue()).toBe('con_12345678');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('s3cret');
  });
});

describe('what a form keeps for the next load', () => {
  const newReader = useSampleReaders();

  it('has no body with a password', async () => {
    const page = await (await newReader()).open('/api/login');
    await openForm(page);
    await page
      .getByLabel(/^password/)
      .first()
      .fill('s3cret');
    await page.reload();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('s3cret');
    await openForm(page);
    expect(
      await page
        .getByLabel(/^password/)
        .first()
        .inputValue(),
    ).not.toBe('s3cret');
  });
});

describe('a body with integers beyond 2^53', () => {
  const newReader = useSampleReaders();
  const EXACT = '{"id":9007199254740993,"any":{"n":9007199254740993}}';

  it('keeps their digits in its fields, in what is sent and for the next load, until it is reset', async () => {
    const page = await (await newReader()).open(OPERATION);
    await page.route('**/_/try/form/**', async (route) => {
      const form = await (await route.fetch()).json();
      const type = 'application/json';
      const schema = { type: 'object', required: ['id', 'any'], properties: { id: { type: 'integer' }, any: {} } };
      const body = { content: [{ type, schema }], examples: [{ title: '', type, value: 'EXACT' }] };
      await route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({ ...form, body }).replace('"EXACT"', EXACT),
      });
    });
    await openForm(page);
    const raw = async (): Promise<string> => {
      const view = page.getByLabel('Body', { exact: true }).and(page.locator('select'));
      await view.selectOption({ label: 'Raw' });
      const text = await page.getByRole('textbox', { name: 'Body' }).inputValue();
      await view.selectOption({ label: 'Form' });
      return text.replace(/\s/g, '');
    };
    expect(await raw()).toBe(EXACT);
    const id = page.getByRole('textbox', { name: /^id/ });
    await id.fill('9007199254740995');
    await page.reload();
    await openForm(page);
    expect(await raw()).toBe(EXACT.replace('993', '995'));
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.reload();
    await openForm(page);
    expect(await raw()).toBe(EXACT);
  });

  it('is shown as it came in a response', async () => {
    const page = await (await newReader()).open(OPERATION);
    const head = { status: 200, statusText: 'OK', headers: [{ name: 'Content-Type', value: 'application/json' }] };
    await page.route('**/_/try/send/**', (route) =>
      route.fulfill({ body: `${JSON.stringify(head)}\n{"id":12345678901234567890,"total":1.10}` }),
    );
    await openForm(page);
    await sendForm(page);
    await answerOf(page).getByRole('button', { name: 'Text' }).click();
    const text = await answerOf(page).locator('pre').innerText();
    expect(text).toBe('{\n  "id": 12345678901234567890,\n  "total": 1.10\n}');
  });
});

describe('a form', () => {
  const newReader = useSampleReaders();

  it('begins with the fields of the operation, and folds what is known', async () => {
    const page = await (await newReader()).open(OPERATION);
    await openForm(page);
    expect(await isFocused(page.getByRole('textbox', { name: 'contactId' }))).toBe(true);
    const folds = page.locator('.try-fold');
    expect(await folds.evaluateAll((all) => all.map((fold) => (fold as HTMLDetailsElement).open))).toEqual([
      false,
      false,
    ]);
    expect(await folds.last().innerText()).toBe('Authorization not needed in the mock');
  });

  it('is opened once by a double click', async () => {
    const page = await (await newReader()).open(OPERATION);
    const opener = page.getByRole('button', { name: 'Try it' });
    const form = page.getByRole('region', { name: 'Try it' });
    for (const state of ['new', 'loaded']) {
      await opener.dblclick();
      await form.first().waitFor();
      expect([state, await form.count(), await opener.getAttribute('aria-expanded')]).toEqual([state, 1, 'true']);
      await page.getByRole('button', { name: 'Close form' }).click();
    }
  });

  it('answers a press at once, also while its scripts are on their way', async () => {
    const reader = await newReader();
    await reader.context.route(/deferred-|try-it-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    const page = await reader.open(OPERATION);
    const opener = page.getByRole('button', { name: 'Try it' });
    // After the page's own listeners, and before the next frame.
    const isBusy = opener.evaluate(
      (button) =>
        new Promise((resolve) => {
          addEventListener('click', () => resolve(button.ariaBusy), { once: true });
        }),
    );
    await opener.click();
    expect(await isBusy).toBe('true');
    await page.getByRole('region', { name: 'Try it' }).waitFor();
    await expect.poll(() => opener.getAttribute('aria-busy')).toBeNull();
  });

  it.each([
    ['in columns', COLUMNS],
    ['on a phone', { width: 390, height: 844 }],
    ['at 400 % zoom', { width: 320, height: 256 }],
  ])(
    'never has the focus under its bar or the navbar: %s',
    async (_size, viewport) => {
      const page = await (await newReader({ viewport })).open(OPERATION);
      await openForm(page);
      await page.getByRole('button', { name: 'Close form' }).focus();
      const covered: string[] = [];
      let stops = 0;
      for (; stops < 400; stops++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(describeFocus, undefined);
        if (!stop.isInForm) break;
        if (stop.isCovered) covered.push(stop.name);
      }
      expect(stops).toBeGreaterThan(25);
      expect(covered).toEqual([]);
    },
    60_000,
  );
});

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

function isInView(element: Element): boolean {
  const { top, left, height } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight && height > 0 && left < innerWidth;
}
