import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MOBILE, useReaders, useSampleReaders } from './open-page.ts';
import { interact } from './page-state.ts';

/** A span of the browser's trace, in microseconds. */
interface Span {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly ts: number;
  readonly dur: number;
  readonly args: { readonly elementCount?: number };
}

type Visit = (page: Page) => Promise<unknown>;

const MARK = 'end of the trace';

/** What the process of a page did during a visit. The trace has the pages of other tests, too. */
async function trace(page: Page, visit: Visit): Promise<Span[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'v8.execute', 'blink.user_timing'] });
  await visit(page);
  await page.evaluate((name) => performance.mark(name), MARK);
  const { traceEvents }: { traceEvents: Span[] } = JSON.parse(String(await browser?.stopTracing()));
  const process = traceEvents.find(({ name }) => name === MARK)?.pid;
  return traceEvents.filter(({ ph, pid }) => ph === 'X' && pid === process).sort((one, other) => one.ts - other.ts);
}

/** The number of elements that got a style, each time. */
function styledElements(spans: readonly Span[]): number[] {
  return spans.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : []));
}

describe('the main thread', () => {
  const newReader = useReaders();

  it.each(['/', '/user/quotes', '/api/create-account'])('has no layout by the first script on %s', async (path) => {
    const page = await (await newReader()).context.newPage();
    const spans = await trace(page, () => page.goto(path));
    const scripts = spans.filter(({ name }) => name === 'v8.evaluateModule');
    expect(scripts).not.toEqual([]);
    const within = spans.filter(
      ({ name, ts, dur }) =>
        name === 'Layout' && scripts.some((script) => ts >= script.ts && ts + dur <= script.ts + script.dur),
    );
    expect(within).toEqual([]);
  });
});

describe('the main thread on a phone', () => {
  const newReader = useSampleReaders();

  it('gives new styles only to what scripts and readers change', async () => {
    const page = await (await newReader({ viewport: MOBILE })).open('/api/get-account');
    await page.getByRole('button', { name: 'Copy' }).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    const spans = await trace(page, interact);
    const all = await page
      .locator('body *')
      .evaluateAll((elements) => elements.filter((el) => el.checkVisibility()).length);
    const styled = styledElements(spans);
    expect(styled).not.toEqual([]);
    expect(Math.max(...styled)).toBeLessThan(all / 2);
  });
});
