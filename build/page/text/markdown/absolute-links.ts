/** A run of backticks, a tilde fence, or the start of a link within the site: `](/user/bills.md)`, `](</a b.md>)`. */
const MARK_OR_LINK = /`+|^~~~|\]\(<?(?=\/(?!\/))/gm;

/**
 * Prefixes links within the site with the origin, because a text outlives the address it was read from, in summaries
 * and vector stores.
 */
export function absoluteLinks(text: string, origin: string): string {
  // Code ends at the next identical mark. An unmatched mark is text. Takes one pass, whatever the input.
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
