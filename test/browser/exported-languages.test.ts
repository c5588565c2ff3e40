import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '../../build/publish/export/export-site.ts';
import { buildSite } from '../built-site.ts';
import { serveFiles } from '../export/serve-files.ts';
import type { Listening } from '../listen.ts';
import { newFolder } from '../temporary-folder.ts';
import { sharedBrowser } from './shared-browser.ts';

describe.each([
  ['german', 'Etikett', 'Versandetiketten drucken', 'versandetiketten'],
  ['japanese', '返金する方法', '請求書の取り消し', '返金'],
])('an exported %s site', (site, query, title, marked) => {
  const out = newFolder();
  let server: Listening;

  beforeAll(async () => {
    const { release } = await buildSite({ contentDir: `test/bench/search/sites/${site}` });
    await exportSite(release, { outDir: out, form: 'folder', onProgress() {} });
    server = await serveFiles(out, '');
  });

  afterAll(async () => {
    await server.stop();
  });

  it(`finds ${query} in the browser, and marks it`, async () => {
    const page = await (await sharedBrowser()).newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(`${server.origin}/`);
    await page.locator('header input[type=search]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(query);
    const option = dialog.getByRole('option', { name: title }).first();
    await option.waitFor();
    const marks = await option.locator('mark').allInnerTexts();
    expect(marks.join(' ').toLowerCase()).toContain(marked);
    await page.close();
  });
});
