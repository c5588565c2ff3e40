import { toAsciiJson } from '../deployed-json.ts';
import type { PageEntry, PageFacts } from '../manifest.ts';
import { MapView } from '../map-view.ts';
import { pageHash, pageKey, RECORD_HASH_LENGTH } from '../record-keys.ts';

/** Neither separator occurs in a canonical path or in single-line JSON. */
const LINE_END = '\n';
const SEPARATOR = '\t';

/** Number of recently used entries that stay parsed. */
const MAX_PARSED = 1_000;

/** Instead of the hash of a record that another page has. It compresses to nothing. */
const NO_HASH = '-'.repeat(RECORD_HASH_LENGTH);

/** The facts of a page in a line. One that has the record of another page leaves out what both have in common. */
type WrittenFacts = Partial<PageFacts> & {
  /** Path of the other page. */
  readonly like?: string;
};

/** The entries of all pages, in deployed form. */
export interface PageTableText {
  /** One line per page, with its path and its facts as JSON, in code unit order of the paths. */
  readonly pages: string;
  /** In the same order, the hash in each page's key. Separate, because hashes do not compress. */
  readonly hashes: string;
}

/** A page with its path. */
export interface FoundPage {
  readonly path: string;
  readonly page: PageEntry;
}

/** Parses entries on demand. */
export class PageTable extends MapView<PageEntry> {
  readonly #text: PageTableText;
  readonly #parsed = new Map<string, PageEntry>();
  #starts: Uint32Array | null = null;

  constructor(text: PageTableText) {
    super();
    this.#text = text;
  }

  static toText(pages: ReadonlyMap<string, PageEntry>): PageTableText {
    const sorted = inTableOrder(pages);
    const owners = new Map(
      sorted.flatMap(([path, { key, recordOf }]) => (recordOf === undefined ? [[key, path]] : [])),
    );
    const written = sorted.map(([path, entry]) => {
      const facts = writeFacts(entry, pages, owners.get(entry.key));
      return {
        line: path + SEPARATOR + toAsciiJson(facts) + LINE_END,
        hash: facts.like === undefined ? toHash(entry.key) : NO_HASH,
      };
    });
    return { pages: written.map(({ line }) => line).join(''), hashes: written.map(({ hash }) => hash).join('') };
  }

  get size(): number {
    return this.#text.hashes.length / RECORD_HASH_LENGTH;
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
      const candidate = this.pathAt(middle);
      if (candidate === path) return middle;
      if (candidate < path) low = middle + 1;
      else high = middle;
    }
    return -1;
  }

  override *keys(): MapIterator<string> {
    for (let index = 0; index < this.size; index++) yield this.pathAt(index);
  }

  /** Parses each entry without caching it. */
  *entries(): MapIterator<[string, PageEntry]> {
    for (let index = 0; index < this.size; index++) yield [this.pathAt(index), this.#entryAt(index)];
  }

  /** Path of the page at a position. Empty outside the table. */
  pathAt(index: number): string {
    const start = this.#startOf(index);
    return this.#text.pages.slice(start, this.#text.pages.indexOf(SEPARATOR, start));
  }

  #entryAt(index: number, isOwner = false): PageEntry {
    const { pages, hashes } = this.#text;
    const json = pages.slice(pages.indexOf(SEPARATOR, this.#startOf(index)) + 1, this.#startOf(index + 1));
    const { like, ...facts } = JSON.parse(json) as WrittenFacts;
    // The text may come from elsewhere.
    if (isOwner && like !== undefined) throw new Error('A page shares the record of one that has none');
    return {
      ...(like === undefined ? {} : this.#entryAt(this.indexOf(like), true)),
      ...facts,
      ...(like === undefined
        ? { key: pageKey(hashes.slice(index * RECORD_HASH_LENGTH, (index + 1) * RECORD_HASH_LENGTH)) }
        : {}),
    } as PageEntry;
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

/** `owner`: the page whose record it may have. Facts that only that page has could not be left out. */
function writeFacts(
  { key: _key, ...facts }: PageEntry,
  pages: ReadonlyMap<string, PageEntry>,
  owner: string | undefined,
): WrittenFacts {
  const other = facts.recordOf === undefined || owner === undefined ? undefined : pages.get(owner);
  if (owner === undefined || other === undefined) return facts;
  const { key: _otherKey, ...others } = other;
  if (Object.keys(others).some((name) => !Object.hasOwn(facts, name))) return facts;
  const own = Object.entries(facts).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(others[name as keyof typeof others]),
  );
  return { like: owner, ...Object.fromEntries(own) };
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

function toHash(key: string): string {
  const hash = pageHash(key);
  if (hash?.length !== RECORD_HASH_LENGTH) throw new Error(`Cannot write a page with the key ${key}`);
  return hash;
}
