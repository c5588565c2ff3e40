import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SmallEngine } from './small-engine.ts';

const engine = new SmallEngine();
const cache = join(engine.dir, 'node_modules', '.cache');
afterAll(() => engine.remove());

function run(...args: string[]): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(engine.dir, 'build', 'run.js'), ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

const PRINT_OPTIONS = 'const options: string[] = process.argv.slice(2);\nconsole.log(JSON.stringify(options));\n';

describe('run.js', () => {
  it('runs a command with its options, from a bundle', () => {
    engine.write('start', PRINT_OPTIONS);
    expect(run('start', '--port', '0')).toEqual({ code: 0, stdout: '["--port","0"]\n', stderr: '' });
    expect(readdirSync(join(cache, 'engine'))).toHaveLength(1);
  });

  it('bundles the engine again when its code has changed', () => {
    engine.write('start', "console.log('changed');\n");
    expect(run('start').stdout).toBe('changed\n');
    expect(readdirSync(join(cache, 'engine'))).toHaveLength(2);
  });

  it('tells a command of which version it is', () => {
    engine.write(
      'start',
      "import { bundledVersion, engineVersion } from './engine/engine-version.js';\nconsole.log(bundledVersion(import.meta.url), engineVersion(process.argv[2] ?? ''));\n",
    );
    const [bundled, computed] = run('start', engine.dir).stdout.trim().split(' ');
    expect(bundled).toMatch(/^[0-9a-f]{16}$/);
    expect(bundled).toBe(computed);
  });

  it('names the place in the source where a command fails', () => {
    engine.write(
      'start',
      "\ninterface Nothing {}\nexport function fail(): Nothing {\n  throw new Error('broken');\n}\nfail();\n",
    );
    const { code, stderr } = run('start');
    expect(code).toBe(1);
    expect(stderr).toMatch(/Error: broken\n\s+at fail \(.*build\/start\.ts:4:9\)/);
  });

  it('runs the sources where no bundle can be written', () => {
    engine.write('start', PRINT_OPTIONS);
    rmSync(cache, { recursive: true });
    writeFileSync(cache, '');
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
