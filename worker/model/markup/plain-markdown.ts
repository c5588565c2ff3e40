/** What Markdown would parse as markup, but not `snake_case` or `~5`. */
const MARKUP = /[\\`*]|\](?=[([])|<(?=[a-z/!?])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~(?![\s\d])|&(?=#?\w+;)/giu;
const MARKUP_OF_LINE = /* @__PURE__ */ new RegExp(`^[#>]|[[\\]]|${MARKUP.source}`, 'giu');

/** A text within others that Markdown shows as it is (CommonMark 0.31 §2.4). */
export function escapeText(text: string): string {
  return text.replace(MARKUP, '\\$&');
}

/** A text of one line that Markdown shows as it is, also as the label of a link. Line breaks become spaces. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(MARKUP_OF_LINE, '\\$&');
}
