import type { HonoRequest } from 'hono';

/** Tells the log of a fault; the path of the request, if no other is what failed. */
export type FaultLog = (cause: unknown, path?: string) => void;

/**
 * One line for each fault of a request, as JSON, which Workers Logs makes searchable. Readers never see it, but the ray
 * that Cloudflare shows them on its own error pages finds it.
 */
export function faultLog(release: string, request: HonoRequest): FaultLog {
  return (cause, path = request.path) => {
    const error = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    const ray = request.header('CF-Ray') ?? null;
    console.error(JSON.stringify({ path, release, ray, cause: error }));
  };
}
