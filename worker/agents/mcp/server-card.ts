import type { MiddlewareHandler } from 'hono';
import { PUBLIC_HEADERS } from '../../edge/http/headers/public-headers.ts';
import type { WorkerTypes } from '../../env.ts';
import type { AgentMessages } from '../../model/messages/messages.ts';
import { pathToHref } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import type { SiteFrame } from '../../model/site.ts';
import { truncateAtWord } from '../../model/text/truncate-at-word.ts';
import type { JsonObject } from '../../request/value/json.ts';
import { respond } from '../respond.ts';
import { SUPPORTED_VERSIONS } from './protocol-version.ts';

/** Where clients look for the server card. Drafts have changed the path. */
export const SERVER_CARD_PATHS: readonly string[] = [
  '/mcp/server-card',
  '/.well-known/mcp.json',
  '/.well-known/mcp/server-card',
  '/.well-known/mcp/server-card.json',
];

/** Where clients look for the catalog of servers. */
export const AI_CATALOG_PATHS: readonly string[] = ['/.well-known/ai-catalog.json', '/.well-known/mcp/catalog.json'];

/** SEP-2127, MCP Server Cards (https://github.com/modelcontextprotocol/experimental-ext-server-card). */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';

const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';

/** AI Catalog (https://github.com/Agent-Card/ai-catalog), which lists servers for clients. */
const CATALOG_TYPE = 'application/ai-catalog+json';

/** Increase it when a tool changes. */
const VERSION = '3.0.0';
const MAX_CARD_TEXT = 100;

/** Serves what a client needs to know before it connects. */
export function serveServerCard({ site, release }: Manifest, messages: AgentMessages): MiddlewareHandler<WorkerTypes> {
  return (c) =>
    respond(c, release, { 'Content-Type': SERVER_CARD_TYPE, ...PUBLIC_HEADERS }, () =>
      JSON.stringify(serverCard(site, messages)),
    );
}

/** Serves the list of this site's MCP servers, which has one entry. */
export function serveMcpCatalog({ site, release }: Manifest): MiddlewareHandler<WorkerTypes> {
  const { hostname } = new URL(site.origin);
  const entry = {
    identifier: `urn:air:${hostname}:docs`,
    displayName: site.title,
    type: SERVER_CARD_TYPE,
    url: site.origin + pathToHref(site.base, '/mcp/server-card'),
  };
  const catalog = JSON.stringify({ specVersion: '1.0', entries: [entry] });
  return (c) => respond(c, release, { 'Content-Type': CATALOG_TYPE, ...PUBLIC_HEADERS }, () => catalog);
}

/** The server's name and version. */
export function serverInfo(site: SiteFrame): { name: string; title: string; version: string; websiteUrl: string } {
  const namespace = new URL(site.origin).hostname.split('.').reverse().join('.');
  return {
    name: `${namespace}/docs`,
    title: site.title,
    version: VERSION,
    websiteUrl: site.origin + pathToHref(site.base, '/'),
  };
}

function serverCard(site: SiteFrame, messages: AgentMessages): JsonObject {
  return {
    $schema: CARD_SCHEMA,
    ...serverInfo(site),
    title: truncateAtWord(site.title, MAX_CARD_TEXT),
    description: truncateAtWord(messages.serverDescription(site.title), MAX_CARD_TEXT),
    remotes: [
      {
        type: 'streamable-http',
        url: site.origin + pathToHref(site.base, '/mcp'),
        supportedProtocolVersions: SUPPORTED_VERSIONS,
      },
    ],
  };
}
