import { NO_STORE } from './headers/cache-control.ts';
import type { Format } from './negotiate/preferences.ts';

interface BriefError {
  readonly title: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An error as a problem document (RFC 9457) or as Markdown. Null for clients that prefer a page. */
export function renderBriefError(format: Format, { title, status, headers }: BriefError): Response | null {
  if (format === 'html') return null;
  const [body, type] =
    format === 'json'
      ? [JSON.stringify({ title, status }), 'application/problem+json']
      : [`# ${title}\n`, 'text/markdown; charset=utf-8'];
  return new Response(body, {
    status,
    headers: { 'Content-Type': type, 'Cache-Control': NO_STORE, Vary: 'Accept', ...headers },
  });
}
