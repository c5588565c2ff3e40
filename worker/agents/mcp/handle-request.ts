import type { SiteFrame } from '../../model/site.ts';
import { isObject, type JsonObject } from '../../request/value/json.ts';
import { ERROR_CODES, RpcError } from './json-rpc.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { type Era, negotiateVersion, SERVER_INFO_KEY, SUPPORTED_VERSIONS } from './protocol-version.ts';
import { listResources, listResourceTemplates, readResource } from './resources.ts';
import { serverInfo } from './server-card.ts';
import { findFault } from './tools/input-schema.ts';
import { type Tool, type ToolContext, ToolFault, type ToolRequest } from './tools/tool.ts';

/** How long a client may cache results that change only with a deploy (MCP 2026-07-28, Caching). */
const TTL = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

const CAPABILITIES = { tools: {}, resources: {}, prompts: {} } as const;

export interface RequestContext {
  readonly context: ToolContext;
  readonly tools: readonly Tool[];
  readonly request: ToolRequest;
}

/** The result of a request. Throws RpcError for an unknown method or invalid parameters. */
export async function handleRequest(
  method: string,
  params: JsonObject,
  era: Era,
  context: RequestContext,
): Promise<JsonObject> {
  const result = await findResult(method, params, era, context);
  if (era === 'legacy') return result;
  const own = isObject(result._meta) ? result._meta : {};
  const meta = { ...own, [SERVER_INFO_KEY]: serverInfo(context.context.manifest.site) };
  return { resultType: 'complete', ...result, _meta: meta };
}

async function findResult(
  method: string,
  params: JsonObject,
  era: Era,
  { context, tools, request }: RequestContext,
): Promise<JsonObject> {
  const { site } = context.manifest;
  if (era === 'legacy' && method === 'initialize') return initialize(params, site);
  if (era === 'legacy' && method === 'ping') return {};
  if (era === 'modern' && method === 'server/discover') return discover(site);
  const ttl = era === 'modern' ? TTL : {};
  switch (method) {
    case 'tools/list':
      if (params.cursor !== undefined) throw new RpcError(ERROR_CODES.invalidParams, 'Unknown cursor');
      return { tools: tools.map(toDefinition), ...ttl };
    case 'tools/call':
      return { ...(await callTool(params, tools, request)), _meta: { release: context.manifest.release } };
    case 'resources/list':
      return { ...listResources(context, params), ...ttl };
    case 'resources/templates/list':
      return { ...listResourceTemplates(context), ...ttl };
    case 'resources/read':
      return { ...(await readResource(context, params, request)), ...ttl };
    case 'prompts/list':
      return { ...listPrompts(), ...ttl };
    case 'prompts/get':
      return getPrompt(site, params);
    default:
      throw new RpcError(ERROR_CODES.methodNotFound, 'Method not found', era === 'modern' ? 404 : 200);
  }
}

function discover(site: SiteFrame): JsonObject {
  return {
    supportedVersions: SUPPORTED_VERSIONS,
    capabilities: CAPABILITIES,
    instructions: instructions(site),
    ...TTL,
  };
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
  return `Pages of ${title} as Markdown. Find pages with "search" or "list_pages", read them with "get_page"; for API operations use "get_operation". Answers are short by default: raise "maxTokens" for more. Give people addresses without ".md".`;
}

/** Leaves out limits that say nothing to a model, because a client pays for every word in every conversation. */
function toDefinition({ name, description, inputSchema, isReadOnly }: Tool): JsonObject {
  const { type, properties, required } = inputSchema;
  const shown = Object.entries(properties).map(([key, property]) => {
    if (property.type === 'string') {
      const { minLength: _, ...own } = property;
      return [key, own];
    }
    const { maximum, default: value, ...own } = property;
    // An offset has no bound that matters.
    return [key, value === 0 ? own : property];
  });
  return {
    name,
    description,
    inputSchema: { type, properties: Object.fromEntries(shown), ...(required.length === 0 ? {} : { required }) },
    annotations: { readOnlyHint: isReadOnly },
  };
}

/**
 * An error that the model can correct is a result; an error that only its client can correct is an RPC error (MCP,
 * Tools, Error Handling).
 */
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
