import { NO_STORE } from './headers/cache-control.ts';

/** Seconds until clients should retry (RFC 9110 §10.2.3). */
export const RETRY_AFTER_S = 60;

/** A 503 as plain text, instead of a file or an image. */
export function renderUnavailableText(): Response {
  return new Response('Temporarily unavailable\n', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': NO_STORE,
      'Retry-After': String(RETRY_AFTER_S),
    },
  });
}
