import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, MOBILE, useReaders } from './open-page.ts';

/** A span of the browser's trace, in microseconds. */
interface Span {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly ts: number;
  readonly dur: number;
  readonly args: { readonly beginData?: { readonly url?: string }; readonly elementCount?: number };
}

type Visit = (page: Page) => Promise<unknown>;

/** What the process of a page did during a visit. The trace has the pages of other tests, too. */
async function trace(page: Page, visit: Visit): Promise<Span[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'v8.execute'] });
  await visit(page);
  const trace: { traceEvents: Span[] } = JSON.parse(String(await browser?.stopTracing()));
  const spans = trace.traceEvents.filter(({ ph }) => ph === 'X');
  const parsed = spans.find(({ name, args }) => name === 'ParseHTML' && args.beginData?.url === page.url());
  return spans.filter(({ pid }) => pid === parsed?.pid).sort((one, other) => one.ts - other.ts);
}

/** The number of elements that got a style, each time. */
function styledElements(spans: readonly Span[]): number[] {
  return spans.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : []));
}

describe('the main thread', () => {
  const newReader = useReaders();

  it.each(['/', '/user/quotes', '/api/create-account'])('has no layout by the first script on %s', async (path) => {
    const page = await (await newReader()).context.newPage();
    const spans = await trace(page, () => page.goto(`${path}?traced`));
    const scripts = spans.filter(({ name }) => name === 'v8.evaluateModule');
    expect(scripts).not.toEqual([]);
    const within = spans.filter(
      ({ name, ts, dur }) =>
        name === 'Layout' && scripts.some((script) => ts >= script.ts && ts + dur <= script.ts + script.dur),
    );
    expect(within).toEqual([]);
  });

  it.each([MOBILE, DESKTOP])('gives new styles only to what scripts change, $width px wide', async (viewport) => {
    const page = await (await newReader({ viewport })).context.newPage();
    const spans = await trace(page, async () => {
      await page.goto('/api/create-account?traced');
      await page.getByRole('button', { name: 'Copy' }).first().waitFor();
      await page.locator('main summary').last().click();
      await page.waitForTimeout(300);
    });
    const all = await page.locator('body *').count();
    const styled = styledElements(spans);
    // The page itself can be shown in pieces.
    const shown = styled.findIndex((_, index) => sum(styled.slice(0, index)) > all / 2);
    expect(shown).toBeGreaterThan(0);
    expect(Math.max(...styled.slice(shown))).toBeLessThan(all / 2);
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
