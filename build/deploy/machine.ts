import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** What a command knows of the machine that it runs on. Tests replace it to run in virtual time. */
export interface Machine {
  readonly host: string;
  readonly pid: number;
  /** Whether a process of this machine is running. */
  isRunning(pid: number): boolean;
  /** The machine's clock, in milliseconds. It may be wrong, so only durations count. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const THIS_MACHINE: Machine = {
  host: hostname(),
  pid: process.pid,
  isRunning,
  now: () => Date.now(),
  sleep: async (ms) => void (await delay(ms)),
};

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running too.
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}
