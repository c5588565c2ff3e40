import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../build/project-root.ts';
import { figuresOf, RUN_VERSION } from './figure.ts';
import { loadRun } from './load-run.ts';
import { PEER_COMPARISONS } from './report/peers.ts';

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
  it('reports all invalid options before it measures anything', async () => {
    writeFileSync(join(folder, 'old.json'), '{ "version": 1 }');
    const { code, stderr, stdout } = await start(
      ...[
        '--only',
        'build,edges',
        '--description',
        'none.yaml',
        '--description',
        'generated:0',
        '--description',
        'entangled:x',
      ],
      ...['--description', folder, '--json', join(folder, 'no/such/run.json'), '--html', folder],
      ...['--baseline', join(folder, 'old.json')],
    ).ended;
    expect([code, stdout]).toEqual([2, '']);
    for (const message of [
      'Cannot measure the section "edges": the sections are build, edge, pages, bundles, search.',
      'Cannot measure "none.yaml": there is no such file. Name a JSON or YAML file, "sample", "generated:N" or "entangled:N".',
      'Cannot measure "generated:0": write a number from 1 to 999999 after "generated:", such as generated:1000.',
      'Cannot measure "entangled:x": write a number from 1 to 999999 after "entangled:", such as entangled:1000.',
      `Cannot measure "${folder}": it is not a file.`,
      'run.json: Cannot write there: ',
      `${folder}: Cannot write there: it is a folder. Name a file in it.`,
      'old.json: Cannot compare with this run: its version is 1, not 2. Name a file that "npm run bench -- --json FILE"',
      'Usage: npm run bench [-- --description',
    ])
      expect(stderr).toContain(message);
    expect(leftovers()).toEqual([]);
  });

  describe('on a small description', () => {
    const [json, html] = ['run.json', 'run.html'].map((name) => join(folder, name)) as [string, string];
    let ended: Ended;

    beforeAll(async () => {
      const description = join(folder, 'broken.yaml');
      writeFileSync(description, 'Nothing that describes an API.');
      const earlier = figuresOf('build', 'generated:12')('operations', 10, 'count');
      const run = { version: RUN_VERSION, date: '2026-01-02T03:04:05Z', machine: 'Old', figures: [earlier], notes: [] };
      writeFileSync(join(folder, 'earlier.json'), JSON.stringify(run));
      ended = await start(
        ...['--description', description, '--description', 'generated:12', '--only', 'build,bundles'],
        ...['--json', json, '--html', html, '--baseline', join(folder, 'earlier.json')],
      ).ended;
    }, 180_000);

    it('prints a table and writes JSON and a page', () => {
      const { figures } = loadRun(json);
      expect(ended.stdout).toMatch(/\ngenerated:12, build +measured +budget +earlier\n/);
      expect(ended.stdout).toMatch(/\n {2}operations +12 +10 \(\+20 %\)\n/);
      expect(ended.stdout).toMatch(/\n {2}cold: CPU +[\d.]+ s +≤ 4 s {2}/);
      expect(figures.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['warm: CPU', 'guide edited: records to send', 'client, first load, gzip']),
      );
      expect(readFileSync(html, 'utf8')).toMatch(/\d+ of \d+ budgets are kept/);
    });

    it('continues after a description that cannot be built, reports why and fails', () => {
      expect(ended.code).toBe(1);
      expect(ended.stderr).toMatch(/error: broken\.yaml, build: Cannot build the site:\n.*broken|description\.yaml:1:/);
      expect(loadRun(json).figures.some(({ subject }) => subject === 'broken.yaml')).toBe(false);
    });

    it('measures every build figure that is compared with other engines', () => {
      const names = new Set(loadRun(json).figures.map(({ name }) => name));
      const compared = PEER_COMPARISONS.filter(({ section }) => section === 'build').map(({ name }) => name);
      expect(compared.filter((name) => !names.has(name))).toEqual([]);
    });

    it('leaves no files behind', () => {
      expect(leftovers()).toEqual([]);
    });
  });

  it.each([
    ['build', /building from nothing/],
    ['edge', /edge, 404/],
  ])(
    'leaves no process and no folder if it is interrupted while it measures: %s',
    async (section, step) => {
      const child = start('--description', 'generated:12', '--only', section);
      await new Promise<void>((resolve) => {
        let text = '';
        child.stderr?.on('data', (chunk) => {
          text += String(chunk);
          if (step.test(text)) resolve();
        });
      });
      child.kill('SIGINT');
      const { code, stderr } = await child.ended;
      expect([code, stderr.includes('Interrupted: nothing is written.')]).toEqual([130, true]);
      expect(leftovers()).toEqual([]);
      expect(processesOf(scratch)).toEqual([]);
    },
    120_000,
  );
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
