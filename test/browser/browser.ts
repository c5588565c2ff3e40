import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { installedChromium } from '../../build/publish/manual/pdf/find-chromium.ts';
import { fillFolder } from './fill-folder.ts';

/**
 * Without a graphics card, Chromium would draw each frame in a process that imitates one: a third of its time. Passing
 * the frames to another process at all costs a tenth.
 */
const FLAGS = [
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--in-process-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

/** Starts Chromium for this process. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await findBrowser());
}

/** How to start Chromium: `CHROME_PATH`, else the one from npm (Linux on x64), else an installed one. */
export async function findBrowser(): Promise<LaunchOptions> {
  if (process.env.CHROME_PATH === undefined && process.platform === 'linux' && process.arch === 'x64') {
    const executablePath = await unpackBrowser();
    const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];
    return { executablePath, args: FLAGS, ignoreDefaultArgs, env: await libraryEnvironment(executablePath) };
  }
  const executablePath = process.env.CHROME_PATH ?? installedChromium(process.env);
  if (executablePath === null) {
    throw new Error('Cannot start a browser: none found. Install Chrome or Chromium, and name it in CHROME_PATH.');
  }
  return { executablePath, args: FLAGS };
}

/** Whether the processes of Chromium can share memory. In a container, which often has 64 MB, they share files on disk. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
}

/** Unpacks the browser, because the package would hand out a file that another process is still writing. */
async function unpackBrowser(): Promise<string> {
  const folder = resolve('node_modules/.cache/chromium');
  await fillFolder(folder, (target) => {
    const unpack = "import('@sparticuz/chromium').then(({ default: packaged }) => packaged.executablePath())";
    // The package unpacks into the temporary folder.
    execFileSync(process.execPath, ['--eval', unpack], { env: { ...process.env, TMPDIR: target } });
  });
  return join(folder, 'chromium');
}

/** The environment of this process. If the system lacks libraries (NSS), it includes those of the package. */
async function libraryEnvironment(executablePath: string): Promise<Record<string, string>> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  if (!lacksLibraries(executablePath)) return env;
  const libraries = await unpackLibraries();
  return { ...env, LD_LIBRARY_PATH: [libraries, ...(env.LD_LIBRARY_PATH ? [env.LD_LIBRARY_PATH] : [])].join(':') };
}

function lacksLibraries(executablePath: string): boolean {
  try {
    return execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found');
  } catch {
    // No ldd: a minimal system, which lacks them.
    return true;
  }
}

/** The package unpacks them automatically only if it detects a cloud function. */
async function unpackLibraries(): Promise<string> {
  const folder = resolve('node_modules/.cache/chromium-libraries');
  await fillFolder(folder, (target) => {
    const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
    const archive = readFileSync(join(dirname(entry), '../../bin/al2023.tar.br'));
    execFileSync('tar', ['-x', '-f', '-', '-C', target], { input: brotliDecompressSync(archive) });
  });
  return join(folder, 'lib');
}
