import type { Context, MiddlewareHandler } from 'hono';
import type { WorkerTypes } from '../../env.ts';
import { NO_STORE } from '../cache-control.ts';
import { faultLog } from '../log.ts';
import { type AnswerContext, answerRequest } from './answer-request.ts';
import {
  ERROR_CODES,
  type JsonObject,
  parseBatch,
  parseBody,
  parseMessage,
  type RequestId,
  RpcError,
} from './json-rpc.ts';
import { allowsBatches, readEra } from './protocol-version.ts';
import type { ToolContext } from './tool.ts';
import { createTools } from './tools.ts';

/** Far above what any call of these tools needs. */
const MAX_BODY_BYTES = 64_000;

const METHODS = 'POST, OPTIONS';

/**
 * The MCP server: Streamable HTTP without sessions or streams, so that each request is complete
 * (MCP 2026-07-28, Transports; 2025-11-25 §2). Public, so it asks for no credentials.
 */
export function serveMcp(context: ToolContext): MiddlewareHandler<WorkerTypes> {
  const { site, release } = context.manifest;
  const tools = createTools(context);
  return async (c) => {
    const { method } = c.req;
    if (!isAllowedOrigin(c, site.origin))
      return sendAnswer(toError(null, new RpcError(ERROR_CODES.invalidRequest, 'Origin not allowed', 403)));
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
    const request = { content: c.env.CONTENT, logFault: faultLog(release, c.req) };
    const answer = (value: unknown): Promise<Answer | null> =>
      answerMessage(value, headers, { context, tools, request });
    try {
      const body = parseBody(await readBody(c.req.raw));
      if (!Array.isArray(body) || !allowsBatches(headers)) return sendAnswer(await answer(body));
      const answers = await Promise.all(parseBatch(body).map(answer));
      const messages = answers.flatMap((one): JsonObject[] => (one === null ? [] : [one.message]));
      return messages.length === 0 ? accepted() : send(200, messages);
    } catch (cause) {
      if (cause instanceof RpcError) return sendAnswer(toError(null, cause));
      throw cause;
    }
  };
}

/** A response with the HTTP status that it has on its own. */
interface Answer {
  readonly status: number;
  readonly message: JsonObject;
}

/** Answers one message; null for a notification. */
async function answerMessage(value: unknown, headers: Headers, context: AnswerContext): Promise<Answer | null> {
  let id: RequestId | null = null;
  try {
    const message = parseMessage(value);
    if (message.kind === 'notice') return null;
    id = message.id;
    const era = readEra(message.method, message.params, headers);
    const result = await answerRequest(message.method, message.params, era, context);
    return { status: 200, message: { jsonrpc: '2.0', id, result } };
  } catch (cause) {
    if (cause instanceof RpcError) return toError(id, cause);
    context.request.logFault(cause);
    return toError(id, new RpcError(-32_603, 'Internal error', 500));
  }
}

/**
 * Browsers name the page that asks, and only pages of this site may. The request's own host proves nothing when a
 * foreign name was made to lead here (DNS rebinding), so it counts on this machine alone, under a name of it.
 */
function isAllowedOrigin(c: Context<WorkerTypes>, siteOrigin: string): boolean {
  const origin = c.req.header('Origin');
  if (origin === undefined || origin === siteOrigin) return true;
  const { origin: own, hostname } = new URL(c.req.url);
  return origin === own && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** The text of a body of bounded size. Throws RpcError for another media type, and for more. */
async function readBody(request: Request): Promise<string> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw invalid('Content-Type must be application/json', 415);
  if (Number(request.headers.get('Content-Length')) > MAX_BODY_BYTES) throw tooLarge();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function tooLarge(): RpcError {
  return invalid(`Cannot read the message: it is larger than ${MAX_BODY_BYTES} bytes.`, 413);
}

function invalid(message: string, status: number): RpcError {
  return new RpcError(ERROR_CODES.invalidRequest, message, status);
}

/** An id that could not be read is null (JSON-RPC 2.0 §5). */
function toError(id: RequestId | null, { code, message, status, data }: RpcError): Answer {
  const error = { code, message, ...(data === undefined ? {} : { data }) };
  return { status, message: { jsonrpc: '2.0', id, error } };
}

function sendAnswer(answer: Answer | null): Response {
  return answer === null ? accepted() : send(answer.status, answer.message);
}

function accepted(): Response {
  return new Response(null, { status: 202, headers: { 'Cache-Control': NO_STORE } });
}

function send(status: number, message: JsonObject | readonly JsonObject[]): Response {
  return Response.json(message, { status, headers: { 'Cache-Control': NO_STORE } });
}
