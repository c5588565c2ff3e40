import { BUDGETS } from '../budgets.ts';
import { type Figure, figuresOf, median } from '../figure.ts';
import type { Progress } from '../progress.ts';
import { type Load, percentile, runLoad } from './load.ts';
import type { Prepared } from './prepare.ts';
import type { BenchedWorker } from './rivals.ts';
import type { Workerd } from './workerd.ts';

const CONNECTIONS = [1, 16, 64];
/** Rounds of both sides alternate. The median of each figure counts. */
const ROUNDS = 5;
const REQUESTS = 1_500;

/** Requests per second and latency for one page, next to a worker with a constant response. */
export async function measureThroughput(
  subject: string,
  { scenario, request }: Prepared,
  ours: BenchedWorker,
  constant: Workerd,
  progress: Progress,
): Promise<Figure[]> {
  const figure = figuresOf('edge', subject);
  const figures: Figure[] = [];
  for (const connections of CONNECTIONS) {
    progress(`${subject}: edge, ${connections} connections`);
    const plan = { request, status: scenario.status, requests: REQUESTS, connections };
    const own: Load[] = [];
    const least: Load[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      own.push(await runLoad({ ...plan, port: ours.port }));
      least.push(await runLoad({ ...plan, port: constant.ports.get(scenario.name) ?? 0 }));
    }
    const name = `hot guide at ${connections}`;
    const budget = BUDGETS.throughput;
    const [ourRate, leastRate] = [rateOf(own), rateOf(least)];
    figures.push(
      figure(`${name}: requests`, ourRate, 'per second', { atLeast: leastRate * budget.requests }),
      figure(`${name}: p50`, latencyOf(own, 0.5), 'ms', latencyOf(least, 0.5) * budget.p50),
      figure(`${name}: p99`, latencyOf(own, 0.99), 'ms', latencyOf(least, 0.99) * budget.p99),
      figure(`constant at ${connections}: requests`, leastRate, 'per second'),
      figure(`constant at ${connections}: p50`, latencyOf(least, 0.5), 'ms'),
      figure(`constant at ${connections}: p99`, latencyOf(least, 0.99), 'ms'),
    );
  }
  return figures;
}

function rateOf(loads: readonly Load[]): number {
  return median(loads.map(({ requests, seconds }) => requests / seconds));
}

function latencyOf(loads: readonly Load[], share: number): number {
  return median(loads.map(({ latencies }) => percentile(latencies, share)));
}
