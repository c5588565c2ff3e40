/** A label holds brackets of one level (CommonMark 0.31 §6.3); bounded, so that no text makes the search quadratic. */
const LABEL = String.raw`\[((?:[^[\]]|\[[^[\]]{0,200}\]){0,400})\]`;
const INLINE_LINK = new RegExp(
  String.raw`(!?)${LABEL}\(\s*<?([^)\s<>[\]]{1,2000})>?((?:\s+["'][^"'\n]{0,300}["'])?)\s*\)`,
  'g',
);
type InlineLink = [image: string, label: string, href: string, title: string];
const DEFINITION = /^( {0,3}\[[^\]\n]{1,300}\]:\s+)<?([^\s>]+)>?/gm;

/**
 * Markdown with the links that its HTML has: each leads where `targetOf` says, or is text where that is null. Undefined
 * for an address that was not looked up, which stays as it is.
 */
export function resolveMarkdownLinks(markdown: string, targetOf: (href: string) => string | null | undefined): string {
  return markdown
    .replace(INLINE_LINK, (whole, ...[image, label, href, title]: InlineLink) => {
      // A picture of this site is not there: descriptions bring no files.
      if (image !== '') return /^(?!\/\/)[./]/.test(href) ? label : whole;
      const target = targetOf(href);
      if (target === undefined || target === href) return whole;
      return target === null ? label : `[${label}](${target}${title})`;
    })
    .replace(DEFINITION, (whole, name: string, href: string) => {
      const target = targetOf(href);
      return target === undefined || target === null ? whole : name + target;
    });
}
