import { describe, expect, it } from 'vitest';
import { useReadersOf } from './open-page.ts';
import { startFolder } from './site.ts';

describe('the search dialog of a site with versions', () => {
  const newReader = useReadersOf(() => startFolder('test/fixtures/versions'));

  it.each([
    ['/1.0/scanners', ['/1.0/receipts', '/1.0/scanners', '/news/2025/03/01/receipts']],
    ['/receipts', ['/news/2025/03/01/receipts', '/receipts']],
  ])('finds pages of the version of %s', async (path, expected) => {
    const page = await (await newReader()).open(path);
    await page.getByRole('searchbox').click();
    await page.getByRole('combobox').fill('receipts');
    const hrefs = async (): Promise<string[]> => {
      const links = await page
        .getByRole('option')
        .evaluateAll((options) => options.map((one) => one.getAttribute('href')));
      return links.map((href) => (href ?? '').replace(/#.*/, '')).sort();
    };
    await expect.poll(hrefs).toEqual(expected);
  });
});
