import { parseJson, toMap } from '../../request/value/json.ts';
import type { SampleHeader } from '../../request/write/message-parts.ts';

/**
 * A form's request through the worker. Method, URL and headers are JSON in the first line of the body, because runtimes
 * log the URL and headers of every request, and browsers forbid some headers. The request's own body follows. Responses
 * have the same form, so that nobody logs their headers, and browsers do not process their cookies or media types.
 */
interface SentEnvelope {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly SampleHeader[];
  /** Bytes of the body that follows. */
  readonly length: number;
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
  | 'interim'
  | 'operation'
  | 'origin'
  | 'rate'
  | 'private'
  | 'redirect'
  | 'size'
  | 'mockSize'
  | 'timeout'
  | 'unreachable'
  | 'invalid';

/** Limit for a body in either direction, in bytes. */
export const MAX_PROXIED_BYTES = 10_000_000;

/** Limit for the line with method, URL and headers, in bytes. */
export const MAX_LINE_BYTES = 100_000;

const LINE_FEED = 10;

/** The first line of a body. JSON has no line breaks. */
export function writeEnvelope(envelope: SentEnvelope | ResponseEnvelope): string {
  return `${JSON.stringify(envelope)}\n`;
}

/** Null if it is not a request envelope. */
export function readSent(line: string): SentEnvelope | null {
  const { method, url, headers, length } = toMap(parseJson(line));
  if (typeof method !== 'string' || typeof url !== 'string') return null;
  return { method, url, headers: readHeaders(headers), length: Number.isSafeInteger(length) ? Number(length) : 0 };
}

export function readEnvelope(line: string): ResponseEnvelope | null {
  const { status, statusText, headers, failure } = toMap(parseJson(line));
  if (typeof status !== 'number') return null;
  return {
    status,
    statusText: String(statusText ?? ''),
    headers: readHeaders(headers),
    ...(typeof failure === 'string' ? { failure: failure as ProxyFailure } : {}),
  };
}

/** Splits a body into its first line, which is empty if missing or too long, and the stream of what follows. */
export async function splitEnvelope(
  body: ReadableStream<Uint8Array> | null,
): Promise<{ readonly line: string; readonly rest: ReadableStream<Uint8Array> | null }> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let line = '';
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const end = part.value.indexOf(LINE_FEED);
    line += decoder.decode(part.value.subarray(0, end === -1 ? undefined : end), { stream: true });
    if (end !== -1 && reader !== undefined) return { line, rest: continueStream(part.value.subarray(end + 1), reader) };
    if (line.length > MAX_LINE_BYTES) break;
  }
  await reader?.cancel();
  return { line: '', rest: null };
}

/** The bytes, followed by what a reader has not read. */
export function continueStream(
  bytes: Uint8Array,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (bytes.byteLength > 0) controller.enqueue(bytes);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function readHeaders(headers: unknown): SampleHeader[] {
  if (!Array.isArray(headers)) return [];
  return headers.flatMap((header: Partial<SampleHeader> | null) =>
    typeof header?.name === 'string' && typeof header.value === 'string'
      ? [{ name: header.name, value: header.value }]
      : [],
  );
}
