import type { Context } from 'hono';
import type { WorkerTypes } from '../../env.ts';

/** Logs a fault. `path` is the path that failed, by default the request's. */
export type FaultLog = (cause: unknown, path?: string) => void;

/**
 * Logs each fault of a request as one line of JSON, which Workers Logs makes searchable. The line includes the ray ID
 * that Cloudflare shows readers on its own error pages, and how long the store took.
 */
export function faultLog(release: string, c: Pick<Context<WorkerTypes>, 'req' | 'env'>): FaultLog {
  return (cause, path = c.req.path) => {
    const error = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    console.error(JSON.stringify({ event: 'fault', path, ...requestFacts(release, c), cause: error }));
  };
}

/** Logs a read that was slow, but succeeded. */
export function logSlowRead(release: string, c: Pick<Context<WorkerTypes>, 'req' | 'env'>, record: string): void {
  console.warn(JSON.stringify({ event: 'slow-read', path: c.req.path, ...requestFacts(release, c), record }));
}

function requestFacts(release: string, { req, env }: Pick<Context<WorkerTypes>, 'req' | 'env'>): object {
  const { longestMs = 0 } = env.CONTENT ?? {};
  return { release, ray: req.header('CF-Ray') ?? null, storeMs: Math.round(longestMs) };
}
