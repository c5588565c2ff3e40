import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { figuresOf, RUN_VERSION } from './figure.ts';
import { loadRun } from './load-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-command-'));
const scratch = mkdtempSync(join(tmpdir(), 'bench-scratch-'));
afterAll(() => {
  for (const dir of [folder, scratch]) rmSync(dir, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(...args: readonly string[]): ChildProcess & { readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/bench/bench.ts', ...args], {
    cwd: PROJECT_ROOT,
    // Files that it might leave behind would be there.
    env: { ...process.env, TMPDIR: scratch },
  });
  const text = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (chunk) => {
      text[stream] += String(chunk);
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...text }));
  return Object.assign(child, { ended });
}

describe('npm run bench', () => {
  describe('on a small description', () => {
    const [json, html] = ['run.json', 'run.html'].map((name) => join(folder, name)) as [string, string];
    let ended: Ended;

    beforeAll(async () => {
      const description = join(folder, 'broken.yaml');
      writeFileSync(description, 'Nothing that describes an API.');
      const earlier = figuresOf('bundles', 'generated:1')('theme snippet', 10, 'B');
      const run = { version: RUN_VERSION, date: '2026-01-02T03:04:05Z', machine: 'Old', figures: [earlier], notes: [] };
      writeFileSync(join(folder, 'earlier.json'), JSON.stringify(run));
      ended = await start(
        ...['--description', description, '--description', 'generated:1', '--only', 'bundles'],
        ...['--json', json, '--html', html, '--baseline', join(folder, 'earlier.json')],
      ).ended;
    }, 180_000);

    it('prints a table and writes JSON and a page', () => {
      expect(ended.stdout).toMatch(/\ngenerated:1, bundles +measured +budget +earlier\n/);
      expect(ended.stdout).toMatch(/\n {2}theme snippet +\d+ B +≤ 695 B +ok +10 B \(\+[\d,]+ %\)\n/);
      expect(loadRun(json).figures.map(({ name }) => name)).toContain('client, first load, gzip');
      expect(readFileSync(html, 'utf8')).toMatch(/\d+ of \d+ budgets are kept/);
    });

    it('continues after a description that cannot be built, reports why and fails', () => {
      expect(ended.code).toBe(1);
      expect(ended.stderr).toMatch(/error: broken\.yaml, build: Cannot build the site:\n.*broken|description\.yaml:1:/);
      expect(loadRun(json).figures.some(({ subject }) => subject === 'broken.yaml')).toBe(false);
    });

    it('leaves no files behind', () => {
      expect(leftovers()).toEqual([]);
    });
  });

  it('leaves no process and no folder if it is interrupted', async () => {
    const child = start('--description', 'generated:12', '--only', 'build');
    await new Promise<void>((resolve) => {
      let text = '';
      child.stderr?.on('data', (chunk) => {
        text += String(chunk);
        if (text.includes('building from nothing')) resolve();
      });
    });
    child.kill('SIGINT');
    const { code, stderr } = await child.ended;
    expect([code, stderr.includes('Interrupted: nothing is written.')]).toEqual([130, true]);
    expect(leftovers()).toEqual([]);
    expect(processesOf(scratch)).toEqual([]);
  }, 120_000);
});

/** The TypeScript loader caches compiled files. */
function leftovers(): string[] {
  return readdirSync(scratch).filter((name) => !name.startsWith('tsx-'));
}

/** Command lines of processes that use a folder (Linux only). */
function processesOf(path: string): string[] {
  if (!existsSync('/proc/self/cmdline')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
        return line.includes(path) || environment.includes(`TMPDIR=${path}`) ? [line] : [];
      } catch {
        // The process has ended, or belongs to another user.
        return [];
      }
    });
}
