import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CpuMeter } from './cpu-meter.ts';
import type { TreeCopy } from './tree-copy.ts';

export type TestRun =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** No test ended, although the processes worked for a long time. */
  | { readonly kind: 'hung' }
  | { readonly kind: 'out of time' };

export interface Failure {
  /** Empty if the error was outside of tests. */
  readonly file: string;
  readonly test: string;
  readonly message: string;
}

/** In CPU seconds of the test processes. A test that waits forever fails by its own timeout. */
export interface Limits {
  /** Without the end of any test. */
  readonly silence: number;
  readonly total: number;
}

const POLL_MS = 2000;

export interface FileResult {
  readonly file: string;
  readonly passed: boolean;
  /** Ids of probes, and "other runtime" if the file started one. */
  readonly reached: readonly string[];
}

/** What `runner-process.js` sends. */
type Message =
  | { readonly kind: 'ready' | 'alive' }
  | ({ readonly kind: 'file' } & FileResult)
  | { readonly kind: 'end'; readonly failure: Failure | null };

/**
 * `test` stops at the first failure. `test once` also ends its process after each run, for projects with a common setup
 * that depends on the engine. `record` runs all files and records what they reach.
 */
export type RunnerMode = 'test' | 'test once' | 'record';

/** Runs test files of one project in a copy, in a process that stays for the next run. */
export class TestRunner {
  readonly copy: TreeCopy;
  readonly #project: string;
  readonly #mode: RunnerMode;
  readonly #changed = new Set<string>();
  #child: ChildProcess | null = null;

  constructor(copy: TreeCopy, project: string, mode: RunnerMode) {
    this.copy = copy;
    this.#project = project;
    this.#mode = mode;
  }

  /** Writes files of the copy, which the next run imports again. */
  write(texts: ReadonlyMap<string, string>): void {
    for (const path of this.copy.write(texts)) this.#changed.add(path);
  }

  async run(
    files: readonly string[],
    limits: Limits,
    onFile: (result: FileResult) => void = () => {},
  ): Promise<TestRun> {
    const child = await this.#start();
    child.send({ files, changed: [...this.#changed] });
    this.#changed.clear();
    const result = await this.#follow(child, limits, onFile);
    if (this.#mode === 'test once' || result.kind === 'hung' || result.kind === 'out of time') this.stop();
    return result;
  }

  /** Ends the process and those that it started. */
  stop(): void {
    const child = this.#child;
    this.#child = null;
    if (child?.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Has ended by itself.
    }
  }

  #start(): Promise<ChildProcess> {
    if (this.#child !== null && this.#child.exitCode === null && this.#child.connected)
      return Promise.resolve(this.#child);
    const tmp = `${this.copy.root}-tmp`;
    mkdirSync(tmp, { recursive: true });
    const recording = this.#mode === 'record' ? { MUTATE_REACH: join(tmp, 'reached') } : {};
    const child = fork(join(import.meta.dirname, 'runner-process.js'), [this.#project, this.#mode], {
      cwd: this.copy.root,
      // Its own group, so that a mutation that never ends can be ended with all processes.
      detached: true,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { ...process.env, TMPDIR: tmp, VITEST: 'true', NODE_ENV: 'test', ...recording },
    });
    this.#child = child;
    this.#endWithThis(child);
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('exit', (code) => reject(new Error(`Cannot start vitest in ${this.copy.root}: exit status ${code}.`)));
    });
  }

  #endWithThis(child: ChildProcess): void {
    const end = (): void => this.stop();
    // Before the copy is removed, which the process writes to.
    process.prependOnceListener('exit', end);
    child.once('exit', () => process.off('exit', end));
  }

  #follow(child: ChildProcess, limits: Limits, onFile: (result: FileResult) => void): Promise<TestRun> {
    return new Promise((resolve) => {
      const meter = new CpuMeter(child.pid ?? 0);
      let lastEnd = 0;
      let hasEnded = false;
      const end = (run: TestRun): void => {
        clearInterval(poll);
        child.off('message', listen);
        child.off('exit', onExit);
        resolve(run);
      };
      const onExit = (code: number | null): void => {
        end({ kind: 'failed', failure: { file: '', test: 'the test runner ended', message: `exit status ${code}` } });
      };
      const poll = setInterval(() => {
        const seconds = meter.read();
        if (hasEnded) lastEnd = seconds;
        hasEnded = false;
        if (seconds - lastEnd > limits.silence) end({ kind: 'hung' });
        else if (seconds > limits.total) end({ kind: 'out of time' });
      }, POLL_MS);
      const listen = (message: Message): void => {
        if (message.kind === 'file') onFile({ ...message, file: this.#toRelative(message.file) });
        hasEnded = true;
        if (message.kind !== 'end') return;
        const { failure } = message;
        if (failure === null) end({ kind: 'passed' });
        else end({ kind: 'failed', failure: { ...failure, file: this.#toRelative(failure.file) } });
      };
      child.on('message', listen);
      child.once('exit', onExit);
    });
  }

  #toRelative(file: string): string {
    return file === '' ? '' : relative(this.copy.root, file).replaceAll('\\', '/');
  }
}
