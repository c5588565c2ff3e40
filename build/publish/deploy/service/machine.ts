import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../../../base/is-running.ts';

/** What a command knows of the machine that it runs on. Tests replace it to run in virtual time. */
export interface Machine {
  readonly host: string;
  /** The running system that process ids belong to. Machines of a cloud, and containers, may have one host name. */
  readonly system: string;
  readonly pid: number;
  /** Whether a process of this machine is running. */
  isRunning(pid: number): boolean;
  /** The machine's clock, in milliseconds. It may be wrong, so only durations count. */
  now(): number;
  /** Throws the reason of the signal as soon as it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const THIS_MACHINE: Machine = {
  host: hostname(),
  system: findSystem(),
  pid: process.pid,
  isRunning,
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    await delay(ms, undefined, signal === undefined ? {} : { signal }).catch(() => signal?.throwIfAborted());
  },
};

/** The boot and the process namespace on Linux; empty elsewhere. */
function findSystem(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}
