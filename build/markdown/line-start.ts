/**
 * Where the next line of a paragraph begins that a sticky pattern matches; undefined when none does. marked asks, behind
 * the first character of each paragraph, where an extension could end it; to look past the paragraph's last line would
 * cost the square of a page's length.
 */
export function findLineStart(source: string, pattern: RegExp): number | undefined {
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) {
    const next = source.charCodeAt(at + 1);
    if (next === LINE_FEED) return undefined;
    pattern.lastIndex = at + 1;
    if (pattern.test(source)) return at + 1;
  }
  return undefined;
}

const LINE_FEED = 10;
