import { fork } from 'node:child_process';
import { join } from 'node:path';
import { bundleEngine } from '../../../build/engine/bundle-engine.js';
import { jitFlags } from '../../../build/engine/jit-flags.js';
import { PROJECT_ROOT } from '../../../build/project-root.ts';
import { BUDGETS, buildBudget } from '../budgets.ts';
import type { Figure, Unit } from '../figure.ts';
import type { Progress } from '../progress.ts';
import type { Subject } from '../subject.ts';
import type { BuildMessage, BuildRequest, ColdBuild, WarmBuild } from './build-messages.ts';

/** Builds the subject from nothing in a fresh process, then after edits of its copy. */
export async function measureBuild(
  subject: Subject,
  progress: Progress,
  note: (text: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  progress(`${subject.name}: building from nothing`);
  await runChild(
    { source: subject.source, descriptionFile: subject.descriptionFile, outDir: join(subject.scratch, 'dist') },
    (message) => {
      if (message.kind === 'note') note(`${subject.name}: ${message.text}`);
      if (message.kind === 'cold') {
        progress(`${subject.name}: building again after edits`);
        figures.push(...coldFigures(subject.name, message.build));
      }
      if (message.kind === 'warm') figures.push(...warmFigures(subject.name, message.build));
    },
  );
  return figures;
}

function coldFigures(subject: string, build: ColdBuild): Figure[] {
  const budget = buildBudget(build.operations);
  const figure = figureOf(subject);
  return [
    figure('pages', build.pages, 'count'),
    figure('operations', build.operations, 'count'),
    figure('records', build.records, 'count'),
    figure('cold: CPU', build.cpuSeconds, 's', budget.seconds),
    figure('cold: peak memory', build.peakMb, 'MB', budget.peakMb),
    figure('output', build.outputBytes / 1e6, 'MB', budget.outputMb),
  ];
}

function warmFigures(
  subject: string,
  { edit, shownCpuSeconds, cpuSeconds, records, pageRecords, bytes }: WarmBuild,
): Figure[] {
  const figure = figureOf(subject);
  const sent =
    edit === 'navbar'
      ? figure('navbar edited: page records to send', pageRecords, 'count', 0)
      : figure(`${edit} edited: records to send`, records, 'count', BUDGETS.editRecords);
  return [
    figure(`${edit} edited: CPU until it shows`, shownCpuSeconds, 's', BUDGETS.rebuildSeconds),
    figure(`${edit} edited: CPU with search`, cpuSeconds, 's'),
    sent,
    figure(`${edit} edited: to send`, bytes / 1024, 'KiB'),
  ];
}

function figureOf(subject: string) {
  return (name: string, value: number, unit: Unit, budget: number | null = null): Figure => ({
    section: 'build',
    subject,
    name,
    value,
    unit,
    budget,
  });
}

/** Runs the engine as `npm run build` does. Rejects when the process ends before it is done. */
async function runChild(request: BuildRequest, onMessage: (message: BuildMessage) => void): Promise<void> {
  const folder = join(PROJECT_ROOT, 'node_modules/.cache/bench');
  await bundleEngine({ root: PROJECT_ROOT, entries: ['test/bench/build/build-child.ts'], folder });
  const child = fork(join(folder, 'build-child.mjs'), { execArgv: jitFlags() });
  return new Promise((resolve, reject) => {
    let done = false;
    child.on('message', (message) => {
      const received = message as BuildMessage;
      if (received.kind === 'done') done = true;
      else if (received.kind === 'failed') reject(new Error(received.message));
      else onMessage(received);
    });
    child.once('exit', (code, signal) => {
      if (done) resolve();
      else reject(new Error(`Cannot measure the build: its process ended with ${signal ?? code}`));
    });
    child.send(request);
  });
}
