import '../../../build/cli/production-react.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ReleaseBuilder } from '../../../build/cli/release-builder.ts';
import { type Ask, withWorker } from '../../../build/publish/export/worker-in-process.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { collectLanguages, findDeadLinks, findWrongAddresses, pagesOf } from '../../export/language-faults.ts';
import { buildRelease } from '../build-release.ts';
import { describeRelease } from '../describe-release.ts';

/** In an older version, one operation in this many has another form, and another is missing. */
const CHANGED = 10;

/** Pages of each kind that are measured, each once. */
const MEASURED = 60;

/**
 * `npm run versions`: what the sample costs with one, two and three versions of its API, what a page of an old version
 * costs at the edge, and faults of the largest of these sites. Fails if there are any.
 */
const folder = mkdtempSync(join(tmpdir(), 'versions-'));
try {
  // The first build of a process also compiles the engine.
  await buildRelease(new ReleaseBuilder({ contentDir: 'test/fixtures/api-versions' }, null));
  for (const count of [1, 2, 3]) {
    const contentDir = join(folder, String(count));
    writeVersions(contentDir, count);
    const before = process.cpuUsage();
    const { release } = await buildRelease(new ReleaseBuilder({ contentDir }, null));
    const { user, system } = process.cpuUsage(before);
    console.log(`${count} versions: ${((user + system) / 1e6).toFixed(1)} s CPU, ${describeRelease(release)}`);
    if (count === 3) process.exitCode = (await reportFaults(release)) === 0 ? 0 : 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** The sample in one language, with older versions of its API that differ in some operations. */
function writeVersions(target: string, count: number): void {
  cpSync('content', target, { recursive: true, filter: (path) => !path.includes('i18n') });
  const { locales: _locales, apis, ...settings } = parse(readFileSync('content/site.yaml', 'utf8'));
  const [{ description, ...api }, ...others] = apis;
  const versions = Array.from({ length: count }, (_, index) => {
    const file = index === 0 ? description : `api/old-${index}.yaml`;
    if (index > 0) writeFileSync(join(target, file), stringify(olderVersion(join('content', description), index)));
    return { label: `v${count - index}`, description: file, ...(index > 0 ? { until: '2027-06-30' } : {}) };
  });
  const written = count === 1 ? { description } : { versions };
  writeFileSync(join(target, 'site.yaml'), stringify({ ...settings, apis: [{ ...api, ...written }, ...others] }));
}

/** A description in which some operations have another summary, and some are missing. */
function olderVersion(file: string, age: number): unknown {
  const document = parse(readFileSync(file, 'utf8'));
  const items = Object.entries<Record<string, { summary?: string; operationId?: string }>>(document.paths);
  let number = 0;
  for (const [path, item] of items)
    for (const [method, operation] of Object.entries(item)) {
      if (operation?.operationId === undefined) continue;
      number++;
      if (number % CHANGED === age) operation.summary = `${operation.summary} as before`;
      if (number % CHANGED === CHANGED - age) delete item[method];
      if (Object.keys(item).length === 0) delete document.paths[path];
    }
  return document;
}

async function reportFaults(release: Release): Promise<number> {
  const { pages, site } = release.manifest;
  const faults: string[] = [];
  await withWorker(release, async (ask) => {
    const operations = [...pages].flatMap(([path, { operation, version, recordOf }]) =>
      operation === undefined ? [] : [{ path, recordOf, isCurrent: version?.endsWith('@v3') === true }],
    );
    const current = operations.filter(({ isCurrent }) => isCurrent).map(({ path }) => path);
    const shared = operations.filter(({ recordOf }) => recordOf !== undefined).map(({ path }) => path);
    // The first pages also compile the worker.
    await costOf(current.slice(MEASURED), ask);
    const costs = [await costOf(current.slice(0, MEASURED), ask), await costOf(shared.slice(0, MEASURED), ask)];
    const [own, others] = costs.map((cost) => cost.toFixed(2));
    console.log(
      `A first request takes ${own} ms CPU in the current version, ${others} ms with the record of another one.`,
    );
    const served = await collectLanguages(release.manifest, ask);
    console.log(`${pagesOf(served).length} pages, ${served.size} responses`);
    faults.push(...(await findDeadLinks(served, [], ask)), ...findWrongAddresses(served, [], site.origin));
  });
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults`);
  return faults.length;
}

/** CPU of the first response of each page, in milliseconds. */
async function costOf(paths: readonly string[], ask: Ask): Promise<number> {
  const before = process.cpuUsage();
  for (const path of paths) await (await ask(path)).readAll();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / paths.length;
}
