/** A run of backticks, a tilde fence, or the start of a link within the site: `](/user/bills.md)`, `](</a b.md>)`. */
const MARK_OR_LINK = /`+|^~~~|\]\(<?(?=\/(?!\/))/gm;

/** What ends there: a link, a tilde fence, or a run of this many backticks. */
type Kind = number;
const LINK: Kind = -1;
const FENCE: Kind = 0;

/**
 * Prefixes links within the site with the origin, because a text outlives the address it was read from, in summaries
 * and vector stores.
 */
export function absoluteLinks(text: string, origin: string): string {
  const links = findSiteLinks(text);
  return [0, ...links].map((start, index) => text.slice(start, links[index])).join(origin);
}

/** The same for a text in UTF-8, whose links were found before. */
export function absoluteLinksInBytes(bytes: Uint8Array, links: readonly number[], origin: string): Uint8Array {
  if (links.length === 0) return bytes;
  const prefix = Buffer.from(origin);
  const parts = links.flatMap((start, index) => [prefix, bytes.subarray(start, links[index + 1])]);
  return Buffer.concat([bytes.subarray(0, links[0]), ...parts]);
}

/** Where the paths of links within the site begin. In bytes for UTF-8 that is read as Latin-1. */
export function findSiteLinks(text: string): readonly number[] {
  const found: { readonly kind: Kind; readonly end: number; readonly isEscaped: boolean }[] = [];
  // Code ends at the next identical mark. An unmatched mark is text. Takes one pass, whatever the input.
  const lastEnds = new Map<Kind, number>();
  // A match array for each of some hundred thousand marks would be a tenth of a build's garbage.
  for (MARK_OR_LINK.lastIndex = 0; MARK_OR_LINK.test(text); ) {
    const end = MARK_OR_LINK.lastIndex;
    const kind = kindBefore(text, end);
    const start = kind > FENCE ? end - kind : text.lastIndexOf(']', end);
    found.push({ kind, end, isEscaped: kind !== FENCE && isEscaped(text, start) });
    lastEnds.set(kind, end);
  }
  const links: number[] = [];
  let open: Kind | null = null;
  for (const { kind, end, isEscaped } of found) {
    // A backslash escapes nothing in code, but the first of the marks that would begin it.
    const opening = isEscaped && kind !== LINK ? kind - 1 : kind;
    if (open !== null) {
      if (kind === open) open = null;
    } else if (kind === LINK) {
      if (!isEscaped) links.push(end);
    } else if (opening === kind || opening > FENCE) {
      if ((lastEnds.get(opening) ?? end) > end) open = opening;
    }
  }
  return links;
}

function kindBefore(text: string, end: number): Kind {
  if (text[end - 1] === '~') return FENCE;
  if (text[end - 1] !== '`') return LINK;
  let start = end;
  while (text[start - 1] === '`') start--;
  return end - start;
}

/** Whether a backslash before an offset escapes what is there (CommonMark 0.31 §2.4). */
function isEscaped(text: string, offset: number): boolean {
  let start = offset;
  while (text[start - 1] === '\\') start--;
  return (offset - start) % 2 === 1;
}
