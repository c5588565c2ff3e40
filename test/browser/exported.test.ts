import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '../../build/publish/export/export-site.ts';
import { fixtureFiles, writeContent } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';
import { serveFiles } from '../export/serve-files.ts';
import type { Listening } from '../listen.ts';
import { sharedBrowser } from './shared-browser.ts';

const BASE = '/help/docs';

/** More pages with one word than the dialog shows at once. */
const STAMPS = Object.fromEntries(
  Array.from({ length: 20 }, (_, number) => [
    `stamps/stamp-${number}.md`,
    `---\ntitle: Stamp ${number}\ndisplayed_sidebar: null\n---\n\nA stamp on the envelope.\n`,
  ]),
);

describe('an exported site below a path', () => {
  const contentDir = writeContent({ ...fixtureFiles('base-site'), ...STAMPS });
  const out = join(contentDir, '.out');
  const missing: string[] = [];
  let server: Listening;
  let browser: Browser;

  beforeAll(async () => {
    const { release } = await buildSite({ contentDir });
    await exportSite(release, { outDir: out, form: 'folder', onProgress() {} });
    server = await serveFiles(out, BASE);
    browser = await sharedBrowser();
  });

  afterAll(async () => {
    await server.stop();
    rmSync(contentDir, { recursive: true });
  });

  it('searches in the dialog without a worker', async () => {
    const page = await open(`${BASE}/user/quotes`);
    await page.locator('header input[type=search]').click();
    await page.getByRole('dialog').getByRole('combobox').fill('thirty days');
    await page.getByRole('dialog').getByRole('option', { name: /Bills/ }).first().click();
    await page.waitForURL(`**${BASE}/user/bills**`);
    await page.getByRole('heading', { level: 1, name: 'Bills' }).waitFor();
    expect(missing).toEqual([]);
  });

  it('adds more results to the list of the dialog', async () => {
    const page = await open(`${BASE}/user/quotes`);
    await page.locator('header input[type=search]').click();
    const dialog = page.getByRole('dialog');
    const options = dialog.getByRole('option');
    const active = dialog.locator('[role=option][aria-selected=true]');
    await dialog.getByRole('combobox').fill('stamp');
    await expect.poll(() => options.count()).toBe(9);
    const shown = (await options.allInnerTexts()).slice(0, 8);
    await page.keyboard.press('ArrowUp');
    expect(await active.innerText()).toBe('Show more results');

    await failOnce(page);
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Search is unavailable.' }).waitFor();
    await page.keyboard.press('Enter');

    await expect.poll(() => options.count()).toBe(17);
    expect((await options.allInnerTexts()).slice(0, 8)).toEqual(shown);
    expect(await dialog.getByRole('group', { name: 'More results' }).getByRole('option').count()).toBe(8);
    expect(await active.innerText()).toBe(await options.nth(8).innerText());
    await expect.poll(() => dialog.getByRole('status').textContent()).toBe('16 of 20 results');

    await options.last().click();
    await expect.poll(() => options.count()).toBe(20);
    expect(new Set(await options.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).size).toBe(20);
    expect(await active.innerText()).toBe(await options.nth(16).innerText());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${BASE}/stamps/**`);
    expect(missing).toEqual([]);
  });

  it('opens the dialog when the form is submitted', async () => {
    const page = await open(`${BASE}/search?q=thirty`);
    await page.getByRole('dialog').getByRole('option', { name: /Bills/ }).first().waitFor();
    expect(missing).toEqual([]);
  });

  /** The next search fails, as if its files could not be loaded. */
  async function failOnce(page: Page): Promise<void> {
    await page.evaluate(() => {
      const search = globalThis.fetch;
      globalThis.fetch = async (input, init) => {
        // A link nearby may be prefetched first.
        if (init?.priority === 'low') return search(input, init);
        globalThis.fetch = search;
        return new Response(null, { status: 503 });
      };
    });
  }

  async function open(path: string): Promise<Page> {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await page.goto(server.origin + path);
    return page;
  }
});
