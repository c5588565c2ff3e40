import type { Position } from '../../../base/report/position.ts';

/** A Markdown text with its positions in the author's file. */
export interface MarkdownSource {
  /** Path used in messages. */
  readonly file: string;
  /** Path on this machine, the base for relative links. */
  readonly path: string;
  readonly text: string;
  /** The position in the file of an offset in the text. */
  at(offset: number): Position;
}

/** The range of a container in which its tokens are searched, and the progress so far. */
export interface TokenRange {
  cursor: number;
  readonly end: number;
}

/** Maximum failed searches. After that, positions are approximate, so that hostile texts stay cheap. */
const MAX_MISSES = 2_000;

/**
 * Finds the offsets of tokens, which marked does not report. Tokens come in reading order, so each is searched after
 * the previous one and within its container. If its lines have lost a prefix (quotes, lists), only the first line is
 * searched.
 */
export class TokenPositions {
  readonly #text: string;
  #misses = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The offset of a token. Advances the range to it. */
  find(raw: string, range: TokenRange): number {
    const line = raw.indexOf('\n');
    const offset = this.#search(raw, range) ?? (line > 0 ? this.#search(raw.slice(0, line), range) : null);
    if (offset !== null) range.cursor = offset;
    return range.cursor;
  }

  /** The end of a token at an offset; the offset itself if the text differs. */
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
