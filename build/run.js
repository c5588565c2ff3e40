// JavaScript, because nothing that runs TypeScript is available yet.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { engineVersion } from './cli/engine/engine-version.js';
import { mapStackTraces } from './cli/engine/map-stack-traces.js';
import { setUpNode } from './cli/engine/set-up-node.js';

/** Keep bundles of other versions for a week: branches, and processes that still load parts of one. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

const ENTRY = 'cli.mjs';

/**
 * `node build/run.js COMMAND …` runs the command line from this repository's sources, as the package does. Node needs
 * more than a second to find and translate some 900 modules, so they are bundled once for each state of the engine. If
 * the bundle cannot be written, tsx runs the sources.
 */
setUpNode();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = await findBundle();
if (bundle === null) {
  const { register } = await import('tsx/esm/api');
  register();
  process.setSourceMapsEnabled(true);
  await import('./cli.ts');
} else {
  mapStackTraces();
  await import(pathToFileURL(join(bundle, ENTRY)).href);
}

/** @returns {Promise<string | null>} */
async function findBundle() {
  const version = engineVersion(root);
  const folder = join(root, 'node_modules/.cache/engine', version);
  const staging = `${folder}.${process.pid}`;
  try {
    if (!existsSync(join(folder, ENTRY))) {
      const { bundleEngine } = await import('./cli/engine/bundle-engine.js');
      mkdirSync(staging, { recursive: true });
      await bundleEngine({ root, entries: { cli: 'build/cli.ts' }, folder: staging, version });
      if (engineVersion(root) !== version) throw new Error('The engine changed while it was bundled');
      // Another process may have written the same bundle first.
      if (!existsSync(folder)) renameSync(staging, folder);
      removeOld(dirname(folder));
    }
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  } catch {
    return existsSync(join(folder, ENTRY)) ? folder : null;
  } finally {
    if (existsSync(staging)) rmSync(staging, { recursive: true, force: true });
  }
}

/** @param {string} parent */
function removeOld(parent) {
  for (const name of readdirSync(parent)) {
    const age = Date.now() - (statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > MAX_AGE_MS) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
