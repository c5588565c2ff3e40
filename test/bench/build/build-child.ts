import '../../../build/cli/production-react.ts';
import { join } from 'node:path';
import { BuildCache } from '../../../build/base/cache/build-cache.ts';
import { Report } from '../../../build/base/report/report.ts';
import { ReleaseBuilder } from '../../../build/cli/release-builder.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { workerModules, writeRelease } from '../../../build/release/records/write-release.ts';
import { buildRelease } from '../build-release.ts';
import { cpuSeconds, HAS_PROC, peakMemoryMb, processTree } from '../process-cpu.ts';
import type { BuildMessage, BuildRequest } from './build-messages.ts';
import { changedRecords } from './changed-records.ts';
import { editGuide, editNavbar, editOperation } from './edits.ts';

/**
 * A process that builds one site as `npm run build` does, and again after each of three edits. It does nothing else
 * that would affect the figures.
 */
process.once('message', (request: BuildRequest) => {
  measure(request)
    .catch((error: unknown) =>
      send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => process.disconnect());
});

async function measure({ source, descriptionFile, outDir, cacheDir, edits }: BuildRequest): Promise<void> {
  const open = (dir: string): BuildCache => BuildCache.open(dir, 'bench');
  const caches = cacheDir === null ? null : { site: open(cacheDir), engine: open(join(cacheDir, 'engine')) };
  const builder = new ReleaseBuilder(source, caches);
  const first = await buildRelease(builder);
  await writeRelease(outDir, first.release);
  send({
    kind: 'first',
    build: {
      cpuSeconds: totalCpuSeconds(),
      peakMb: totalPeakMb(),
      pages: first.pages,
      operations: first.operations,
      records: first.release.records.size,
      outputBytes: outputBytes(first.release),
    },
  });

  let last = first.release;
  const rebuild = async (edit: string): Promise<void> => {
    const before = totalCpuSeconds();
    builder.invalidate('content');
    await builder.buildToShow(new Report());
    const shownCpuSeconds = totalCpuSeconds() - before;
    const { release } = await buildRelease(builder);
    const cpuSeconds = totalCpuSeconds() - before;
    send({ kind: 'edit', build: { edit, shownCpuSeconds, cpuSeconds, ...changedRecords(last, release) } });
    last = release;
  };
  if (!edits) {
    send({ kind: 'done' });
    return;
  }
  editGuide(source.contentDir);
  await rebuild('guide');
  if (editOperation(descriptionFile) === null)
    send({ kind: 'note', text: 'no operation has a description that could be edited in place' });
  else await rebuild('operation');
  editNavbar(source.contentDir);
  await rebuild('navbar');
  send({ kind: 'done' });
}

/** The bundler is a separate process, which lives as long as this one. */
function totalCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + helpers().reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

function totalPeakMb(): number {
  return (process.resourceUsage().maxRSS * 1024) / 1e6 + helpers().reduce((sum, pid) => sum + peakMemoryMb(pid), 0);
}

function helpers(): number[] {
  return HAS_PROC ? processTree(process.pid).slice(1) : [];
}

function outputBytes(release: Release): number {
  let bytes = 0;
  for (const value of release.records.values()) bytes += value.byteLength;
  for (const code of workerModules(release).values()) bytes += Buffer.byteLength(code);
  return bytes;
}

function send(message: BuildMessage): void {
  process.send?.(message);
}
