import { Connection, toGet } from '../edge/connection.ts';
import { grownPath } from '../edge/grown-release.ts';
import { memoryMb } from '../process-cpu.ts';

export interface SteadyPlan {
  readonly pid: number;
  readonly port: number;
  readonly requests: number;
  readonly connections: number;
  readonly pages: number;
}

/** Memory of the server after some requests. */
export interface MemorySample {
  readonly requests: number;
  readonly mb: number;
  /** After a garbage collection. */
  readonly collectedMb: number;
}

export interface SteadyOutcome {
  readonly seconds: number;
  /** Requests without a complete response, by reason. */
  readonly failures: ReadonlyMap<string, number>;
}

/** Memory is read this often during a run. */
const SAMPLES = 20;

/** One request in so many is a search, and one a 404. Each of these is for words that nobody has asked for. */
const OTHERS = 50;

/** Asks for all pages in turn on connections that are never idle, and reads the server's memory meanwhile. */
export async function runSteadily(plan: SteadyPlan, onSample: (sample: MemorySample) => void): Promise<SteadyOutcome> {
  const failures = new Map<string, number>();
  const step = Math.ceil(plan.requests / SAMPLES);
  let seconds = 0;
  for (let from = 0; from < plan.requests; from += step) {
    const to = Math.min(plan.requests, from + step);
    const begun = performance.now();
    await runRange(plan, from, to, failures);
    seconds += (performance.now() - begun) / 1_000;
    const mb = memoryMb(plan.pid);
    await fetch(`http://127.0.0.1:${plan.port}/`, { method: 'DELETE' });
    onSample({ requests: to, mb, collectedMb: memoryMb(plan.pid) });
  }
  return { seconds, failures };
}

async function runRange(
  { port, connections, pages }: SteadyPlan,
  from: number,
  to: number,
  failures: Map<string, number>,
): Promise<void> {
  let next = from;
  const work = async (): Promise<void> => {
    let connection = await Connection.open(port);
    while (next < to) {
      const turn = next++;
      const { path, status } = requestOf(turn, pages);
      const found = await connection.send(toGet(path)).then((answer) => answer.status, toReason);
      if (found === status) continue;
      failures.set(String(found), (failures.get(String(found)) ?? 0) + 1);
      connection.close();
      connection = await Connection.open(port);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
}

function requestOf(turn: number, pages: number): { readonly path: string; readonly status: number } {
  if (turn % OTHERS === 0) return { path: `/search?q=invoice+w${turn.toString(36)}`, status: 200 };
  if (turn % OTHERS === 1) return { path: `/no/such/page-${turn}`, status: 404 };
  return { path: grownPath(turn % pages), status: 200 };
}

function toReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
