/** Where clients look for the server card. Drafts have changed the path. */
export const SERVER_CARD_PATHS: readonly string[] = [
  '/mcp/server-card',
  '/.well-known/mcp.json',
  '/.well-known/mcp/server-card',
  '/.well-known/mcp/server-card.json',
];

/** Where clients look for the catalog of servers. */
export const AI_CATALOG_PATHS: readonly string[] = ['/.well-known/ai-catalog.json', '/.well-known/mcp/catalog.json'];
