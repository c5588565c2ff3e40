import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Release } from '../../build/release/records/make-release.ts';
import type { AccessSettings } from '../../worker/model/access.ts';
import { type IdentityProvider, startIdentityProvider } from '../identity-provider.ts';
import { PRIVATE_SITE, PRIVATE_WORDS as W } from '../worker/access/private-site.ts';
import { buildSite, type ServedSite, serveSite } from '../worker/access/served-site.ts';
import { heading, isSameDocument, mark, sidebar } from './marked-page.ts';
import { sharedBrowser } from './shared-browser.ts';

let provider: IdentityProvider;
let site: ServedSite;
let context: BrowserContext;
let page: Page;
let origin: string;

beforeAll(async () => {
  provider = await startIdentityProvider();
  const release = await buildSite(PRIVATE_SITE);
  site = await serveSite(withProvider(release), { DOCS_OIDC_CLIENT_SECRET: provider.clientSecret });
  origin = site.origin.replace('127.0.0.1', 'localhost');
  provider.redirectUris.push(`${origin}/_/access/callback`);
}, 120_000);
afterAll(async () => {
  await site.stop();
  await provider.stop();
});
beforeEach(async () => {
  provider.account = { sub: 'u1', groups: ['partners'] };
  context = await (await sharedBrowser()).newContext();
  page = await context.newPage();
});
afterEach(async () => {
  provider.reset();
  await context.close();
});

/** Signs readers in at the provider of this test. */
function withProvider({ manifest, ...release }: Release): Release {
  const { access } = manifest;
  if (access === undefined) throw new Error('The site has no audiences');
  const openid = { ...access.provider, issuer: provider.issuer, clientId: provider.clientId };
  const settings: AccessSettings = { ...access, provider: openid as AccessSettings['provider'], outsiders: 'sign-in' };
  return { ...release, manifest: { ...manifest, access: settings } };
}

const articlePath = (): Promise<string> => page.evaluate(() => location.pathname);

describe('a site with private pages', () => {
  it('asks an outsider to sign in, and leads to the private page', async () => {
    await page.goto(`${origin}/${W.page}`);
    await heading(page, `Page ${W.page}`).waitFor();
    expect(await articlePath()).toBe(`/${W.page}`);
    const image = page.getByRole('img', { name: W.image });
    expect(await image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth)).toBe(1);
  });

  it('leads back to the page where a reader signs in, which then has more', async () => {
    await page.goto(`${origin}/bills`);
    expect(await sidebar(page).getByText(W.page).count()).toBe(0);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await articlePath()).toBe('/bills');
    expect(await sidebar(page).getByText(`Page ${W.page}`).count()).toBe(1);
  });

  it('prefetches and opens private pages without a reload, and caches none of them', async () => {
    const prefetched: Request[] = [];
    await page.goto(`${origin}/${W.page}`);
    await heading(page, `Page ${W.page}`).waitFor();
    await mark(page);
    page.on('request', (request) => prefetched.push(request));
    const link = sidebar(page).getByRole('link', { name: `In ${W.folder}` });
    await link.hover();
    await expect.poll(() => prefetched.some((request) => request.url().endsWith('/one'))).toBe(true);
    await link.click();
    await heading(page, `In ${W.folder}`).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    const own = prefetched.find((request) => request.url().endsWith('/one'));
    expect((await own?.response())?.headers()['cache-control']).toBe('private, no-store');
    expect(prefetched.filter((request) => request.url().includes('/_/access/'))).toEqual([]);
  });

  it('forgets everything when the reader signs out', async () => {
    await page.goto(`${origin}/${W.page}`);
    provider.account = null;
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    // Not from the browser's cache: the site asks to sign in again.
    for (const look of [() => page.goBack(), () => page.goto(`${origin}/${W.page}`)]) {
      await look();
      await page.getByRole('heading', { name: 'Sign-in failed' }).waitFor();
      expect(await page.content()).not.toContain(`Page ${W.page}`);
    }
    await page.goto(`${origin}/bills`);
    expect(await sidebar(page).getByText(W.page).count()).toBe(0);
    const status = await page.evaluate(async (path) => (await fetch(path)).status, `/${W.page}`);
    expect(status).toBe(404);
  });

  it('searches what the reader may read', async () => {
    await page.goto(`${origin}/${W.page}`);
    await page.getByRole('searchbox').first().click();
    await page.getByRole('dialog').getByRole('combobox').fill(W.folder);
    await page
      .getByRole('dialog')
      .getByRole('option', { name: new RegExp(W.folder) })
      .first()
      .waitFor();
  });
});
