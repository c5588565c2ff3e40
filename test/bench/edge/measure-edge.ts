import { join } from 'node:path';
import type { Release } from '../../../build/release/make-release.ts';
import { startBudgetMs } from '../budgets.ts';
import type { Figure } from '../figure.ts';
import { cpuSeconds, HAS_PROC } from '../process-cpu.ts';
import type { Progress } from '../progress.ts';
import type { Subject } from '../subject.ts';
import { measureCpu } from './cpu-per-request.ts';
import { edgeFigure } from './edge-figure.ts';
import { measureFirstByte } from './first-byte.ts';
import { measureArticleGrowth, measureSiteGrowth } from './growth.ts';
import { percentile, runLoad } from './load.ts';
import { type Prepared, prepare } from './prepare.ts';
import { type BenchedWorker, startConstant, startOurs } from './rivals.ts';
import { edgeScenarios, recordKeys } from './scenarios.ts';
import type { Workerd } from './workerd.ts';

const CONNECTIONS = [1, 16, 64];
const THROUGHPUT_REQUESTS = 4_000;
const STARTS = 3;
/** Serves the release in workerd beside a worker that answers constants, and compares what both use. */
export async function measureEdge(
  subject: Subject,
  release: Release,
  progress: Progress,
  note: (text: string) => void,
): Promise<Figure[]> {
  const scenarios = edgeScenarios(release);
  const keys = recordKeys(release, scenarios);
  const ours = await startOurs(join(subject.scratch, 'ours'), release, keys);
  try {
    const prepared = await Promise.all(scenarios.map((scenario) => prepare(scenario, ours)));
    const answers = prepared.map(({ scenario: { name, status }, headers, bytes }) => ({
      name,
      status,
      headers,
      bytes,
    }));
    const constant = await startConstant(join(subject.scratch, 'constant'), answers);
    try {
      const figures: Figure[] = [];
      if (HAS_PROC) {
        for (const { scenario, request } of prepared) {
          progress(`${subject.name}: edge, ${scenario.name}`);
          const cpu = await measureCpu(scenario, request, ours, constant);
          figures.push(
            edgeFigure(
              subject.name,
              `${scenario.name}: CPU over constant`,
              cpu.ours / cpu.constant,
              'ratio',
              scenario.ratioBudget,
            ),
            edgeFigure(subject.name, `${scenario.name}: CPU`, cpu.ours, 'µs', scenario.microsecondsBudget),
          );
        }
        progress(`${subject.name}: edge, start`);
        figures.push(
          edgeFigure(
            subject.name,
            'start: CPU',
            await measureStart(subject, release),
            'ms',
            startBudgetMs(release.manifest.pages.size),
          ),
        );
      } else note('CPU at the edge is not measured: this system has no /proc that tells it of other processes');
      const hot = prepared.find(({ scenario }) => scenario.name === 'guide, hot');
      if (hot !== undefined) figures.push(...(await measureThroughput(subject.name, hot, ours, constant, progress)));
      figures.push(...(await measureFirstByte(subject, scenarios, ours, progress)));
      if (HAS_PROC) {
        figures.push(...(await measureSiteGrowth(subject, release, progress)));
        figures.push(...(await measureArticleGrowth(subject, release, progress)));
      }
      return figures;
    } finally {
      await constant.stop();
    }
  } finally {
    await ours.stop();
  }
}

async function measureThroughput(
  subject: string,
  { scenario, request }: Prepared,
  ours: BenchedWorker,
  constant: Workerd,
  progress: Progress,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const connections of CONNECTIONS) {
    progress(`${subject}: edge, ${connections} connections`);
    const plan = { request, status: scenario.status, requests: THROUGHPUT_REQUESTS, connections };
    const own = await runLoad({ ...plan, port: ours.port });
    const least = await runLoad({ ...plan, port: constant.ports.get(scenario.name) ?? 0 });
    const name = `hot guide at ${connections}`;
    figures.push(
      edgeFigure(subject, `${name}: requests`, own.requests / own.seconds, 'per second'),
      edgeFigure(subject, `${name}: p50`, percentile(own.latencies, 0.5), 'ms'),
      edgeFigure(subject, `${name}: p99`, percentile(own.latencies, 0.99), 'ms'),
      edgeFigure(subject, `constant at ${connections}: requests`, least.requests / least.seconds, 'per second'),
      edgeFigure(subject, `constant at ${connections}: p99`, percentile(least.latencies, 0.99), 'ms'),
    );
  }
  return figures;
}

/** Milliseconds of CPU until the first 304, which needs all of the worker's code and its manifest, beyond those of a constant worker. */
async function measureStart(subject: Subject, release: Release): Promise<number> {
  const differences: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const ours = await startOurs(join(subject.scratch, 'start'), release, []);
    const constant = await startConstant(join(subject.scratch, 'start-constant'), [
      { name: 'constant', status: 200, headers: {}, bytes: 1 },
    ]);
    const used = await Promise.all(
      [
        { pid: ours.pid, port: ours.port },
        { pid: constant.pid, port: constant.ports.get('constant') ?? 0 },
      ].map(async ({ pid, port }) => {
        await (await fetch(`http://127.0.0.1:${port}/no/such/page`)).arrayBuffer();
        return cpuSeconds(pid) * 1000;
      }),
    );
    differences.push((used[0] ?? 0) - (used[1] ?? 0));
    await Promise.all([ours.stop(), constant.stop()]);
  }
  return Math.max(0, differences.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0);
}
