const OPENING = /^([ \t>]*)(:{3,})([A-Za-z][\w-]*)(?:\[([^\n]*)\])?(?:\{[^}\n]*\})?[ \t]*$/;
const CLOSING = /^[ \t>]*(:{3,})[ \t]*$/;
/** Asides, and what the import writes from the front matter of a page. */
const KNOWN = /^(?:note|tip|caution|danger|hero)$/;

/**
 * Replaces the lines around containers that are not asides by blanks and their labels, as Starlight shows them. The
 * text keeps its length.
 */
export function withoutContainers(text: string, isCode: (offset: number) => boolean): string {
  const open: { readonly colons: number; readonly isKnown: boolean }[] = [];
  let offset = 0;
  const lines = text.split('\n').map((line) => {
    const start = offset;
    offset += line.length + 1;
    if (!line.includes(':::') || isCode(start)) return line;
    const [, indent = '', colons = '', name = '', label = ''] = OPENING.exec(line) ?? [];
    if (name !== '') {
      const isKnown = KNOWN.test(name);
      open.push({ colons: colons.length, isKnown });
      return isKnown ? line : (indent + label).padEnd(line.length);
    }
    const closed = CLOSING.exec(line)?.[1]?.length ?? 0;
    if (closed === 0 || closed < (open.at(-1)?.colons ?? Number.POSITIVE_INFINITY)) return line;
    return open.pop()?.isKnown === false ? (/^[ \t>]*/.exec(line)?.[0] ?? '').padEnd(line.length) : line;
  });
  return lines.join('\n');
}
