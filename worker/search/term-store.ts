import type { RecentMap } from '../model/recent-map.ts';
import type { SearchIndex, SearchPack } from '../model/search.ts';
import { type DownloadBudget, RECORD_BYTES, RESERVED_BYTES } from './download-budget.ts';
import {
  type Block,
  type DictionaryColumns,
  findLast,
  locatePostings,
  type Pack,
  type PostingsRange,
  postingsKey,
  SEPARATOR,
} from './pack.ts';
import type { PackStore } from './pack-store.ts';
import { SearchWork } from './search-work.ts';
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

/** What a query may download and do. */
interface TermLimits {
  readonly budget?: DownloadBudget | undefined;
  readonly work?: SearchWork;
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
  readonly #blocks: RecentMap<string, TermBlock>;
  readonly #budget: DownloadBudget | undefined;
  readonly work: SearchWork;

  constructor(
    { packs, isSplit = false }: SearchIndex,
    store: PackStore,
    blocks: RecentMap<string, TermBlock>,
    { budget, work = new SearchWork() }: TermLimits = {},
  ) {
    this.#packs = packs.filter(({ firstTerm }) => firstTerm !== null);
    this.#isSplit = isSplit;
    this.#store = store;
    this.#blocks = blocks;
    this.#budget = budget;
    this.work = work;
  }

  /** Whether the query can afford to look for words that were not typed, if these need so many bytes. */
  canTryOthers(bytes: number): boolean {
    return this.work.hasBlocksForOthers && this.#bytesLeft() > bytes;
  }

  /** Bytes that a query may still download for terms and postings. */
  #bytesLeft(): number {
    return this.#budget === undefined ? Number.POSITIVE_INFINITY : this.#budget.left() - RESERVED_BYTES.documents;
  }

  /** The entry for a stem, or null. */
  async find(stem: string): Promise<TermEntry | null> {
    const source = this.#packs[findLast(this.#packs, stem, ({ firstTerm }) => firstTerm ?? '')];
    if (source === undefined || (source.firstTerm ?? '') > stem || !this.#canLoad(source.key)) return null;
    const pack = await this.#store.load(source);
    const block = pack.terms[findLast(pack.terms, stem, ({ first }) => first)];
    const terms = block === undefined ? null : this.#takeBlock(source, pack, block);
    if (terms === null) return null;
    const index = findLast(terms.stems, stem, toSelf);
    return terms.stems[index] === stem ? terms.entry(index) : null;
  }

  /** Whether any stem starts with a prefix. */
  async hasPrefix(prefix: string): Promise<boolean> {
    for await (const _ of this.withPrefix(prefix)) return true;
    return false;
  }

  /** Entries whose stem starts with a prefix, in order. */
  async *withPrefix(prefix: string): AsyncGenerator<TermEntry, void> {
    for await (const block of this.#scan(prefix, prefix + LAST)) {
      for (let at = findLast(block.stems, prefix, toSelf); at < block.stems.length; at++) {
        const stem = block.stems[at] ?? '';
        if (stem.startsWith(prefix)) yield block.entry(at);
        else if (stem > prefix) return;
      }
    }
  }

  /** Blocks of entries, from the one that may contain `from` through the one that may contain `to`. */
  async *#scan(from: string, to: string): AsyncGenerator<TermBlock, void> {
    let left = MAX_SCANNED_BLOCKS;
    const firstPack = findLast(this.#packs, from, ({ firstTerm }) => firstTerm ?? '');
    for (const source of this.#packs.slice(firstPack)) {
      if ((source.firstTerm ?? '') > to || !this.#canLoad(source.key)) return;
      const pack = await this.#store.load(source);
      const firstBlock = findLast(pack.terms, from, ({ first }) => first);
      for (const block of pack.terms.slice(firstBlock)) {
        if (block.first > to || left-- <= 0) return;
        const terms = this.#takeBlock(source, pack, block);
        if (terms === null) return;
        yield terms;
      }
    }
  }

  #canLoad(key: string): boolean {
    return this.#budget?.has(key) !== false || this.#bytesLeft() >= RESERVED_BYTES.postings + RECORD_BYTES.terms;
  }

  /** A block, or null if the query may not read it. */
  #takeBlock(source: SearchPack, pack: Pack, block: Block<string>): TermBlock | null {
    const name = `${source.key} ${block.start}`;
    return this.work.takeBlock(name) ? this.#blocks.take(name, () => this.#readBlock(source, pack, block)) : null;
  }

  #readBlock({ key }: SearchPack, pack: Pack, block: Block<string>): TermBlock {
    const columns = pack.readDictionary(block);
    const isSplit = this.#isSplit;
    return new TermBlock(columns, {
      locate: () => locatePostings(columns[3], isSplit ? 0 : block.middle, isSplit),
      recordKey: (record) => (isSplit ? postingsKey(key, record) : null),
      read: async (record) => (record === null ? pack.bytes : await this.#store.read(record)),
    });
  }
}

/** Where the postings of a block are. */
interface PostingsPlace {
  readonly locate: () => readonly PostingsRange[];
  /** Key of a separate record, or null if the postings follow the block. */
  readonly recordKey: (record: number) => string | null;
  readonly read: (recordKey: string | null) => Promise<Uint8Array>;
}

function toSelf(stem: string): string {
  return stem;
}

/** The terms of a block in order. Entries are made on demand, because a query needs few of them. */
export class TermBlock {
  readonly stems: readonly string[];
  readonly #columns: DictionaryColumns;
  #surfaces: readonly string[] | null = null;
  readonly #postings: PostingsPlace;
  readonly #entries: TermEntry[] = [];
  #ranges: readonly PostingsRange[] | null = null;
  /** Size of each record. */
  readonly #sizes: number[] = [];

  constructor(columns: DictionaryColumns, postings: PostingsPlace) {
    this.stems = columns[0].split(SEPARATOR);
    this.#columns = columns;
    this.#postings = postings;
  }

  entry(index: number): TermEntry {
    const entry = this.#entries[index] ?? this.#makeEntry(index);
    this.#entries[index] = entry;
    return entry;
  }

  #locate(): readonly PostingsRange[] {
    if (this.#ranges === null) {
      this.#ranges = this.#postings.locate();
      for (const { record, end } of this.#ranges) this.#sizes[record] = end;
    }
    return this.#ranges;
  }

  #makeEntry(index: number): TermEntry {
    const [, surfacesOfAll, pageCounts] = this.#columns;
    this.#surfaces ??= surfacesOfAll.split(SEPARATOR);
    const stem = this.stems[index] ?? '';
    const surfaces = this.#surfaces[index] ?? '';
    const { record, start, end } = this.#locate()[index] ?? { record: 0, start: 0, end: 0 };
    const { recordKey, read } = this.#postings;
    const key = recordKey(record);
    return {
      stem,
      surfaces: surfaces === '' ? [stem] : surfaces.split(' '),
      pageCount: pageCounts[index] ?? 0,
      postingsRecord: key === null ? { key: stem, bytes: end - start } : { key, bytes: this.#sizes[record] ?? 0 },
      readPostings: async () => decodePostings((await read(key)).subarray(start, end)),
    };
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
