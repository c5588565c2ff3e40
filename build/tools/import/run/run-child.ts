import { type ChildProcess, spawn } from 'node:child_process';
import { count } from '../../../base/report/count.ts';

export interface RunLimits {
  readonly seconds: number;
  /** Of its output. */
  readonly megabytes: number;
  /** The variables of its environment; undefined for all. */
  readonly variables?: readonly string[];
  /** Between two outputs. */
  readonly pauseSeconds?: number;
}

interface ExceededLimit {
  readonly kind: 'time' | 'pause' | 'other';
  readonly why: string;
}

interface Ran {
  /** What it wrote to file descriptor 3, also if it failed. */
  readonly output: string;
  readonly hasFailed: boolean;
  readonly error: string;
  /** Null if it ended by itself. */
  readonly fault: ExceededLimit | null;
}

const CAN_END_GROUPS = process.platform !== 'win32';

/**
 * Code that ends its own process, and those that it started, once the process that called `runChild()` has ended: even
 * if that was killed.
 */
export const END_WITH_PARENT = `new (require('node:worker_threads').Worker)(
  "new (require('node:net').Socket)({ fd: 4 }).on('close', () => process.kill(${CAN_END_GROUPS ? '-' : ''}process.pid, 'SIGKILL')).resume()",
  { eval: true, execArgv: [] },
).unref();`;

/**
 * Runs code of a project with Node, in a separate process with the rights of this one: `args` are those of Node. The
 * process and those that it started end with it, at a limit, or with this one.
 */
export function runChild(root: string, args: readonly string[], limits: RunLimits): Promise<Ran> {
  const { seconds, megabytes, pauseSeconds, variables } = limits;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...pickVariables(variables), NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      // The leader of a group, which ends with it.
      detached: CAN_END_GROUPS,
    });
    const forget = endWithThis(child);
    let fault: ExceededLimit | null = null;
    // Processes that it started outside its group may hold them open.
    const closeStreams = (): void => {
      for (const stream of child.stdio) stream?.destroy();
    };
    const stop = (why: string, kind: ExceededLimit['kind'] = 'other'): void => {
      fault ??= { kind, why };
      endGroup(child);
      closeStreams();
    };
    const stopAfter = (time: number, kind: ExceededLimit['kind']): NodeJS.Timeout =>
      setTimeout(() => stop(`it takes more than ${count(time, 'second')}`, kind), time * 1000);
    const timer = stopAfter(seconds, 'time');
    let pause: NodeJS.Timeout | undefined;
    const chunks: Buffer[] = [];
    let size = 0;
    let error = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      clearTimeout(pause);
      if (pauseSeconds !== undefined) pause = stopAfter(pauseSeconds, 'pause');
      size += chunk.length;
      if (size > megabytes * 1_000_000) stop(`it exports more than ${megabytes} MB`);
      else chunks.push(chunk);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (error.length < MAX_ERROR_LENGTH * 10) error += chunk.toString();
    });
    child.on('error', ({ message }) => stop(`it cannot be started: ${message}`));
    child.on('exit', () => {
      endGroup(child);
      setTimeout(closeStreams, 1000).unref();
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      clearTimeout(pause);
      forget();
      resolve({ output: Buffer.concat(chunks).toString(), hasFailed: code !== 0, error, fault });
    });
  });
}

/** Ends a process and those that it started. */
function endGroup(child: ChildProcess): void {
  try {
    if (CAN_END_GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // All have ended.
  }
}

function pickVariables(names: readonly string[] | undefined): NodeJS.ProcessEnv {
  const isPicked = ([name]: readonly [string, unknown]): boolean => names?.includes(name.toUpperCase()) ?? true;
  return Object.fromEntries(Object.entries(process.env).filter(isPicked));
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends a process and those that it started if this one ends. Returns a function for when it has ended by itself. */
function endWithThis(child: ChildProcess): () => void {
  const end = (): void => endGroup(child);
  const interrupt = (signal: NodeJS.Signals): void => {
    end();
    forget();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const forget = (): void => {
    process.off('exit', end);
    for (const signal of SIGNALS) process.off(signal, interrupt);
  };
  process.on('exit', end);
  for (const signal of SIGNALS) process.on(signal, interrupt);
  return forget;
}

/** How much of an error of the project is shown. */
const MAX_ERROR_LENGTH = 600;

/** The message of an error, without its stack. */
export function shorten(error: string): string {
  const message = /^\s*(?:\w*Error\b.*)$/m.exec(error)?.[0] ?? error;
  return message.trim().slice(0, MAX_ERROR_LENGTH);
}
