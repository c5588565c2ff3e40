// JavaScript, as it runs before anything is there that reads TypeScript.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { COMMANDS } from './engine/commands.js';
import { ensureEngine } from './engine/engine-cache.js';
import { engineVersion } from './engine/engine-version.js';
import { jitFlags } from './engine/jit-flags.js';

/**
 * `node build/run.js COMMAND …`: runs build/COMMAND.ts. To translate and find some 900 modules takes more than a second each
 * time, so they are bundled once for every state of the engine (build/engine). Where no bundle can be written, tsx runs them.
 */
const [command = ''] = process.argv.splice(2, 1);
if (!COMMANDS.includes(command)) {
  console.error(`Cannot run ${JSON.stringify(command)}: the commands are ${COMMANDS.join(', ')}.`);
  process.exit(2);
}
process.env.NODE_ENV = 'production';
for (const flag of jitFlags()) setFlagsFromString(flag);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = await findBundle();
if (bundle === null) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${command}.ts`);
} else {
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(bundle, `${command}.mjs`)).href);
}

/** @returns {Promise<string | null>} */
async function findBundle() {
  const version = engineVersion(root);
  const folder = join(root, 'node_modules/.cache/engine', version);
  try {
    await ensureEngine(folder, async (staging) => {
      const { bundleEngine } = await import('./engine/bundle-engine.js');
      await bundleEngine({ root, entries: COMMANDS.map((name) => `build/${name}.ts`), folder: staging });
      if (engineVersion(root) !== version) throw new Error('The engine was changed while it was bundled');
    });
    return folder;
  } catch {
    return null;
  }
}
