/** Of every answer in Markdown: search engines are shown the page, and caches know what the path depends on. */
export const MARKDOWN_HEADERS = {
  'Content-Type': 'text/markdown; charset=utf-8', // RFC 7763
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept',
} as const;
