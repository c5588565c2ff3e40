import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentLimits, RunTime, runComponents } from '../../../../../build/tools/import/run/run-components.ts';
import { writeProject } from '../docusaurus/import-fixture.ts';

describe('runComponents()', () => {
  const run = (code: string, uses: readonly string[], seconds: number) => {
    const root = writeProject({ 'docs/a.mdx': '' });
    const written = uses.map((jsx, offset) => ({ offset, jsx, names: /\w+/.exec(jsx)?.[0] ?? '' }));
    return runComponents(
      root,
      [{ path: join(root, 'docs/a.mdx'), code, uses: written }],
      { context: {}, messages: {}, staticDirs: [] },
      { time: new RunTime(seconds), megabytes: 1, useSeconds: 1, useCharacters: 2_000 },
    );
  };
  const resultsOf = async (code: string, uses: readonly string[], seconds = 10): Promise<string[]> =>
    (await run(code, uses, seconds)).flat().map((use) => (use.kind === 'shown' ? use.html : use.why));
  const GOOD = 'const Good = () => <b>1</b>;';

  it.each<[string, string, string]>([
    ['does not end', 'const Bad = () => { for (;;) {} };', 'it takes more than 1 second'],
    [
      'waits for another process',
      "import { execSync } from 'node:child_process';\nconst Bad = () => { execSync('sleep 20'); };",
      'it takes more than 1 second',
    ],
    ['ends the process', 'const Bad = () => { process.exit(0); };', 'it failed with "process.exit() was called"'],
    [
      'kills the process',
      "const Bad = () => { process.kill(process.pid, 'SIGKILL'); };",
      'it ended the process: no reason was given',
    ],
    [
      'ends the process in another way',
      'const Bad = () => { process.reallyExit(3); };',
      'it ended the process: no reason was given',
    ],
    ['shows too much', "const Bad = () => <p>{'a'.repeat(3000)}</p>;", 'it makes more than 2,000 characters'],
    ['throws no error', 'const Bad = () => { throw null; };', 'it failed with "null"'],
    [
      'writes to the output',
      "import { writeSync } from 'node:fs';\nconst Bad = () => { writeSync(3, '{\\n[]\\n'); throw new Error('x'); };",
      'it failed with "x"',
    ],
  ])('goes on after a component that %s', async (_what, code, why) => {
    expect(await resultsOf(`${code}\n${GOOD}`, ['<Good />', '<Bad />', '<Bad />', '<Good />'])).toEqual([
      '<b>1</b>',
      why,
      why,
      '<b>1</b>',
    ]);
  });

  it('stops after the time for all', async () => {
    const uses = Array.from({ length: 30 }, (_, index) => `<Bad${index} />`);
    const code = uses.map((_use, index) => `const Bad${index} = () => { for (;;) {} };`).join('\n');
    expect((await resultsOf(code, uses, 2)).at(-1)).toBe('all components together take more than 2 seconds');
  });

  it('has one time for all that an import runs', async () => {
    const limits = { ...componentLimits(), time: new RunTime(2) };
    const page = { path: join(writeProject({ 'docs/a.mdx': '' }), 'docs/a.mdx'), code: GOOD };
    const run = async (jsx: string) => {
      const pages = [{ ...page, uses: [{ offset: 0, jsx, names: 'Good' }] }];
      return (
        await runComponents(dirname(page.path), pages, { context: {}, messages: {}, staticDirs: [] }, limits)
      ).flat();
    };
    expect(await run('<Good />')).toMatchObject([{ kind: 'shown' }]);
    const why = 'all components together take more than 2 seconds';
    expect(await run('<b>{(() => { for (;;) {} })()}</b>')).toMatchObject([{ why }]);
    expect(await run('<Good />')).toMatchObject([{ why }]);
  });

  it('fails in the same way wherever a module that fails is imported', async () => {
    const root = writeProject({
      'docs/a.mdx': '',
      'bad.js': "export const Bad = () => null;\nthrow new Error('no settings');\n",
      'worse.cjs': "exports.Bad = () => null;\nthrow new Error('no settings');\n",
    });
    const page = (from: string) => ({
      path: join(root, 'docs/a.mdx'),
      code: `import { Bad } from '@site/${from}';`,
      uses: [{ offset: 0, jsx: '<Bad />', names: 'Bad' }],
    });
    const pages = ['bad', 'bad', 'worse.cjs', 'worse.cjs'].map(page);
    const results = await runComponents(root, pages, { context: {}, messages: {}, staticDirs: [] });
    const why = 'it failed with "no settings"';
    expect(results.flat()).toEqual(pages.map(() => ({ kind: 'failed', why, missing: null })));
  });
});
