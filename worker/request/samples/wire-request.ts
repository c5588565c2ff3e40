import type { SampleRequest } from './sample-request.ts';
import { findOutputFile, isStreamed, toSendableRequest } from './sendable-request.ts';
import { toWireBody, type WirePiece } from './wire-body.ts';

/** A request with all headers and its body as text and files. */
export interface WireRequest extends Omit<SampleRequest, 'body'> {
  /** Null if there is no body. */
  readonly pieces: readonly WirePiece[] | null;
  readonly isStreamed: boolean;
  /** The file to which the response is written, or null. */
  readonly outputFile: string | null;
}

export function toWireRequest(request: SampleRequest): WireRequest {
  const sendable = toSendableRequest(request);
  const body = toWireBody(sendable.body);
  const type = body === null ? [] : [{ name: 'Content-Type', value: body.contentType }];
  return {
    method: sendable.method,
    url: sendable.url,
    headers: [...sendable.headers, ...type],
    pieces: body?.pieces ?? null,
    isStreamed: isStreamed(sendable),
    outputFile: findOutputFile(sendable),
  };
}

/** For clients that reject brackets and braces. Servers treat the encoded form the same (RFC 3986 §6.2.2.1). */
export function toStrictUrl(url: string): string {
  return url.replace(/[[\]{}]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
