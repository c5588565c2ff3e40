/** A label may contain one level of brackets (CommonMark 0.31 §6.3). Bounded, so that the search is never quadratic. */
const LABEL = String.raw`\[((?:[^[\]]|\[[^[\]]{0,200}\]){0,400})\]`;
const INLINE_LINK = new RegExp(
  String.raw`(!?)${LABEL}\(\s*<?([^)\s<>[\]]{1,2000})>?((?:\s+["'][^"'\n]{0,300}["'])?)\s*\)`,
  'g',
);
type InlineLink = [image: string, label: string, href: string, title: string];
const DEFINITION = /^( {0,3}\[[^\]\n]{1,300}\]:\s+)<?([^\s>]+)>?/gm;

/**
 * Replaces links with their targets in the HTML. `targetOf` returns null for a link shown as text, or undefined for an
 * unknown href, which stays unchanged.
 */
export function resolveMarkdownLinks(markdown: string, targetOf: (href: string) => string | null | undefined): string {
  return markdown
    .replace(INLINE_LINK, (whole, ...[image, label, href, title]: InlineLink) => {
      // Relative images do not exist, because descriptions have no files.
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
