/** The containers and marks that open a code block. No backtick follows those of backticks. */
const OPEN = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}(?!.*`)|~{3,})/;
const NEXT = /^([ \t>]*)(?:(`{3,}|~{3,})\s*$)?/;

/**
 * Tells the lines of fenced code from others (CommonMark 0.31 §4.5). Fences may have any indentation, as in MDX and in
 * list items. Code ends with the quotations that it is in.
 */
export class FenceTracker {
  #marks = '';
  #prefix = '';

  /** Whether the next line is in a code block, or closes it. */
  get isOpen(): boolean {
    return this.#marks !== '';
  }

  /** Reads the next line. Returns whether it is in a code block, or closes it: of one that opens a block, `isOpen` tells. */
  read(line: string): boolean {
    const open = this.#marks;
    const [, lead = '', close = ''] = NEXT.exec(line) ?? [];
    const quotes = lead.split('>').length - this.#prefix.split('>').length;
    if (open === '' || quotes < 0) {
      [, this.#prefix = '', this.#marks = ''] = OPEN.exec(line) ?? [];
      return false;
    }
    if (quotes === 0 && close.startsWith(open)) this.#marks = '';
    return true;
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
