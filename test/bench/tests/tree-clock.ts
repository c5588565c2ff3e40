import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { cpuSeconds, processTree } from '../process-cpu.ts';

/** Time between two looks. What a process uses after the last look at it is not counted. */
const INTERVAL_MS = 250;

/**
 * The CPU time of a process with all its descendants. Those that nobody waits for, as a browser's, do not count in the
 * times that the system adds up, so all are looked at while they run.
 */
export class TreeClock {
  readonly #root: ChildProcess;
  readonly #seconds = new Map<number, number>();

  constructor(root: ChildProcess) {
    this.#root = root;
  }

  /** CPU seconds at the end of the process. */
  async untilExit(): Promise<number> {
    const exit = once(this.#root, 'exit').then(() => true);
    do this.#look();
    while (!(await Promise.race([exit, delay(INTERVAL_MS, false)])));
    return [...this.#seconds.values()].reduce((sum, seconds) => sum + seconds, 0);
  }

  #look(): void {
    for (const pid of processTree(this.#root.pid ?? 0)) {
      const seconds = cpuSeconds(pid);
      // 0 also if it has just ended.
      if (seconds > 0) this.#seconds.set(pid, seconds);
    }
  }
}
