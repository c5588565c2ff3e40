import type { SiteFrame } from '../../model/site.ts';
import { findFault } from './input-schema.ts';
import { ERROR_CODES, isObject, type JsonObject, RpcError } from './json-rpc.ts';
import { type Era, negotiateVersion, SERVER_INFO_KEY, SUPPORTED_VERSIONS } from './protocol-version.ts';
import { serverInfo } from './server-card.ts';
import { type Tool, ToolFault, type ToolRequest } from './tools.ts';

/** How long a client may keep what only a deploy changes (MCP 2026-07-28, Caching). */
const TTL = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

const CAPABILITIES = { tools: {} } as const;

/** Hints for clients (MCP 2026-07-28, ToolAnnotations): nothing is written, and no other system is asked. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

export interface AnswerContext {
  readonly site: SiteFrame;
  readonly tools: readonly Tool[];
  readonly request: ToolRequest;
}

/** The result of a request. Throws RpcError for an unknown method, and for parameters that do not fit. */
export async function answerRequest(
  method: string,
  params: JsonObject,
  era: Era,
  context: AnswerContext,
): Promise<JsonObject> {
  const result = await findResult(method, params, era, context);
  return era === 'legacy'
    ? result
    : { resultType: 'complete', ...result, _meta: { [SERVER_INFO_KEY]: serverInfo(context.site) } };
}

async function findResult(
  method: string,
  params: JsonObject,
  era: Era,
  { site, tools, request }: AnswerContext,
): Promise<JsonObject> {
  switch (`${era} ${method}`) {
    case 'legacy initialize':
      return initialize(params, site);
    case 'legacy ping':
      return {};
    case 'modern server/discover':
      return {
        supportedVersions: SUPPORTED_VERSIONS,
        capabilities: CAPABILITIES,
        instructions: instructions(site),
        ...TTL,
      };
    case 'legacy tools/list':
    case 'modern tools/list':
      if (params.cursor !== undefined)
        throw new RpcError(ERROR_CODES.invalidParams, 'Unknown cursor: all tools come at once.');
      return { tools: tools.map(toDefinition), ...(era === 'modern' ? TTL : {}) };
    case 'legacy tools/call':
    case 'modern tools/call':
      return callTool(params, tools, request);
    default:
      throw new RpcError(ERROR_CODES.methodNotFound, 'Method not found', era === 'modern' ? 404 : 200);
  }
}

function initialize({ protocolVersion }: JsonObject, site: SiteFrame): JsonObject {
  if (typeof protocolVersion !== 'string')
    throw new RpcError(ERROR_CODES.invalidParams, '"protocolVersion" must be text, such as "2025-11-25".');
  return {
    protocolVersion: negotiateVersion(protocolVersion),
    capabilities: CAPABILITIES,
    serverInfo: serverInfo(site),
    instructions: instructions(site),
  };
}

function instructions({ title }: SiteFrame): string {
  return `Pages of ${title} as Markdown. Find pages with "search" or "list_pages", read them with "get_page"; for API operations use "get_operation". Name the address without ".md" when you tell people of a page.`;
}

function toDefinition({ name, title, description, inputSchema }: Tool): JsonObject {
  return { name, title, description, inputSchema, annotations: { title, ...READ_ONLY } };
}

/** A fault that a model can correct is a result; one that only its client can is an error (MCP, Tools, Error Handling). */
async function callTool(
  { name, arguments: values = {} }: JsonObject,
  tools: readonly Tool[],
  request: ToolRequest,
): Promise<JsonObject> {
  const tool = tools.find((candidate) => candidate.name === name);
  if (tool === undefined) throw new RpcError(ERROR_CODES.invalidParams, `Unknown tool: ${String(name).slice(0, 100)}`);
  const fault = findFault(tool.inputSchema, values);
  if (fault !== null || !isObject(values)) return textResult(`Cannot use these arguments: ${fault}`, true);
  try {
    return textResult(await tool.call(values, request), false);
  } catch (cause) {
    if (cause instanceof ToolFault) return textResult(cause.message, true);
    throw cause;
  }
}

function textResult(text: string, isError: boolean): JsonObject {
  return { content: [{ type: 'text', text }], isError };
}
