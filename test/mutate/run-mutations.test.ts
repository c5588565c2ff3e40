import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { findMutations } from './find-mutations.ts';
import { ImportGraph } from './import-graph.ts';
import { describeMutation } from './mutation.ts';
import { findProjects } from './projects.ts';
import { type MutationResult, MutationRun } from './run-mutations.ts';
import { listFiles, readEngine, TreeCopy } from './tree-copy.ts';

const FILES = {
  '.gitignore': 'node_modules/\n',
  'vitest.config.js':
    "export default { test: { projects: [{ test: { name: 'node', include: ['test/build/*.test.ts'] } }] } };",
  'build/sign.ts': `export function sign(n: number): string {
  if (n < 0) return '-';
  return unused('+');
}
function unused(text: string): string {
  if (text === '') return 'never';
  return text;
}
export function other(): number {
  return 1;
}`,
  'test/build/sign.test.ts': `import { expect, it } from 'vitest';
import { sign } from '../../build/sign.ts';
it('signs', () => { expect([sign(-1), sign(1)]).toEqual(['-', '+']); });`,
  // Fails without a mutation, so it says nothing about those that it runs.
  'test/build/broken.test.ts': `import { expect, it } from 'vitest';
import { other } from '../../build/sign.ts';
it('fails', () => { expect(other()).toBe(3); });`,
};

describe('MutationRun', () => {
  let folder = '';
  let root = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'run-mutations-'));
    root = join(folder, 'original');
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(join(PROJECT_ROOT, 'node_modules/vitest'), join(root, 'node_modules/vitest'));
    execFileSync('git', ['init', '-q'], { cwd: root });
  });
  afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

  it('finds the mutations that a test catches, and those that none does', async () => {
    const engine = readEngine(root);
    const text = FILES['build/sign.ts'];
    const copy = new TreeCopy(root, join(folder, 'copy'));
    const results: MutationResult[] = [];
    const notes: string[] = [];
    const run = new MutationRun({
      copies: [copy],
      engine,
      graph: new ImportGraph(root, listFiles(root)),
      limits: { silence: 50, total: 50 },
      report: (result) => results.push(result),
      note: (line) => notes.push(line),
    });
    const wanted = ['n < 0 → n <= 0', 'n < 0 → !(n < 0)', "'never' → ''", '1 → 2'];
    const mutations = findMutations('build/sign.ts', text).filter((each) =>
      wanted.includes(describeMutation(text, each)),
    );
    await run.run(mutations, findProjects(listFiles(root)));
    const outcomes = results.map(({ mutation, outcome }) => [describeMutation(text, mutation), outcome]);
    expect(Object.fromEntries(outcomes)).toEqual({
      'n < 0 → !(n < 0)': 'caught',
      'n < 0 → n <= 0': 'survived',
      "'never' → ''": 'survived',
      '1 → 2': 'undecided',
    });
    const caught = results.find(({ outcome }) => outcome === 'caught');
    expect(caught?.detail).toBe('test/build/sign.test.ts: signs');
    expect(notes).toContain('test/build/broken.test.ts: fails without a mutation, so it is left out');
    expect(readFileSync(join(copy.root, 'build/sign.ts'), 'utf8')).toBe(text);
    expect(readFileSync(join(root, 'build/sign.ts'), 'utf8')).toBe(text);
  }, 120_000);

  it('decides nothing without all projects', async () => {
    const results: MutationResult[] = [];
    const run = new MutationRun({
      copies: [],
      engine: readEngine(root),
      graph: new ImportGraph(root, []),
      limits: { silence: 50, total: 50 },
      report: (result) => results.push(result),
      note: () => {},
    });
    await run.run(findMutations('build/a.ts', 'f(true);').slice(0, 1), [], ['project site']);
    expect(results).toMatchObject([
      { outcome: 'undecided', detail: '0 test files pass, but these say nothing: project site' },
    ]);
  });
});
