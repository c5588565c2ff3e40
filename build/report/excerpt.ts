import { readFileSync } from 'node:fs';
import type { Finding } from './finding.ts';

/** The line of the source that a finding is in. */
interface Excerpt {
  /** What fits a terminal of it, without control characters. */
  readonly text: string;
  /** 0-based place in `text` of what was found. */
  readonly caret: number;
}

/** What is shown of a line that is longer: data and generated text. */
const MAX_WIDTH = 100;
/** What stands before the place in a line that is cut. */
const LEAD = 40;

/** Reads the lines that findings name, each file once. */
export class Excerpts {
  readonly #files = new Map<string, readonly string[]>();

  /** Null where the finding names no line, or its file is no file of this machine. */
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

/** `12 | [x](nope)` and, below it, a caret under the place. */
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
    // A file that was removed since, or that never was one: the finding says enough without its text.
    return [];
  }
}

function truncateAround(text: string, column: number): Excerpt {
  const from = text.length <= MAX_WIDTH ? 0 : Math.max(0, Math.min(column - LEAD, text.length - MAX_WIDTH));
  const shown = text.slice(from, from + MAX_WIDTH);
  const [before, after] = [from > 0 ? '…' : '', from + MAX_WIDTH < text.length ? '…' : ''];
  return {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal would obey is not shown.
    text: before + shown.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ') + after,
    caret: before.length + Math.min(column - from, shown.length),
  };
}
