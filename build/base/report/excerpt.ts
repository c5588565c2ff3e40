import { readFileSync } from 'node:fs';
import { withoutControls } from '../control-characters.ts';
import type { Finding } from './finding.ts';

/** The source line of a finding. */
interface Excerpt {
  /** The part of the line that fits a terminal, without control characters. */
  readonly text: string;
  /** 0-based column of the finding in `text`. */
  readonly caret: number;
}

/** Longer lines, such as data and generated text, are truncated to this width. */
const MAX_WIDTH = 100;
/** Characters shown before the finding in a truncated line. */
const LEAD = 40;

/** Reads the source lines of findings, each file only once. */
export class Excerpts {
  readonly #files = new Map<string, readonly string[]>();

  /** Returns null if the finding has no line or its file is not on this machine. */
  find({ file, line, column }: Pick<Finding, 'file' | 'line' | 'column'>): Excerpt | null {
    if (line === null) return null;
    let lines = this.#files.get(file);
    if (lines === undefined) {
      lines = readLines(file);
      this.#files.set(file, lines);
    }
    const text = lines[line - 1];
    return text === undefined || text.trim() === '' ? null : truncateAround(text, (column ?? 1) - 1);
  }
}

/** `12 | [x](nope)`, and below it a caret at the column. */
export function formatExcerpt({ text, caret }: Excerpt, line: number): readonly [source: string, caret: string] {
  const number = String(line);
  return [`${number} | ${text}`, `${' '.repeat(number.length)} | ${' '.repeat(caret)}^`];
}

function readLines(file: string): readonly string[] {
  if (/^https?:/i.test(file)) return [];
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/);
  } catch {
    // The file was removed, or is not a file: the finding is clear enough without its source.
    return [];
  }
}

function truncateAround(text: string, column: number): Excerpt {
  const from = text.length <= MAX_WIDTH ? 0 : Math.max(0, Math.min(column - LEAD, text.length - MAX_WIDTH));
  const shown = text.slice(from, from + MAX_WIDTH);
  const [before, after] = [from > 0 ? '…' : '', from + MAX_WIDTH < text.length ? '…' : ''];
  return {
    text: before + withoutControls(shown) + after,
    caret: before.length + Math.min(column - from, shown.length),
  };
}
