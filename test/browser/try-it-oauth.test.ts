import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './axe.ts';
import { SECRET_CLIENT } from './fixture/api/authorization-server.ts';
import { type OrderSite, startOrderSite } from './fixture/api/serve-orders.ts';
import { MOBILE, useReadersOf } from './open-page.ts';
import { sidewaysScroll } from './page-state.ts';
import { answerOf, expectStatus, openForm, sendForm, showWhole } from './try-it-form.ts';

let site: OrderSite;

describe('getting a token', () => {
  const newReader = useReadersOf(async () => {
    site = await startOrderSite();
    return site;
  });

  async function openSection(path: string): Promise<Page> {
    const page = await (await newReader()).open(path);
    await openForm(page);
    await page.getByText('Get a token').click();
    await page.getByRole('button', { name: 'Get token' }).waitFor();
    return page;
  }

  /** The window that the button opens. */
  async function openSignIn(page: Page): Promise<Page> {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Get token' }).click();
    const popup = await opened;
    await popup.getByRole('link', { name: 'Allow' }).waitFor();
    return popup;
  }

  async function signIn(page: Page): Promise<void> {
    await (await openSignIn(page)).getByRole('link', { name: 'Allow' }).click();
    await page.getByText(/^Token received/).waitFor();
  }

  const tokenOf = (page: Page, name: string): Promise<string> =>
    page.getByRole('textbox', { name: new RegExp(`^${name} `) }).inputValue();

  it.each(['direct', 'proxy'])('signs in with PKCE and sends the token with another key: %s', async (mode) => {
    const page = await openSection(`/api/${mode}/get-me`);
    await page.getByRole('textbox', { name: /^key / }).fill('k-1');
    await page.getByText('Scopes: 1 of 2').waitFor();
    const popup = await openSignIn(page);
    expect(new URL(popup.url()).searchParams.get('scope')).toBe('orders:read');
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await popup.getByRole('link', { name: 'Allow' }).click();
    await page.getByText(/^Token received, valid until/).waitFor();
    expect(await tokenOf(page, 'oauth')).toMatch(/^at-/);
    await sendForm(page);
    await expectStatus(page, 200);
    await answerOf(page).locator('.try-tree').getByText('"k-1"').waitFor();
    await answerOf(page).locator('.try-tree').getByText('"orders:read"').waitFor();
    // No secret is in a URL, or in samples or history on the page.
    expect(site.api.received.filter(({ path }) => /at-|k-1|verifier/.test(path))).toEqual([]);
    expect(await page.locator('article').innerText()).not.toMatch(/at-[0-9a-f]{8}/);
  });

  it('is accessible, and fits into a narrow right-to-left window', async () => {
    const page = await (await newReader({ viewport: MOBILE, colorScheme: 'dark' })).open('/api/direct/get-me');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await openForm(page);
    await page.getByText('Get a token').click();
    await page.getByText('Scopes: 1 of 2').click();
    await showWhole(page);
    expect(await findViolations(page, { part: '.try' })).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('says if its script cannot be loaded', async () => {
    const page = await (await newReader({ withErrors: true })).open('/api/direct/get-me');
    await page.route('**/get-token-*.js', (route) => route.abort());
    await openForm(page);
    await page.getByText('Get a token').click();
    await page
      .getByRole('alert')
      .getByText(/^No connection/)
      .waitFor();
  });

  it('requests the scopes that the reader adds', async () => {
    const page = await openSection('/api/direct/get-me');
    await page.getByText('Scopes: 1 of 2').click();
    await page.getByRole('checkbox', { name: 'orders:write' }).check();
    await page.getByText('Scopes: 2 of 2').waitFor();
    const popup = await openSignIn(page);
    expect(new URL(popup.url()).searchParams.get('scope')).toBe('orders:read orders:write');
  });

  it("shows the server's error as text, and ignores responses to other requests", async () => {
    const page = await openSection('/api/direct/get-me');
    const popup = await openSignIn(page);
    await popup.goto(`${new URL(page.url()).origin}/_/try/callback?code=stolen&state=other`);
    await page.getByText('Waiting for you to sign in').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Stopped.').waitFor();
    const again = await openSignIn(page);
    await again.getByRole('link', { name: 'Deny' }).click();
    await page.getByText('The authorization server refused: access_denied').waitFor();
  });

  it('shows a link if the browser blocks the window', async () => {
    const reader = await newReader();
    await reader.context.addInitScript(() => {
      window.open = () => null;
    });
    const page = await reader.open('/api/direct/get-me');
    await openForm(page);
    await page.getByText('Get a token').click();
    await page.getByRole('button', { name: 'Get token' }).click();
    const link = page.getByRole('link', { name: 'Open the sign-in page' });
    const [tab] = await Promise.all([reader.context.waitForEvent('page'), link.click()]);
    await tab.getByRole('link', { name: 'Allow' }).click();
    await page.getByText(/^Token received/).waitFor();
  });

  it('refreshes an expired token before the next request, and drops one that cannot be refreshed', async () => {
    site.api.authorization.lifetime = 5;
    const page = await openSection('/api/direct/get-me');
    await signIn(page);
    site.api.authorization.lifetime = 3_600;
    await sendForm(page);
    await expectStatus(page, 200);
    const grants = site.api.received.filter(({ body }) => body.includes('grant_type=refresh_token'));
    expect(grants).toHaveLength(1);
    expect(site.api.received.at(-1)?.headers.authorization).toMatch(/^Bearer at-/);
  });

  it('gets a token with client credentials, and reports when it has expired', async () => {
    const page = await (await newReader()).open('/api/direct/get-me');
    await openForm(page);
    await page.getByRole('combobox', { name: 'Authorization' }).selectOption({ label: 'server' });
    await page.getByText('Get a token').click();
    await page.getByRole('textbox', { name: 'Client ID' }).fill(SECRET_CLIENT.id);
    await page.getByRole('textbox', { name: 'Client secret' }).fill(SECRET_CLIENT.secret);
    site.api.authorization.lifetime = 5;
    await page.getByRole('button', { name: 'Get token' }).click();
    await page.getByText(/^Token received/).waitFor();
    await sendForm(page);
    await page.getByText('The access token has expired. Get a new one.').waitFor();
    site.api.authorization.lifetime = 3_600;
    await page.getByRole('button', { name: 'Get token' }).click();
    await page.getByText(/^Token received/).waitFor();
    await sendForm(page);
    await expectStatus(page, 200);
    await answerOf(page).locator('.try-tree').getByText('"orders:write"').waitFor();
  });

  it('waits until a device code is confirmed', async () => {
    const page = await openSection('/api/proxy/get-by-device');
    await page.getByRole('button', { name: 'Get token' }).click();
    await page.getByText('WDJB-MJHT').waitFor();
    const link = page.getByRole('link', { name: 'Open the sign-in page' });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await tab.waitForURL(/activate/);
    await page.getByText(/^Token received/).waitFor();
    expect(await tokenOf(page, 'device')).toMatch(/^at-/);
  });

  it('reads OpenID Connect metadata when the section is opened', async () => {
    const page = await openSection('/api/proxy/get-identity');
    await page.getByText('Scopes: 2 of 3').waitFor();
    const popup = await openSignIn(page);
    expect(new URL(popup.url()).searchParams.get('scope')).toBe('openid orders:read');
    const callback = popup.waitForRequest(/\/_\/try\/callback/);
    await popup.getByRole('link', { name: 'Allow' }).click();
    // The code is in the fragment, which browsers do not send.
    expect(new URL((await callback).url()).search).toBe('');
    await page.getByText(/^Token received/).waitFor();
  });

  it('rejects a response without an issuer from a server that always names itself', async () => {
    const page = await openSection('/api/proxy/get-identity');
    const popup = await openSignIn(page);
    const state = new URL(popup.url()).searchParams.get('state') ?? '';
    await popup.goto(`${new URL(page.url()).origin}/_/try/callback?code=mixed-up&state=${state}`);
    await page.getByText('The authorization server refused: iss: missing').waitFor();
    expect(site.api.received.filter(({ body }) => body.includes('mixed-up'))).toEqual([]);
  });

  it('keeps tokens until the tab is closed only if the reader chooses to', async () => {
    const page = await openSection('/api/direct/get-me');
    await signIn(page);
    const stored = (): Promise<string> =>
      page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(await stored()).not.toContain('at-');
    await page.getByRole('checkbox', { name: 'Remember in this tab' }).check();
    expect(await stored()).toContain('at-');
    await page.reload();
    await openForm(page);
    expect(await tokenOf(page, 'oauth')).toMatch(/^at-/);
    await page.getByRole('checkbox', { name: 'Remember in this tab' }).uncheck();
    expect(await stored()).not.toContain('at-');
  });
});
