import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT_ROOT } from '../../../build/base/project-root.ts';
import { BUDGETS } from '../budgets.ts';
import { endWithThis } from '../end-with-this.ts';
import { type Figure, figuresOf } from '../figure.ts';
import { HAS_PROC } from '../process-cpu.ts';
import type { Progress } from '../progress.ts';
import { TreeClock } from './tree-clock.ts';

/** The projects of vitest.config.ts. */
const PROJECTS = ['node', 'operate', 'site', 'content', 'browser'] as const;

/** Test files that are listed with their time. */
const DEAREST = 10;

/** What vitest's JSON reporter writes of a run. */
interface TestRun {
  readonly success: boolean;
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startTime: number;
  readonly endTime: number;
}

/** Runs each project of the tests by itself. Throws if tests fail, because a run that ends early is cheap. */
export async function measureTests(progress: Progress): Promise<Figure[]> {
  if (!HAS_PROC) throw new Error('The CPU of tests is read from /proc, which this system lacks.');
  const figure = figuresOf('tests', 'all');
  const figures: Figure[] = [];
  const files: { readonly name: string; readonly seconds: number }[] = [];
  let total = 0;
  for (const project of PROJECTS) {
    progress(`tests: running ${project}`);
    const { cpuSeconds, wallSeconds, run } = await runProject(project);
    total += cpuSeconds;
    figures.push(
      figure(`${project}: CPU`, cpuSeconds, 's'),
      figure(`${project}: from start to end`, wallSeconds, 's', project === 'node' ? BUDGETS.nodeTestsSeconds : null),
    );
    for (const { name, startTime, endTime } of run.testResults)
      files.push({ name: relative(PROJECT_ROOT, name), seconds: (endTime - startTime) / 1_000 });
  }
  const dearest = files.sort((a, b) => b.seconds - a.seconds).slice(0, DEAREST);
  return [
    figure('CPU', total, 's', BUDGETS.testsCpuSeconds),
    ...figures,
    ...dearest.map(({ name, seconds }) => figure(name, seconds, 's')),
  ];
}

async function runProject(project: string): Promise<{ cpuSeconds: number; wallSeconds: number; run: TestRun }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tests-'));
  try {
    const file = join(folder, 'run.json');
    const start = performance.now();
    const vitest = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=json', `--outputFile=${file}`],
      // The tests set it themselves.
      { cwd: PROJECT_ROOT, stdio: 'ignore', env: { ...process.env, NODE_ENV: undefined } },
    );
    endWithThis(vitest);
    const cpuSeconds = await new TreeClock(vitest).untilExit();
    const wallSeconds = (performance.now() - start) / 1_000;
    const run = JSON.parse(readFileSync(file, 'utf8')) as TestRun;
    if (!run.success) throw new Error(`The project ${project} fails. Run "npx vitest run --project ${project}".`);
    return { cpuSeconds, wallSeconds, run };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
