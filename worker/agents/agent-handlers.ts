import type { MiddlewareHandler } from 'hono';
import { sampleContent } from '../edge/health/sample-content.ts';
import type { MarkdownSource } from '../edge/markdown/serve-markdown.ts';
import type { Search } from '../edge/search/load-search.ts';
import { PackReader } from '../edge/store/pack-reader.ts';
import type { WorkerTypes } from '../env.ts';
import type { Manifest } from '../model/records/manifest.ts';
import { serveFolderText, serveFullText, serveSectionText } from './lists/serve-full-text.ts';
import { serveFolderList, serveIndex, serveSectionList } from './lists/serve-page-lists.ts';
import { serveSitemap, serveSitemapFile } from './lists/serve-sitemap.ts';
import { SiteSections } from './lists/site-sections.ts';
import { serveMcp } from './mcp/serve-mcp.ts';
import { serveMcpCatalog, serveServerCard } from './mcp/server-card.ts';
import type { ToolContext } from './mcp/tools/tool.ts';
import { serveSkill, serveSkillIndex } from './serve-agent-skill.ts';
import { serveApiCatalog } from './serve-api-catalog.ts';

/** The parts of the worker that the handlers share with other routes. */
export interface AgentSource extends MarkdownSource {
  readonly manifest: Manifest;
  readonly search: Search;
  /** The 503 of a file. The worker has its code. */
  readonly renderUnavailable: (request: Request) => Response;
  /** The site in its other languages. */
  readonly translations: readonly AgentSource[];
}

export type AgentHandlers = ReturnType<typeof createHandlers>;

/**
 * The handlers of routes for agents, search engines and monitors. Pages never need this module, so the worker loads it
 * on demand.
 */
export function createHandlers(agent: AgentSource) {
  const { manifest, messages, heads, reader, renderUnavailable } = agent;
  const { agents } = messages;
  const tools = toToolContext(agent);
  const { sections } = tools;
  const source = { manifest, messages: agents, heads, reader };
  const texts = { ...source, packs: new PackReader(manifest), renderUnavailable };
  return {
    sampleContent: sampleContent(manifest),
    mcp: serveMcp(tools, agent.translations.map(toToolContext)),
    sitemap: serveSitemap(manifest, heads.versions),
    sitemapFile: serveSitemapFile(manifest, heads.versions),
    index: serveIndex(manifest, agents, sections),
    sectionList: serveSectionList(manifest, agents, sections),
    folderList: serveFolderList(manifest, agents, sections),
    fullText: serveFullText(texts, sections),
    sectionText: serveSectionText(texts, sections),
    folderText: serveFolderText(texts, sections),
    mcpCatalog: serveMcpCatalog(manifest),
    serverCard: serveServerCard(manifest, agents),
    apiCatalog: serveApiCatalog(manifest),
    skillIndex: serveSkillIndex(manifest, agents),
    skill: serveSkill(manifest, agents),
  } satisfies Readonly<Record<string, MiddlewareHandler<WorkerTypes>>>;
}

function toToolContext({ manifest, messages, ...shared }: AgentSource): ToolContext {
  const { heads, reader, redirects, search } = shared;
  const sections = new SiteSections(manifest, messages);
  return { manifest, messages: messages.agents, page: messages.page, heads, reader, redirects, search, sections };
}
