import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampleLanguageId } from '../../../../build/openapi/samples/languages/languages.ts';

export interface SampleRun {
  readonly exitCode: number;
  readonly output: string;
  /** Files beside the samples that were not there before the run. */
  readonly newFiles: readonly string[];
}

interface Interpreter {
  readonly extension: string;
  readonly command: string;
  /** Runs one sample after another, each named on the command line, in one process where the language allows it. */
  readonly driver: readonly string[];
  /** Exits 0 where the command and the library of the samples are installed. */
  readonly probe: readonly string[];
}

const INTERPRETERS: Readonly<Record<SampleLanguageId, Interpreter>> = {
  curl: {
    extension: 'sh',
    command: 'bash',
    driver: ['-c', 'printf "%s\\0" "$@" | xargs -0 -n 1 -P 4 bash', 'bash'],
    probe: ['-c', 'curl --version'],
  },
  javascript: {
    extension: 'mjs',
    command: process.execPath,
    driver: [
      '--input-type=module',
      '--eval',
      'for (const path of process.argv.slice(1)) await import(path).catch((error) => console.error(path, error));',
    ],
    probe: ['--version'],
  },
  php: {
    extension: 'php',
    command: 'php',
    driver: ['-d', 'display_errors=stderr', '-r', 'foreach (array_slice($argv, 1) as $path) include $path;', '--'],
    probe: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
  },
  python: {
    extension: 'py',
    command: 'python3',
    driver: [
      '-c',
      'import runpy, sys, traceback\nfor path in sys.argv[1:]:\n  try: runpy.run_path(path)\n  except Exception: traceback.print_exc()',
    ],
    probe: ['-c', 'import requests'],
  },
};

/** Whether samples of the language can run on this machine. */
export function isInstalled(language: SampleLanguageId): boolean {
  const { command, probe } = INTERPRETERS[language];
  return spawnSync(command, probe, { stdio: 'ignore' }).status === 0;
}

/** Runs every program in a new folder that holds `files`, away from the user's own settings of curl and proxies. */
export async function runSamples(
  language: SampleLanguageId,
  programs: readonly string[],
  files: Readonly<Record<string, Buffer>>,
): Promise<SampleRun> {
  const { extension, command, driver } = INTERPRETERS[language];
  const folder = await mkdtemp(join(tmpdir(), `samples-${language}-`));
  const paths = programs.map((_, index) => join(folder, `sample-${index}.${extension}`));
  try {
    await Promise.all(paths.map((path, index) => writeFile(path, programs[index] ?? '')));
    await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(folder, name), bytes)));
    const before = new Set(await readdir(folder));
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      NO_PROXY: '*',
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
