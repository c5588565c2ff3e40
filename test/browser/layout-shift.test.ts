import { describe, expect, inject, it } from 'vitest';
import { awaitContent } from '../serve-content.ts';
import { wordsOf } from '../words.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { useReadersOf } from './open-page.ts';
import { serveSlowly } from './slow-stream.ts';

/** Every kind of page. */
const PATHS = wordsOf(`
  / /api/accounting-api /api/add-invoice /api/on-invoice-created /api/schemas/Invoice /category/users
  /api/changelog /markdown-page /nowhere /search?q=invoice /user/bills
`);

describe.each([390, 1100, 1440])('a page that arrives in pieces, at %d px', (width) => {
  const newReader = useReadersOf(async () => serveSlowly(await awaitContent(inject('sampleUrl'))));

  it.each(PATHS)('moves no visible content of %s', async (path) => {
    const viewport = { width, height: 900 };
    const reader = await newReader({ viewport, reducedMotion: 'no-preference', withErrors: true });
    await reader.context.addInitScript(recordShifts);
    const page = await reader.read(path);
    // Of the long sidebars.
    if (path.startsWith('/api/')) await page.locator('#sidebar .filter output').waitFor({ state: 'attached' });
    expect(await shiftsOf(page)).toEqual([]);
  });
});
