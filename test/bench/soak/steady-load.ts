import { monitorEventLoopDelay } from 'node:perf_hooks';
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

/** A request without a complete response. */
export interface Failure {
  readonly reason: string;
  /** Requests that the connection had served before. */
  readonly served: number;
  /** Time between the previous response and this request, as this process saw it. */
  readonly idleMs: number;
  /** Time between the request and the failure. */
  readonly waitedMs: number;
  /** Time between the begin of the process and the failure. */
  readonly atMs: number;
  /** The longest pause of this process in the same part of the run. The server sees a connection as idle meanwhile. */
  readonly pauseMs: number;
  /**
   * Whether the connection was a reused one and a new one answered the same request. Clients send an idempotent request
   * again if a connection that they reuse is closed (RFC 9112 §9.3.1).
   */
  readonly isReuseRace: boolean;
}

export interface SteadyOutcome {
  readonly seconds: number;
  readonly failures: readonly Failure[];
  /** The longest pause of this process. */
  readonly pauseMs: number;
}

/** Memory is read this often during a run. */
const SAMPLES = 20;

/** Sends requests on connections that are never idle on purpose, and reads the server's memory meanwhile. */
export async function runSteadily(plan: SteadyPlan, onSample: (sample: MemorySample) => void): Promise<SteadyOutcome> {
  const failures: Failure[] = [];
  const pauses = monitorEventLoopDelay({ resolution: 10 });
  const step = Math.ceil(plan.requests / SAMPLES);
  let seconds = 0;
  let pauseMs = 0;
  for (let from = 0; from < plan.requests; from += step) {
    const to = Math.min(plan.requests, from + step);
    const begun = performance.now();
    pauses.reset();
    pauses.enable();
    const found = await runRange(plan, from, to);
    pauses.disable();
    seconds += (performance.now() - begun) / 1_000;
    const longestMs = pauses.max / 1e6;
    pauseMs = Math.max(pauseMs, longestMs);
    failures.push(...found.map((failure) => ({ ...failure, pauseMs: longestMs })));
    const mb = memoryMb(plan.pid);
    await fetch(`http://127.0.0.1:${plan.port}/`, { method: 'DELETE' });
    onSample({ requests: to, mb, collectedMb: memoryMb(plan.pid) });
  }
  return { seconds, failures, pauseMs };
}

async function runRange(
  { port, connections, toRequest }: SteadyPlan,
  from: number,
  to: number,
): Promise<readonly Omit<Failure, 'pauseMs'>[]> {
  const failures: Omit<Failure, 'pauseMs'>[] = [];
  let next = from;
  const work = async (): Promise<void> => {
    let connection = await Connection.open(port);
    let served = 0;
    let answeredMs = performance.now();
    while (next < to) {
      const { path, status } = toRequest(next++);
      const sentMs = performance.now();
      const found = await ask(connection, path);
      const atMs = performance.now();
      if (found === status) served++;
      else {
        connection.close();
        connection = await Connection.open(port);
        const isReuseRace = served > 0 && typeof found === 'string' && (await ask(connection, path)) === status;
        const [idleMs, waitedMs] = [sentMs - answeredMs, atMs - sentMs];
        failures.push({ reason: String(found), served, idleMs, waitedMs, atMs, isReuseRace });
        served = Number(isReuseRace);
      }
      answeredMs = performance.now();
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
