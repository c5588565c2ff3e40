import type { HonoRequest } from 'hono';

/** Logs a fault. `path` is the path that failed, by default the request's. */
export type FaultLog = (cause: unknown, path?: string) => void;

/**
 * Logs each fault of a request as one line of JSON, which Workers Logs makes searchable. The line includes the ray ID
 * that Cloudflare shows readers on its own error pages.
 */
export function faultLog(release: string, request: HonoRequest): FaultLog {
  return (cause, path = request.path) => {
    const error = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    const ray = request.header('CF-Ray') ?? null;
    console.error(JSON.stringify({ path, release, ray, cause: error }));
  };
}
