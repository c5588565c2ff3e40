/*
 * A pack is one record of the store: a line of JSON with the lengths of its blocks, then the blocks. A block is
 * parsed when a query needs it, so the cost of a query does not depend on the size of the pack or the site.
 */

/** The first line of a pack. */
export interface PackTable {
  /** Blocks of terms in order: first term, bytes of the dictionary, bytes of its postings. */
  readonly terms: readonly (readonly [first: string, dictionaryBytes: number, postingsBytes: number])[];
  /** Blocks of documents in order: first page number, bytes. */
  readonly documents: readonly (readonly [firstPage: number, bytes: number])[];
}

/**
 * The terms of a block as JSON, by column, which is parsed in a third of the time that rows take. Stems and surfaces are
 * joined by `SEPARATOR`, several surfaces of a term by spaces.
 */
export type DictionaryColumns = readonly [
  stems: string,
  surfaces: string,
  pageCounts: readonly number[],
  postingsBytes: readonly number[],
];

/** A control character that JSON need not escape. */
export const SEPARATOR = '\u007f';

/** If postings have their own records, a record is full at this size. */
const POSTINGS_RECORD_BYTES = 500;

/** Where the postings of terms are. */
export interface PostingsPlaces {
  /** By term, the index of its record among those of the block; 0 if the postings follow the dictionary. */
  readonly records: Uint32Array;
  /** By term, the first byte. */
  readonly starts: Uint32Array;
  /** By record, the last byte. */
  readonly ends: readonly number[];
}

/**
 * The position of each term's postings, which are in the order of the terms. A term's postings are in one record.
 */
export function locatePostings(lengths: readonly number[], offset: number, isSplit: boolean): PostingsPlaces {
  const records = new Uint32Array(lengths.length);
  const starts = new Uint32Array(lengths.length);
  const ends = [offset];
  for (const [index, length] of lengths.entries()) {
    if (isSplit && (ends.at(-1) ?? 0) >= POSTINGS_RECORD_BYTES) ends.push(0);
    const record = ends.length - 1;
    const start = ends[record] ?? 0;
    records[index] = record;
    starts[index] = start;
    ends[record] = start + length;
  }
  return { records, starts, ends };
}

/** Key of a postings record, derived from its pack's key. */
export function postingsKey(packKey: string, record: number): string {
  return `${packKey}-${record}`;
}

const LINE_FEED = 0x0a;
const DECODER = new TextDecoder();

export interface Block<K> {
  readonly first: K;
  /** Range of the whole block in the pack. */
  readonly start: number;
  readonly end: number;
  /** Where the postings start, in a block of terms. */
  readonly middle: number;
}

/** Where the blocks of a pack are. */
export interface Blocks {
  readonly terms: readonly Block<string>[];
  readonly documents: readonly Block<number>[];
  /** Bytes of the pack. */
  readonly length: number;
}

/** Parses the table of a pack. */
export function readBlocks(bytes: Uint8Array): Blocks {
  const tableEnd = bytes.indexOf(LINE_FEED);
  const table = JSON.parse(DECODER.decode(bytes.subarray(0, tableEnd))) as PackTable;
  let length = tableEnd + 1;
  const toBlock = <K>(first: K, bodyLength: number, tail: number): Block<K> => {
    const start = length;
    length += bodyLength + tail;
    return { first, start, middle: start + bodyLength, end: length };
  };
  const terms = table.terms.map(([first, dictionary, postings]) => toBlock(first, dictionary, postings));
  const documents = table.documents.map(([first, bodyLength]) => toBlock(first, bodyLength, 0));
  return { terms, documents, length };
}

/** A pack with a parsed table. Throws if the bytes are not a complete pack. */
export class Pack {
  readonly bytes: Uint8Array;
  readonly terms: readonly Block<string>[];
  readonly documents: readonly Block<number>[];

  constructor(bytes: Uint8Array, { terms, documents, length } = readBlocks(bytes)) {
    this.bytes = bytes;
    this.terms = terms;
    this.documents = documents;
    if (length !== bytes.byteLength)
      throw new Error(`Cannot read a pack: ${bytes.byteLength} bytes, expected ${length}`);
  }

  /** Parses the dictionary of a block of terms. */
  readDictionary({ start, middle }: Block<string>): DictionaryColumns {
    return JSON.parse(this.#decode(start, middle)) as DictionaryColumns;
  }

  /** One document of a block, which has a line for each. Null if there are fewer. */
  readDocument({ start, end }: Block<number>, index: number): string | null {
    const bytes = this.bytes.subarray(start, end);
    let from = 0;
    for (let line = 0; line < index; line++) {
      from = bytes.indexOf(LINE_FEED, from) + 1;
      if (from === 0) return null;
    }
    const lineEnd = bytes.indexOf(LINE_FEED, from);
    return this.#decode(start + from, lineEnd === -1 ? end : start + lineEnd);
  }

  #decode(start: number, end: number): string {
    return DECODER.decode(this.bytes.subarray(start, end));
  }
}

/** Index of the last entry with a key up to `wanted`, or of the first entry. */
export function findLast<T, K extends string | number>(
  entries: readonly T[],
  wanted: K,
  keyOf: (entry: T) => K,
): number {
  let low = 0;
  let high = entries.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const entry = entries[middle];
    if (entry !== undefined && keyOf(entry) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}
