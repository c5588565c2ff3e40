// JavaScript, because nothing that runs TypeScript is available yet.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';

/** All folders that the build may import from. */
const CODE = ['build', 'worker/model', 'worker/request', 'worker/search', 'worker/forms', 'worker/ui'];

/** Changes within this time count as one: editors save in several steps, and a checkout changes many files. */
const QUIET_MS = 100;

/**
 * `node build/watch.js COMMAND …` runs a command of build/run.js, and restarts it whenever the engine's code changes.
 * Exits with the command, unless that fails after a change, because the next change may fix it.
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
  // In its own process group, because the terminal would interrupt it a second time.
  const started = spawn(process.execPath, command, { stdio: 'inherit', detached: process.platform !== 'win32' });
  started.once('exit', (code) => {
    if (isStopping || replaced === null) process.exit(code ?? 1);
    if (started !== replaced) console.error('The command has ended. It runs again when the code changes.');
  });
  return started;
}

/** Waits for the old process to release its port before starting the next one. */
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
