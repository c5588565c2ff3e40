import { isObject } from '../value/json.ts';
import { fromUtf8, toBase64Url, toUtf8 } from '../value/utf8.ts';
import type { SampleHeader } from '../write/message-parts.ts';

/**
 * A form's request through the worker. Method, URL and headers are in one header, because browsers forbid some of them.
 * The body is the request's body. Responses have the same form, so that browsers do not process their cookies or media
 * types.
 */
interface SentEnvelope {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly SampleHeader[];
}

export interface ResponseEnvelope {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly SampleHeader[];
  /** Why there is no response; absent if there is one. */
  readonly failure?: ProxyFailure;
}

/** Why the worker did not send a request or received no response. */
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

/** A header is limited to ASCII, so this is JSON in Base64url (RFC 4648 §5). */
export function writeEnvelope(envelope: SentEnvelope | ResponseEnvelope): string {
  return toBase64Url(toUtf8(JSON.stringify(envelope)));
}

/** Null if it is not a request envelope. */
export function readSent(header: string | null): SentEnvelope | null {
  const value = parse(header);
  const { method, url, headers } = value ?? {};
  if (typeof method !== 'string' || typeof url !== 'string') return null;
  return { method, url, headers: readHeaders(headers) };
}

/** Null if it is not a response envelope. */
export function readEnvelope(header: string | null): ResponseEnvelope | null {
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
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
