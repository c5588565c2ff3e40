// Loaded into each process of a test run: writes what the process reaches to the file that MUTATE_REACH names.
import childProcess from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const log = process.env.MUTATE_REACH;
/** Runtimes in which nothing is recorded, so they may reach everything. */
const OTHER_RUNTIME = /workerd|chrom/i;
const seen = new Set();

/** @param {number | string} id */
function record(id) {
  if (log === undefined || seen.has(id)) return;
  seen.add(id);
  appendFileSync(log, `${id}\n`);
}

globalThis.mutateReach = record;
const { spawn } = childProcess;
childProcess.spawn = (command, ...rest) => {
  if (OTHER_RUNTIME.test(String(command))) record('other runtime');
  return spawn(command, ...rest);
};
syncBuiltinESMExports();
