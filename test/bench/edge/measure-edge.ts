import { join } from 'node:path';
import type { Release } from '../../../build/release/records/make-release.ts';
import { BUDGETS, startBudgetMs } from '../budgets.ts';
import { type Figure, figuresOf, median } from '../figure.ts';
import { cpuSeconds, fineCpuSeconds, HAS_PROC } from '../process-cpu.ts';
import type { Progress } from '../progress.ts';
import type { Subject } from '../subject.ts';
import { toGet } from './connection.ts';
import { measureCpu } from './cpu-per-request.ts';
import { measureFirstByte } from './first-byte.ts';
import { measureArticleGrowth, measureSiteGrowth } from './growth.ts';
import { runLoad } from './load.ts';
import { measureFullText } from './measure-full-text.ts';
import { measureMock } from './measure-mock.ts';
import { measureMemory } from './memory.ts';
import { type Prepared, prepare } from './prepare.ts';
import { type BenchedWorker, startConstant, startOurs } from './rivals.ts';
import { edgeScenarios, recordKeys } from './scenarios.ts';
import { measureThroughput } from './throughput.ts';
import type { Workerd } from './workerd.ts';

const STARTS = 5;

/** Serves the release in workerd next to a worker with constant responses, and compares both. */
export async function measureEdge(
  subject: Subject,
  release: Release,
  progress: Progress,
  note: (text: string) => void,
): Promise<Figure[]> {
  const scenarios = edgeScenarios(release);
  const ours = await startOurs(join(subject.scratch, 'ours'), release, recordKeys(release, scenarios));
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
      if (HAS_PROC) figures.push(...(await measureScenarios(subject, prepared, ours, constant, progress)));
      else note('Cannot measure CPU at the edge: this system has no /proc (Linux only)');
      const hot = prepared.find(({ scenario }) => scenario.name === 'guide, hot');
      if (hot !== undefined) figures.push(...(await measureThroughput(subject.name, hot, ours, constant, progress)));
      figures.push(...(await measureFirstByte(subject, scenarios, ours, progress)));
      if (!HAS_PROC) return figures;
      progress(`${subject.name}: edge, mock`);
      const mock = Math.max(...(await measureMock(subject.scratch)).values());
      progress(`${subject.name}: edge, start`);
      const start = await measureStart(subject, release);
      figures.push(
        figuresOf('edge', subject.name)('start: CPU', start, 'ms', startBudgetMs(release.manifest.pages.size)),
        figuresOf('edge', subject.name)('mock, worst body: CPU', mock, 'ms', BUDGETS.mockMs),
        ...(await measureFullText(subject, release)),
        ...(await measureMemory(subject, release, progress)),
        ...(await measureSiteGrowth(subject, release, progress)),
        ...(await measureArticleGrowth(subject, release, progress)),
      );
      return figures;
    } finally {
      await constant.stop();
    }
  } finally {
    await ours.stop();
  }
}

async function measureScenarios(
  subject: Subject,
  prepared: readonly Prepared[],
  ours: BenchedWorker,
  constant: Workerd,
  progress: Progress,
): Promise<Figure[]> {
  const figure = figuresOf('edge', subject.name);
  const figures: Figure[] = [];
  for (const { scenario, request } of prepared) {
    progress(`${subject.name}: edge, ${scenario.name}`);
    const cpu = await measureCpu(scenario, request, ours, constant);
    const { name, ratioBudget, microsecondsBudget } = scenario;
    figures.push(
      figure(`${name}: CPU over constant`, cpu.ours / cpu.constant, 'ratio', ratioBudget),
      figure(`${name}: CPU`, cpu.ours, 'µs', microsecondsBudget),
    );
  }
  return figures;
}

/**
 * Milliseconds of CPU to the first 304, which needs all of the worker's code and its manifest, above those of a
 * constant worker.
 */
async function measureStart(subject: Subject, release: Release): Promise<number> {
  const [path = '/'] = release.manifest.pages.keys();
  const request = toGet(path, { 'If-None-Match': '*' });
  const differences: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const ours = await startOurs(join(subject.scratch, 'start'), release, []);
    const constant = await startConstant(join(subject.scratch, 'start-constant'), [
      { name: 'constant', status: 304, headers: {}, bytes: 0 },
    ]);
    const used: number[] = [];
    for (const { pid, port } of [ours, { pid: constant.pid, port: constant.ports.get('constant') ?? 0 }]) {
      await runLoad({ port, request, requests: 1, connections: 1, status: 304 });
      // Clock ticks include ended threads; the scheduler's clock is more precise.
      used.push(Math.max(cpuSeconds(pid), fineCpuSeconds(pid)) * 1000);
    }
    differences.push((used[0] ?? 0) - (used[1] ?? 0));
    await Promise.all([ours.stop(), constant.stop()]);
  }
  return Math.max(0, median(differences));
}
