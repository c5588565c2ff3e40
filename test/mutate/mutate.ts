import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { parseOptions, toWholeNumber } from '../../build/tools/script-options.ts';
import { exitOnSignals } from '../bench/exit-on-signals.ts';
import { chooseMutations } from './choose-mutations.ts';
import { findRelatedTests } from './find-related-tests.ts';
import { applyMutation, describeMutation } from './mutation.ts';
import { toVerdict, type Verdict } from './verdict.ts';

/** `npm run mutate`: applies small changes to a checkout of HEAD, one after the other, and lists those that no test catches. */
const values = parseOptions(
  {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
  },
  'npm run mutate [-- --seed N --count N --from N]',
);
const seed = toWholeNumber('seed', values.seed);
const count = toWholeNumber('count', values.count);
const from = toWholeNumber('from', values.from);
const SOURCE = /^(?:build|worker)\/(?!cli\/init\/template\/).*(?<!\.d|\.test)\.tsx?$/;
/** Of a test run. What takes longer probably has a loop without an end. */
const TIMEOUT_MS = 900_000;
/** Test files that run first. */
const FIRST_PART = 6;

const copy = join(mkdtempSync(join(tmpdir(), 'mutate-')), 'copy');
exitOnSignals();
process.once('exit', () => {
  rmSync(dirname(copy), { recursive: true, maxRetries: 5 });
  git('worktree', 'prune');
});
git('worktree', 'add', '--detach', copy);
symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'));

const files = new Map(
  git('ls-files', 'build', 'worker', 'test')
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(copy, file), 'utf8')]),
);
const engine = new Map([...files].filter(([file]) => SOURCE.test(file)));
const counts = { caught: 0, survived: 0, undecided: 0 };
const mutations = chooseMutations(engine, seed, count, from);
for (const mutation of mutations) {
  const { file, line, column, kind } = mutation;
  const text = engine.get(file) ?? '';
  writeFileSync(join(copy, file), applyMutation(text, mutation));
  const verdict = await testMutation(file);
  writeFileSync(join(copy, file), text);
  const { outcome, detail } = await toOutcome(verdict);
  counts[outcome]++;
  console.log(`${file}:${line}:${column}: ${kind}: ${outcome}${detail}\n  ${describeMutation(text, mutation)}`);
}
console.log(
  `\n${counts.survived} of ${mutations.length} mutations were not caught by the project "node", and ${counts.undecided} are undecided.`,
);

/** Runs the tests that concern the file, in growing parts, since the first ones catch most mutations. */
async function testMutation(file: string): Promise<Verdict> {
  const tests = findRelatedTests(files, file);
  for (let first = 0, size = FIRST_PART; first < tests.length; first += size, size *= 2) {
    const verdict = await run(...tests.slice(first, first + size));
    if (verdict.kind === 'passed') continue;
    // A busy machine makes tests fail too. They pass the second time.
    if (verdict.kind === 'failed' && (await run(verdict.file)).kind === 'passed')
      return { kind: 'undecided', reason: `${verdict.file} failed only once` };
    return verdict;
  }
  return { kind: 'passed' };
}

/** Runs a test that failed again without the mutation: if it passes, its failure says something. */
async function toOutcome(
  verdict: Verdict,
): Promise<{ readonly outcome: keyof typeof counts; readonly detail: string }> {
  if (verdict.kind === 'passed') return { outcome: 'survived', detail: '' };
  if (verdict.kind === 'undecided') return { outcome: 'undecided', detail: `: ${verdict.reason}` };
  const { file } = verdict;
  return (await run(file)).kind === 'passed'
    ? { outcome: 'caught', detail: ` by ${file}` }
    : { outcome: 'undecided', detail: `: ${file} fails without it` };
}

async function run(...tests: readonly string[]): Promise<Verdict> {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--bail=1', '--project=node', '--passWithNoTests'],
    {
      cwd: copy,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', TMPDIR: dirname(copy) },
    },
  );
  // With its own processes, of which one in a loop would outlive it.
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.prependOnceListener('exit', end);
  const timer = setTimeout(end, TIMEOUT_MS);
  const [errors] = await Promise.all([readText(child.stderr), once(child, 'exit')]);
  clearTimeout(timer);
  process.off('exit', end);
  return toVerdict(child.exitCode, errors);
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: PROJECT_ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
