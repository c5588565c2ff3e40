import { join } from 'node:path';
import type { Release } from '../../../build/release/records/make-release.ts';
import { findPacks } from '../../../worker/model/records/text-pack.ts';
import { BUDGETS } from '../budgets.ts';
import { type Figure, figuresOf, median } from '../figure.ts';
import type { Subject } from '../subject.ts';
import { toGet } from './connection.ts';
import { cpuOf } from './cpu-per-request.ts';
import { startOurs } from './rivals.ts';

const ROUNDS = 5;

/** Reads and CPU of a full text that neither the isolate nor the edge has cached. */
export async function measureFullText(subject: Subject, release: Release): Promise<Figure[]> {
  const { texts, pages } = release.manifest;
  const packs = findPacks(texts, pages.keys());
  const others = [...pages].filter(([path]) => !packs.has(path)).map(([, { key }]) => key);
  const ours = await startOurs(join(subject.scratch, 'full-text'), release, [...texts.keys, ...others]);
  try {
    const reads: number[] = [];
    const used: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await ours.renew({ workers: 1, warmPath: null });
      // The edge caches a text per host.
      const request = toGet('/llms-full.txt', { Host: `round-${round}.test` });
      used.push((await cpuOf(ours, { port: ours.port, request, requests: 1, connections: 1, status: 200 })) * 1e6);
      reads.push(await ours.renew({ workers: 1, warmPath: null }));
    }
    const figure = figuresOf('edge', subject.name);
    return [
      figure('llms-full.txt, cold: store reads', Math.max(...reads), 'count', BUDGETS.fullTextReads),
      figure('llms-full.txt, cold: CPU', median(used), 'µs', null),
    ];
  } finally {
    await ours.stop();
  }
}
