import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { outcomeOf } from '../outcome-of.ts';
import { keepTsxCache } from '../temporary-folder.ts';
import { figuresOf, RUN_VERSION } from './figure.ts';
import { loadRun } from './load-run.ts';
import { runBench } from './run-bench.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-command-'));
const scratch = mkdtempSync(join(tmpdir(), 'bench-scratch-'));
keepTsxCache(scratch);
afterAll(() => {
  for (const dir of [folder, scratch]) rmSync(dir, { recursive: true, force: true });
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

describe('npm run bench', () => {
  it('measures what can be built, says what cannot, and prints and writes the figures', async () => {
    const [json, html, baseline] = ['run.json', 'run.html', 'earlier.json'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const description = join(folder, 'broken.yaml');
    writeFileSync(description, 'Nothing that describes an API.');
    const earlier = figuresOf('bundles', 'generated:1')('theme snippet', 10, 'B');
    const run = { version: RUN_VERSION, date: '2026-01-02T03:04:05Z', machine: 'Old', figures: [earlier], notes: [] };
    writeFileSync(baseline, JSON.stringify(run));
    const output = { log: '', error: '' };
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line) => {
        output[method] += `${line}\n`;
      });
    const options = { descriptions: [description, 'generated:1'], sections: new Set(['bundles' as const]) };
    await runBench({ ...options, check: false, json, html, baseline: loadRun(baseline) });

    expect(process.exitCode).toBe(1);
    expect(output.error).toMatch(/error: broken\.yaml, build: Cannot build the site:\n.*broken|description\.yaml:1:/);
    expect(output.log).toMatch(/\ngenerated:1, bundles +measured +budget +earlier\n/);
    expect(output.log).toMatch(/\n {2}theme snippet +\d+ B +≤ 685 B +ok +10 B \(\+[\d,]+ %\)\n/);
    const { figures } = loadRun(json);
    expect(figures.map(({ name }) => name)).toContain('client, first load, gzip');
    expect(figures.some(({ subject }) => subject === 'broken.yaml')).toBe(false);
    expect(readFileSync(html, 'utf8')).toMatch(/\d+ of \d+ budgets are kept/);
  }, 180_000);

  it('leaves no process and no folder if it is interrupted', async () => {
    const bench = ['test/bench/bench.ts', '--description', 'generated:12', '--only', 'build'];
    const child = spawn(process.execPath, ['--import', 'tsx', ...bench], {
      cwd: PROJECT_ROOT,
      // Files that it might leave behind would be there.
      env: { ...process.env, TMPDIR: scratch },
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
      if (!child.killed && said.includes('building from nothing')) child.kill('SIGINT');
    });
    const { code, stderr } = await outcomeOf(child);
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
