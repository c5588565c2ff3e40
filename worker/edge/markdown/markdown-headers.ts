/** Headers of every Markdown response. Search engines index the page instead, and caches vary on `Accept`. */
export const MARKDOWN_HEADERS = {
  'Content-Type': 'text/markdown; charset=utf-8', // RFC 7763
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept',
} as const;
