import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../build/base/project-root.ts';
import { type Outcome, outcomeOf } from '../outcome-of.ts';

/** What npm would publish. */
interface PackedFiles {
  /** Bytes of the archive. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** The packed package, installed in an empty folder outside the repository. */
export class InstalledPackage {
  readonly #root: string;
  /** The path contains a space and a non-ASCII letter. */
  readonly dir: string;
  readonly packageDir: string;
  #packed: PackedFiles | null = null;

  private constructor(root: string) {
    this.#root = root;
    this.dir = join(root, 'my döcs');
    this.packageDir = join(this.dir, 'node_modules', 'docvane');
  }

  static async install(): Promise<InstalledPackage> {
    const installed = new InstalledPackage(realpathSync(mkdtempSync(join(tmpdir(), 'package-'))));
    mkdirSync(installed.dir);
    const checkout = installed.beside('checkout');
    checkOut(checkout);
    await succeed(run(process.execPath, ['build/cli/engine/build-package.js', 'package'], checkout));
    const packed = await succeed(
      run('npm', ['pack', './package', '--json', '--pack-destination', installed.#root], checkout),
    );
    installed.#packed = JSON.parse(packed)[0];
    const tarball = readdirSync(installed.#root).find((name) => name.endsWith('.tgz')) ?? '';
    // `npm ci` in the repository has filled npm's cache with every dependency.
    const options = ['--no-save', '--prefer-offline', '--no-audit', '--no-fund'];
    await succeed(run('npm', ['install', ...options, join(installed.#root, tarball)], installed.dir));
    return installed;
  }

  get packed(): PackedFiles {
    if (this.#packed === null) throw new Error('The package has not been packed');
    return this.#packed;
  }

  /** Runs a command of the package in a folder, by default in the site's. */
  run(args: readonly string[], folder = this.dir): Promise<Outcome> {
    return run(process.execPath, [this.#bin, ...args], folder);
  }

  /** Like `run`, but returns the URL of a server before the command ends. */
  async serve(args: readonly string[]): Promise<{ readonly url: string; stop(): Promise<void> }> {
    const child = start(process.execPath, [this.#bin, ...args], this.dir);
    const url = await findUrl(child);
    return {
      url,
      async stop() {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      },
    };
  }

  /** A second folder next to the site's. */
  beside(name: string): string {
    return join(this.#root, name);
  }

  /** Files of the installed package with their modification times. */
  snapshot(): string[] {
    const files = readdirSync(this.packageDir, { recursive: true, encoding: 'utf8' });
    return files.map((file) => `${file} ${statSync(join(this.packageDir, file)).mtimeMs}`).sort();
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }

  get #bin(): string {
    return join(this.packageDir, 'lib', 'docvane.mjs');
  }
}

/** Copies the sources as a fresh clone after `npm ci` has them: no ignored files, and no cache in node_modules. */
function checkOut(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: PROJECT_ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    const source = join(PROJECT_ROOT, file);
    // Git also lists files that were deleted since the last commit.
    if (file !== '' && existsSync(source)) cpSync(source, join(folder, file));
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(PROJECT_ROOT, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(PROJECT_ROOT, 'node_modules', name), join(modules, name));
  }
}

export function run(command: string, args: readonly string[], cwd: string): Promise<Outcome> {
  return outcomeOf(start(command, args, cwd));
}

/** Variables that npm and the test runner set for child processes, which an installation lacks. */
function start(command: string, args: readonly string[], cwd: string): ChildProcess {
  const { PATH, HOME, npm_config_registry, npm_config_cache } = process.env;
  const env = { PATH, HOME, npm_config_registry, npm_config_cache };
  return spawn(command, [...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function succeed(running: Promise<Outcome>): Promise<string> {
  const { code, stdout, stderr } = await running;
  if (code !== 0) throw new Error(`npm ended with ${code}:\n${stdout}\n${stderr}`);
  return stdout;
}

async function findUrl(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    const url = /ready: .*?(http:\/\/[^\s,]+)/.exec(said)?.[1];
    if (url !== undefined) return url.replace(/\/$/, '');
  }
  throw new Error(`The command ended before it served:\n${said}`);
}
