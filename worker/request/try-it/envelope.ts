import { fromUtf8, toBase64Url, toUtf8 } from '../value/utf8.ts';
import type { SampleHeader } from '../write/message-parts.ts';

/**
 * What a form sends through the worker: method, address and headers are in one header, as browsers refuse some of them;
 * the body is that of the request. Answers come the same way, so that nothing of them is obeyed by a browser: neither
 * cookies nor a type that it would show.
 */
interface SentEnvelope {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly SampleHeader[];
}

export interface AnswerEnvelope {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly SampleHeader[];
  /** Why there is no answer; left out where there is one. */
  readonly failure?: ProxyFailure;
}

/** Why the worker has not sent a request, or has no answer. */
export type ProxyFailure =
  | 'foreign'
  | 'header'
  | 'origin'
  | 'rate'
  | 'private'
  | 'redirect'
  | 'size'
  | 'timeout'
  | 'unreachable'
  | 'invalid';

export const ENVELOPE_HEADER = 'X-Try-It';

/** A header holds ASCII alone: JSON in base64 with the alphabet of URLs (RFC 4648 §5). */
export function writeEnvelope(envelope: SentEnvelope | AnswerEnvelope): string {
  return toBase64Url(toUtf8(JSON.stringify(envelope)));
}

/** Null if it is not an envelope of a request. */
export function readSent(header: string | null): SentEnvelope | null {
  const value = parse(header);
  const { method, url, headers } = value ?? {};
  if (typeof method !== 'string' || typeof url !== 'string') return null;
  return { method, url, headers: readHeaders(headers) };
}

/** Null if it is not an envelope of an answer. */
export function readAnswer(header: string | null): AnswerEnvelope | null {
  const value = parse(header);
  if (value === null || typeof value.status !== 'number') return null;
  const { status, statusText, headers, failure } = value;
  return {
    status,
    statusText: String(statusText ?? ''),
    headers: readHeaders(headers),
    ...(typeof failure === 'string' ? { failure: failure as ProxyFailure } : {}),
  };
}

function readHeaders(headers: unknown): SampleHeader[] {
  if (!Array.isArray(headers)) return [];
  return headers.flatMap((header: Partial<SampleHeader> | null) =>
    typeof header?.name === 'string' && typeof header.value === 'string'
      ? [{ name: header.name, value: header.value }]
      : [],
  );
}

function parse(header: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const binary = atob((header ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const value: unknown = JSON.parse(fromUtf8(Uint8Array.from(binary, (character) => character.charCodeAt(0))));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
