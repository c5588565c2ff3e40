/** SEP-2127, MCP Server Cards (https://github.com/modelcontextprotocol/experimental-ext-server-card). */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';
