import { cpus, loadavg, totalmem } from 'node:os';

/** One line with the machine of the measurement and its load. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 1e9)} GB`;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${memory}, ${process.platform}, Node ${process.versions.node}, load ${load} at the start`;
}
