import type { RecentMap } from '../model/recent-map.ts';
import type { SearchIndex, SearchPack } from '../model/search.ts';
import { type DownloadBudget, RECORD_BYTES, RESERVED_BYTES } from './download-budget.ts';
import { type Block, type DictionaryRow, findLast, locatePostings, type Pack, postingsKey } from './pack.ts';
import type { PackStore } from './pack-store.ts';
import { decodeNumbers } from './vlq.ts';

/** A term of the index and the pages that have it. */
export interface TermEntry {
  readonly stem: string;
  /** Its spellings in pages, most frequent first. */
  readonly surfaces: readonly string[];
  /** Number of pages that have it. There may be fewer postings: those with the highest weights. */
  readonly pageCount: number;
  /** The record with its postings; for postings in the record of the term, only they count. */
  readonly postingsRecord: PostingsRecord;
  readonly readPostings: () => Promise<readonly Posting[]>;
}

interface PostingsRecord {
  readonly key: string;
  /** Before it is deflated. */
  readonly bytes: number;
}

/** A page that has a term. */
export interface Posting {
  readonly page: number;
  /** Relevance of the term for the page, from 1. */
  readonly weight: number;
  /** Indexes of the places in the page that have it, best first; 0 is the page's own name. */
  readonly places: readonly number[];
}

/** Limit on blocks per scan. Similar terms beyond it are not found. */
const MAX_SCANNED_BLOCKS = 24;

/** Sorts after every letter in code unit order. */
const LAST = '\uffff';

/** The terms of an index in order, across all packs. */
export class TermStore {
  readonly #packs: readonly SearchPack[];
  readonly #isSplit: boolean;
  readonly #store: PackStore;
  readonly #blocks: RecentMap<string, readonly TermEntry[]>;
  readonly #budget: DownloadBudget | undefined;

  constructor(
    { packs, isSplit = false }: SearchIndex,
    store: PackStore,
    blocks: RecentMap<string, readonly TermEntry[]>,
    budget?: DownloadBudget,
  ) {
    this.#packs = packs.filter(({ firstTerm }) => firstTerm !== null);
    this.#isSplit = isSplit;
    this.#store = store;
    this.#blocks = blocks;
    this.#budget = budget;
  }

  /** Bytes that a query may still download for terms and postings. */
  bytesLeft(): number {
    return this.#budget === undefined ? Number.POSITIVE_INFINITY : this.#budget.left() - RESERVED_BYTES.documents;
  }

  /** The entry for a stem, or null. */
  async find(stem: string): Promise<TermEntry | null> {
    for await (const entries of this.#scan(stem, stem)) {
      const entry = entries[findLast(entries, stem, (candidate) => candidate.stem)];
      return entry?.stem === stem ? entry : null;
    }
    return null;
  }

  /** Whether any stem starts with a prefix. */
  async hasPrefix(prefix: string): Promise<boolean> {
    for await (const _ of this.withPrefix(prefix)) return true;
    return false;
  }

  /** Entries whose stem starts with a prefix, in order. */
  async *withPrefix(prefix: string): AsyncGenerator<TermEntry, void> {
    for await (const entries of this.#scan(prefix, prefix + LAST)) {
      for (let at = findLast(entries, prefix, ({ stem }) => stem); at < entries.length; at++) {
        const entry = entries[at];
        if (entry?.stem.startsWith(prefix)) yield entry;
        else if (entry !== undefined && entry.stem > prefix) return;
      }
    }
  }

  /** Blocks of entries, from the one that may contain `from` through the one that may contain `to`. */
  async *#scan(from: string, to: string): AsyncGenerator<readonly TermEntry[], void> {
    let left = MAX_SCANNED_BLOCKS;
    const firstPack = findLast(this.#packs, from, ({ firstTerm }) => firstTerm ?? '');
    for (const source of this.#packs.slice(firstPack)) {
      if ((source.firstTerm ?? '') > to || !this.#canLoad(source.key)) return;
      const pack = await this.#store.load(source);
      const firstBlock = findLast(pack.terms, from, ({ first }) => first);
      for (const block of pack.terms.slice(firstBlock)) {
        if (block.first > to || left-- <= 0) return;
        yield this.#blocks.take(`${source.key} ${block.start}`, () => this.#readBlock(source, pack, block));
      }
    }
  }

  #canLoad(key: string): boolean {
    return this.#budget?.has(key) !== false || this.bytesLeft() >= RESERVED_BYTES.postings + RECORD_BYTES.terms;
  }

  #readBlock({ key }: SearchPack, pack: Pack, block: Block<string>): TermEntry[] {
    const rows = pack.parse(block.start, block.middle) as readonly DictionaryRow[];
    const ranges = locatePostings(rows, this.#isSplit ? 0 : block.middle, this.#isSplit);
    const sizes: number[] = [];
    for (const { record, end } of ranges) sizes[record] = end;
    return rows.map(([stem, surfaces, pageCount, length], index) => {
      const { record, start, end } = ranges[index] ?? { record: 0, start: 0, end: 0 };
      const recordKey = postingsKey(key, record);
      return {
        stem,
        surfaces: surfaces === '' ? [stem] : surfaces.split(' '),
        pageCount,
        postingsRecord: this.#isSplit ? { key: recordKey, bytes: sizes[record] ?? 0 } : { key: stem, bytes: length },
        readPostings: async () => {
          const bytes = this.#isSplit ? await this.#store.read(recordKey) : pack.bytes;
          return decodePostings(bytes.subarray(start, end));
        },
      };
    });
  }
}

export function decodePostings(bytes: Uint8Array): Posting[] {
  const numbers = decodeNumbers(bytes);
  const postings: Posting[] = [];
  let page = 0;
  for (let at = 0; at < numbers.length; ) {
    page += numbers[at] ?? 0;
    const end = at + 3 + (numbers[at + 2] ?? 0);
    postings.push({ page, weight: numbers[at + 1] ?? 0, places: numbers.slice(at + 3, end) });
    at = end;
  }
  return postings;
}
