// JavaScript, as it runs before anything is there that reads TypeScript.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';

/** All that the build may import. */
const CODE = ['build', 'worker/model', 'worker/request', 'worker/search', 'worker/ui'];

/** Changes this close together are one: an editor saves in several steps, a checkout changes many files. */
const QUIET_MS = 100;

/**
 * `node build/watch.js COMMAND …`: runs a command of build/run.js, and again whenever the code of the engine changes. Ends when
 * the command does, unless that is one of changed code, which the next change may mend.
 */
const build = dirname(fileURLToPath(import.meta.url));
let child = start();
/** @type {import('node:child_process').ChildProcess | null} */
let replaced = null;
let isStopping = false;
let work = Promise.resolve();

/** @type {NodeJS.Timeout | undefined} */
let timer;
const watcher = watch(
  CODE.map((folder) => join(dirname(build), folder)),
  { ignoreInitial: true, ignored: (path, stats) => stats?.isFile() === true && !/\.[jt]sx?$/.test(path) },
);
watcher.on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    work = work.then(restart);
  }, QUIET_MS);
});

process.once('exit', () => child.kill('SIGTERM'));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isStopping = true;
    if (hasEnded(child)) process.exit();
    child.kill(signal);
  });
}

function start() {
  const command = [join(build, 'run.js'), ...process.argv.slice(2)];
  // Out of the terminal's reach, which would interrupt it a second time.
  const started = spawn(process.execPath, command, { stdio: 'inherit', detached: process.platform !== 'win32' });
  started.once('exit', (code) => {
    if (isStopping || replaced === null) process.exit(code ?? 1);
    if (started !== replaced) console.error('The command has ended. It runs again when the code changes.');
  });
  return started;
}

/** The one that runs has given back its port before the next one asks for it. */
async function restart() {
  if (isStopping) return;
  replaced = child;
  if (!hasEnded(child)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  child = start();
}

/** @param {import('node:child_process').ChildProcess} process */
function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null;
}
