import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';

/** A span of the browser's trace, in microseconds. */
interface Span {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly ts: number;
  readonly dur: number;
  readonly args: { readonly beginData?: { readonly url?: string } };
}

/** What the process of a page did while it loaded. The trace has the pages of other tests, too. */
async function traceLoad(page: Page, path: string): Promise<Span[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'v8.execute'] });
  await page.goto(path);
  const trace: { traceEvents: Span[] } = JSON.parse(String(await browser?.stopTracing()));
  const spans = trace.traceEvents.filter(({ ph }) => ph === 'X');
  const parsed = spans.find(({ name, args }) => name === 'ParseHTML' && args.beginData?.url === page.url());
  return spans.filter(({ pid }) => pid === parsed?.pid);
}

describe('the first script', () => {
  const newReader = useReaders();

  it.each(['/', '/user/quotes', '/api/create-account'])('causes no layout of its own on %s', async (path) => {
    const page = await (await newReader()).context.newPage();
    const spans = await traceLoad(page, `${path}?traced`);
    const scripts = spans.filter(({ name }) => name === 'v8.evaluateModule');
    expect(scripts).not.toEqual([]);
    const within = spans.filter(
      ({ name, ts, dur }) =>
        name === 'Layout' && scripts.some((script) => ts >= script.ts && ts + dur <= script.ts + script.dur),
    );
    expect(within).toEqual([]);
  });
});
