import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { LocalRuntime } from '../../../build/local/local-runtime.ts';
import type { Release } from '../../../build/release/make-release.ts';
import { launchBrowser } from '../../browser/browser.ts';
import { BUDGETS, type PageBudget } from '../budgets.ts';
import { choosePages } from '../choose-pages.ts';
import type { Figure, Unit } from '../figure.ts';
import type { Progress } from '../progress.ts';
import type { Subject } from '../subject.ts';
import { type Visit, visitPage } from './visit-page.ts';

/** Visits of which the quickest counts: what else the machine does only ever adds. */
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

function pageFigures(subject: string, name: PageName, normal: readonly Visit[], slow: readonly Visit[]): Figure[] {
  const budget: PageBudget = BUDGETS.pages[name];
  const figure = (what: string, value: number, unit: Unit, most: number | null = null): Figure => ({
    section: 'pages',
    subject,
    name: `${name}: ${what}`,
    value,
    unit,
    budget: most,
  });
  const of = (field: keyof Visit, visits: readonly Visit[] = normal): number =>
    Math.min(...visits.map((visit) => visit[field]));
  const [html, css, script, other] = [of('html'), of('css'), of('script'), of('other')].map((bytes) => bytes / 1024);
  const sent = [html, css, script, other].reduce<number>((sum, kib) => sum + (kib ?? 0), 0);
  return [
    figure('requests', of('requests'), 'count', budget.requests),
    figure('sent', sent, 'KiB', budget.kib),
    figure('HTML sent', html ?? 0, 'KiB'),
    figure('CSS sent', css ?? 0, 'KiB'),
    figure('script sent', script ?? 0, 'KiB'),
    figure('images and others sent', other ?? 0, 'KiB'),
    figure('sent later, to a reader', of('later') / 1024, 'KiB'),
    figure('elements', of('elements'), 'count', budget.elements),
    figure('first paint', of('firstPaint'), 'ms'),
    figure('largest paint', of('largestPaint'), 'ms'),
    figure('blocking', of('blocking'), 'ms', BUDGETS.blockingMs),
    figure('largest paint, 4 times slower', of('largestPaint', slow), 'ms'),
    figure('blocking, 4 times slower', of('blocking', slow), 'ms', BUDGETS.blockingMs),
    figure(
      'layout shift',
      Math.max(...[...normal, ...slow].map((visit) => visit.layoutShift)),
      'shift',
      BUDGETS.layoutShift,
    ),
  ];
}
