import type { RecentMap } from '../../model/records/recent-map.ts';
import type { SearchIndex, SearchPack } from '../../model/search/search.ts';
import type { WordReader } from '../words/words.ts';
import {
  type Block,
  type DictionaryColumns,
  findLast,
  locatePostings,
  type Pack,
  type PostingsPlaces,
  postingsKey,
  SEPARATOR,
} from './pack.ts';
import type { PackStore } from './pack-store.ts';
import type { Postings } from './postings.ts';
import { type DownloadBudget, RECORD_BYTES, RESERVED_BYTES, type SearchWork } from './search-work.ts';
import { decodeNumbers } from './vlq.ts';

/** The record with a term's postings. */
interface PostingsRecord {
  readonly key: string;
  /** Before it is deflated. */
  readonly bytes: number;
}

/** What outlives a query. */
interface TermMemory {
  readonly termBlocks: RecentMap<string, TermBlock>;
  readonly reader: WordReader;
}

/** What a query may download and do. */
interface TermLimits {
  readonly budget?: DownloadBudget | undefined;
  readonly work: SearchWork;
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
  readonly #memory: TermMemory;
  readonly #budget: DownloadBudget | undefined;
  /** What this query has asked for, which it asks for again and again. */
  readonly #taken = new Map<Block<string>, TermBlock | null>();
  readonly work: SearchWork;

  constructor(
    { packs, isSplit = false }: SearchIndex,
    store: PackStore,
    memory: TermMemory,
    { budget, work }: TermLimits,
  ) {
    this.#packs = packs.filter(({ firstTerm }) => firstTerm !== null);
    this.#isSplit = isSplit;
    this.#store = store;
    this.#memory = memory;
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

  async find(stem: string): Promise<TermEntry | null> {
    const source = this.#packs[findLast(this.#packs, stem, ({ firstTerm }) => firstTerm ?? '')];
    if (source === undefined || (source.firstTerm ?? '') > stem || !this.#canLoad(source.key)) return null;
    const pack = await this.#store.load(source);
    const block = pack.terms[findLast(pack.terms, stem, ({ first }) => first)];
    const terms = block === undefined ? null : this.#takeBlock(source, pack, block);
    if (terms === null) return null;
    const index = findLast(terms.stems, stem, toSelf);
    return terms.stems[index] === stem ? new TermEntry(terms, index) : null;
  }

  /** Whether any stem starts with a prefix. */
  async hasPrefix(prefix: string): Promise<boolean> {
    let hasAny = false;
    await this.visit(prefix, () => {
      hasAny = true;
      return false;
    });
    return hasAny;
  }

  /** Visits the entries whose stem starts with a prefix, in order, until `visit` returns false. */
  async visit(prefix: string, visit: (entry: TermEntry) => boolean): Promise<void> {
    for await (const block of this.#scan(prefix, prefix + LAST)) {
      for (let at = findLast(block.stems, prefix, toSelf); at < block.stems.length; at++) {
        const stem = block.stems[at] ?? '';
        if (stem.startsWith(prefix) ? !visit(new TermEntry(block, at)) : stem > prefix) return;
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
    const known = this.#taken.get(block);
    if (known !== undefined) return known;
    const name = `${source.key} ${block.start}`;
    const taken = this.work.takeBlock(name)
      ? this.#memory.termBlocks.take(name, () => this.#readBlock(source, pack, block))
      : null;
    this.#taken.set(block, taken);
    return taken;
  }

  #readBlock({ key }: SearchPack, pack: Pack, block: Block<string>): TermBlock {
    const columns = pack.readDictionary(block);
    const isSplit = this.#isSplit;
    return new TermBlock(columns, this.#memory.reader.language.fold, {
      locate: () => locatePostings(columns[3], isSplit ? 0 : block.middle, isSplit),
      recordKey: (record) => (isSplit ? postingsKey(key, record) : null),
      read: async (record) => (record === null ? pack.bytes : await this.#store.read(record)),
    });
  }
}

/** How a block reads its postings. */
interface PostingsSource {
  readonly locate: () => PostingsPlaces;
  /** Key of a separate record, or null if the postings follow the block. */
  readonly recordKey: (record: number) => string | null;
  readonly read: (recordKey: string | null) => Promise<Uint8Array>;
}

function toSelf(stem: string): string {
  return stem;
}

/** The terms of a block in order. Their columns are split on demand, because a query needs few of them. */
export class TermBlock {
  readonly stems: readonly string[];
  readonly lengths: readonly number[];
  readonly pageCounts: readonly number[];
  readonly source: PostingsSource;
  readonly #fold: (text: string) => string;
  readonly #spellingsOfAll: string;
  #spellings: readonly string[] | null = null;
  #surfaces: readonly string[] | null = null;
  #places: PostingsPlaces | null = null;

  constructor(
    [stems, spellings, pageCounts, lengths]: DictionaryColumns,
    fold: (text: string) => string,
    source: PostingsSource,
  ) {
    this.#fold = fold;
    this.stems = stems.split(SEPARATOR);
    this.#spellingsOfAll = spellings;
    this.pageCounts = pageCounts;
    this.lengths = lengths;
    this.source = source;
  }

  /** Spellings, joined by spaces; empty for a term whose only one is its stem. */
  get spellings(): readonly string[] {
    this.#spellings ??= this.#spellingsOfAll.split(SEPARATOR);
    return this.#spellings;
  }

  /** The same, folded. */
  get surfaces(): readonly string[] {
    this.#surfaces ??= this.#fold(this.#spellingsOfAll).split(SEPARATOR);
    return this.#surfaces;
  }

  get places(): PostingsPlaces {
    this.#places ??= this.source.locate();
    return this.#places;
  }
}

/** A term of the index and the pages that have it. */
export class TermEntry {
  readonly #block: TermBlock;
  readonly #index: number;

  constructor(block: TermBlock, index: number) {
    this.#block = block;
    this.#index = index;
  }

  get stem(): string {
    return this.#block.stems[this.#index] ?? '';
  }

  /** Its spellings in pages, most frequent first. */
  get spellings(): readonly string[] {
    return this.#split(this.#block.spellings);
  }

  /** The same, folded. */
  get surfaces(): readonly string[] {
    return this.#split(this.#block.surfaces);
  }

  /** Number of pages that have it. There may be fewer postings: those with the highest weights. */
  get pageCount(): number {
    return this.#block.pageCounts[this.#index] ?? 0;
  }

  /** The record with its postings; for postings in the record of the term, only they count. */
  get postingsRecord(): PostingsRecord {
    const key = this.#recordKey;
    const { records, ends } = this.#block.places;
    return key === null
      ? { key: this.stem, bytes: this.#length }
      : { key, bytes: ends[records[this.#index] ?? 0] ?? 0 };
  }

  async readPostings(): Promise<Postings> {
    const { source, places } = this.#block;
    const start = places.starts[this.#index] ?? 0;
    return decodeNumbers((await source.read(this.#recordKey)).subarray(start, start + this.#length));
  }

  #split(column: readonly string[]): readonly string[] {
    const words = column[this.#index] ?? '';
    return words === '' ? [this.stem] : words.split(' ');
  }

  get #length(): number {
    return this.#block.lengths[this.#index] ?? 0;
  }

  get #recordKey(): string | null {
    return this.#block.source.recordKey(this.#block.places.records[this.#index] ?? 0);
  }
}
