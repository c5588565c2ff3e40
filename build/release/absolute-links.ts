/** A run of backticks, a fence of tildes, or the beginning of a link within the site: `](/user/bills.md)`, `](</a b.md>)`. */
const MARK_OR_LINK = /`+|^~~~|\]\(<?(?=\/(?!\/))/gm;

/**
 * The same Markdown with the origin in front of links within the site: a text outlives the address that it was
 * read from, in summaries and in stores of passages.
 */
export function absoluteLinks(text: string, origin: string): string {
  // Code ends at the next mark like the one that opens it; a mark that has none is text. One pass, whatever the text is.
  const lastMarks = new Map<string, number>();
  for (const { 0: mark, index } of text.matchAll(/`+|^~~~/gm)) lastMarks.set(mark, index);
  let open: string | null = null;
  return text.replace(MARK_OR_LINK, (found, index: number) => {
    if (open !== null) {
      if (found === open) open = null;
    } else if (found.startsWith('](')) {
      return found + origin;
    } else if ((lastMarks.get(found) ?? index) > index) {
      open = found;
    }
    return found;
  });
}
