import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../../build/project-root.ts';

// A project of its own, whose engine is small: what runs it is that of this one.
const dir = realpathSync(mkdtempSync(join(tmpdir(), 'run-')));
const engines = join(dir, 'node_modules', '.cache', 'engine');
beforeAll(() => {
  mkdirSync(join(dir, 'build'));
  mkdirSync(join(dir, 'worker'));
  mkdirSync(join(dir, 'node_modules'));
  for (const name of ['esbuild', '@esbuild', 'tsx', 'get-tsconfig', 'resolve-pkg-maps', 'react-dom'])
    symlinkSync(join(PROJECT_ROOT, 'node_modules', name), join(dir, 'node_modules', name));
  cpSync(join(PROJECT_ROOT, 'build', 'engine'), join(dir, 'build', 'engine'), { recursive: true });
  cpSync(join(PROJECT_ROOT, 'build', 'run.js'), join(dir, 'build', 'run.js'));
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(dir, { recursive: true }));

function writeEngine(start: string): void {
  for (const command of ['build', 'deploy', 'describe-diff', 'doctor', 'export', 'import', 'prune', 'rollback'])
    writeFileSync(join(dir, 'build', `${command}.ts`), 'export {};\n');
  writeFileSync(join(dir, 'build', 'start.ts'), start);
}

function run(...args: string[]): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dir, 'build', 'run.js'), ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

const PRINT_OPTIONS = 'const options: string[] = process.argv.slice(2);\nconsole.log(JSON.stringify(options));\n';

describe('run.js', () => {
  it('runs a command with its options, from a bundle', () => {
    writeEngine(PRINT_OPTIONS);
    expect(run('start', '--port', '0')).toEqual({ code: 0, stdout: '["--port","0"]\n', stderr: '' });
    expect(readdirSync(engines)).toHaveLength(1);
  });

  it('bundles the engine again when its code has changed', () => {
    writeEngine("console.log('changed');\n");
    expect(run('start').stdout).toBe('changed\n');
    expect(readdirSync(engines)).toHaveLength(2);
  });

  it('names the place in the source where a command fails', () => {
    writeEngine(
      "\ninterface Nothing {}\nexport function fail(): Nothing {\n  throw new Error('broken');\n}\nfail();\n",
    );
    const { code, stderr } = run('start');
    expect(code).toBe(1);
    expect(stderr).toMatch(/Error: broken\n\s+at fail \(.*build\/start\.ts:4:9\)/);
  });

  it('runs the sources where no bundle can be written', () => {
    writeEngine(PRINT_OPTIONS);
    rmSync(join(dir, 'node_modules', '.cache'), { recursive: true });
    writeFileSync(join(dir, 'node_modules', '.cache'), '');
    expect(run('start', '--offline')).toEqual({ code: 0, stdout: '["--offline"]\n', stderr: '' });
  });

  it('tells the commands to who asks for another', () => {
    expect(run('../evil')).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Cannot run "\.\.\/evil": the commands are build, deploy, /),
    });
  });
});
