import { median } from '../figure.ts';
import { fineCpuSeconds } from '../process-cpu.ts';
import { type LoadPlan, runLoad } from './load.ts';
import type { BenchedWorker } from './rivals.ts';
import type { Scenario } from './scenarios.ts';
import type { Workerd } from './workerd.ts';

/**
 * Microseconds of CPU that the worker's process needs per request, including HTTP and the runtime: the median of all
 * rounds.
 */
export interface CpuPerRequest {
  readonly ours: number;
  readonly constant: number;
}

/** Rounds of both sides alternate, so other load affects both. */
const ROUNDS = 20;

/**
 * A page is cold only once per worker, so there are as many workers as requests. There are few, because they share one
 * heap, which the collector scans at the rate of requests.
 */
const COLD_REQUESTS = 50;
const CONNECTIONS = 8;

/** Warm-up rounds, in which the engine compiles hot code. */
const WARM_UP_ROUNDS = 10;

/** Measures a scenario on both sides. Throws if a cold page was not read from the store, or a hot one was. */
export async function measureCpu(
  scenario: Scenario,
  request: Buffer,
  ours: BenchedWorker,
  constant: Workerd,
): Promise<CpuPerRequest> {
  const isCold = scenario.coldAfter !== null;
  const workers = isCold ? COLD_REQUESTS : 1;
  const plan = { request, status: scenario.status, connections: CONNECTIONS };
  const requests = isCold ? COLD_REQUESTS : scenario.requests;
  const ourPlan: LoadPlan = { ...plan, port: ours.port, requests };
  const constantPlan: LoadPlan = { ...plan, port: constant.ports.get(scenario.name) ?? 0, requests };
  const used = { ours: [] as number[], constant: [] as number[] };
  await ours.renew({ workers: 1, warmPath: null });
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    if (isCold) await ours.renew({ workers, warmPath: scenario.coldAfter });
    const oursUsed = await cpuOf(ours, ourPlan);
    const constantUsed = await cpuOf(constant, constantPlan);
    if (round < 0) continue;
    used.ours.push((oursUsed / requests) * 1e6);
    used.constant.push((constantUsed / requests) * 1e6);
  }
  checkReads(scenario, await ours.renew({ workers: 1, warmPath: null }));
  return { ours: median(used.ours), constant: median(used.constant) };
}

/** CPU seconds that a process needs for the requests of a plan. */
export async function cpuOf({ pid }: Workerd, plan: LoadPlan): Promise<number> {
  let before = 0;
  await runLoad(plan, () => {
    before = fineCpuSeconds(pid);
  });
  return fineCpuSeconds(pid) - before;
}

/** Measurements are invalid if cold pages came from a cache, or hot ones from the store. */
function checkReads({ name, coldAfter, isCached }: Scenario, reads: number): void {
  if (coldAfter !== null && reads !== COLD_REQUESTS)
    throw new Error(`Cannot measure "${name}": ${reads} of ${COLD_REQUESTS} requests read the store`);
  // Requests that arrived while the first one was waiting.
  if (isCached && reads > CONNECTIONS) throw new Error(`Cannot measure "${name}": ${reads} requests read the store`);
}
