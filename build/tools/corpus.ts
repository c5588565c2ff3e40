import { type ChildProcess, fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { type CorpusRow, EMPTY_ROW } from './corpus/compile-one.ts';
import { RowLog } from './corpus/row-log.ts';
import { parseCommandLine, refuse, toWholeNumber } from './script-options.ts';

const USAGE = 'npm run corpus -- DIR [--json] [--jobs N] [--rows FILE]';

/**
 * Compiles every API description in a folder, smallest first, and checks the results. Rows of earlier runs in the
 * `--rows` file are reused.
 */
const { values, positionals } = parseCommandLine(
  { json: { type: 'boolean', default: false }, jobs: { type: 'string' }, rows: { type: 'string' } },
  USAGE,
);
const faults: string[] = [];
if (positionals.length !== 1) faults.push('Expected one folder with API descriptions.');
for (const folder of [...positionals, ...(values.rows === undefined ? [] : [dirname(values.rows)])])
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    faults.push(`There is no folder ${JSON.stringify(folder)}.`);
if (faults.length > 0) refuse(faults, USAGE);
const jobs = values.jobs === undefined ? availableParallelism() : toWholeNumber('jobs', values.jobs);

/** Limits for one description, twice what the largest real one needs. */
const TIMEOUT_MS = 900_000;
const MAX_HEAP_MB = 4_000;

/** Of the descriptions whose operations cost the most. */
const MAX_LISTED = 10;

const root = resolve(positionals[0] ?? '');
const log = values.rows === undefined ? null : new RowLog(values.rows);
const rows: CorpusRow[] = log === null ? [] : log.read().filter(({ file }) => file.startsWith(root));
const known = new Set(rows.map(({ file }) => file));
const files = (await listBySize(root)).filter((file) => !known.has(file));
const queue = files.values();
await Promise.all(Array.from({ length: Math.min(jobs, files.length) }, work));
rows.sort((a, b) => (a.file < b.file ? -1 : 1));

const failed = rows.filter(({ faults }) => faults.length > 0);
const totals = {
  descriptions: rows.length,
  compiled: rows.filter(({ rejected, faults }) => rejected === null && faults.length === 0).length,
  rejected: rows.filter(({ rejected }) => rejected !== null).length,
  failed: failed.length,
  operations: sum((row) => row.operations),
  pages: sum((row) => row.pages),
  warnings: sum((row) => row.warnings),
  cpuMs: sum((row) => row.cpuMs),
  bytes: sum((row) => row.bytes),
  examples: sum((row) => row.examples),
  validExamples: sum((row) => row.validExamples),
};
const validShare = totals.examples === 0 ? 100 : (100 * totals.validExamples) / totals.examples;
if (values.json) console.log(JSON.stringify({ rows, totals }));
else {
  console.log(
    Object.entries(totals)
      .map(([name, value]) => `${name} ${value.toLocaleString('en')}`)
      .join('  '),
  );
  console.log(`${validShare.toFixed(2)} % of the generated examples are valid`);
  printMostExpensive('CPU of an operation', 'ms', (row) => row.cpuMs);
  printMostExpensive('output of an operation', 'KB', (row) => row.bytes / 1e3);
  for (const row of rows.filter(({ exceptions }) => exceptions.length > 0))
    console.log(`\ninvalid examples: ${relative(root, row.file)}\n  ${row.exceptions.join('\n  ')}`);
  for (const row of failed) console.log(`\nfailed: ${relative(root, row.file)}\n  ${row.faults.join('\n  ')}`);
}
process.exit(failed.length > 0 ? 1 : 0);

async function listBySize(folder: string): Promise<string[]> {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:json|ya?ml)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const sized = await Promise.all(found.map(async (file) => ({ file, size: (await stat(file)).size })));
  return sized.toSorted((a, b) => a.size - b.size).map(({ file }) => file);
}

/** Processes the queue in a child process, which is replaced if it hangs or runs out of memory. */
async function work(): Promise<void> {
  let child: ChildProcess | null = null;
  for (const file of queue) {
    child ??= fork(new URL('./corpus/corpus-child.ts', import.meta.url), {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${MAX_HEAP_MB}`],
    });
    const row = await ask(child, file);
    if (typeof row === 'string') {
      child.kill('SIGKILL');
      child = null;
      add({ ...EMPTY_ROW, file, faults: [row] });
    } else add(row);
  }
  child?.kill();
}

/** The row of a file, or the reason there is no row. */
function ask(child: ChildProcess, file: string): Promise<CorpusRow | string> {
  return new Promise((answer) => {
    const timer = setTimeout(() => finish(`no result in ${TIMEOUT_MS / 1000} seconds`), TIMEOUT_MS);
    const finish = (result: CorpusRow | string): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      answer(result);
    };
    child.once('message', (row) => finish(row as CorpusRow));
    child.once('exit', (code, signal) => finish(`the process ended with ${signal ?? code}, most likely out of memory`));
    child.send(file);
  });
}

function add(row: CorpusRow): void {
  rows.push(row);
  log?.add(row);
  if (values.json) return;
  const state = row.faults.length > 0 ? 'FAILED' : row.rejected !== null ? 'rejected' : 'ok';
  const facts = [
    row.version ?? '-',
    `${row.operations} operations`,
    `${row.pages} pages`,
    `${row.warnings} warnings`,
    `${row.cpuMs} ms of CPU`,
    `${row.peakMb} MB`,
    `${(row.bytes / 1e6).toFixed(1)} MB out`,
    `≤ ${row.maxElements} elements`,
    `${row.validExamples} of ${row.examples} examples valid`,
  ];
  console.log(`${state.padEnd(8)} ${relative(root, row.file)}: ${row.rejected ?? facts.join(', ')}`);
}

function printMostExpensive(title: string, unit: string, cost: (row: CorpusRow) => number): void {
  console.log(`\n${title}, the most expensive:`);
  const costs = rows
    .filter(({ operations }) => operations > 0)
    .map((row) => ({ file: row.file, each: cost(row) / row.operations }));
  for (const { file, each } of costs.sort((a, b) => b.each - a.each).slice(0, MAX_LISTED))
    console.log(`  ${each.toFixed(1)} ${unit}  ${relative(root, file)}`);
}

function sum(field: (row: CorpusRow) => number): number {
  return rows.reduce((total, row) => total + field(row), 0);
}
