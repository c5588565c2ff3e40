/** The containers and marks that open a code block. No backtick follows those of backticks. */
const OPEN = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}(?!.*`)|~{3,})/;
const NEXT = /^([ \t>]*)(?:(`{3,}|~{3,})\s*$)?/;

/** How far a closing fence may be indented. */
const MAX_INDENT = 3;

/**
 * Tells the lines of fenced code from others (CommonMark 0.31 §4.5). Fences may have any indentation, as in MDX and in
 * list items. Code ends with the quotations and the list items that it is in.
 */
export class FenceTracker {
  #marks = '';
  /** Of the quotations that the code is in. */
  #quotes = 0;
  /** Columns in the innermost quotation before the code. */
  #width = 0;
  #isInItem = false;

  /** Whether the next line is in a code block, or closes it. */
  get isOpen(): boolean {
    return this.#marks !== '';
  }

  /** Reads the next line. Returns whether it is in a code block, or closes it: of one that opens a block, `isOpen` tells. */
  read(line: string): boolean {
    const [, lead = '', close = ''] = NEXT.exec(line) ?? [];
    const indents = lead.split('>');
    const indent = indents[this.#quotes];
    const depth = indent === undefined ? 0 : widthOf(indent) - this.#width;
    const isLeft = indent === undefined || (this.#isInItem && depth < 0 && line.trim() !== lead.trim());
    if (!this.isOpen || isLeft) {
      this.#open(line);
      return false;
    }
    if (indents.length === this.#quotes + 1 && depth <= MAX_INDENT && close.startsWith(this.#marks)) this.#marks = '';
    return true;
  }

  #open(line: string): void {
    const [, prefix = '', marks = ''] = OPEN.exec(line) ?? [];
    const indents = prefix.split('>');
    const own = indents.at(-1) ?? '';
    this.#marks = marks;
    this.#quotes = indents.length - 1;
    this.#width = widthOf(own);
    this.#isInItem = /\S/.test(own);
  }
}

/** Columns of text at the start of a line, with tab stops of four (§2.2). */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (character === '\t' ? 4 - (width % 4) : 1), 0);
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
