import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../identity-provider.ts';
import { type OpenIdSite, startOpenIdSite } from '../worker/access/openid-site.ts';
import { sharedBrowser } from './shared-browser.ts';

let provider: IdentityProvider;
let site: OpenIdSite;
let context: BrowserContext;
let page: Page;
/** The local runtime, under the name that browsers trust without TLS. */
let origin: string;

beforeAll(async () => {
  provider = await startIdentityProvider();
  site = await startOpenIdSite(provider);
  origin = site.origin.replace('127.0.0.1', 'localhost');
  provider.redirectUris.push(`${origin}/_/access/callback`);
});
afterAll(async () => {
  await site.stop();
  await provider.stop();
});
beforeEach(async () => {
  context = await (await sharedBrowser()).newContext();
  page = await context.newPage();
});
afterEach(async () => {
  provider.reset();
  await context.close();
});

async function who(): Promise<unknown> {
  return (await context.request.get(`${origin}/who`)).json();
}

describe('signing in at http://localhost in a browser', () => {
  it('sets cookies that are only for secure hosts, and leads back', async () => {
    await page.goto(`${origin}/private?x=1`);
    expect(page.url()).toBe(`${origin}/private?x=1`);
    const cookies = await context.cookies();
    expect(cookies.map(({ name, httpOnly, secure, sameSite }) => [name, httpOnly, secure, sameSite])).toEqual([
      ['__Host-session', true, true, 'Lax'],
    ]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('signs out by a form, and goes on to the provider and back', async () => {
    provider.account = { sub: 'u1', groups: [] };
    await page.goto(`${origin}/private`);
    await page.getByRole('heading', { name: 'No access' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${origin}/**`);
    await expect.poll(() => provider.requests.get('/logout')).toBe(1);
    expect(await context.cookies()).toEqual([]);
    expect(await who()).toEqual({ audiences: [], signedIn: false });
  });
});
