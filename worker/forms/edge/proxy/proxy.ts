import { isEventStream, isNdjson } from '../../../request/value/media-type.ts';
import { parseUrl } from '../../../request/value/url.ts';
import { MAX_PROXIED_BYTES, type ProxyFailure, type ResponseEnvelope } from '../../exchange/envelope.ts';
import { limitBytes, truncateBytes } from '../limit-bytes.ts';
import { Deadline } from './deadline.ts';
import { keepDescribed, keepSignIn } from './described-headers.ts';
import { findTarget } from './find-target.ts';
import { isDiscovered } from './is-discovered.ts';
import type { ProxiedForm } from './match-operation.ts';

/** A request from a form. */
export interface ProxiedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  /** Body length in bytes if the browser declared it. Otherwise the body is sent in chunks (RFC 9112 §7.1). */
  readonly length?: number | undefined;
}

export type ProxyResult =
  | { readonly envelope: ResponseEnvelope; readonly body: ReadableStream<Uint8Array> | null }
  | { readonly failure: ProxyFailure };

/** Time limits. For a stream, the first limits each silence and the second the total. */
export interface ProxyLimits {
  readonly answerMs: number;
  readonly streamMs: number;
}

const LIMITS: ProxyLimits = { answerMs: 30_000, streamMs: 600_000 };

/** One more than a browser reads, so it can tell that the body is too long. */
const MAX_ANSWER_BYTES = MAX_PROXIED_BYTES + 1;
const MAX_REDIRECTS = 5;
const MAX_HEADERS_LENGTH = 12_000;

/** Sends a request that the API description has: a form's operation, or one of its sign-in. Never throws. */
export async function proxyRequest(
  form: ProxiedForm,
  request: ProxiedRequest,
  siteHost: string,
  limits = LIMITS,
): Promise<ProxyResult> {
  const target = findTarget(form, request, siteHost);
  if (target.kind === 'refused') return target;
  if ((request.length ?? 0) > MAX_PROXIED_BYTES) return { failure: 'size' };
  const deadline = new Deadline(limits.answerMs);
  const outgoing = request.body === null ? null : limitBytes(request.body, MAX_PROXIED_BYTES);
  try {
    if (target.kind === 'discovered' && !(await isDiscovered(request.url, target.metadata, deadline.signal)))
      return { failure: 'operation' };
    const headers = target.kind === 'operation' ? keepDescribed(form, request.headers) : keepSignIn(request.headers);
    const isAllowed = (url: URL): boolean =>
      findTarget(form, { method: request.method, url }, siteHost).kind === target.kind;
    const body = outgoing === null ? null : withLength(outgoing.stream, request.length);
    const response = await follow({ ...request, headers, body }, isAllowed, deadline.signal);
    if (response === null) return { failure: 'redirect' };
    if (response.status < 200) return await toInterim(response);
    return await toResult(response, deadline, limits);
  } catch {
    if (outgoing?.isExceeded() === true) return { failure: 'size' };
    return { failure: deadline.signal.aborted ? 'timeout' : 'unreachable' };
  }
}

/** workerd takes an interim response (RFC 9110 §15.2) for the final one, which then becomes its body. */
async function toInterim({ body }: Response): Promise<ProxyResult> {
  await body?.cancel();
  return { failure: 'interim' };
}

/** The response, with a body limited in size and time. */
async function toResult(
  response: Response,
  deadline: Deadline,
  { answerMs, streamMs }: ProxyLimits,
): Promise<ProxyResult> {
  const { headers, body } = response;
  const envelope = toEnvelope(response);
  if (body === null) return { envelope, body };
  if (Number(headers.get('Content-Length')) > MAX_PROXIED_BYTES) {
    await body.cancel();
    return { failure: 'size' };
  }
  if (!isStream(headers.get('Content-Type') ?? '')) return { envelope, body: truncateBytes(body, MAX_ANSWER_BYTES) };
  deadline.extend(answerMs, streamMs);
  return { envelope, body: truncateBytes(body, MAX_ANSWER_BYTES, () => deadline.extend(answerMs)) };
}

/** Whether a media type may continue indefinitely. */
function isStream(type: string): boolean {
  return isEventStream(type) || isNdjson(type);
}

/** Exists in workers, but not in Node. */
const { FixedLengthStream: FixedLength } = globalThis as {
  FixedLengthStream?: new (length: number) => TransformStream<Uint8Array, Uint8Array>;
};

/** In workers, a stream of known length is sent with `Content-Length`, as curl does. Many servers require it. */
function withLength(stream: ReadableStream<Uint8Array>, length: number | undefined): ReadableStream<Uint8Array> {
  return length === undefined || FixedLength === undefined ? stream : stream.pipeThrough(new FixedLength(length));
}

/**
 * Follows redirects of requests without a body, as far as they lead to what the form may request. The reader sees the
 * others. Returns null if they don't end.
 */
async function follow(
  { method, url, headers, body }: ProxiedRequest,
  isAllowed: (url: URL) => boolean,
  signal: AbortSignal,
): Promise<Response | null> {
  let target = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    // Node requires `duplex` for a stream body; workers ignore it.
    const init: RequestInit & { duplex: 'half' } = {
      method,
      headers,
      body,
      redirect: 'manual',
      signal,
      duplex: 'half',
    };
    const response = await fetch(target.href, init);
    const location = response.headers.get('Location');
    const isRedirect = response.status >= 300 && response.status <= 399 && location !== null;
    // A body has been consumed.
    if (!isRedirect || body !== null || (method !== 'GET' && method !== 'HEAD')) return response;
    const next = parseUrl(location, target);
    // Credentials stay at the origin that the reader has chosen.
    if (next === null || next.origin !== url.origin || !isAllowed(next)) return response;
    await response.body?.cancel();
    target = next;
  }
  return null;
}

/** Status and headers as data, which browsers do not interpret. */
function toEnvelope({ status, statusText, headers }: Response): ResponseEnvelope {
  let left = MAX_HEADERS_LENGTH;
  const list = [...headers]
    .map(([name, value]) => ({ name, value }))
    .filter(({ name, value }) => {
      left -= name.length + value.length;
      return left >= 0;
    });
  return { status, statusText: statusText.slice(0, 100), headers: list };
}
