/** Code, which stays as it is, or the beginning of a link within the site: `](/user/bills.md)`, `](</a b.md>)`. */
const CODE_OR_LINK = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|^~~~[\s\S]*?^~~~|\]\(<?(?=\/(?!\/))/gm;

/**
 * The same Markdown with the origin in front of links within the site: a text outlives the address that it was read
 * from, in summaries and in stores of passages. Stored texts have none, and tools of the MCP server take paths.
 */
export function absoluteLinks(markdown: Uint8Array, origin: string): string {
  const text = new TextDecoder().decode(markdown);
  return text.replace(CODE_OR_LINK, (found) => (found.startsWith('](') ? found + origin : found));
}
