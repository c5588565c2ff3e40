/** The marks that open a code block, in any containers. No backtick follows those of backticks. */
const OPEN = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}(?!.*`)|~{3,})/;
const CLOSE = /^[ \t>]*(`{3,}|~{3,})\s*$/;

/**
 * Tells the lines of fenced code from others (CommonMark 0.31 §4.5). Fences may have any indentation, as in MDX and in
 * list items.
 */
export class FenceTracker {
  #marks = '';

  /** Whether the next line is in a code block, or closes it. */
  get isOpen(): boolean {
    return this.#marks !== '';
  }

  /** Reads the next line. Returns whether it is in a code block, or closes it: of one that opens a block, `isOpen` tells. */
  read(line: string): boolean {
    const open = this.#marks;
    const [, marks = ''] = (open === '' ? OPEN : CLOSE).exec(line) ?? [];
    if (marks.startsWith(open)) this.#marks = open === '' ? marks : '';
    return open !== '';
  }
}

/** A code block whose fence is longer than any in it (CommonMark 0.31 §4.5). */
export function fence(code: string, info: string): string {
  const ticks = longerTicks(code, '``');
  return `${ticks}${info}\n${code.replace(/(?<!\n)\n+$/, '')}\n${ticks}`;
}

/** More backticks than a text has in a row, and than `least`. */
export function longerTicks(text: string, least: string): string {
  return `${[least, ...(text.match(/`+/g) ?? [])].sort().at(-1)}\``;
}
