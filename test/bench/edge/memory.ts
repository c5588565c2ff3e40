import { join } from 'node:path';
import type { Release } from '../../../build/release/records/make-release.ts';
import { BUDGETS } from '../budgets.ts';
import { type Figure, figuresOf } from '../figure.ts';
import { memoryMb } from '../process-cpu.ts';
import type { Progress } from '../progress.ts';
import type { Subject } from '../subject.ts';
import { toGet } from './connection.ts';
import { grownPath, growRelease } from './grown-release.ts';
import { runLoad } from './load.ts';
import { startConstant, startOurs } from './rivals.ts';

/** Half of these pages have 100 MB in total. */
const PAGES = 2_000;
const ARTICLE_BYTES = 100_000;

/** Memory of an isolate above that of an empty worker: after one page, and after more pages than it can cache. */
export async function measureMemory(subject: Subject, release: Release, progress: Progress): Promise<Figure[]> {
  progress(`${subject.name}: edge, memory`);
  const figure = figuresOf('edge', subject.name);
  const own = await memoryAfter(subject, release, [...release.manifest.pages.keys()].slice(0, 1), 0);
  const grown = growRelease(release, PAGES, ARTICLE_BYTES);
  const paths = Array.from({ length: PAGES }, (_, index) => grownPath(index));
  const many = await memoryAfter(subject, grown, paths, ARTICLE_BYTES);
  return [
    figure('memory after a start', own, 'MB', BUDGETS.isolateMb.start),
    figure(`memory after ${PAGES.toLocaleString('en')} pages of 100 KB`, many, 'MB', BUDGETS.isolateMb.afterPages),
  ];
}

async function memoryAfter(
  subject: Subject,
  release: Release,
  paths: readonly string[],
  bytes: number,
): Promise<number> {
  const keys = [...new Set(paths.map((path) => release.manifest.pages.get(path)?.key ?? ''))];
  const ours = await startOurs(join(subject.scratch, 'memory'), release, keys);
  const constant = await startConstant(join(subject.scratch, 'memory-constant'), [
    { name: 'constant', status: 200, headers: {}, bytes },
  ]);
  try {
    const plan = { requests: 1, connections: 1, status: 200 };
    await runLoad({ ...plan, request: toGet('/'), port: constant.ports.get('constant') ?? 0 });
    for (const path of paths) await runLoad({ ...plan, request: toGet(path), port: ours.port });
    return Math.max(0, memoryMb(ours.pid) - memoryMb(constant.pid));
  } finally {
    await Promise.all([ours.stop(), constant.stop()]);
  }
}
