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

/** A term in a block's dictionary, as JSON. Surfaces are joined by spaces. */
export type DictionaryRow = readonly [stem: string, surfaces: string, pageCount: number, postingsBytes: number];

/** If postings have their own records, a record is full at this size. */
const POSTINGS_RECORD_BYTES = 500;

/** Where a term's postings are. */
export interface PostingsRange {
  /** Index of the record among those of the block; 0 if the postings follow the dictionary. */
  readonly record: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The position of each row's postings, which are in the same order as the rows. A term's postings are in one record.
 */
export function locatePostings(rows: readonly DictionaryRow[], offset: number, isSplit: boolean): PostingsRange[] {
  let record = 0;
  let start = offset;
  return rows.map(([, , , length]) => {
    if (isSplit && start >= POSTINGS_RECORD_BYTES) {
      record++;
      start = 0;
    }
    const range = { record, start, end: start + length };
    start = range.end;
    return range;
  });
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

/** A pack with a parsed table. Throws if the bytes are not a complete pack. */
export class Pack {
  readonly bytes: Uint8Array;
  readonly terms: readonly Block<string>[];
  readonly documents: readonly Block<number>[];

  constructor(bytes: Uint8Array) {
    const tableEnd = bytes.indexOf(LINE_FEED);
    const table = JSON.parse(DECODER.decode(bytes.subarray(0, tableEnd))) as PackTable;
    let offset = tableEnd + 1;
    const toBlock = <K>(first: K, length: number, tail: number): Block<K> => {
      const start = offset;
      offset += length + tail;
      return { first, start, middle: start + length, end: offset };
    };
    this.bytes = bytes;
    this.terms = table.terms.map(([first, dictionary, postings]) => toBlock(first, dictionary, postings));
    this.documents = table.documents.map(([first, length]) => toBlock(first, length, 0));
    if (offset !== bytes.byteLength)
      throw new Error(`Cannot read a pack: ${bytes.byteLength} bytes, expected ${offset}`);
  }

  /** Parses the JSON between two offsets. */
  parse(start: number, end: number): unknown {
    return JSON.parse(DECODER.decode(this.bytes.subarray(start, end)));
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
