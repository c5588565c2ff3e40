import type { Position } from '../report/position.ts';

/** A Markdown text with its positions in the file that an author edits. */
export interface MarkdownSource {
  /** Path for messages. */
  readonly file: string;
  /** Path on this machine: links of the text are relative to it. */
  readonly path: string;
  readonly text: string;
  /** Position in the file of an offset of the text. */
  at(offset: number): Position;
}

/** Where the tokens of a container are looked for, and how far that has come. */
export interface TokenRange {
  cursor: number;
  readonly end: number;
}

/** After so many tokens that are not in the text as they are, positions are approximate: hostile texts stay cheap. */
const MAX_MISSES = 2_000;

/**
 * marked tells no offsets. Tokens come in reading order, so each is looked for behind the one before it and inside of
 * its container; of a token whose lines have lost a prefix (quotes, lists) the first line is.
 */
export class TokenPositions {
  readonly #text: string;
  #misses = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The offset of a token; the range moves on to it. */
  find(raw: string, range: TokenRange): number {
    const line = raw.indexOf('\n');
    const offset = this.#search(raw, range) ?? (line > 0 ? this.#search(raw.slice(0, line), range) : null);
    if (offset !== null) range.cursor = offset;
    return range.cursor;
  }

  /** Where a token ends whose text is at an offset; the offset itself where the text differs. */
  endOf(raw: string, offset: number): number {
    const written = raw.trim();
    return this.#text.startsWith(written, offset) ? offset + written.length : offset;
  }

  #search(raw: string, { cursor, end }: TokenRange): number | null {
    const wanted = raw.trim();
    if (wanted === '' || this.#misses > MAX_MISSES) return null;
    const found = this.#text.indexOf(wanted, cursor);
    if (found !== -1 && found < end) return found;
    this.#misses++;
    return null;
  }
}
