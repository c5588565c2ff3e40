/** Programs in browsers read discovery documents too (Fetch §3.3). */
export const PUBLIC_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type',
} as const;

/** Where these documents are. */
export const PUBLIC_PATH = /^\/(?:\.well-known|mcp)\//;
