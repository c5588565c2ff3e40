import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../build/project-root.ts';

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The packed package, installed in an empty folder outside the repository. */
export class InstalledPackage {
  readonly #root: string;
  /** The path contains a space and a non-ASCII letter. */
  readonly dir: string;
  readonly packageDir: string;

  private constructor(root: string) {
    this.#root = root;
    this.dir = join(root, 'my döcs');
    this.packageDir = join(this.dir, 'node_modules', 'docvane');
  }

  static async install(): Promise<InstalledPackage> {
    const installed = new InstalledPackage(realpathSync(mkdtempSync(join(tmpdir(), 'package-'))));
    mkdirSync(installed.dir);
    await succeed(run('npm', ['pack', '--pack-destination', installed.#root], PROJECT_ROOT));
    const tarball = readdirSync(installed.#root).find((name) => name.endsWith('.tgz')) ?? '';
    // `npm ci` in the repository has filled npm's cache with every dependency.
    const options = ['--no-save', '--prefer-offline', '--no-audit', '--no-fund'];
    await succeed(run('npm', ['install', ...options, join(installed.#root, tarball)], installed.dir));
    return installed;
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

export async function run(command: string, args: readonly string[], cwd: string): Promise<Outcome> {
  const child = start(command, args, cwd);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...output };
}

/** Variables that npm and the test runner set for child processes, which an installation lacks. */
function start(command: string, args: readonly string[], cwd: string): ChildProcess {
  const { PATH, HOME, npm_config_registry, npm_config_cache } = process.env;
  const env = { PATH, HOME, npm_config_registry, npm_config_cache };
  return spawn(command, [...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function succeed(running: Promise<Outcome>): Promise<void> {
  const { code, stdout, stderr } = await running;
  if (code !== 0) throw new Error(`npm ended with ${code}:\n${stdout}\n${stderr}`);
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
