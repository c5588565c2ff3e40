import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { toWholeNumber } from '../bench/number-options.ts';
import { parseOptions } from '../bench/parse-options.ts';
import { chooseMutations } from './choose-mutations.ts';
import { applyMutation, describeMutation } from './mutation.ts';

/** `npm run mutate`: applies small changes to a checkout of HEAD, one after the other, and lists those that no test catches. */
const values = parseOptions(
  { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '20' } },
  'npm run mutate [-- --seed N --count N]',
);
const [seed, count] = [toWholeNumber('seed', values.seed), toWholeNumber('count', values.count)];
const SOURCE = /^(?:build|worker)\/(?!cli\/init\/template\/).*(?<!\.d|\.test)\.tsx?$/;
/** Of a test run. What takes longer has a loop without an end. */
const TIMEOUT_MS = 900_000;
const NONE_ENDED = 'a loop without an end';

const copy = join(mkdtempSync(join(tmpdir(), 'mutate-')), 'copy');
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  rmSync(dirname(copy), { recursive: true });
  git('worktree', 'prune');
});
git('worktree', 'add', '--detach', copy);
symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'));

const sources = git('ls-files', 'build', 'worker')
  .split('\n')
  .filter((file) => SOURCE.test(file));
const engine = new Map(sources.map((file) => [file, readFileSync(join(copy, file), 'utf8')]));
let survivors = 0;
for (const mutation of chooseMutations(engine, seed, count)) {
  const { file, line, column, kind } = mutation;
  const text = engine.get(file) ?? '';
  writeFileSync(join(copy, file), applyMutation(text, mutation));
  const found = findFailure(file);
  writeFileSync(join(copy, file), text);
  const isCaught = found !== null && passes(found);
  if (!isCaught) survivors++;
  const outcome = isCaught
    ? `caught by ${found}`
    : found === null
      ? 'survived'
      : `undecided: ${found} fails without it`;
  console.log(`${file}:${line}:${column}: ${kind}: ${outcome}\n  ${describeMutation(text, mutation)}`);
}
console.log(`\n${survivors} of ${count} mutations were not caught by the project "node".`);

/** The first test file that fails: of those beside the mirrored path, then of all that import the file. */
function findFailure(file: string): string | null {
  const near = ['test/', ''].map((root) => root + dirname(file)).filter((folder) => existsSync(join(copy, folder)));
  return (near.length === 0 ? null : run('run', ...near)) ?? run('related', file);
}

/** Whether a test file passes without a mutation, so that its failure says something. */
function passes(file: string): boolean {
  return file === NONE_ENDED || run('run', file) === null;
}

/** The first test file that fails, or null. */
function run(...words: readonly string[]): string | null {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...words, '--run', '--bail=1', '--project=node', '--passWithNoTests'],
    { cwd: copy, encoding: 'utf8', timeout: TIMEOUT_MS, env: { ...process.env, NO_COLOR: '1' } },
  );
  if (status === 0) return null;
  return /FAIL {2}\|node\| (\S+)/.exec(stderr)?.[1] ?? NONE_ENDED;
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: PROJECT_ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
