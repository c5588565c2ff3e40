/*
 * A pack is one record of the store: a line of JSON that says which blocks follow and how long they are, then the blocks.
 * A block is parsed when a query needs it, so neither the size of a pack nor that of the site is in the cost of a query.
 */

/** First lines of a pack. */
export interface PackTable {
  /** Blocks of terms in order: the first term, bytes of the dictionary, bytes of its postings. */
  readonly terms: readonly (readonly [first: string, dictionaryBytes: number, postingsBytes: number])[];
  /** Blocks of documents in order: number of the first page, bytes. */
  readonly documents: readonly (readonly [firstPage: number, bytes: number])[];
}

/** A term in the dictionary of a block, as JSON: surfaces are joined by spaces. */
export type DictionaryRow = readonly [stem: string, surfaces: string, pageCount: number, postingsBytes: number];

/** Where postings have records of their own, one is full at so many bytes. */
const POSTINGS_RECORD_BYTES = 500;

/** Where the postings of a term are. */
interface PostingsPlace {
  /** Number of their record among those of the block; 0 where they follow the dictionary. */
  readonly record: number;
  readonly start: number;
  readonly end: number;
}

/** Finds the postings of each row of a block, which are in the same order. Postings of one term are in one record. */
export function placePostings(rows: readonly DictionaryRow[], offset: number, isSplit: boolean): PostingsPlace[] {
  let record = 0;
  let start = offset;
  return rows.map(([, , , length]) => {
    if (isSplit && start >= POSTINGS_RECORD_BYTES) {
      record++;
      start = 0;
    }
    const place = { record, start, end: start + length };
    start = place.end;
    return place;
  });
}

/** Key of a record of postings, of its pack's key. */
export function postingsKey(packKey: string, record: number): string {
  return `${packKey}-${record}`;
}

const LINE_FEED = 0x0a;
const DECODER = new TextDecoder();

export interface Block<K> {
  readonly first: K;
  /** Of the whole block in the pack. */
  readonly start: number;
  readonly end: number;
  /** Where a block of terms has its postings. */
  readonly middle: number;
}

/** A pack with its table parsed. Throws when the bytes are no whole pack. */
export class Pack {
  readonly bytes: Uint8Array;
  readonly terms: readonly Block<string>[];
  readonly documents: readonly Block<number>[];

  constructor(bytes: Uint8Array) {
    const tableEnd = bytes.indexOf(LINE_FEED);
    const table = JSON.parse(DECODER.decode(bytes.subarray(0, tableEnd))) as PackTable;
    let offset = tableEnd + 1;
    const place = <K>(first: K, length: number, tail: number): Block<K> => {
      const start = offset;
      offset += length + tail;
      return { first, start, middle: start + length, end: offset };
    };
    this.bytes = bytes;
    this.terms = table.terms.map(([first, dictionary, postings]) => place(first, dictionary, postings));
    this.documents = table.documents.map(([first, length]) => place(first, length, 0));
    if (offset !== bytes.byteLength)
      throw new Error(`Cannot read a pack: ${bytes.byteLength} bytes, expected ${offset}`);
  }

  /** What stands between two offsets, parsed. */
  parse(start: number, end: number): unknown {
    return JSON.parse(DECODER.decode(this.bytes.subarray(start, end)));
  }
}

/** Index of the last entry whose key is not above a wanted one; the first when all are. */
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
