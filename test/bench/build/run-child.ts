import { fork } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../build/base/project-root.ts';
import { bundleEngine } from '../../../build/cli/engine/bundle-engine.js';
import { v8Flags } from '../../../build/cli/engine/set-up-node.js';
import { endWithThis } from '../end-with-this.ts';
import type { BuildMessage, BuildRequest } from './build-messages.ts';

/** Bundled, like the engine of `npm run build`. */
export async function bundleChild(): Promise<string> {
  const folder = join(PROJECT_ROOT, 'node_modules/.cache/bench');
  await bundleEngine({ root: PROJECT_ROOT, entries: { 'build-child': 'test/bench/build/build-child.ts' }, folder });
  return join(folder, 'build-child.mjs');
}

/** Builds in a separate process. Rejects if the process ends early. */
export async function runChild(
  entry: string,
  request: BuildRequest,
  onMessage: (message: BuildMessage) => void,
): Promise<void> {
  const child = fork(entry, { execArgv: v8Flags() });
  endWithThis(child);
  return new Promise((resolve, reject) => {
    let done = false;
    child.on('message', (message) => {
      const received = message as BuildMessage;
      if (received.kind === 'done') done = true;
      else if (received.kind === 'failed') reject(new Error(received.message));
      else onMessage(received);
    });
    child.once('exit', (code, signal) => {
      if (done) resolve();
      else reject(new Error(`Cannot measure the build: its process ended with ${signal ?? code}`));
    });
    child.send(request);
  });
}
