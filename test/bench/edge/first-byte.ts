import { BUDGETS } from '../budgets.ts';
import { type Figure, figuresOf, median } from '../figure.ts';
import type { Progress } from '../progress.ts';
import type { Subject } from '../subject.ts';
import type { BenchedWorker } from './rivals.ts';
import type { Scenario } from './scenarios.ts';

const DELAYS_MS = [0, 100, 500, 2_000];
const VISITS = 5;

/** Time to the first byte of a page while the store does not respond. */
export async function measureFirstByte(
  subject: Subject,
  scenarios: readonly Scenario[],
  ours: BenchedWorker,
  progress: Progress,
): Promise<Figure[]> {
  const path = scenarios.find(({ coldAfter }) => coldAfter !== null)?.path;
  if (path === undefined) return [];
  const url = `http://127.0.0.1:${ours.port}${path}`;
  const figure = figuresOf('edge', subject.name);
  const figures: Figure[] = [];
  for (const delayMs of DELAYS_MS) {
    progress(`${subject.name}: edge, first byte with a store after ${delayMs} ms`);
    await ours.renew({ workers: VISITS, warmPath: null, delayMs });
    const cold = await visitRepeatedly(url);
    await ours.renew({ workers: 1, warmPath: path, delayMs });
    const hot = await visitRepeatedly(url);
    const name = `first byte with a store after ${delayMs.toLocaleString('en')} ms`;
    figures.push(
      figure(`${name}: cold page`, cold, 'ms', BUDGETS.firstByteMs.cold),
      figure(`${name}: hot page`, hot, 'ms', BUDGETS.firstByteMs.hot),
    );
  }
  await ours.renew({ workers: 1, warmPath: null });
  return figures;
}

/** The median time to the first byte of the body. */
async function visitRepeatedly(url: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const started = performance.now();
    const response = await fetch(url, { headers: { Accept: 'text/html' } });
    const reader = response.body?.getReader();
    await reader?.read();
    times.push(performance.now() - started);
    while ((await reader?.read())?.done === false);
  }
  return median(times);
}
