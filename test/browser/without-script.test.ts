import { describe, expect, it } from 'vitest';
import { MOBILE, useReaders, useSampleReaders } from './open-page.ts';

describe('without JavaScript', () => {
  const newReader = useReaders();
  const newSampleReader = useSampleReaders();

  it('all tab panels are readable, each under its label, and no button is shown that would have no effect', async () => {
    const page = await (await newReader({ javaScriptEnabled: false })).open('/developers/clients');
    const main = page.getByRole('main');
    const texts = ['curl https://api', 'file_get_contents', 'print(requests', 'Pipe it into jq', 'sandbox.example.com'];
    for (const text of texts) expect(await main.getByText(text).first().isVisible()).toBe(true);
    for (const label of ['curl', 'PHP', 'Python', 'Live', 'Sandbox'])
      expect(await main.getByText(label, { exact: true }).first().isVisible()).toBe(true);
    for (const name of ['Switch between dark and light mode', 'Copy code'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
  });

  it.each([1440, 390])('all samples of a request can be scrolled to, %d px wide', async (width) => {
    const page = await (await newSampleReader({ javaScriptEnabled: false, viewport: { width, height: 800 } })).open(
      '/api/add-invoice',
    );
    const last = page.locator('.request pre').last();
    await last.scrollIntoViewIfNeeded();
    const [code, box] = [await last.boundingBox(), await page.locator('.request').boundingBox()];
    expect(code?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    expect(box?.height).toBeLessThan(500);
  });

  it('the colour mode follows the system', async () => {
    const page = await (await newReader({ javaScriptEnabled: false, colorScheme: 'dark' })).open('/user/quotes');
    const [red = 255] =
      (await page.locator('body').evaluate((body) => getComputedStyle(body.parentElement as Element).backgroundColor))
        .match(/[\d.]+/g)
        ?.map(Number) ?? [];
    expect(red).toBeLessThan(60);
  });

  it('the mobile menu opens and closes', async () => {
    const page = await (await newReader({ javaScriptEnabled: false, viewport: MOBILE })).open('/user/quotes');
    const link = page.locator('#sidebar').getByRole('link', { name: 'Bills' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Navigation menu' }).click();
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
  });

  it('groups that are sent empty link to their pages', async () => {
    const page = await (await newReader({ javaScriptEnabled: false })).open('/api/create-account');
    await page.locator('#sidebar').getByText('Journals').click();
    await page.locator('#sidebar').getByRole('link', { name: 'Show all' }).first().click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Journals');
  });
});

describe('if the script fails to load', () => {
  const newReader = useReaders();

  it('the page works as without JavaScript', async () => {
    const reader = await newReader({ withErrors: true });
    await reader.context.route('**/client-*.js', (route) => route.abort());
    const page = await reader.open('/developers/clients');
    await page.getByText('print(requests').waitFor();
    expect(await page.getByText('Sandbox', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Copy code' }).count()).toBe(0);
  });
});
