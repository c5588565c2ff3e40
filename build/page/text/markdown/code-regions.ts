import { addToGroup } from '../../../../worker/model/group-by.ts';
import { FenceTracker } from '../../../../worker/model/markup/fences.ts';

/**
 * The code regions of a Markdown text, fenced blocks and code spans (CommonMark 0.31 §4.5, §6.1), found in one pass.
 */
export class CodeRegions {
  /** Start and end offsets, in order. */
  readonly #ranges: readonly (readonly [start: number, end: number])[];

  constructor(text: string) {
    this.#ranges = findCode(text);
  }

  [Symbol.iterator](): IterableIterator<readonly [start: number, end: number]> {
    return this.#ranges[Symbol.iterator]();
  }

  /** The end of the code region around an offset, or null. */
  endOf(offset: number): number | null {
    let low = 0;
    let high = this.#ranges.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [start, end] = this.#ranges[middle] ?? [0, 0];
      if (offset < start) high = middle - 1;
      else if (offset >= end) low = middle + 1;
      else return end;
    }
    return null;
  }

  includes(offset: number): boolean {
    return this.endOf(offset) !== null;
  }
}

function findCode(text: string): [number, number][] {
  const ranges: [number, number][] = [];
  let paragraph: number | null = null;
  const fences = new FenceTracker();
  let fenceStart = 0;
  const endParagraph = (end: number): void => {
    if (paragraph !== null) findSpans(text, paragraph, end, ranges);
    paragraph = null;
  };
  for (let offset = 0; offset <= text.length; ) {
    const lineEnd = text.indexOf('\n', offset);
    const end = lineEnd === -1 ? text.length : lineEnd;
    // A fence is short: slicing keeps long lines of data cheap.
    const line = text.slice(offset, Math.min(end, offset + 1_000));
    const wasOpen = fences.isOpen;
    const isCode = fences.read(line);
    // Its container ended.
    if (wasOpen && !isCode) ranges.push([fenceStart, offset]);
    if (isCode) {
      if (!fences.isOpen) ranges.push([fenceStart, end]);
    } else if (fences.isOpen) {
      endParagraph(offset);
      fenceStart = offset;
    } else if (line.trim() === '') endParagraph(offset);
    else paragraph ??= offset;
    offset = end + 1;
  }
  endParagraph(text.length);
  if (fences.isOpen) ranges.push([fenceStart, text.length]);
  return ranges;
}

/** Finds the code spans of a paragraph: each is enclosed by two runs of backticks with the same length. */
function findSpans(text: string, from: number, to: number, ranges: [number, number][]): void {
  const runs = [...text.slice(from, to).matchAll(/`+/g)].map(({ 0: { length }, index }) => ({
    start: from + index,
    length,
    escaped: text[from + index - 1] === '\\' && text[from + index - 2] !== '\\',
  }));
  const byLength = new Map<number, number[]>();
  for (const [index, { length }] of runs.entries()) addToGroup(byLength, length, index);
  for (const indexes of byLength.values()) indexes.reverse();
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index];
    if (run === undefined || run.escaped) continue;
    const indexes = byLength.get(run.length) ?? [];
    // Runs are visited in order, so earlier ones are never needed again.
    while ((indexes.at(-1) ?? Number.POSITIVE_INFINITY) <= index) indexes.pop();
    const close = indexes.at(-1);
    const closing = close === undefined ? undefined : runs[close];
    if (close === undefined || closing === undefined) continue;
    ranges.push([run.start, closing.start + closing.length]);
    index = close;
  }
}
