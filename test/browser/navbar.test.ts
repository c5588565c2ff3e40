import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';
import { sidewaysScroll } from './page-state.ts';

const LABELS = ['Documentation', 'API Documentation', 'Community and support', 'Changelog', 'Status', 'Open dashboard'];

describe('a navbar with too many items to fit', () => {
  const newReader = useReaders({
    title: 'Documentation of the general ledger and of all that hangs on it',
    repository: 'https://github.com/example/ledger',
    navbar: LABELS.map((label, index) => ({ label, to: `https://example.com/${index}` })),
  });

  it('fits into windows of any width without overlaps', async () => {
    const page = await (await newReader()).open('/user/bills');
    for (const width of [1000, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
      const parts = ['.brand', 'nav', 'form'].map((part) => page.getByRole('banner').locator(part));
      const edges = (await Promise.all(parts.map(edgesOf))).flat();
      expect(edges, `${width} px`).toEqual(edges.toSorted((one, other) => one - other));
    }
  });

  it('has menu and search at the bottom of a window of 390 px, and the title at its top', async () => {
    const page = await (await newReader({ viewport: { width: 390, height: 800 } })).open('/user/bills');
    expect(await sidewaysScroll(page)).toBe(0);
    const banner = page.getByRole('banner');
    const parts = [banner.locator('.menu-button'), banner.locator('form'), page.locator('.toc')];
    const edges = (await Promise.all(parts.map(edgesOf))).flat();
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
    expect(Math.min(...tops)).toBeGreaterThan(740);
    expect((await banner.locator('.brand').boundingBox())?.y).toBeLessThan(60);
    // What is beside the title ends where the page does.
    expect((await edgesOf(banner.locator('a.icon-button')))[1]).toBe(390 - 16);
  });

  it('scrolls a focused item into view', async () => {
    const page = await (await newReader({ viewport: { width: 1000, height: 800 } })).open('/user/bills');
    const item = page.getByRole('banner').getByRole('link', { name: 'Open dashboard' });
    await item.focus();
    const [list, link] = [await edgesOf(page.getByRole('banner').getByRole('navigation')), await edgesOf(item)];
    expect(link[1]).toBeLessThanOrEqual((list[1] ?? 0) + 1);
  });
});

/** Start and end of an element; empty if it is hidden. */
async function edgesOf(element: Locator): Promise<number[]> {
  const box = await element.boundingBox();
  return box === null ? [] : [box.x, box.x + box.width].map(Math.round);
}
