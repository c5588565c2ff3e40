import type { Context, MiddlewareHandler } from 'hono';
import { NO_STORE } from '../../edge/http/headers/cache-control.ts';
import { faultLog } from '../../edge/http/log.ts';
import type { WorkerTypes } from '../../env.ts';
import type { JsonObject } from '../../request/value/json.ts';
import { handleRequest, type RequestContext } from './handle-request.ts';
import { ERROR_CODES, parseBatch, parseBody, parseMessage, type RequestId, RpcError } from './json-rpc.ts';
import { allowsBatches, readEra } from './protocol-version.ts';
import { feedbackTool } from './tools/feedback-tool.ts';
import { joinLanguages } from './tools/join-languages.ts';
import { listTool } from './tools/list-tool.ts';
import { operationListTool } from './tools/operation-list-tool.ts';
import { operationTool } from './tools/operation-tool.ts';
import { pageTool } from './tools/page-tool.ts';
import { searchTool } from './tools/search-tool.ts';
import type { Tool, ToolContext } from './tools/tool.ts';

/** Far more than any call of these tools needs. */
const MAX_BODY_BYTES = 64_000;

/** A client that is still sending reads no answer, so a body of this size is read to its end, and ignored. */
const MAX_IGNORED_BYTES = 10_000_000;

const METHODS = 'POST, OPTIONS';

/** The content codings of a message (RFC 9110 §15.5.16). */
const IDENTITY = { 'Accept-Encoding': 'identity' };

/**
 * The MCP server. Uses Streamable HTTP without sessions or streams, so each request is self-contained (MCP 2026-07-28,
 * Transports; 2025-11-25 §2). Checks no credentials: on a site with audiences, the gate has done
 * so.
 */
export function serveMcp(context: ToolContext, translations: readonly ToolContext[]): MiddlewareHandler<WorkerTypes> {
  const { site, release } = context.manifest;
  const tools =
    translations.length === 0
      ? createTools(context)
      : joinLanguages([context, ...translations].map((one) => ({ site: one.manifest.site, tools: createTools(one) })));
  return async (c) => {
    const { method } = c.req;
    if (!isAllowedOrigin(c, site.origin))
      return sendResponse(toError(null, new RpcError(ERROR_CODES.invalidRequest, 'Origin not allowed', 403)));
    if (method !== 'POST') {
      const headers = { Allow: METHODS, 'Cache-Control': NO_STORE };
      return method === 'OPTIONS'
        ? new Response(null, { status: 204, headers })
        : new Response('Method Not Allowed: this is an MCP server, send it JSON-RPC by POST.\n', {
            status: 405,
            headers,
          });
    }
    const { headers } = c.req.raw;
    if (!/^(?:identity)?$/i.test(headers.get('Content-Encoding') ?? ''))
      return send(415, toError(null, invalid('Content-Encoding must be identity', 415)).message, IDENTITY);
    const client = c.req.header('CF-Connecting-IP') ?? '';
    const request = { content: c.env.CONTENT, logFault: faultLog(release, c), client };
    const handle = (value: unknown): Promise<McpResponse | null> =>
      handleMessage(value, headers, { context, tools, request });
    try {
      const body = parseBody(await readBody(c.req.raw));
      if (!Array.isArray(body) || !allowsBatches(headers)) return sendResponse(await handle(body));
      const responses = await Promise.all(parseBatch(body).map(handle));
      const messages = responses.flatMap((one): JsonObject[] => (one === null ? [] : [one.message]));
      return messages.length === 0 ? accepted() : send(200, messages);
    } catch (cause) {
      if (cause instanceof RpcError) return sendResponse(toError(null, cause));
      throw cause;
    }
  };
}

/** A response and the HTTP status that it has if sent by itself. */
interface McpResponse {
  readonly status: number;
  readonly message: JsonObject;
}

/** Handles one message. Returns null for a notification. */
async function handleMessage(value: unknown, headers: Headers, context: RequestContext): Promise<McpResponse | null> {
  let id: RequestId | null = null;
  try {
    const message = parseMessage(value);
    if (message.kind === 'notice') return null;
    id = message.id;
    const era = readEra(message.method, message.params, headers);
    const result = await handleRequest(message.method, message.params, era, context);
    return { status: 200, message: { jsonrpc: '2.0', id, result } };
  } catch (cause) {
    if (cause instanceof RpcError) return toError(id, cause);
    context.request.logFault(cause);
    return toError(id, new RpcError(-32_603, 'Internal error', 500));
  }
}

/**
 * Browsers send the origin of the calling page, and only pages of this site may call. The request's own host is not
 * trusted, because a foreign name may resolve to it (DNS rebinding), except on the local machine under a local name.
 */
function isAllowedOrigin(c: Context<WorkerTypes>, siteOrigin: string): boolean {
  const origin = c.req.header('Origin');
  if (origin === undefined || origin === siteOrigin) return true;
  const { origin: own, hostname } = new URL(c.req.url);
  return origin === own && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** The request body as text. Throws RpcError for another media type or an oversized body. */
async function readBody(request: Request): Promise<string> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw invalid('Content-Type must be application/json', 415);
  if (Number(request.headers.get('Content-Length')) > MAX_IGNORED_BYTES) throw tooLarge();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_IGNORED_BYTES) break;
    if (bytes <= MAX_BODY_BYTES) text += decoder.decode(chunk, { stream: true });
  }
  if (bytes > MAX_BODY_BYTES) throw tooLarge();
  return text + decoder.decode();
}

function tooLarge(): RpcError {
  return invalid(`Cannot read the message: it is larger than ${MAX_BODY_BYTES} bytes.`, 413);
}

function invalid(message: string, status: number): RpcError {
  return new RpcError(ERROR_CODES.invalidRequest, message, status);
}

/** The id is null if it could not be parsed (JSON-RPC 2.0 §5). */
function toError(id: RequestId | null, { code, message, status, data }: RpcError): McpResponse {
  const error = { code, message, ...(data === undefined ? {} : { data }) };
  return { status, message: { jsonrpc: '2.0', id, error } };
}

function sendResponse(response: McpResponse | null): Response {
  return response === null ? accepted() : send(response.status, response.message);
}

function accepted(): Response {
  return new Response(null, { status: 202, headers: { 'Cache-Control': NO_STORE } });
}

function send(status: number, message: JsonObject | readonly JsonObject[], headers = {}): Response {
  return Response.json(message, { status, headers: { 'Cache-Control': NO_STORE, ...headers } });
}

/** The server's tools, in a fixed order. */
function createTools(context: ToolContext): readonly Tool[] {
  const hasFeedback = context.manifest.site.agents?.feedback === true;
  return [
    searchTool(context),
    pageTool(context),
    listTool(context),
    operationTool(context),
    operationListTool(context),
    ...(hasFeedback ? [feedbackTool(context)] : []),
  ];
}
