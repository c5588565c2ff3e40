import { Connection, toGet } from '../edge/connection.ts';
import { memoryMb } from '../process-cpu.ts';

/** A request and the status that its response must have. */
export interface SteadyRequest {
  readonly path: string;
  readonly status: number;
}

export interface SteadyPlan {
  readonly pid: number;
  readonly port: number;
  readonly requests: number;
  readonly connections: number;
  readonly toRequest: (turn: number) => SteadyRequest;
}

/** Memory of the server after some requests. */
export interface MemorySample {
  readonly requests: number;
  readonly mb: number;
  /** After a garbage collection. */
  readonly collectedMb: number;
}

/** A request without a complete response, or with a wrong status. */
export interface Failure {
  readonly reason: string;
  /** Bytes of the response that had arrived. */
  readonly received: number;
  /**
   * Whether a reused connection was closed before a byte of the response, and a new one answered the same request.
   * Clients send an idempotent request again in this case (RFC 9112 §9.3.1).
   */
  readonly isReuseRace: boolean;
}

export interface SteadyOutcome {
  readonly seconds: number;
  readonly failures: readonly Failure[];
}

/** Memory is read this often during a run. */
const SAMPLES = 20;

/** Sends requests on connections that are never idle on purpose, and reads the server's memory meanwhile. */
export async function runSteadily(plan: SteadyPlan, onSample: (sample: MemorySample) => void): Promise<SteadyOutcome> {
  const failures: Failure[] = [];
  const step = Math.ceil(plan.requests / SAMPLES);
  let seconds = 0;
  for (let from = 0; from < plan.requests; from += step) {
    const to = Math.min(plan.requests, from + step);
    const begun = performance.now();
    failures.push(...(await runRange(plan, from, to)));
    seconds += (performance.now() - begun) / 1_000;
    const mb = memoryMb(plan.pid);
    await fetch(`http://127.0.0.1:${plan.port}/`, { method: 'DELETE' });
    onSample({ requests: to, mb, collectedMb: memoryMb(plan.pid) });
  }
  return { seconds, failures };
}

async function runRange(
  { port, connections, toRequest }: SteadyPlan,
  from: number,
  to: number,
): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  let next = from;
  const work = async (): Promise<void> => {
    let connection = await Connection.open(port);
    let served = 0;
    while (next < to) {
      const { path, status } = toRequest(next++);
      const found = await ask(connection, path);
      if (found === status) {
        served++;
        continue;
      }
      const { received } = connection;
      connection.close();
      connection = await Connection.open(port);
      const isUnanswered = served > 0 && typeof found === 'string' && received === 0;
      const isReuseRace = isUnanswered && (await ask(connection, path)) === status;
      failures.push({ reason: String(found), received, isReuseRace });
      served = Number(isReuseRace);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return failures;
}

/** The status of the response, or why there is none. */
function ask(connection: Connection, path: string): Promise<number | string> {
  return connection.send(toGet(path)).then((answer) => answer.status, toReason);
}

function toReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
