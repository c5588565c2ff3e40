import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';

describe('the announcement', () => {
  const newReader = useReaders();

  it('is dismissed on all pages', async () => {
    const reader = await newReader();
    const page = await reader.open('/user/quotes');
    await announcement(page).getByRole('button', { name: 'Close' }).click();
    await announcement(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('announcement.dismiss'))).toBe('year-end');
    expect(await announcement(await reader.open('/user/bills')).isVisible()).toBe(false);
  });

  it('is never painted after it was dismissed', async () => {
    const reader = await newReader({ stored: { 'announcement.dismiss': 'year-end' } });
    await reader.context.route('**/client-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    expect(await announcement(await reader.open('/user/quotes')).isVisible()).toBe(false);
  });

  it('is shown if its id differs from the dismissed one', async () => {
    const page = await (await newReader({ stored: { 'announcement.dismiss': 'half-year' } })).open('/user/quotes');
    expect(await announcement(page).isVisible()).toBe(true);
  });
});

function announcement(page: Page) {
  return page.getByRole('region', { name: 'Announcement' });
}
