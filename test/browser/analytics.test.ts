import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type AnalyticsHost, startAnalyticsHost } from './analytics-host.ts';
import { heading, isSameDocument, mark, sidebar } from './marked-page.ts';
import { useReaders } from './open-page.ts';
import { interact } from './page-state.ts';

describe('analytics', async () => {
  const host = await useHost();
  const newReader = useReaders({
    analytics: { host: host.origin, siteId: 'ledger', respectPrivacySignals: true },
  });

  it('count loaded pages and soft navigations, without cookies', async () => {
    const reader = await newReader();
    const page = await reader.read('/user/bills');
    await expect.poll(() => host.counted).toEqual([{ site: 'ledger', path: '/user/bills' }]);
    await goToQuotes(page);
    await expect.poll(() => host.counted.at(1)).toEqual({ site: 'ledger', path: '/user/quotes' });
    expect([host.asked, host.counted.length]).toEqual([['/script.js'], 2]);
    await page.goBack();
    await expect.poll(() => host.counted.at(2)).toEqual({ site: 'ledger', path: '/user/bills' });
    expect(await reader.context.cookies()).toEqual([]);
  });

  it('are not requested for a reader who asks not to be tracked', async () => {
    const page = await (await newReader({ extraHTTPHeaders: { 'Sec-GPC': '1' } })).read('/user/bills');
    await goToQuotes(page);
    expect([host.asked, host.counted]).toEqual([[], []]);
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe('analytics that hang', async () => {
  const host = await useHost({ slow: 60_000 });
  const newReader = useReaders({ analytics: { host: host.origin, siteId: 'ledger' } });

  it('do not block a page', async () => {
    const reader = await newReader();
    const page = await reader.context.newPage();
    await page.goto('/user/bills', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Bills' }).waitFor();
    await expect.poll(() => host.asked).toEqual(['/script.js']);
    await interact(page);
    await goToQuotes(page);
  });
});

describe('analytics of Matomo', async () => {
  const host = await useHost();
  const newReader = useReaders({ analytics: { product: 'matomo', host: host.origin, siteId: '7' } });

  it('gets site and page before it loads, and soft navigations', async () => {
    const page = await (await newReader()).read('/user/bills');
    await expect.poll(() => host.counted.length).toBe(1);
    expect(host.counted[0]).toEqual([
      ['disableCookies'],
      ['setTrackerUrl', `${host.origin}/matomo.php`],
      ['setSiteId', '7'],
      ['trackPageView'],
      ['enableLinkTracking'],
    ]);
    const { origin } = new URL(page.url());
    await goToQuotes(page);
    await expect.poll(() => host.counted.length).toBe(2);
    expect(host.counted[1]).toEqual([
      ['setReferrerUrl', `${origin}/user/bills`],
      ['setCustomUrl', `${origin}/user/quotes`],
      ['setDocumentTitle', 'Quotes | Ledger documentation'],
      ['trackPageView'],
      ['enableLinkTracking'],
    ]);
  });
});

/** A host for a group of tests, reset before each. */
async function useHost(options: { readonly slow?: number } = {}): Promise<AnalyticsHost> {
  const host = await startAnalyticsHost(options);
  afterEach(() => host.forget());
  afterAll(() => host.stop());
  return host;
}

async function goToQuotes(page: Page): Promise<void> {
  await mark(page);
  await sidebar(page).getByRole('link', { name: 'Quotes' }).click();
  await heading(page, 'Quotes').waitFor();
  expect(await isSameDocument(page)).toBe(true);
}
