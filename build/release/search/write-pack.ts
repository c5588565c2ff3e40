import { concatenate } from '../../../worker/model/records/concatenate.ts';
import { type DocumentRow, PLACE_SEPARATOR, type PlaceRow } from '../../../worker/search/store/document-store.ts';
import { type DictionaryColumns, type PackTable, SEPARATOR } from '../../../worker/search/store/pack.ts';
import type { Posting } from '../../../worker/search/store/postings.ts';
import { encodeNumber } from '../../../worker/search/store/vlq.ts';

/** A term in a block's dictionary. Surfaces are joined by spaces. */
export type DictionaryRow = readonly [stem: string, surfaces: string, pageCount: number, postingsBytes: number];

export interface TermBlock {
  readonly first: string;
  readonly bytes: Uint8Array;
  readonly dictionaryBytes: number;
}

/** A document and its places. */
export interface WrittenDocument {
  readonly row: DocumentRow;
  readonly places: readonly PlaceRow[];
}

export interface DocumentBlock {
  readonly first: number;
  readonly bytes: Uint8Array;
}

const ENCODER = new TextEncoder();

/** Serializes the terms of a block. None of them has the separator. */
export function writeDictionary(rows: readonly DictionaryRow[]): Uint8Array {
  const columns: DictionaryColumns = [
    rows.map(([stem]) => stem).join(SEPARATOR),
    rows.map(([, surfaces]) => surfaces).join(SEPARATOR),
    rows.map(([, , pageCount]) => pageCount),
    rows.map(([, , , postingsBytes]) => postingsBytes),
  ];
  return ENCODER.encode(JSON.stringify(columns));
}

/** The terms of a block that `writeDictionary` has written. */
export function readDictionary([stems, surfaces, pageCounts, postingsBytes]: DictionaryColumns): DictionaryRow[] {
  const spellings = surfaces.split(SEPARATOR);
  return stems
    .split(SEPARATOR)
    .map((stem, index) => [stem, spellings[index] ?? '', pageCounts[index] ?? 0, postingsBytes[index] ?? 0]);
}

/** Serializes a document as a line. */
export function writeDocument({ row, places }: WrittenDocument): string {
  return [row, ...places].map((part) => JSON.stringify(part)).join(PLACE_SEPARATOR);
}

/** Serializes a pack: its table, then its blocks. */
export function writePack({
  terms,
  documents,
}: {
  terms: readonly TermBlock[];
  documents: readonly DocumentBlock[];
}): Uint8Array {
  const table: PackTable = {
    terms: terms.map(({ first, bytes, dictionaryBytes }) => [
      first,
      dictionaryBytes,
      bytes.byteLength - dictionaryBytes,
    ]),
    documents: documents.map(({ first, bytes }) => [first, bytes.byteLength]),
  };
  return concatenate([
    ENCODER.encode(`${JSON.stringify(table)}\n`),
    ...terms.map(({ bytes }) => bytes),
    ...documents.map(({ bytes }) => bytes),
  ]);
}

/** Groups items in order. A group is closed when its items reach `full` bytes. */
export function groupBySize<T>(items: readonly T[], sizeOf: (item: T) => number, full: number): T[][] {
  const groups: T[][] = [];
  let size = full;
  for (const item of items) {
    if (size >= full) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(item);
    size += sizeOf(item);
  }
  return groups;
}

/** Postings in order of their pages, as text (`worker/search/store/vlq.ts`). */
export function encodePostings(postings: Iterable<Posting>): string {
  let last = 0;
  let text = '';
  for (const { page, weight, places } of postings) {
    text += encodeNumber(page - last) + encodeNumber(weight) + encodeNumber(places.length);
    for (const place of places) text += encodeNumber(place);
    last = page;
  }
  return text;
}
