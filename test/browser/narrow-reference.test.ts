import { describe, expect, it } from 'vitest';
import { useSampleReaders } from './open-page.ts';

const PHONE = { width: 390, height: 844 };

describe('an operation in a narrow window', () => {
  const newReader = useSampleReaders();

  it('shows method and path, the request and the first parameter on the first screen', async () => {
    const page = await (await newReader({ viewport: PHONE, hasTouch: true })).read('/api/get-invoice');
    const bottoms = await page.evaluate(() =>
      ['.operation-line', '.request', '.fields > li > a'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      ),
    );
    expect(bottoms).toEqual([...bottoms].sort((a, b) => a - b));
    expect(bottoms.at(-1)).toBeLessThan(PHONE.height);
  });

  it.each([320, 1000])('opens the response on request, at %d px', async (width) => {
    const page = await (await newReader({ viewport: { width, height: 900 } })).read('/api/get-invoice');
    const response = page.locator('.response-examples');
    expect((await response.boundingBox())?.height).toBeLessThanOrEqual(44);
    await response.getByRole('button', { name: '200 OK' }).click();
    await expect.poll(() => response.locator('pre:visible').textContent()).toContain('"number"');
    await response.getByLabel('Status').selectOption('404');
    await expect.poll(() => response.locator('pre:visible').textContent()).toContain('404');
  });

  it('names the response before any script, and reacts to a press at once', async () => {
    const reader = await newReader({ viewport: PHONE });
    await reader.context.route('**/deferred-*.js', () => {});
    const page = await reader.open('/api/get-invoice');
    const button = page.locator('.response-examples').getByRole('button', { name: '200 OK' });
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
  });

  it('shows the example that a link leads to', async () => {
    const reader = await newReader({ viewport: PHONE });
    const id = await (await reader.open('/api/get-invoice'))
      .locator('.response-examples .example-block')
      .first()
      .getAttribute('id');
    const page = await reader.open(`/api/get-invoice#${id}`);
    expect(await page.locator('.response-examples pre:visible').count()).toBe(1);
  });

  it('shows the response if the script with its button is missing', async () => {
    const reader = await newReader({ viewport: PHONE, withErrors: true });
    await reader.context.route('**/deferred-*.js', (route) => route.abort());
    const page = await reader.open('/api/get-invoice');
    await page.mouse.move(5, 5);
    await page.locator('.response-examples pre').first().waitFor();
  });

  it('shows all code without a script', async () => {
    const page = await (await newReader({ viewport: PHONE, javaScriptEnabled: false })).open('/api/get-invoice');
    expect(await page.locator('.response-examples pre').first().isVisible()).toBe(true);
  });
});
