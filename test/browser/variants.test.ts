import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';

describe('a union of many branches', () => {
  const newReader = useReaders();

  it('is filtered by title, discriminator value, or a value that only an open branch shows', async () => {
    const page = await (await newReader()).open('/api/choose-method');
    const filter = page.locator('.variants > input');
    expect(await titles(page)).toHaveLength(14);
    await filter.fill('m_c');
    expect(await titles(page)).toEqual(['Method C']);
    await filter.fill('method d');
    expect(await titles(page)).toEqual(['Method D']);
    await filter.fill('SWISH');
    expect(await titles(page)).toEqual(['Method N']);
    await filter.fill('');
    expect(await titles(page)).toHaveLength(14);
  });
});

async function titles(page: Page): Promise<string[]> {
  await page.locator('.variants > input').waitFor();
  return page.locator('.variants > .branch:visible > summary b').allTextContents();
}
