/**
 * What the record of a page holds, in this order: the article comes first, so that it can be sent before the Markdown is
 * read.
 */
export const PAGE_PARTS = ['article', 'markdown'] as const;

export type PagePart = (typeof PAGE_PARTS)[number];

/** Where a part is in the record, in bytes; an empty part is one that the page has not. */
export interface PartRange {
  readonly start: number;
  readonly end: number;
}

type PartRanges = Readonly<Record<PagePart, PartRange>>;

/** Part of every page's key: records that are read in another way have other keys. */
export const PAGE_RECORD_FORMAT = 'article markdown 4';

/** A key and two lengths are far shorter; a record that has no line as short as this is not ours. */
const MAX_HEADER_BYTES = 256;

const LINE_FEED = 0x0a;

/** No article is empty, so that a blank page is never taken for one. */
const HEADER = /^(\S+) article ([1-9]\d*) markdown (\d+)$/;

/**
 * The line that a record begins with, in ASCII: its own key, then the length of each part in bytes. A reader thus
 * notices the bytes of another record, and a record that ends too early.
 */
export function renderRecordHeader(key: string, lengths: Readonly<Record<PagePart, number>>): string {
  return `${[key, ...PAGE_PARTS.flatMap((part) => [part, lengths[part]])].join(' ')}\n`;
}

/**
 * Where the parts of a record stand, from its first bytes; null when they do not hold the whole header yet. Throws when
 * they are not those of the record with this key.
 */
export function findParts(bytes: Uint8Array, key: string): PartRanges | null {
  const end = bytes.subarray(0, MAX_HEADER_BYTES).indexOf(LINE_FEED);
  if (end === -1 && bytes.byteLength < MAX_HEADER_BYTES) return null;
  const line = String.fromCharCode(...bytes.subarray(0, end === -1 ? MAX_HEADER_BYTES : end));
  const [, name, article = '', markdown = ''] = HEADER.exec(line) ?? [];
  if (name !== key) throw new Error(`Cannot read record ${key}: it begins with ${JSON.stringify(line.slice(0, 80))}`);
  const articleRange = rangeFrom(end + 1, article);
  return { article: articleRange, markdown: rangeFrom(articleRange.end, markdown) };
}

/** One part of a whole record, without a copy. Throws when the record has another key, or ends before the part does. */
export function takePart(record: Uint8Array, key: string, part: PagePart): Uint8Array {
  const range = findParts(record, key)?.[part];
  if (range === undefined || range.end > record.byteLength)
    throw new Error(`Cannot read record ${key}: it ends after ${record.byteLength} bytes`);
  return record.subarray(range.start, range.end);
}

/** What follows the parts of a whole record: empty for most pages. Throws as `takePart` does. */
export function takeRest(record: Uint8Array, key: string): Uint8Array {
  const { byteLength, byteOffset } = takePart(record, key, 'markdown');
  return record.subarray(byteOffset - record.byteOffset + byteLength);
}

function rangeFrom(start: number, length: string): PartRange {
  return { start, end: start + Number(length) };
}
