import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';

describe('highlighting of code', () => {
  const newReader = useReaders();

  it('marks the tokens of samples and examples without adding elements, with a colour for each role', async () => {
    const page = await (await newReader()).open('/api/create-account');
    await expect.poll(() => highlighted(page, 'keyword')).toContain('"id"');
    await expect.poll(() => highlighted(page, 'function')).toContain('curl');
    expect(await highlighted(page, 'number')).toContain('7');
    expect(await page.locator('pre code :not(wbr)').count()).toBe(0);
    const code = page.locator('pre code').first();
    const colors = await code.evaluate((element) =>
      ['keyword', 'string', 'comment', 'number', 'function', 'punctuation', null].map(
        (role) => getComputedStyle(element, role === null ? null : `::highlight(${role})`).color,
      ),
    );
    expect(new Set(colors).size).toBe(7);
  });

  it('is off in forced colours', async () => {
    const page = await (await newReader({ forcedColors: 'active' })).open('/api/create-account');
    await expect.poll(async () => (await scripts(page)).some((name) => name.includes('/highlight-code-'))).toBe(true);
    await page.waitForTimeout(500);
    expect(await highlighted(page, 'keyword')).toEqual([]);
  });

  it('is not loaded for a page without such code', async () => {
    const page = await (await newReader()).open('/developers/clients');
    await page.waitForTimeout(1500);
    expect((await scripts(page)).filter((name) => name.includes('/highlight-code-'))).toEqual([]);
  });

  it('leaves code readable if its script fails to load', async () => {
    const reader = await newReader();
    await reader.context.route('**/highlight-code-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("gone")' }),
    );
    const page = await reader.open('/api/create-account');
    await expect.poll(async () => (await scripts(page)).some((name) => name.includes('/highlight-code-'))).toBe(true);
    expect(await page.locator('.exchange.request pre code').first().textContent()).toContain('curl');
  });
});

function highlighted(page: Page, role: string): Promise<string[]> {
  return page.evaluate(
    (name) =>
      Array.from(
        CSS.highlights.get(name) ?? [],
        (range) => range.startContainer.textContent?.slice(range.startOffset, range.endOffset) ?? '',
      ),
    role,
  );
}

function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
}
