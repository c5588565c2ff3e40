import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SmallEngine } from './small-engine.ts';

const engine = new SmallEngine();
const cache = join(engine.dir, 'node_modules', '.cache');
const bundles = (): string[] => readdirSync(join(cache, 'engine'));

function run(...args: string[]): { code: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(engine.dir, 'build', 'run.js'), ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

const PRINT_ARGUMENTS = 'const options: string[] = process.argv.slice(2);\nconsole.log(JSON.stringify(options));\n';

describe('run.js', { timeout: 120_000 }, () => {
  it('runs the command line from a bundle', () => {
    engine.write(PRINT_ARGUMENTS);
    expect(run('start', '--port', '0')).toEqual({ code: 0, stdout: '["start","--port","0"]\n', stderr: '' });
    expect(bundles()).toHaveLength(1);
  });

  it('bundles again after the code has changed', () => {
    engine.write("console.log('changed');\n");
    expect(run('start').stdout).toBe('changed\n');
    expect(bundles()).toHaveLength(2);
  });

  it('bundles again after a stylesheet has changed', () => {
    const before = bundles().length;
    const styles = join(engine.dir, 'worker', 'ui', 'site.css');
    for (const color of ['red', 'red', 'blue']) {
      writeFileSync(styles, `a { color: ${color} }`);
      run('start');
    }
    expect(bundles()).toHaveLength(before + 2);
  });

  it('passes the version to the code', () => {
    engine.write(
      "import { engineVersion } from './cli/engine/engine-version.js';\nconsole.log(process.env.ENGINE_VERSION, engineVersion(process.argv[2] ?? ''));\n",
    );
    // However the folder is written.
    for (const folder of [engine.dir, `${engine.dir}/build/../`]) {
      const [bundled, computed] = run(folder).stdout.trim().split(' ');
      expect(bundled).toMatch(/^[0-9a-f]{16}$/);
      expect(computed, folder).toBe(bundled);
    }
  });

  it('reports the source location of a failing command', () => {
    engine.write(
      "\ninterface Nothing {}\nexport function fail(): Nothing {\n  throw new Error('broken');\n}\nfail();\n",
    );
    const { code, stderr } = run('start');
    expect(code).toBe(1);
    expect(stderr).toMatch(/Error: broken\n\s+at fail \(.*build\/cli\.ts:4:9\)/);
  });

  it('prints no more of a failing line than a person reads', () => {
    engine.write(`const many = [${'"value",'.repeat(1_000)}];\nthrow new Error(many[0]);\n`);
    expect(run('start').stderr.length).toBeLessThan(2_000);
  });

  it('reports an error of a module whose source map names no files', () => {
    const file = join(engine.dir, 'dependency.mjs');
    writeFileSync(file, "export function fail() { throw new Error('broken'); }\n");
    const map = { version: 3, sources: ['webpack://dependency/index.ts'], names: [], mappings: 'AAAA' };
    writeFileSync(`${file}.map`, JSON.stringify(map));
    engine.write(`const name: string = ${JSON.stringify(file)};\nconst { fail } = await import(name);\nfail();\n`);
    expect(run('start').stderr).toMatch(/Error: broken\n\s+at fail \(webpack:\/\/dependency\/index\.ts:1:1\)/);
  });

  it('leaves one complete bundle if two processes start at the same time', async () => {
    engine.write("console.log('together');\n");
    const before = bundles().length;
    const codes = [1, 2].map(async () => {
      const child = spawn(process.execPath, [join(engine.dir, 'build', 'run.js')]);
      return (await once(child, 'exit'))[0];
    });
    expect(await Promise.all(codes)).toEqual([0, 0]);
    expect(bundles()).toHaveLength(before + 1);
  });

  it('removes bundles that were not used for a week', () => {
    const old = new Date(Date.now() - 8 * 24 * 3_600_000);
    for (const name of bundles()) utimesSync(join(cache, 'engine', name), old, old);
    engine.write("console.log('new');\n");
    run('start');
    expect(bundles()).toHaveLength(1);
  });

  it('runs the sources if no bundle can be written', () => {
    engine.write(PRINT_ARGUMENTS);
    rmSync(cache, { recursive: true });
    writeFileSync(cache, '');
    expect(run('start', '--offline')).toEqual({ code: 0, stdout: '["start","--offline"]\n', stderr: '' });
  });
});
