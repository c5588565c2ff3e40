import { cpuSeconds, HAS_PROC, processTree } from '../bench/process-cpu.ts';

/** CPU seconds of a process and those that it starts, so that limits do not depend on how busy the machine is. */
export class CpuMeter {
  readonly #root: number;
  readonly #start = Date.now();
  readonly #last = new Map<number, number>();
  #total = 0;

  constructor(root: number) {
    this.#root = root;
    this.read();
    this.#total = 0;
  }

  /** Since the start. A process that ended is counted up to the previous call. Where CPU is unknown, the time. */
  read(): number {
    if (!HAS_PROC) return (Date.now() - this.#start) / 1000;
    for (const pid of processTree(this.#root)) {
      const seconds = cpuSeconds(pid);
      this.#total += Math.max(0, seconds - (this.#last.get(pid) ?? 0));
      this.#last.set(pid, seconds);
    }
    return this.#total;
  }
}
