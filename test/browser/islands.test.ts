import { describe, expect, it } from 'vitest';
import { isSameDocument, mark } from './marked-page.ts';
import { useDocsReaders } from './open-page.ts';
import { holdRequests, scrollTo } from './page-state.ts';

describe('islands', () => {
  const newReader = useDocsReaders();

  it('run once they come into view, under the policy of every page', async () => {
    const reader = await newReader();
    const page = await reader.open('/components');
    await page.getByLabel('Zone').selectOption('World');
    await expect.poll(() => page.locator('output').textContent()).toBe('2 kg, World: €24.00');
    const [own, other] = await Promise.all(
      ['/components', '/writing'].map(
        async (path) => (await page.request.get(path)).headers()['content-security-policy'],
      ),
    );
    expect(own).toBe(other);
    expect(own).toContain("require-trusted-types-for 'script'");
  });

  it('run once, however often they come into view', async () => {
    const reader = await newReader();
    const page = await reader.open('/components');
    const output = page.locator('output');
    await page.getByLabel('Zone').selectOption('World');
    await expect.poll(() => output.textContent()).toBe('2 kg, World: €24.00');
    const before = await output.elementHandle();
    for (const y of [1e6, 0]) {
      await scrollTo(page, y);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    }
    await page.getByLabel('Weight in kg').fill('4');
    await expect.poll(() => output.textContent()).toBe('4 kg, World: €32.00');
    expect(await output.evaluate((now, element) => now === element, before)).toBe(true);
  });

  it('keep what a reader entered before their script loaded', async () => {
    const reader = await newReader();
    const release = await holdRequests(reader.context, '**/island-parcel-price-*');
    const page = await reader.open('/components');
    await page.getByLabel('Weight in kg').fill('4');
    await page.getByLabel('Zone').selectOption('World');
    expect(await page.locator('output').textContent()).toBe('2 kg, Europe: €12.00');
    release();
    await expect.poll(() => page.locator('output').textContent()).toBe('4 kg, World: €32.00');
    expect(await page.getByLabel('Weight in kg').inputValue()).toBe('4');
    expect(await page.getByLabel('Zone').inputValue()).toBe('World');
  });

  it('load a player on a click, and request nothing from its host before', async () => {
    const reader = await newReader();
    const asked: string[] = [];
    await reader.context.route(/youtube|openstreetmap/, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<p>Film</p>' });
    });
    const page = await reader.read('/blocks');
    const still = page.getByRole('link', { name: /Big Buck Bunny/ });
    await still.scrollIntoViewIfNeeded();
    expect(asked.filter((host) => host.includes('youtube'))).toEqual([]);
    await still.click();
    const player = page.frameLocator('iframe[title^="Big Buck Bunny"]');
    await expect.poll(() => player.locator('p').textContent()).toBe('Film');
    expect(asked).toContain('www.youtube-nocookie.com');
    expect(page.context().pages()).toHaveLength(1);
  });

  it('load only on pages that have them, including after soft navigation', async () => {
    const reader = await newReader();
    const page = await reader.read('/writing');
    const loaded = (): Promise<string[]> =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await loaded()).filter((name) => name.includes('island'))).toEqual([]);
    await mark(page);
    await page.getByRole('link', { name: 'Components', exact: true }).first().click();
    await page.getByLabel('Weight in kg').fill('4');
    await expect.poll(() => page.locator('output').textContent()).toBe('4 kg, Europe: €15.00');
    expect(await isSameDocument(page)).toBe(true);
  });
});
