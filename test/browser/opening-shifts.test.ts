import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { movedBy } from './layout-shifts.ts';
import { type ReaderOptions, useSampleReaders } from './open-page.ts';

const WIDE: ReaderOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: ReaderOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

const press = (control: Locator): Promise<void> => control.click();

/** Each name says what the reader opens. */
const OPENERS: readonly [string, ReaderOptions, string, (page: Page) => Locator][] = [
  ['the form', WIDE, '/api/add-invoice', (page) => page.getByRole('button', { name: 'Try it' })],
  ['the search', WIDE, '/api/add-invoice', (page) => page.getByRole('banner').getByRole('searchbox')],
  ['a menu', WIDE, '/api/add-invoice', (page) => page.getByRole('button', { name: 'Copy page' })],
  ['another tab', WIDE, '/developers/webhooks', (page) => page.locator('[role=tab][aria-selected=false]').last()],
  ['the menu on a phone', PHONE, '/api/add-invoice', (page) => page.getByRole('button', { name: 'Navigation menu' })],
  ['the contents on a phone', PHONE, '/user/invoicing', (page) => page.locator('.toc summary')],
  ['the search on a phone', PHONE, '/user/invoicing', (page) => page.getByRole('banner').getByRole('searchbox')],
  ['the response on a phone', PHONE, '/api/add-invoice', (page) => page.getByRole('button', { name: '201 Created' })],
  ['the form on a phone', PHONE, '/api/add-invoice', (page) => page.getByRole('button', { name: 'Try it' })],
];

describe('what a reader opens', () => {
  const newReader = useSampleReaders();

  it('moves only what follows it, one after the other', async () => {
    const page = await (await newReader(WIDE)).read('/api/add-invoice');
    const all = ['#sidebar details', '#sidebar details details', '.nested', '.servers', '.response > details'];
    for (const details of all) {
      expect({ details, moved: await movedBy(closed(page, details), press) }).toEqual({ details, moved: [] });
    }
    expect(await movedBy(page.getByRole('button', { name: 'Expand' }).first(), press)).toEqual([]);
  });

  it.each(OPENERS)('moves only what follows it: %s', async (_, options, path, find) => {
    const page = await (await newReader(options)).read(path);
    const control = find(page);
    await control.waitFor();
    expect(await movedBy(control, press)).toEqual([]);
  });

  it('leaves a menu of code where it is, whatever it leads to', async () => {
    const page = await (await newReader(WIDE)).read('/api/add-invoice');
    const status = page.locator('.response-examples').getByLabel('Status');
    const places = [await status.boundingBox()];
    for (const option of ['400', '401', '201']) {
      expect(await movedBy(status, (menu) => menu.selectOption(option))).toEqual([]);
      places.push(await status.boundingBox());
    }
    expect(new Set(places.map((place) => place?.x)).size).toBe(1);
  });
});

function closed(page: Page, details: string): Locator {
  return page.locator(`${details}:not([open]) > summary:visible`).first();
}
