import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, it, onTestFinished } from 'vitest';
import { END_WITH_PARENT } from '../../../../../build/tools/import/run/run-child.ts';
import { newFolder } from '../../../../temporary-folder.ts';

const folder = newFolder();

/** Starts a process that runs code with `runChild()`. Returns both once the code has begun. */
async function start(code: string): Promise<{ parent: ChildProcess; child: number }> {
  const [script, pidFile] = [join(folder, 'parent.mjs'), join(folder, 'pid')];
  rmSync(pidFile, { force: true });
  const child = `${code}\nrequire('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); for (;;) {}`;
  buildSync({
    stdin: {
      contents: `import { runChild } from './run-child.ts';
        await runChild('/', ['-e', ${JSON.stringify(child)}], { seconds: 60, megabytes: 1 });`,
      resolveDir: join(import.meta.dirname, '../../../../../build/tools/import/run'),
    },
    ...{ bundle: true, platform: 'node', format: 'esm', outfile: script },
  });
  const parent = spawn(process.execPath, [script], { stdio: 'inherit' });
  let pid = 0;
  onTestFinished(() => {
    parent.kill('SIGKILL');
    if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  await expect.poll(() => (pid = Number(read(pidFile))), { timeout: 10_000 }).toBeGreaterThan(0);
  return { parent, child: pid };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('runChild()', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends code that does not end at %s, and this process',
    async (signal) => {
      const { parent, child } = await start('');
      const ended = new Promise((resolve) => parent.on('exit', (_code, by) => resolve(by)));
      parent.kill(signal);
      expect(await ended).toBe(signal);
      await expect.poll(() => isAlive(child), { timeout: 5_000 }).toBe(false);
    },
  );

  it('ends code that watches its parent if that is killed', async () => {
    const { parent, child } = await start(END_WITH_PARENT);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(child), { timeout: 5_000 }).toBe(false);
  });
});
