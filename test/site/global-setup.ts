import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleWorker } from '../../build/release/bundle/bundle-worker.ts';
import { workerModules } from '../../build/release/records/write-release.ts';
import { manifest } from './fixture/release.ts';

/** Outside `dist`, which a build replaces as a whole. */
const OUT = '.cache/test/worker';

/** Builds the worker as it is deployed, with the manifest of the fixture, so the tests run the shipped code. */
export async function setup(): Promise<void> {
  const release = { manifest, ...(await bundleWorker(['en'])), records: new Map() };
  await mkdir(OUT, { recursive: true });
  for (const [name, code] of workerModules(release)) await writeFile(join(OUT, name), code);
}
