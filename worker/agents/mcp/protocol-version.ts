import { isObject, type JsonObject } from '../../request/value/json.ts';
import { ERROR_CODES, RpcError } from './json-rpc.ts';

/** Revisions that send version and capabilities with each request, newest first. */
const MODERN_VERSIONS: readonly string[] = ['2026-07-28'];

/** Revisions that start with `initialize`, newest first. */
const LEGACY_VERSIONS: readonly [string, ...string[]] = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** Revisions that allow batches (MCP 2025-03-26, Streamable HTTP). Their clients send no version header. */
const BATCH_VERSIONS: readonly string[] = ['2025-03-26', '2024-11-05'];

export const SUPPORTED_VERSIONS: readonly string[] = [...MODERN_VERSIONS, ...LEGACY_VERSIONS];

/** `modern`: each request has its own metadata. `legacy`: a handshake comes first. */
export type Era = 'modern' | 'legacy';

const PREFIX = 'io.modelcontextprotocol/';
export const SERVER_INFO_KEY = `${PREFIX}serverInfo`;

/**
 * Determines the revision of a request, and checks that its headers match its body (MCP 2026-07-28, Streamable HTTP,
 * "Server Validation"). A client that sends no version header predates it. Throws RpcError.
 */
export function readEra(method: string, params: JsonObject, headers: Headers): Era {
  const header = headers.get('MCP-Protocol-Version');
  const meta = isObject(params._meta) ? params._meta : {};
  const version = meta[`${PREFIX}protocolVersion`];
  if (typeof version === 'string' && !LEGACY_VERSIONS.includes(version)) {
    if (header !== version) throw mismatch('MCP-Protocol-Version', header, version);
    if (!MODERN_VERSIONS.includes(version)) throw unsupported(version);
    checkHeaders(method, params, headers);
    if (!isObject(meta[`${PREFIX}clientCapabilities`])) throw missing(`${PREFIX}clientCapabilities`);
    return 'modern';
  }
  // `initialize` negotiates the version.
  if (header === null || method === 'initialize') return 'legacy';
  if (MODERN_VERSIONS.includes(header)) throw missing(`${PREFIX}protocolVersion`);
  if (!LEGACY_VERSIONS.includes(header)) throw unsupported(header);
  return 'legacy';
}

/** Whether a request may contain a batch. */
export function allowsBatches(headers: Headers): boolean {
  const version = headers.get('MCP-Protocol-Version');
  return version === null || BATCH_VERSIONS.includes(version);
}

/** The negotiated revision: the requested one if supported, otherwise the newest one with a handshake. */
export function negotiateVersion(requested: string): string {
  return LEGACY_VERSIONS.includes(requested) ? requested : LEGACY_VERSIONS[0];
}

function checkHeaders(method: string, params: JsonObject, headers: Headers): void {
  const named = headers.get('Mcp-Method');
  if (named !== method) throw mismatch('Mcp-Method', named, method);
  const parameter = NAMED_METHODS.get(method);
  if (parameter === undefined) return;
  const name = headers.get('Mcp-Name');
  const expected = params[parameter];
  if (name === null || decodeSentinel(name) !== expected) throw mismatch('Mcp-Name', name, String(expected));
}

/** Methods with a parameter that the header `Mcp-Name` repeats. */
const NAMED_METHODS: ReadonlyMap<string, string> = new Map([
  ['tools/call', 'name'],
  ['resources/read', 'uri'],
  ['prompts/get', 'name'],
]);

/** Decodes `=?base64?…?=`, which encodes a value that a header cannot contain. */
function decodeSentinel(value: string): string | null {
  const encoded = /^=\?base64\?(.*)\?=$/.exec(value)?.[1];
  if (encoded === undefined) return value;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
  } catch {
    return null;
  }
}

function mismatch(header: string, found: string | null, expected: string): RpcError {
  const value = found === null ? 'is missing' : `is ${JSON.stringify(found.slice(0, 100))}`;
  const message = `Header mismatch: ${header} ${value}, but the body says ${JSON.stringify(expected.slice(0, 100))}`;
  return new RpcError(ERROR_CODES.headerMismatch, message, 400);
}

function missing(key: string): RpcError {
  return new RpcError(
    ERROR_CODES.invalidParams,
    `Cannot read the request: "_meta" has no ${JSON.stringify(key)}.`,
    400,
  );
}

function unsupported(requested: string): RpcError {
  const data = { supported: SUPPORTED_VERSIONS, requested: requested.slice(0, 100) };
  return new RpcError(ERROR_CODES.unsupportedVersion, 'Unsupported protocol version', 400, data);
}
