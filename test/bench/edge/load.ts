import { setTimeout } from 'node:timers/promises';
import { Connection } from './connection.ts';

/** Results of a run. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  /** Duration of each request in milliseconds, ascending. */
  readonly latencies: readonly number[];
}

export interface LoadPlan {
  readonly port: number;
  /** Requests that are sent repeatedly, in turn if there are several. */
  readonly request: Buffer | readonly Buffer[];
  readonly requests: number;
  readonly connections: number;
  /** The expected status. Any other is an error of the bench or the worker, and throws. */
  readonly status: number;
}

/** Time for the server to accept connections. */
const GAP_MS = 3;

/**
 * Sends requests on this many connections at the same time, each waiting for its response. `onConnected` is called
 * before the first request, because connecting is not part of it.
 */
export async function runLoad(
  { port, request, requests, connections, status }: LoadPlan,
  onConnected: () => void = () => {},
): Promise<Load> {
  const pool = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  await setTimeout(GAP_MS);
  onConnected();
  const latencies: number[] = [];
  const turns = Buffer.isBuffer(request) ? [request] : request;
  let sent = 0;
  const begun = performance.now();
  await Promise.all(
    pool.map(async (connection) => {
      while (sent < requests) {
        const next = turns[sent++ % turns.length] as Buffer;
        const started = performance.now();
        const answer = await connection.send(next);
        if (answer.status !== status)
          throw new Error(`Cannot measure: the answer is ${answer.status} instead of ${status}`);
        latencies.push(performance.now() - started);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const connection of pool) connection.close();
  return { requests, seconds, latencies: latencies.sort((a, b) => a - b) };
}

/** The percentile of the durations: 0.99 for the 99th. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}
