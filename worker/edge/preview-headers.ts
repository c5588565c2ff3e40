import type { MiddlewareHandler } from 'hono';
import type { Env, WorkerTypes } from '../env.ts';

/** Shows in previews which release has answered, and keeps them out of search engines. */
export function showRelease(release: string): MiddlewareHandler<WorkerTypes> {
  return async (c, next) => {
    await next();
    if (!isPreview(c.env)) return;
    c.res.headers.set('X-Release', release);
    c.res.headers.set('X-Robots-Tag', 'noindex');
  };
}

/**
 * `Server-Timing` of the parts of an answer in milliseconds (W3C TR server-timing §3), in previews. At the edge the clock
 * stands still while code runs, so what needs no other service takes no time there.
 */
export function showTiming(env: Env, response: Response, parts: Readonly<Record<string, number>>): Response {
  if (!isPreview(env)) return response;
  const metrics = Object.entries(parts).map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`);
  response.headers.set('Server-Timing', metrics.join(', '));
  return response;
}

/** Whether operators look, and not readers. */
export function isPreview({ PREVIEW }: Env): boolean {
  return PREVIEW === 'true';
}
