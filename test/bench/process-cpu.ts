import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc: USER_HZ is 100 on every Linux that Node supports (proc(5)). */
const TICKS_PER_SECOND = 100;

/** Whether the CPU of other processes can be read (Linux only). */
export const HAS_PROC = existsSync('/proc/self/stat');

/** CPU seconds, user and system, of all threads of a process so far; 0 if it has ended. */
export function cpuSeconds(pid: number): number {
  const fields = readStat(pid);
  return fields === null ? 0 : (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The same for running threads, in nanosecond resolution if available (sched(7)). */
export function fineCpuSeconds(pid: number): number {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) => readText(`/proc/${pid}/task/${thread}/schedstat`));
  if (times.some((time) => time === null)) return cpuSeconds(pid);
  return times.reduce((sum, time) => sum + Number(time?.split(' ')[0]) / 1e9, 0);
}

/** Peak resident memory of a process, in MB. */
export function peakMemoryMb(pid: number): number {
  const status = readText(`/proc/${pid}/status`) ?? '';
  return (Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024) / 1e6;
}

/** Current resident memory of a process, in MB. */
export function memoryMb(pid: number): number {
  const status = readText(`/proc/${pid}/status`) ?? '';
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024) / 1e6;
}

/** A process and its descendants. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(readStat(Number(name))?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const visit = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(visit)];
  return visit(root);
}

/** Fields of /proc/[pid]/stat from the third on. The second, the name, may contain spaces and parentheses. */
function readStat(pid: number): string[] | null {
  const text = readText(`/proc/${pid}/stat`);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Null if the process has ended. */
function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
