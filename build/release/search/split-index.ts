import { deflateRawSync } from 'node:zlib';
import { concatenate } from '../../../worker/model/records/concatenate.ts';
import type { SearchIndex } from '../../../worker/model/search/search.ts';
import { documentsKey, type SplitPacks, termsKey } from '../../../worker/model/search/static-search.ts';
import { type DocumentRow, PLACE_SEPARATOR, type PlaceRow } from '../../../worker/search/store/document-store.ts';
import { type Block, locatePostings, Pack, postingsKey } from '../../../worker/search/store/pack.ts';
import { toPostings } from '../../../worker/search/store/postings.ts';
import { RECORD_BYTES } from '../../../worker/search/store/search-work.ts';
import { decodeNumbers } from '../../../worker/search/store/vlq.ts';
import {
  type DictionaryRow,
  encodePostings,
  groupBySize,
  readDictionary,
  type WrittenDocument,
  writeDictionary,
  writeDocument,
  writePack,
} from './write-pack.ts';

/** An index in many small records, of which a query reads a few, for clients that start without any. */
interface SplitIndex {
  readonly packs: SplitPacks;
  readonly records: ReadonlyMap<string, Uint8Array>;
}

/** Size limits of a record for the dictionary and documents, as JSON, which deflates to a third. */
const DICTIONARY_BYTES = 1_000;
const DOCUMENTS_BYTES = 500;

/** The first line of a record, and what DEFLATE adds. */
const TABLE_BYTES = 100;

/** Postings of one term. */
const MAX_POSTINGS = 500;

/** Splits an index into records of a few hundred bytes to a few kilobytes. The result is deterministic. */
export function splitIndex({ packs }: Pick<SearchIndex, 'packs'>, read: (key: string) => Uint8Array): SplitIndex {
  const records = new Map<string, Uint8Array>();
  const loaded = packs.map(({ key }) => new Pack(read(key)));
  const terms = loaded.flatMap(splitTerms);
  const documents = loaded.flatMap(splitDocuments);
  for (const [number, { record, postings }] of terms.entries()) {
    records.set(termsKey(number), record);
    for (const [index, bytes] of postings.entries()) records.set(postingsKey(termsKey(number), index), bytes);
  }
  for (const [number, { record }] of documents.entries()) records.set(documentsKey(number), record);
  return {
    packs: {
      firstTerms: terms.map(({ first }, index) => separate(terms[index - 1]?.last ?? '', first)),
      pageCounts: documents.map(({ count }) => count),
    },
    records,
  };
}

interface TermPack {
  readonly first: string;
  readonly last: string;
  readonly record: Uint8Array;
  /** Records of the postings, in order. */
  readonly postings: readonly Uint8Array[];
}

interface SplitTerm {
  readonly row: DictionaryRow;
  readonly postings: Uint8Array;
}

/** A term with the pages on which it weighs most: a reader downloads all postings of a word. */
function keepHeaviest(row: DictionaryRow, postings: Uint8Array): SplitTerm {
  const [stem, surfaces, pageCount] = row;
  if (pageCount <= MAX_POSTINGS) return { row, postings };
  const kept = toPostings(decodeNumbers(postings))
    .sort((a, b) => b.weight - a.weight || a.page - b.page)
    .slice(0, MAX_POSTINGS)
    .sort((a, b) => a.page - b.page);
  const bytes = ENCODER.encode(encodePostings(kept));
  return { row: [stem, surfaces, pageCount, bytes.byteLength], postings: bytes };
}

interface DocumentPack {
  /** Number of pages in it. */
  readonly count: number;
  readonly record: Uint8Array;
}

const ENCODER = new TextEncoder();

function splitTerms(pack: Pack): TermPack[] {
  const terms = pack.terms.flatMap((block) => {
    const columns = pack.readDictionary(block);
    const rows = readDictionary(columns);
    const { starts } = locatePostings(columns[3], block.middle, false);
    return rows.map((row, index) => {
      const start = starts[index] ?? 0;
      return keepHeaviest(row, pack.bytes.subarray(start, start + row[3]));
    });
  });
  return groupBySize(terms, ({ row }) => JSON.stringify(row).length, DICTIONARY_BYTES).map((group): TermPack => {
    const rows = group.map(({ row }) => row);
    const [first = ''] = rows[0] ?? [];
    const [last = ''] = rows.at(-1) ?? [];
    const bytes = writeDictionary(rows);
    const lengths = rows.map(([, , , length]) => length);
    const postings: Uint8Array[][] = [];
    for (const [index, record] of locatePostings(lengths, 0, true).records.entries()) {
      postings[record] ??= [];
      postings[record].push(group[index]?.postings ?? new Uint8Array());
    }
    const record = writePack({ terms: [{ first, bytes, dictionaryBytes: bytes.byteLength }], documents: [] });
    return { first, last, record, postings: postings.map((texts) => concatenate(texts)) };
  });
}

function splitDocuments(pack: Pack): DocumentPack[] {
  const documents = pack.documents.flatMap((block) =>
    readDocuments(pack, block).map((document, index) => ({
      page: block.first + index,
      text: writeDocument(limitPlaces(document)),
    })),
  );
  return groupBySize(documents, ({ text }) => text.length, DOCUMENTS_BYTES).map((group): DocumentPack => {
    const first = group[0]?.page ?? 0;
    const bytes = ENCODER.encode(group.map(({ text }) => text).join('\n'));
    return { count: group.length, record: writePack({ terms: [], documents: [{ first, bytes }] }) };
  });
}

function readDocuments(pack: Pack, block: Block<number>): WrittenDocument[] {
  const documents: WrittenDocument[] = [];
  for (;;) {
    const line = pack.readDocument(block, documents.length);
    if (line === null) return documents;
    const [row, ...places] = line.split(PLACE_SEPARATOR).map((part): unknown => JSON.parse(part));
    documents.push({ row: row as DocumentRow, places: places as PlaceRow[] });
  }
}

/** Shortens the last places of a page until its record is within the limit, which it is on nearly all pages. */
function limitPlaces(document: WrittenDocument): WrittenDocument {
  let limited = document;
  const shorten = (withText: number, count: number): void => {
    if (isTooLarge(limited)) limited = shortenPlaces(document, withText, count);
  };
  for (const withText of [32, 8, 0]) shorten(withText, document.places.length);
  for (const count of [128, 64, 16, 0]) shorten(0, count);
  return limited;
}

/** Records end with the document that fills them, so the last one may share its record with short ones. */
function isTooLarge(document: WrittenDocument): boolean {
  const text = writeDocument(document);
  const limit = RECORD_BYTES.documents - DOCUMENTS_BYTES - TABLE_BYTES;
  return text.length > limit && deflateRawSync(text).byteLength > limit;
}

/** A document with the first places, of which only some have a text. */
function shortenPlaces({ row, places }: WrittenDocument, withText: number, count: number): WrittenDocument {
  const shortened = places
    .slice(0, count)
    .map(([kind, id, label, text], index): PlaceRow => [kind, id, label, index < withText ? text : '']);
  return { row, places: shortened };
}

/** The shortest text that sorts after one term and not after the next. */
function separate(before: string, next: string): string {
  let length = 1;
  while (length < next.length && next.slice(0, length) <= before) length++;
  return next.slice(0, length);
}
