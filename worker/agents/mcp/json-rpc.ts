/*
 * JSON-RPC 2.0 as used by the Model Context Protocol: ids are strings or integers, and only older revisions have
 * batches.
 */

import { isObject, type JsonObject } from '../../request/value/json.ts';

export type RequestId = string | number;

type Message =
  | { readonly kind: 'request'; readonly id: RequestId; readonly method: string; readonly params: JsonObject }
  /** Needs no response: a notification, or a response to a request that this server never sends. */
  | { readonly kind: 'notice' };

/** Error codes of JSON-RPC 2.0 §5.1 and of the protocol (MCP 2026-07-28, Error Codes). */
export const ERROR_CODES = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  headerMismatch: -32_020,
  unsupportedVersion: -32_022,
  /** MCP 2025-11-25, Resources, Error Handling. */
  resourceNotFound: -32_002,
} as const;

/** A request that fails with a JSON-RPC error. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly status: number;
  readonly data: JsonObject | undefined;

  /** `status` is the HTTP status: 200 for a failed method, 4xx for an invalid message. */
  constructor(code: number, message: string, status = 200, data?: JsonObject) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

const MAX_ID_LENGTH = 200;
const MAX_METHOD_LENGTH = 100;

/** A search costs as much as twenty pages. */
const MAX_BATCH_LENGTH = 5;

/** Parses a request body: one message or a batch. Throws RpcError if it is not JSON. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RpcError(ERROR_CODES.parse, 'Cannot read the message: it is not JSON.', 400);
  }
}

/** The messages of a batch, which only MCP 2024-11-05 and 2025-03-26 allow. Throws RpcError. */
export function parseBatch(values: readonly unknown[]): readonly unknown[] {
  if (values.length === 0) throw invalidRequest('the batch is empty.');
  if (values.length > MAX_BATCH_LENGTH) throw invalidRequest(`a batch has at most ${MAX_BATCH_LENGTH} messages.`);
  return values;
}

/** Parses one message. Throws RpcError. */
export function parseMessage(value: unknown): Message {
  if (Array.isArray(value)) throw invalidRequest('batches are not part of the protocol. Send one message at a time.');
  if (!isObject(value) || value.jsonrpc !== '2.0') throw invalidRequest('expected an object with "jsonrpc": "2.0".');
  const { id, method, params = {} } = value;
  if (method === undefined && ('result' in value || 'error' in value)) return { kind: 'notice' };
  if (typeof method !== 'string' || method.length > MAX_METHOD_LENGTH)
    throw invalidRequest('"method" must be the name of a method.');
  if (!isObject(params)) throw invalidRequest('"params" must be an object.');
  if (id === undefined) return { kind: 'notice' };
  if (!isRequestId(id))
    throw invalidRequest(`"id" must be an integer or a string of at most ${MAX_ID_LENGTH} characters.`);
  return { kind: 'request', id, method, params };
}

function isRequestId(id: unknown): id is RequestId {
  return typeof id === 'string' ? id.length <= MAX_ID_LENGTH : Number.isSafeInteger(id);
}

function invalidRequest(why: string): RpcError {
  return new RpcError(ERROR_CODES.invalidRequest, `Cannot read the message: ${why}`, 400);
}
