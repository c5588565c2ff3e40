import { toAsciiJson } from './deployed-json.ts';
import type { PageEntry, PageFacts } from './manifest.ts';
import { pageHash, pageKey, RECORD_HASH_LENGTH, VALIDATOR_LENGTH } from './record-keys.ts';

/** Neither separator occurs in a canonical path or in single-line JSON. */
const LINE_END = '\n';
const SEPARATOR = '\t';

const HASHES_LENGTH = RECORD_HASH_LENGTH + VALIDATOR_LENGTH;

/** Number of recently used entries that stay parsed. */
const MAX_PARSED = 1_000;

/** The entries of all pages, in deployed form. */
export interface PageTableText {
  /** One line per page, with its path and its facts as JSON, in code unit order of the paths. */
  readonly pages: string;
  /** In the same order, the hash in each page's key, then its validator. Separate, because hashes do not compress. */
  readonly hashes: string;
}

/** Parses entries on demand. */
export class PageTable implements ReadonlyMap<string, PageEntry> {
  readonly #text: PageTableText;
  readonly #parsed = new Map<string, PageEntry>();
  #starts: Uint32Array | null = null;

  constructor(text: PageTableText) {
    this.#text = text;
  }

  static toText(pages: ReadonlyMap<string, PageEntry>): PageTableText {
    const sorted = inTableOrder(pages);
    const lines = sorted.map(
      ([path, { key, validator, ...facts }]) => path + SEPARATOR + toAsciiJson(facts) + LINE_END,
    );
    return { pages: lines.join(''), hashes: sorted.map(([, entry]) => toHashes(entry)).join('') };
  }

  get size(): number {
    return this.#text.hashes.length / HASHES_LENGTH;
  }

  get(path: string): PageEntry | undefined {
    const known = this.#parsed.get(path);
    if (known !== undefined) return known;
    const index = this.indexOf(path);
    return index === -1 ? undefined : this.#remember(path, this.#entryAt(index));
  }

  /** Position of a path in the table, or -1. Binary search: logarithmic in the number of pages. */
  indexOf(path: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      const candidate = this.#pathAt(middle);
      if (candidate === path) return middle;
      if (candidate < path) low = middle + 1;
      else high = middle;
    }
    return -1;
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  *keys(): MapIterator<string> {
    for (let index = 0; index < this.size; index++) yield this.#pathAt(index);
  }

  *values(): MapIterator<PageEntry> {
    for (const [, entry] of this) yield entry;
  }

  /** Parses each entry without caching it. */
  *entries(): MapIterator<[string, PageEntry]> {
    for (let index = 0; index < this.size; index++) yield [this.#pathAt(index), this.#entryAt(index)];
  }

  [Symbol.iterator](): MapIterator<[string, PageEntry]> {
    return this.entries();
  }

  forEach(visit: (entry: PageEntry, path: string, map: ReadonlyMap<string, PageEntry>) => void): void {
    for (const [path, entry] of this) visit(entry, path, this);
  }

  #pathAt(index: number): string {
    const start = this.#startOf(index);
    return this.#text.pages.slice(start, this.#text.pages.indexOf(SEPARATOR, start));
  }

  #entryAt(index: number): PageEntry {
    const { pages, hashes } = this.#text;
    const json = pages.slice(pages.indexOf(SEPARATOR, this.#startOf(index)) + 1, this.#startOf(index + 1));
    const own = hashes.slice(index * HASHES_LENGTH, (index + 1) * HASHES_LENGTH);
    return {
      ...(JSON.parse(json) as PageFacts),
      key: pageKey(own.slice(0, RECORD_HASH_LENGTH)),
      validator: own.slice(RECORD_HASH_LENGTH),
    };
  }

  /** Where a page's line begins; for the index after the last page, where the text ends. */
  #startOf(index: number): number {
    this.#starts ??= findLines(this.#text.pages, this.size);
    return this.#starts[index] ?? this.#text.pages.length;
  }

  #remember(path: string, entry: PageEntry): PageEntry {
    if (this.#parsed.size >= MAX_PARSED) this.#parsed.clear();
    this.#parsed.set(path, entry);
    return entry;
  }
}

/** The pages in code unit order of their paths. */
export function inTableOrder(pages: ReadonlyMap<string, PageEntry>): readonly (readonly [string, PageEntry])[] {
  return [...pages].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function findLines(text: string, count: number): Uint32Array {
  const starts = new Uint32Array(count);
  for (let index = 1; index < count; index++) starts[index] = text.indexOf(LINE_END, starts[index - 1]) + 1;
  return starts;
}

function toHashes({ key, validator }: PageEntry): string {
  const hash = pageHash(key);
  if (hash?.length !== RECORD_HASH_LENGTH || validator.length !== VALIDATOR_LENGTH)
    throw new Error(`Cannot write a page with the key ${key} and the validator ${validator}`);
  return hash + validator;
}
