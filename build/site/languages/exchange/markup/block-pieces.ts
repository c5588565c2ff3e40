import { FenceTracker } from '../../../../../worker/model/markup/fences.ts';
import type { TextBlock } from '../../blocks.ts';
import { type Definitions, inlinePieces } from './inline-pieces.ts';
import { mergePieces, type Piece } from './pieces.ts';

/** Blocks that are copied to a translation as they are. */
const OPAQUE_TYPES: ReadonlySet<string> = new Set(['code', 'def', 'hr']);
/** HTML whose text is not for readers, or whose space counts. */
const OPAQUE_HTML = /^\s*<(?:pre|script|style|textarea|svg|math|!--)\b/i;
/** Modules of MDX. */
const MODULE = /^(?:import\s+(?:[\w${*].*\sfrom\s+)?["']|export\s+(?:const|default|function)\b)/;

/** Splits a block into text to translate and markup. A block without text is one break. */
export function blockPieces({ type, text }: Pick<TextBlock, 'type' | 'text'>, definitions: Definitions): Piece[] {
  const source = text.trimEnd();
  if (OPAQUE_TYPES.has(type) || MODULE.test(source) || (type === 'html' && OPAQUE_HTML.test(source)))
    return [{ kind: 'break', text: source }];
  return type === 'html' ? htmlPieces(source, definitions) : new LineReader(type, definitions).read(source);
}

/** Lines of HTML stay lines: tags may extend over several of them. */
function htmlPieces(source: string, definitions: Definitions): Piece[] {
  const pieces = inlinePieces(source, definitions).flatMap((piece): Piece[] => {
    if (piece.kind !== 'text') return [piece];
    return piece.text
      .split(/(\s*\n\s*)/)
      .map((text, index) => ({ kind: index % 2 === 1 ? ('break' as const) : ('text' as const), text }));
  });
  return mergePieces(pieces);
}

/** What begins a line in a container: quotes, list items, headings, definitions, footnotes, tasks and alerts. */
const PREFIXES: Readonly<Record<string, RegExp>> = {
  heading: /^[ \t]*#{1,6}[ \t]+/,
  list: /^(?:[ \t]*(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]+))*[ \t]*(?:\[[ xX]\][ \t]+)?/,
  paragraph: /^[ \t]*(?::[ \t]+|\[\^[^\]\s]+\]:[ \t]*)?/,
};
const PREFIX_OF: Readonly<Record<string, keyof typeof PREFIXES>> = {
  blockquote: 'list',
  list: 'list',
  heading: 'heading',
};
/** A prefix of a line that continues the paragraph before it. */
const CONTINUATION = /^[ \t>]*$/;
const ALERT = /^\[![A-Za-z]+\][ \t]*$/;
/** What begins a directive with a label, which is in brackets or the rest of the line. */
const DIRECTIVE = /^:{2,}[ \t]*[A-Za-z][\w-]*(?:\[|[ \t]+(?=[^{\s]))/;
/** Tried only where a run of space begins: from each of its characters, a long one would take minutes. */
const SPACE_AT_END = /(?<![ \t])[ \t]+$/;
const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)*$/;

class LineReader {
  readonly #type: string;
  readonly #definitions: Definitions;
  readonly #pieces: Piece[] = [];
  /** The paragraph that is being read, and the prefix of its next line. */
  #run = '';
  #next = '';
  /** Whether the next line may continue it. */
  #isOpen = false;
  readonly #fences = new FenceTracker();

  constructor(type: string, definitions: Definitions) {
    this.#type = type;
    this.#definitions = definitions;
  }

  read(source: string): Piece[] {
    for (const [index, line] of source.split('\n').entries()) this.#readLine(line, index === 0 ? '' : '\n');
    this.#endRun();
    return renumber(mergePieces(this.#pieces));
  }

  #readLine(line: string, before: string): void {
    const prefix = PREFIXES[PREFIX_OF[this.#type] ?? 'paragraph']?.exec(line)?.[0] ?? '';
    const body = line.slice(prefix.length);
    if (this.#isOpaque(body)) {
      this.#break(before + line);
      this.#isOpen = false;
    } else if (this.#type === 'table' || body.startsWith('|')) this.#readRow(body, before + prefix);
    else if (/^:{2,}/.test(body)) this.#readDirective(body, before + prefix);
    else if (this.#isOpen && CONTINUATION.test(prefix)) this.#continue(prefix, body);
    else {
      this.#break(before + prefix);
      this.#run = body;
      this.#isOpen = this.#type !== 'heading';
    }
  }

  /** Lines that are no text: fences and the code in them, rules, markers alone, alerts. */
  #isOpaque(body: string): boolean {
    if (this.#fences.read(body) || this.#fences.isOpen) return true;
    return !/[\p{L}\p{N}]/u.test(body) || ALERT.test(body) || DELIMITER_ROW.test(body);
  }

  #readRow(row: string, before: string): void {
    this.#break(before);
    for (const [index, cell] of row.split(/(\s*(?<!\\)\|\s*)/).entries()) {
      if (index % 2 === 1) this.#break(cell);
      else this.#run = cell;
    }
    this.#endRun();
    this.#isOpen = false;
  }

  #readDirective(line: string, before: string): void {
    const open = DIRECTIVE.exec(line)?.[0] ?? line;
    const rest = line.slice(open.length);
    const end = labelEnd(rest);
    this.#break(before + open);
    this.#run = rest.slice(0, end);
    this.#break(rest.slice(end));
    this.#isOpen = false;
  }

  /** A line break within a paragraph is a space, unless it is a hard one (CommonMark 0.31 §6.7). */
  #continue(prefix: string, body: string): void {
    const isHard = /(?: {2}|\\)$/.test(this.#run);
    this.#next = prefix;
    this.#run += isHard ? `\n${body}` : ` ${body}`;
  }

  #break(text: string): void {
    this.#endRun();
    this.#pieces.push({ kind: 'break', text });
  }

  #endRun(): void {
    const run = this.#run.trim();
    const start = this.#run.slice(0, this.#run.length - this.#run.trimStart().length);
    const end = this.#run.slice(start.length + run.length);
    const read = run === '' ? [] : inlinePieces(run, this.#definitions);
    const inner = read.map((piece) =>
      piece.kind === 'code' && piece.type === 'line-break' ? { ...piece, text: piece.text + this.#next } : piece,
    );
    this.#pieces.push({ kind: 'break', text: start }, ...inner, { kind: 'break', text: end });
    this.#run = '';
    this.#next = '';
  }
}

/** Where the label of a directive ends: at its bracket, or before attributes and space at the end of the line. */
function labelEnd(rest: string): number {
  const written = rest.replace(SPACE_AT_END, '');
  const attributes = written.lastIndexOf('{');
  const hasAttributes = attributes >= 0 && written.indexOf('}', attributes) === written.length - 1;
  const label = hasAttributes ? written.slice(0, attributes).replace(SPACE_AT_END, '') : written;
  return label.endsWith(']') ? label.length - 1 : label.length;
}

/** Ids that are unique in the block: those of pieces are unique in their paragraph. */
function renumber(pieces: readonly Piece[]): Piece[] {
  let last = 0;
  let ids = new Map<number, number>();
  return pieces.map((piece) => {
    if (piece.kind === 'break') ids = new Map();
    if (piece.kind === 'text' || piece.kind === 'break') return piece;
    const id = ids.get(piece.id) ?? ++last;
    ids.set(piece.id, id);
    return { ...piece, id };
  });
}
