import { MARKDOWN_HEADERS } from '../../edge/http/headers/markdown-headers.ts';
import { findPageAt } from '../../edge/markdown/find-markdown.ts';
import type { AgentMessages } from '../../model/messages/messages.ts';
import { markdownPath, pathToHref } from '../../model/path.ts';
import type { SiteFrame } from '../../model/site.ts';
import type { JsonObject } from '../../request/value/json.ts';
import { SKILLS_FOLDER, skillsOf } from '../serve-agent-skill.ts';
import { ERROR_CODES, RpcError } from './json-rpc.ts';
import { readPage, type ToolContext, type ToolRequest } from './tools/tool.ts';

const PAGE_SIZE = 100;
const MIME_TYPE = MARKDOWN_HEADERS['Content-Type'].replace(/;.*/, '');

/**
 * Lists the pages as resources, in batches. The cursor is the index of the next one. Throws RpcError for an invalid
 * cursor.
 */
export function listResources(
  { manifest: { pages, site }, messages }: ToolContext,
  { cursor = '0' }: JsonObject,
): JsonObject {
  const start = /^\d{1,9}$/.test(String(cursor)) ? Number(cursor) : -1;
  const listed = [...pages].filter(([, { unlisted }]) => unlisted !== true);
  const skills = skillResources(site, messages);
  if (start < 0 || start > listed.length) throw new RpcError(ERROR_CODES.invalidParams, 'Unknown cursor');
  const resources = listed.slice(start, start + PAGE_SIZE).map(([path, { title, description }]) => {
    const uri = site.origin + pathToHref(site.base, markdownPath(path));
    return { uri, name: path, title, description, mimeType: MIME_TYPE };
  });
  const next = start + PAGE_SIZE;
  // Skills say how to use the pages.
  if (start === 0) resources.unshift(...skills.map(({ text: _, ...resource }) => resource));
  return { resources, ...(next < listed.length ? { nextCursor: String(next) } : {}) };
}

/** The skills that `/.well-known/agent-skills` also has. */
function skillResources(site: SiteFrame, messages: AgentMessages) {
  return skillsOf(site, messages).map(({ name, description, text }) => {
    const uri = site.origin + pathToHref(site.base, `${SKILLS_FOLDER}/${name}/SKILL.md`);
    return { uri, name, title: name, description, mimeType: MIME_TYPE, text };
  });
}

/** A template for any page's path. */
export function listResourceTemplates({ manifest: { site } }: ToolContext): JsonObject {
  const uriTemplate = `${site.origin}${site.base}/{+path}.md`;
  return { resourceTemplates: [{ uriTemplate, name: 'page', title: 'A page as Markdown', mimeType: MIME_TYPE }] };
}

/** The Markdown of a page or skill by its URL. Throws RpcError if there is no such page. */
export async function readResource(
  context: ToolContext,
  { uri }: JsonObject,
  request: ToolRequest,
): Promise<JsonObject> {
  const address = typeof uri === 'string' ? uri : '';
  const { site } = context.manifest;
  const skill = skillResources(site, context.messages).find((resource) => resource.uri === address);
  if (skill !== undefined) return { contents: [{ uri: address, mimeType: MIME_TYPE, text: skill.text }] };
  const found = `${address}/`.startsWith(`${site.origin}/`)
    ? findPageAt(context.manifest, context.redirects, address)
    : null;
  if (found === null)
    throw new RpcError(ERROR_CODES.resourceNotFound, 'Resource not found', 200, { uri: address.slice(0, 2_000) });
  return { contents: [{ uri: address, mimeType: MIME_TYPE, text: await readPage(context, found, request) }] };
}
