import { setTimeout } from 'node:timers/promises';
import { Connection } from './connection.ts';

/** What a run of requests took. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds of each request, ascending. */
  readonly latencies: readonly number[];
}

export interface LoadPlan {
  readonly port: number;
  /** What is sent again and again, or several in turn. */
  readonly request: Buffer | readonly Buffer[];
  readonly requests: number;
  readonly connections: number;
  /** Any other is a fault of the bench or of the worker, and throws. */
  readonly status: number;
}

/** In which a server takes up connections. */
const GAP_MS = 3;

/**
 * Sends requests on so many connections at the same time, each of which waits for its answer. `onConnected` is called before
 * the first: to connect is no part of a request.
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

/** The value below which a share of them lies: 0.99 for the 99th percentile. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}
