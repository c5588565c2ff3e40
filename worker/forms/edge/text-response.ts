import { NO_STORE } from '../../edge/http/headers/cache-control.ts';

/** A plain-text response. */
export function toText(status: number, text: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NO_STORE };
  return new Response(`${text}\n`, { status, headers });
}
