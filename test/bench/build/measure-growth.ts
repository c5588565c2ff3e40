import { join } from 'node:path';
import { BUDGETS } from '../budgets.ts';
import { type Figure, figuresOf } from '../figure.ts';
import type { Progress } from '../progress.ts';
import { withSubject } from '../subject.ts';
import type { FirstBuild } from './build-messages.ts';
import { bundleChild, runChild } from './run-child.ts';

/** Operations of the smaller description, each with a schema from which all others are reachable. */
const COUNT = 60;

/**
 * The growth factor if the number of operations doubles and all schemas refer to each other. The fixed cost of a site,
 * measured with one operation, is subtracted.
 */
export async function measureGrowth(progress: Progress): Promise<Figure[]> {
  const entry = await bundleChild();
  const builds: FirstBuild[] = [];
  for (const count of [1, COUNT, 2 * COUNT]) {
    progress(`schemas that refer to each other: building ${count} operations`);
    builds.push(await buildEntangled(entry, count));
  }
  return toFigures(builds);
}

async function buildEntangled(entry: string, count: number): Promise<FirstBuild> {
  const name = `entangled:${count}`;
  const builds: FirstBuild[] = [];
  await withSubject(name, name, ({ source, descriptionFile, scratch }) => {
    const request = { source, descriptionFile, outDir: join(scratch, 'dist'), cacheDir: null, edits: false };
    return runChild(entry, request, (message) => {
      if (message.kind === 'first') builds.push(message.build);
    });
  });
  const [build] = builds;
  if (build === undefined) throw new Error(`Cannot measure ${name}: it was not built`);
  return build;
}

function toFigures([base, small, large]: readonly FirstBuild[]): Figure[] {
  if (base === undefined || small === undefined || large === undefined) return [];
  const figure = figuresOf('build', `entangled:${2 * COUNT}`);
  const added = 2 * COUNT - 1;
  const { growthRatio, pages, kib } = BUDGETS.entangled;
  return [
    figure(
      'CPU over that of half as many operations',
      (large.cpuSeconds - base.cpuSeconds) / (small.cpuSeconds - base.cpuSeconds),
      'ratio',
      growthRatio,
    ),
    figure('pages of an operation', (large.pages - base.pages) / added, 'count', pages),
    figure('output of an operation', (large.outputBytes - base.outputBytes) / added / 1024, 'KiB', kib),
  ];
}
