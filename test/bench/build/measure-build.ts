import { join } from 'node:path';
import { BUDGETS, buildBudget } from '../budgets.ts';
import { type Figure, figuresOf } from '../figure.ts';
import type { Progress } from '../progress.ts';
import type { Subject } from '../subject.ts';
import type { EditBuild, FirstBuild } from './build-messages.ts';
import { editGuide } from './edits.ts';
import { bundleChild, runChild } from './run-child.ts';

/**
 * Builds the subject from scratch in a new process, then in another one that writes the cache and continues with edits,
 * and in further processes that use that cache.
 */
export async function measureBuild(
  subject: Subject,
  progress: Progress,
  note: (text: string) => void,
): Promise<Figure[]> {
  const { name, source, descriptionFile, scratch } = subject;
  const figures: Figure[] = [];
  const request = { source, descriptionFile, outDir: join(scratch, 'dist'), cacheDir: join(scratch, 'cache') };
  const entry = await bundleChild();
  progress(`${name}: building from nothing`);
  await runChild(entry, { ...request, cacheDir: null, edits: false }, (message) => {
    if (message.kind === 'first') figures.push(...coldFigures(name, message.build));
  });
  progress(`${name}: building, and keeping what was made`);
  let operations = 0;
  await runChild(entry, { ...request, edits: true }, (message) => {
    if (message.kind === 'note') note(`${name}: ${message.text}`);
    if (message.kind === 'first') {
      progress(`${name}: building again after edits`);
      operations = message.build.operations;
      const { cpuSeconds } = message.build;
      const budget = buildBudget(operations).cachedSeconds;
      figures.push(figuresOf('build', name)('cold, kept for the next: CPU', cpuSeconds, 's', budget));
    }
    if (message.kind === 'edit') figures.push(...editFigures(name, operations, message.build));
  });
  for (const [what, edit] of [
    ['warm', () => {}],
    ['warm, one guide edited', () => editGuide(source.contentDir)],
  ] as const) {
    progress(`${name}: building in a new process, ${what}`);
    edit();
    await runChild(entry, { ...request, edits: false }, (message) => {
      if (message.kind === 'first') figures.push(...warmFigures(name, what, message.build));
    });
  }
  return figures;
}

function coldFigures(subject: string, build: FirstBuild): Figure[] {
  const budget = buildBudget(build.operations);
  const figure = figuresOf('build', subject);
  return [
    figure('pages', build.pages, 'count'),
    figure('operations', build.operations, 'count'),
    figure('records', build.records, 'count'),
    figure('cold: CPU', build.cpuSeconds, 's', budget.seconds),
    figure('cold: peak memory', build.peakMb, 'MB', budget.peakMb),
    figure('output', build.outputBytes / 1e6, 'MB', budget.outputMb),
  ];
}

function warmFigures(subject: string, what: string, { operations, cpuSeconds, peakMb }: FirstBuild): Figure[] {
  const budget = buildBudget(operations);
  const figure = figuresOf('build', subject);
  return [
    figure(`${what}: CPU`, cpuSeconds, 's', budget.warmSeconds),
    figure(`${what}: peak memory`, peakMb, 'MB', budget.peakMb),
  ];
}

function editFigures(
  subject: string,
  operations: number,
  { edit, shownCpuSeconds, cpuSeconds, records, pageRecords, bytes }: EditBuild,
): Figure[] {
  const budget = buildBudget(operations);
  const figure = figuresOf('build', subject);
  const sent =
    edit === 'navbar'
      ? figure('navbar edited: page records to send', pageRecords, 'count', 0)
      : figure(
          `${edit} edited: records to send`,
          records,
          'count',
          BUDGETS.editRecords[edit === 'guide' ? edit : 'operation'],
        );
  return [
    figure(`${edit} edited: CPU until it shows`, shownCpuSeconds, 's', BUDGETS.rebuildSeconds),
    figure(`${edit} edited: CPU with search`, cpuSeconds, 's', budget.searchSeconds),
    sent,
    figure(`${edit} edited: to send`, bytes / 1024, 'KiB', budget.editKib),
  ];
}
