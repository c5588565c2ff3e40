import { describe, expect, inject, it } from 'vitest';
import { awaitContent } from '../serve-content.ts';
import { wordsOf } from '../words.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { useReadersOf } from './open-page.ts';
import { serveSlowly } from './slow-stream.ts';

/** Kinds of pages with columns. */
const IN_COLUMNS = wordsOf('/ /api/accounting-api /api/add-invoice /api/schemas/Invoice /user/bills');
const OTHERS = wordsOf(
  '/api/on-invoice-created /category/users /api/changelog /markdown-page /nowhere /search?q=invoice',
);

describe.each([
  [390, [...IN_COLUMNS, ...OTHERS]],
  [1100, IN_COLUMNS],
  [1440, [...IN_COLUMNS, ...OTHERS]],
])('a page that arrives in pieces, at %d px', (width, paths) => {
  const newReader = useReadersOf(async () => serveSlowly(await awaitContent(inject('sampleUrl'))));

  it.each(paths)('moves no visible content of %s', async (path) => {
    const viewport = { width, height: 900 };
    const reader = await newReader({ viewport, reducedMotion: 'no-preference', withErrors: true });
    await reader.context.addInitScript(recordShifts);
    const page = await reader.read(path);
    // Of the long sidebars.
    if (path.startsWith('/api/')) await page.locator('#sidebar .filter output').waitFor({ state: 'attached' });
    expect(await shiftsOf(page)).toEqual([]);
  });
});
