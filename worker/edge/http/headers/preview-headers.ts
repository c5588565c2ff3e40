import type { MiddlewareHandler } from 'hono';
import type { Env, WorkerTypes } from '../../../env.ts';

/** Headers that name the release in previews, and exclude previews from search engines. */
export function releaseHeaders(release: string, env: Env): Readonly<Record<string, string>> {
  return isPreview(env) ? { 'X-Release': release, 'X-Robots-Tag': 'noindex' } : {};
}

/** Adds these headers to responses. */
export function showRelease(release: string): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(releaseHeaders(release, c.env))) c.res.headers.set(name, value);
  };
}

/**
 * Adds `Server-Timing` in milliseconds (W3C TR server-timing §3), in previews. At the edge, the clock stops while code
 * runs, so only waiting for other services takes time.
 */
export function showTiming(env: Env, response: Response, parts: Readonly<Record<string, number>>): Response {
  if (!isPreview(env)) return response;
  const metrics = Object.entries(parts).map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`);
  response.headers.set('Server-Timing', metrics.join(', '));
  return response;
}

export function isPreview({ PREVIEW }: Env): boolean {
  return PREVIEW === 'true';
}
