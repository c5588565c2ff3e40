import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_LANGUAGES } from '../../../../worker/request/samples/languages/languages.ts';
import type { SampleLanguage } from '../../../../worker/request/samples/sample-language.ts';

/** How to run programs in a language. Each language has one in `runners`. */
export interface SampleRunner {
  readonly extension: string;
  readonly command: string;
  /** Arguments that run the programs listed after them, in one process if possible. */
  readonly driver: readonly string[];
  /** Arguments that exit with 0 if the command and the samples' libraries are installed. */
  readonly probe: readonly string[];
  /** Code of a sample that reads a response as it arrives. */
  readonly streams: string;
  /** Code of a sample that writes a response to a file. */
  readonly saves: string;
}

/** By id of the language. */
const RUNNERS: ReadonlyMap<string, SampleRunner> = new Map(
  await Promise.all(
    SAMPLE_LANGUAGES.map(async ({ id }): Promise<[string, SampleRunner]> => {
      const { RUNNER } = await import(`./runners/${id}.ts`);
      return [id, RUNNER];
    }),
  ),
);

export interface SampleRun {
  readonly exitCode: number;
  readonly output: string;
  /** New files next to the samples after the run. */
  readonly newFiles: readonly string[];
}

/** Whether this machine can run samples of the language. */
export function isInstalled({ id }: SampleLanguage): boolean {
  const { command, probe } = runnerOf(id);
  return spawnSync(command, probe, { stdio: 'ignore' }).status === 0;
}

/** Runs every program in a new folder with `files`, isolated from the user's curl and proxy settings. */
export async function runSamples(
  { id }: SampleLanguage,
  programs: readonly string[],
  files: Readonly<Record<string, Buffer>>,
): Promise<SampleRun> {
  const { extension, command, driver } = runnerOf(id);
  const folder = await mkdtemp(join(tmpdir(), `samples-${id}-`));
  const paths = programs.map((_, index) => join(folder, `sample-${index}.${extension}`));
  try {
    await Promise.all(paths.map((path, index) => writeFile(path, programs[index] ?? '')));
    await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(folder, name), bytes)));
    const before = new Set(await readdir(folder));
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      NO_PROXY: '*',
      LC_ALL: 'C.UTF-8',
      PYTHONDONTWRITEBYTECODE: '1',
      PYENV_ROOT: process.env.PYENV_ROOT,
    };
    const run = await new Promise<Omit<SampleRun, 'newFiles'>>((resolve) => {
      execFile(
        command,
        [...driver, ...paths],
        { cwd: folder, env, timeout: 60_000, maxBuffer: 2 ** 26 },
        (error, stdout, stderr) => {
          resolve({ exitCode: error === null ? 0 : Number(error.code ?? 1), output: `${stdout}\n${stderr}` });
        },
      );
    });
    return { ...run, newFiles: (await readdir(folder)).filter((name) => !before.has(name)) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The runner of a language. */
export function runnerOf(id: string): SampleRunner {
  const runner = RUNNERS.get(id);
  if (runner === undefined) throw new Error(`No runner for ${id}`);
  return runner;
}
