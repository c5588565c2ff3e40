import type { TryItMessages } from '../../model/messages/messages.ts';
import { toUtf8 } from '../../request/value/utf8.ts';
import type { ValueFault } from '../check/checker.ts';
import {
  MAX_LINE_BYTES,
  type ResponseEnvelope,
  readEnvelope,
  splitEnvelope,
  writeEnvelope,
} from '../exchange/envelope.ts';
import type { TryItMode } from '../exchange/record.ts';
import type { TryItWire } from '../exchange/wire.ts';
import { toReport } from '../response/mismatch-report.ts';
import { watchPolicy } from './watch-policy.ts';

interface Sending {
  readonly mode: TryItMode;
  /** Where the worker receives this operation's requests. */
  readonly sendHref: string;
  readonly files: ReadonlyMap<string, File>;
  readonly signal: AbortSignal;
}

/** A response whose body is still arriving. */
export interface ReceivedResponse extends Omit<ResponseEnvelope, 'failure'> {
  readonly body: ReadableStream<Uint8Array> | null;
}

/** Why there is no response. */
export type SendFailure = 'cors' | 'network' | 'timeout' | 'stopped' | NonNullable<ResponseEnvelope['failure']>;

type SendResult = { readonly response: ReceivedResponse } | { readonly failure: SendFailure };

const TIMEOUT_MS = 30_000;

/** Sends a request. Never throws. The time limit applies until the response head arrives. */
export async function send(wire: TryItWire, sending: Sending): Promise<SendResult> {
  const fault = findFault(wire, sending.mode);
  if (fault !== null) return { failure: fault };
  const policy = watchPolicy(globalThis.document);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const signal = AbortSignal.any([sending.signal, timeout.signal]);
  try {
    return sending.mode === 'direct'
      ? await sendDirect(wire, sending, signal)
      : await sendThrough(wire, sending, signal);
  } catch {
    if (sending.signal.aborted) return { failure: 'stopped' };
    if (timeout.signal.aborted) return { failure: 'timeout' };
    if (sending.mode === 'direct' && (await policy.hasForbidden())) return { failure: 'origin' };
    return { failure: navigator.onLine && sending.mode === 'direct' ? 'cors' : 'network' };
  } finally {
    clearTimeout(timer);
    policy.stop();
  }
}

/** Rejects invalid requests: a description may have a `javascript:` server, and headers may contain any text. */
function findFault({ url, headers }: TryItWire, mode: TryItMode): SendFailure | null {
  if (mode === 'direct' && !/^https?:\/\//i.test(url)) return 'origin';
  return headers.every(({ name, value }) => NAME.test(name) && VALUE.test(value)) ? null : 'header';
}

// RFC 9110 §5.1, §5.5.
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\t\P{Cc}]*$/u;

async function sendDirect(wire: TryItWire, { files }: Sending, signal: AbortSignal): Promise<SendResult> {
  const response = await fetch(wire.url, {
    method: wire.method,
    headers: wire.headers.map(({ name, value }): [string, string] => [name, toByteString(value)]),
    body: toBlob(wire, files),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  });
  const headers = [...response.headers].map(([name, value]) => ({ name, value }));
  return { response: { status: response.status, statusText: response.statusText, headers, body: response.body } };
}

/** UTF-8, as curl sends it: browsers send one byte per character. */
function toByteString(text: string): string {
  return String.fromCharCode(...toUtf8(text));
}

async function sendThrough(wire: TryItWire, sending: Sending, signal: AbortSignal): Promise<SendResult> {
  const { mode, sendHref, files } = sending;
  const { method, url, headers } = wire;
  const body = toBlob(wire, files) ?? new Blob();
  const line = writeEnvelope({ method, url, headers, length: body.size });
  if (toUtf8(line).byteLength > MAX_LINE_BYTES) return { failure: mode === 'mock' ? 'mockSize' : 'size' };
  const response = await fetch(sendHref, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Blob([line, body]),
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  const { line: head, rest } = await splitEnvelope(response.body);
  const envelope = readEnvelope(head);
  if (envelope === null) return { failure: 'unreachable' };
  if (envelope.failure !== undefined) return { failure: envelope.failure };
  return { response: { ...envelope, body: rest } };
}

/** The body's bytes. A file that was not selected is empty. */
function toBlob({ pieces }: TryItWire, files: ReadonlyMap<string, File>): Blob | null {
  if (pieces === null) return null;
  return new Blob(pieces.map((piece) => ('text' in piece ? piece.text : (findFile(files, piece.file) ?? ''))));
}

/** A file by its name in the sample. A form with a single file needs no name. */
export function findFile(files: ReadonlyMap<string, File>, name: string): File | undefined {
  return files.get(name) ?? (files.size === 1 ? [...files.values()][0] : undefined);
}

/** Why there is no response, as text. */
export function failureText(failure: SendFailure, t: TryItMessages): string {
  return failure === 'stopped' ? t.stopped : t.failures[failure];
}

/** Reports to the operator, who opted in, how a response differs: pointers and types. Not awaited. */
export function reportMismatch(sendHref: string, status: number, faults: readonly ValueFault[] | null): void {
  const report = toReport(status, faults);
  if (report === null) return;
  void fetch(sendHref.replace('/send/', '/report/'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // A lost report does not concern the reader.
  });
}
