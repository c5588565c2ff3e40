import type { FaultLog } from '../../../edge/http/log.ts';
import { pageLine } from '../../../edge/markdown/page-line.ts';
import type { MarkdownSource } from '../../../edge/markdown/serve-markdown.ts';
import type { Search } from '../../../edge/search/load-search.ts';
import { readFormat } from '../../../edge/store/read-page.ts';
import type { AgentMessages, FrameMessages } from '../../../model/messages/messages.ts';
import { pathToHref } from '../../../model/path.ts';
import type { Manifest } from '../../../model/records/manifest.ts';
import type { FoundPage } from '../../../model/records/pages/page-table.ts';
import type { JsonObject } from '../../../request/value/json.ts';
import type { SiteSections } from '../../lists/site-sections.ts';
import type { InputSchema, PropertySchema } from './input-schema.ts';
import { CHARACTERS_PER_TOKEN } from './light-operation.ts';

/** The data that tools, resources and prompts use. */
export interface ToolContext extends Omit<MarkdownSource, 'messages'> {
  readonly manifest: Manifest;
  readonly messages: AgentMessages;
  readonly page: FrameMessages;
  readonly search: Search;
  readonly sections: SiteSections;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  /** False for the only tool that sends data. */
  readonly isReadOnly: boolean;
  /** Returns Markdown. Arguments are already validated. Throws ToolFault if the call fails. */
  readonly call: (values: JsonObject, request: ToolRequest) => Promise<string> | string;
}

/** The parts of the HTTP request that a call may use. */
export interface ToolRequest {
  readonly content: KVNamespace;
  readonly logFault: FaultLog;
  /** The address that it is from; empty if unknown. */
  readonly client: string;
}

/** Why a tool failed, worded for a model. */
export class ToolFault extends Error {
  override readonly name = 'ToolFault';
}

const MAX_OFFSET = 100_000_000;

export const OFFSET: PropertySchema = integer('Where to go on.', 0, MAX_OFFSET, 0);

/** A tool's token budget. */
export function maxTokens(usual: number): PropertySchema {
  return integer('Budget of the answer.', 100, 20_000, usual);
}

export function objectSchema(properties: InputSchema['properties'], required: readonly string[]): InputSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

export function text(description: string, maxLength: number, minLength = 1): PropertySchema {
  return { type: 'string', description, minLength, maxLength };
}

export function integer(description: string, minimum: number, maximum: number, value: number): PropertySchema {
  return { type: 'integer', description, minimum, maximum, default: value };
}

/**
 * The Markdown of a page, headed by its source. Tools accept paths, which cost fewer tokens than URLs. Throws ToolFault
 * if the store fails.
 */
export async function readPage(context: ToolContext, found: FoundPage, request: ToolRequest): Promise<string> {
  return sourceLine(context, found) + (await readText(context, found, request));
}

/** The Markdown of a page. Throws ToolFault if the store fails. */
export async function readText(
  { manifest, messages, reader }: ToolContext,
  { path, page }: FoundPage,
  request: ToolRequest,
): Promise<string> {
  const bytes = await reader.read(request.content, page).catch((cause: unknown) => {
    request.logFault(cause, path);
    throw new ToolFault(messages.unavailable);
  });
  return new TextDecoder().decode(bytes).replaceAll(`](${manifest.site.origin}/`, '](/');
}

/** The article of a page in HTML. Throws ToolFault if the store fails. */
export async function readHtml(
  { messages }: ToolContext,
  { path, page }: FoundPage,
  request: ToolRequest,
): Promise<string> {
  const bytes = await readFormat(request.content, page.key, 'article').catch((cause: unknown) => {
    request.logFault(cause, path);
    throw new ToolFault(messages.unavailable);
  });
  return new TextDecoder().decode(bytes);
}

/** Where a text is from: the address to cite, the release, the last change, and what readers of an old version must know. */
export function sourceLine({ manifest, heads }: ToolContext, { path, page }: FoundPage, anchor = ''): string {
  const { site, release } = manifest;
  const date = page.changed ?? page.lastUpdated;
  const changed = date === undefined ? '' : `, changed ${date.slice(0, 10)}`;
  const address = `${site.origin}${pathToHref(site.base, path)}${anchor === '' ? '' : `#${encodeURI(anchor)}`}`;
  return `> ${address} (release ${release.slice(0, 12)}${changed})\n\n${heads.versionNote(path)}`;
}

/** Suggests pages for a name that does not exist. */
export async function suggestPages(
  { manifest, search }: ToolContext,
  name: string,
  { content, logFault }: ToolRequest,
): Promise<string> {
  const found = await search.suggestPages(content, name, 5, logFault);
  if (found.length === 0) return 'Find one with the tool "search".';
  const lines = found.map(({ path, page }) => pageLine(manifest.site, path, page));
  return `Did you mean:\n\n${lines.join('')}`;
}

/** The requested part of a long text. */
interface Excerpt {
  readonly offset: number;
  readonly tokens: number;
  readonly messages: AgentMessages;
}

/** A text from an offset up to the budget, cut at a line end, with a hint on how to continue. Throws ToolFault. */
export function takeText(whole: string, { offset, tokens, messages }: Excerpt): string {
  if (offset > 0 && offset >= whole.length)
    throw new ToolFault(`"offset" must be below ${whole.length}, the length of the text.`);
  const limit = offset + Math.floor(tokens * CHARACTERS_PER_TOKEN);
  if (whole.length <= limit) return whole.slice(offset);
  const line = whole.lastIndexOf('\n', limit) + 1;
  const end = line > offset ? line : limit;
  return `${whole.slice(offset, end)}\n${messages.answerContinues(end)}\n`;
}

/** The first entries, up to the budget; at least one. */
export function fitEntries(lines: readonly string[], tokens: number): string[] {
  let left = tokens * CHARACTERS_PER_TOKEN;
  return lines.filter((line, index) => {
    left -= line.length;
    return left >= 0 || index === 0;
  });
}

/** Entries from an offset up to the budget, with a hint on how to continue. */
export function takeEntries(lines: readonly string[], { offset, tokens, messages }: Excerpt): string {
  const taken = fitEntries(lines.slice(offset), tokens);
  const end = offset + taken.length;
  return taken.join('') + (end < lines.length ? `\n${messages.answerContinues(end)}\n` : '');
}
