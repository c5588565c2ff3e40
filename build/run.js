// JavaScript, as it runs before anything is there that reads TypeScript.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { engineVersion } from './engine/engine-version.js';
import { setUpNode } from './engine/set-up-node.js';

/** Bundles of other versions are kept for a week: of branches and of processes that still load a part of one. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

const ENTRY = 'cli.mjs';

/**
 * `node build/run.js COMMAND …`: runs the command line from the sources of this repository, as the package runs it. Node
 * takes more than a second to find and translate some 900 modules, so they are bundled once for every state of the
 * engine. Where no bundle can be written, tsx runs the sources.
 */
setUpNode();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = await findBundle();
if (bundle === null) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./cli.ts');
} else await import(pathToFileURL(join(bundle, ENTRY)).href);

/** @returns {Promise<string | null>} */
async function findBundle() {
  const version = engineVersion(root);
  const folder = join(root, 'node_modules/.cache/engine', version);
  const staging = `${folder}.${process.pid}`;
  try {
    if (!existsSync(join(folder, ENTRY))) {
      const { bundleEngine } = await import('./engine/bundle-engine.js');
      mkdirSync(staging, { recursive: true });
      await bundleEngine({ root, entries: { cli: 'build/cli.ts' }, folder: staging, version });
      if (engineVersion(root) !== version) throw new Error('The engine changed while it was bundled');
      // Another process may have been faster: then its bundle is as good.
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
