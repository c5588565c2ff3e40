import '../../build/cli/production-react.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReleaseBuilder } from '../../build/cli/release-builder.ts';
import { exportSite } from '../../build/export/export-site.ts';
import { Report } from '../../build/report/report.ts';
import { BASE_CONTENT } from '../base/base-content.ts';
import { writeContent } from '../build/content-folder.ts';
import { type FileServer, serveFiles } from '../export/serve-files.ts';
import { launchBrowser } from './browser.ts';

const BASE = '/help/docs';

describe('an exported site below a path', () => {
  const contentDir = writeContent(BASE_CONTENT);
  const out = join(contentDir, '.out');
  const missing: string[] = [];
  let server: FileServer;
  let browser: Browser;

  beforeAll(async () => {
    const report = new Report();
    const built = await new ReleaseBuilder({ contentDir }).build(report);
    if (built === null) throw new Error(report.errors.map(({ message }) => message).join('\n'));
    await exportSite(built.release, { outDir: out, form: 'folder', onProgress() {} });
    server = await serveFiles(out, BASE);
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
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

  it('opens the dialog when the form is submitted', async () => {
    const page = await open(`${BASE}/search?q=thirty`);
    await page.getByRole('dialog').getByRole('option', { name: /Bills/ }).first().waitFor();
    expect(missing).toEqual([]);
  });

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
