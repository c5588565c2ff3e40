import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Release } from '../../../build/release/records/make-release.ts';
import { LocalRuntime } from '../../../build/serve/local/local-runtime.ts';
import { launchBrowser } from '../../browser/browser.ts';
import { BUDGETS } from '../budgets.ts';
import { choosePages } from '../choose-pages.ts';
import { type Figure, figuresOf, median } from '../figure.ts';
import type { Progress } from '../progress.ts';
import type { Subject } from '../subject.ts';
import { type Visit, visitPage } from './visit-page.ts';

/** Number of visits. The median of each figure counts. */
const VISITS = 3;
const SLOWDOWN = 4;

type PageName = keyof typeof BUDGETS.pages;

/** Serves the release and opens one page of each type in Chromium. */
export async function measurePages(subject: Subject, release: Release, progress: Progress): Promise<Figure[]> {
  const chosen = choosePages(release);
  const pages: readonly (readonly [PageName, string | null])[] = [
    ['home', chosen.home],
    ['guide', chosen.guide],
    ['category', chosen.category],
    ['light operation', chosen.lightOperation],
    ['heavy operation', chosen.heavyOperation],
  ];
  progress(`${subject.name}: starting the site and the browser`);
  const runtime = new LocalRuntime({ port: 0, stateDir: join(subject.scratch, 'state') });
  const browser = await launchBrowser();
  try {
    const origin = await runtime.serve(release);
    const figures: Figure[] = [];
    for (const [name, path] of pages) {
      if (path === null) continue;
      progress(`${subject.name}: pages, ${name} (${path})`);
      const normal = await visitRepeatedly(browser, origin + path, 1);
      const slow = await visitRepeatedly(browser, origin + path, SLOWDOWN);
      figures.push(...pageFigures(subject.name, name, normal, slow));
    }
    return figures;
  } finally {
    await browser.close();
    await runtime.stop();
  }
}

async function visitRepeatedly(browser: Browser, url: string, slowdown: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await visitPage(browser, url, slowdown));
  return visits;
}

/** The budget is 0, so the best visit counts: other load can only add to it. */
function leastBlocking(visits: readonly Visit[]): number {
  return Math.min(...visits.map(({ blocking }) => blocking));
}

/** The figures of visits to one page. */
export function pageFigures(
  subject: string,
  name: PageName,
  normal: readonly Visit[],
  slow: readonly Visit[],
): Figure[] {
  const budget = BUDGETS.pages[name];
  const figure = figuresOf('pages', subject);
  const of = (field: keyof Visit, visits: readonly Visit[] = normal): number =>
    median(visits.map((visit) => visit[field]));
  const kibOf = (...fields: (keyof Visit)[]): number => fields.reduce((sum, field) => sum + of(field), 0) / 1024;
  const mostShift = Math.max(...[...normal, ...slow].map(({ layoutShift }) => layoutShift));
  const { paintMs, blockingMs } = BUDGETS;
  return [
    figure(`${name}: requests`, of('requests'), 'count', budget.requests),
    figure(`${name}: sent`, kibOf('html', 'css', 'script', 'other'), 'KiB', budget.kib),
    figure(`${name}: HTML sent`, kibOf('html'), 'KiB', budget.htmlKib),
    figure(`${name}: CSS sent`, kibOf('css'), 'KiB', BUDGETS.cssKib),
    figure(`${name}: script sent`, kibOf('script'), 'KiB', BUDGETS.scriptKib),
    figure(`${name}: images and others sent`, kibOf('other'), 'KiB', BUDGETS.otherKib),
    figure(`${name}: fonts sent`, kibOf('font'), 'KiB', BUDGETS.fontKib),
    figure(`${name}: sent later, to a reader`, kibOf('later'), 'KiB', BUDGETS.laterKib),
    figure(`${name}: elements`, of('elements'), 'count', budget.elements),
    figure(`${name}: first paint`, of('firstPaint'), 'ms', paintMs.usual),
    figure(`${name}: largest paint`, of('largestPaint'), 'ms', paintMs.usual),
    figure(`${name}: blocking`, leastBlocking(normal), 'ms', blockingMs),
    figure(`${name}: first paint, 4 times slower`, of('firstPaint', slow), 'ms', paintMs.slow),
    figure(`${name}: largest paint, 4 times slower`, of('largestPaint', slow), 'ms', paintMs.slow),
    figure(`${name}: blocking, 4 times slower`, leastBlocking(slow), 'ms', blockingMs),
    figure(`${name}: layout shift, most`, mostShift, 'shift', BUDGETS.layoutShift),
  ];
}
