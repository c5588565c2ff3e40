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
  const resultsOf = async (code: string, uses: readonly string[], seconds: number): Promise<string[]> =>
    (await run(code, uses, seconds)).flat().map((use) => (use.kind === 'shown' ? use.html : use.why));
  const GOOD = 'const Good = () => <b>1</b>;';
  /** Code that waits without using the processor. */
  const sleep = (ms: number): string => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;

  it('goes on after a component that fails, and does not render it again if it ended the process', async () => {
    const faults: readonly (readonly [name: string, body: string, why: string])[] = [
      ['Endless', 'for (;;) {}', 'it takes more than 1 second'],
      ['Waiting', "execSync('sleep 20');", 'it takes more than 1 second'],
      ['Exiting', 'process.exit(0);', 'it failed with "process.exit() was called"'],
      ['Killing', "process.kill(process.pid, 'SIGKILL');", 'it ended the process: no reason was given'],
      ['ReallyExiting', 'process.reallyExit(3);', 'it ended the process: no reason was given'],
      ['Long', "return <p>{'a'.repeat(3000)}</p>;", 'it makes more than 2,000 characters'],
      ['Throwing', 'throw null;', 'it failed with "null"'],
      ['Writing', "writeSync(3, '{\\n[]\\n'); throw new Error('x');", 'it failed with "x"'],
    ];
    const imports = "import { execSync } from 'node:child_process';\nimport { writeSync } from 'node:fs';\n";
    const code = faults.map(([name, body]) => `const ${name} = () => { ${body} };\n`).join('');
    const uses = faults.flatMap(([name]) => [`<${name} />`, `<${name} />`, '<Good />']);
    const results = await resultsOf(imports + code + GOOD, uses, 60);
    expect(results.map((result, index) => [uses[index], result])).toEqual(
      faults.flatMap(([name, , why]) => [
        [`<${name} />`, why],
        [`<${name} />`, why],
        ['<Good />', '<b>1</b>'],
      ]),
    );
  });

  it('stops after the time for all', async () => {
    const code = `const Slow = () => { ${sleep(100)} };`;
    const uses = Array.from({ length: 30 }, () => '<Slow />');
    expect((await resultsOf(code, uses, 1)).at(-1)).toBe('all components together take more than 1 second');
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
    expect(await run(`<b>{(() => { ${sleep(20_000)} })()}</b>`)).toMatchObject([{ why }]);
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
