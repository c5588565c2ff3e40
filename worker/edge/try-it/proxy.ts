import type { AnswerEnvelope, ProxyFailure } from '../../request/try-it/envelope.ts';
import type { TryItForm } from '../../request/try-it/record.ts';
import { findTargetFault } from './allowed-target.ts';
import { limitBytes } from './limit-bytes.ts';

/** A request as a form has it. */
export interface ProxiedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
}

export type ProxyResult =
  | { readonly envelope: AnswerEnvelope; readonly body: ReadableStream<Uint8Array> | null }
  | { readonly failure: ProxyFailure };

/** From the request to the last byte of the answer. */
const TIMEOUT_MS = 30_000;
export const MAX_PROXIED_BYTES = 10_000_000;
const MAX_REDIRECTS = 5;
const MAX_HEADERS_LENGTH = 12_000;

/** Of the connection between the worker and the API, which the worker makes (RFC 9110 §7.6.1). */
const CONNECTION_HEADERS = [
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Sends a request to a server of the description; never throws. */
export async function proxyRequest(form: TryItForm, request: ProxiedRequest, siteHost: string): Promise<ProxyResult> {
  const fault = findTargetFault(form, request.url, siteHost);
  if (fault !== null) return { failure: fault };
  for (const name of CONNECTION_HEADERS) request.headers.delete(name);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const outgoing = request.body === null ? null : limitBytes(request.body, MAX_PROXIED_BYTES);
  try {
    const response = await follow(request, outgoing?.stream ?? null, signal);
    if (response === null) return { failure: 'redirect' };
    return {
      envelope: toEnvelope(response),
      body: response.body === null ? null : limitBytes(response.body, MAX_PROXIED_BYTES).stream,
    };
  } catch {
    if (outgoing?.isExceeded() === true) return { failure: 'size' };
    return { failure: signal.aborted ? 'timeout' : 'unreachable' };
  }
}

/** Redirects of requests without a body are followed within the origin; null for one that leads elsewhere or in circles. */
async function follow(
  { method, url, headers }: ProxiedRequest,
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): Promise<Response | null> {
  let target = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const response = await fetch(target.href, { method, headers, body, redirect: 'manual', signal });
    const location = response.headers.get('Location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    const next = resolve(location, target);
    if (next === null || next.origin !== url.origin) return null;
    // A body has been sent and is gone; the reader sees the redirect.
    if (body !== null || (method !== 'GET' && method !== 'HEAD')) return response;
    await response.body?.cancel();
    target = next;
  }
  return null;
}

function resolve(location: string, base: URL): URL | null {
  try {
    return new URL(location, base);
  } catch {
    return null;
  }
}

/** Status and headers as text, which no browser obeys. */
function toEnvelope({ status, statusText, headers }: Response): AnswerEnvelope {
  let left = MAX_HEADERS_LENGTH;
  const list = [...headers]
    .map(([name, value]) => ({ name, value }))
    .filter(({ name, value }) => {
      left -= name.length + value.length;
      return left >= 0;
    });
  return { status, statusText: statusText.slice(0, 100), headers: list };
}
