// Runs test files of one project on request, in the current folder, so that vitest starts and transforms files once.
// Arguments: the project and a mode of test-runner.ts.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [projectName, mode] = process.argv.slice(2);
const isRecording = mode === 'record';
const log = process.env.MUTATE_REACH;

/** @type {{ file: string, test: string, message: string } | null} */
let failure = null;
/** @type {string[]} */
let order = [];

const reporter = {
  onTestCaseResult(test) {
    send({ kind: 'alive' });
    const { state, errors } = test.result();
    if (state === 'failed') fail(test.module.moduleId, test.fullName, errors);
  },
  onTestModuleCollected: () => send({ kind: 'alive' }),
  onTestModuleEnd(module) {
    const state = module.state();
    if (state === 'failed') fail(module.moduleId, '', module.errors());
    send({ kind: 'file', file: module.moduleId, passed: state === 'passed', reached: takeReached() });
  },
};

class InGivenOrder {
  sort(specifications) {
    return [...specifications].sort((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId));
  }
  shard(specifications) {
    return specifications;
  }
}

// Vitest of the copy: its tests import the same one.
const { createVitest } = await import(pathToFileURL(resolve('node_modules/vitest/dist/node.js')).href);
const vitest = await createVitest('test', {
  project: [projectName],
  watch: false,
  bail: isRecording ? 0 : 1,
  retry: 0,
  maxWorkers: 1,
  fileParallelism: false,
  sequence: { sequencer: InGivenOrder },
  reporters: [reporter],
  // Code that runs on import is recorded for each file.
  ...(isRecording ? { pool: 'forks', isolate: true } : {}),
});
if (isRecording) {
  const preload = pathToFileURL(resolve(import.meta.dirname, 'reach.js')).href;
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${preload}`.trim();
}

process.on('message', async ({ files, changed }) => {
  failure = null;
  order = files.map((file) => resolve(file));
  for (const path of changed) vitest.invalidateFile(path);
  const project = vitest.getProjectByName(projectName);
  const { unhandledErrors } = await vitest.runTestSpecifications(
    order.map((file) => project.createSpecification(file)),
  );
  if (unhandledErrors.length > 0 && !isRecording) fail('', 'error outside of tests', unhandledErrors);
  send({ kind: 'end', failure });
});
send({ kind: 'ready' });

function fail(file, test, errors) {
  failure ??= { file, test, message: String(errors?.[0]?.message ?? '').slice(0, 300) };
  if (!isRecording) void vitest.cancelCurrentRun('test-failure');
}

function takeReached() {
  if (!isRecording || log === undefined || !existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').split('\n');
  rmSync(log);
  return [...new Set(lines.filter((line) => line !== ''))];
}

function send(message) {
  process.send?.(message);
}
