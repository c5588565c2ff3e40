import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LocalRuntime } from '../../build/serve/local/local-runtime.ts';
import { removeContent, SMALLEST_SITE, writeContent } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';
import { type IdentityProvider, startIdentityProvider } from '../identity-provider.ts';
import { sharedBrowser } from './shared-browser.ts';

let provider: IdentityProvider;
let runtime: LocalRuntime;
let contentDir: string;
let origin: string;

beforeAll(async () => {
  provider = await startIdentityProvider({ isPublic: true });
  contentDir = writeContent({
    ...SMALLEST_SITE,
    'site.yaml': `${SMALLEST_SITE['site.yaml']}access:
  audiences: [{ name: partners, claims: { groups: [partners] } }]
  openid: { issuer: "${provider.issuer}", clientId: docs }
  outsiders: sign-in
`,
    'sidebars.yaml': 'docs: [index, prices]\n',
    'index.md': '# Home\n',
    'prices.md': '---\ntitle: Prices\naccess: [partners]\n---\n\nA discount of thirty.\n',
  });
  const { release } = await buildSite({ contentDir });
  runtime = new LocalRuntime({ port: 0, stateDir: join(contentDir, '.state') });
  origin = (await runtime.serve(release)).replace('127.0.0.1', 'localhost');
  provider.redirectUris.push(`${origin}/_/access/callback`);
});
afterAll(async () => {
  await runtime.stop();
  await provider.stop();
  removeContent(contentDir);
});

it('a private page leads a reader through the sign-in, and is gone after signing out', async () => {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  await page.goto(origin);
  expect(await page.content()).not.toContain('Prices');
  await page.goto(`${origin}/prices`);
  expect(page.url()).toBe(`${origin}/prices`);
  await page.getByText('A discount of thirty.').waitFor();
  await page.goto(origin);
  await page.getByRole('link', { name: 'Prices' }).first().click();
  await page.getByText('A discount of thirty.').waitFor();

  provider.account = null;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  for (const look of [() => page.goBack(), () => page.goto(`${origin}/prices`)]) {
    await look();
    await page.getByRole('heading', { name: 'Sign-in failed' }).waitFor();
    expect(await page.content()).not.toContain('discount');
  }
  await page.goto(origin);
  expect(await page.content()).not.toContain('Prices');
  provider.reset();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  expect(page.url()).toBe(`${origin}/`);
  await context.close();
});
