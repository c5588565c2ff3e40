import { renderBriefError } from './brief-error.ts';
import { NO_STORE } from './headers/cache-control.ts';
import { errorFormat } from './negotiate/preferences.ts';

/** Seconds until clients should retry (RFC 9110 §10.2.3). */
export const RETRY_AFTER_S = 60;

/** A 503 instead of a file or an image, as plain text unless the client prefers JSON or Markdown. */
export function renderUnavailableText(request: Request): Response {
  const title = 'Temporarily unavailable';
  const headers = { 'Retry-After': String(RETRY_AFTER_S) };
  const format = errorFormat(request.headers.get('Accept') ?? undefined);
  return (
    renderBriefError(format, { title, status: 503, headers }) ??
    new Response(`${title}\n`, {
      status: 503,
      headers: {
        ...headers,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': NO_STORE,
        Vary: 'Accept',
      },
    })
  );
}
