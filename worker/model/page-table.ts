import type { PageEntry } from './manifest.ts';

/** Neither stands in a canonical path or in JSON on one line. */
const LINE_END = '\n';
const SEPARATOR = '\t';

/** Entries of pages that were asked for lately are kept parsed. */
const MAX_PARSED = 1_000;

/** The entries of all pages as text: a line for each, its path and its JSON, in code unit order of the paths. */
export class PageTable implements ReadonlyMap<string, PageEntry> {
  readonly #text: string;
  readonly #parsed = new Map<string, PageEntry>();
  #size: number | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  static toText(lines: readonly (readonly [path: string, json: string])[]): string {
    const sorted = lines.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return sorted.map(([path, json]) => path + SEPARATOR + json + LINE_END).join('');
  }

  get size(): number {
    this.#size ??= this.#text.split(LINE_END).length - 1;
    return this.#size;
  }

  /** A binary search, whose cost grows with the logarithm of the site. */
  get(path: string): PageEntry | undefined {
    const known = this.#parsed.get(path);
    if (known !== undefined) return known;
    const text = this.#text;
    let low = 0;
    let high = text.length;
    while (low < high) {
      const start = text.lastIndexOf(LINE_END, ((low + high) >> 1) - 1) + 1;
      const separator = text.indexOf(SEPARATOR, start);
      const end = text.indexOf(LINE_END, separator);
      const candidate = text.slice(start, separator);
      if (candidate === path) return this.#keep(path, parseEntry(text.slice(separator + 1, end)));
      if (candidate < path) low = end + 1;
      else high = start;
    }
    return undefined;
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  *keys(): MapIterator<string> {
    for (const [path] of this.#lines()) yield path;
  }

  *values(): MapIterator<PageEntry> {
    for (const [, entry] of this) yield entry;
  }

  /** Parses each entry on its way and keeps none. */
  *entries(): MapIterator<[string, PageEntry]> {
    for (const [path, json] of this.#lines()) yield [path, parseEntry(json)];
  }

  [Symbol.iterator](): MapIterator<[string, PageEntry]> {
    return this.entries();
  }

  forEach(visit: (entry: PageEntry, path: string, map: ReadonlyMap<string, PageEntry>) => void): void {
    for (const [path, entry] of this) visit(entry, path, this);
  }

  *#lines(): Generator<[path: string, json: string]> {
    const text = this.#text;
    for (let start = 0; start < text.length; ) {
      const separator = text.indexOf(SEPARATOR, start);
      const end = text.indexOf(LINE_END, separator);
      yield [text.slice(start, separator), text.slice(separator + 1, end)];
      start = end + 1;
    }
  }

  #keep(path: string, entry: PageEntry): PageEntry {
    if (this.#parsed.size >= MAX_PARSED) this.#parsed.clear();
    this.#parsed.set(path, entry);
    return entry;
  }
}

function parseEntry(json: string): PageEntry {
  return JSON.parse(json) as PageEntry;
}
