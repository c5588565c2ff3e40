import { NO_STORE } from './headers/cache-control.ts';
import { MARKDOWN_HEADERS } from './headers/markdown-headers.ts';
import type { Format } from './negotiate/preferences.ts';

/** The titles of problems without a type (RFC 9457 §4.2.1). */
const PHRASES = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

export type ErrorStatus = keyof typeof PHRASES;

interface BriefError {
  /** For readers. */
  readonly title: string;
  readonly status: ErrorStatus;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An error as a problem document (RFC 9457) or as Markdown. Null for clients that prefer a page. */
export function renderBriefError(format: Format, { title, status, headers }: BriefError): Response | null {
  if (format === 'html') return null;
  const isJson = format === 'json';
  return new Response(isJson ? JSON.stringify({ title: PHRASES[status], status }) : `# ${title}\n`, {
    status,
    headers: {
      ...MARKDOWN_HEADERS,
      ...(isJson ? { 'Content-Type': 'application/problem+json' } : {}),
      'Cache-Control': NO_STORE,
      ...headers,
    },
  });
}
