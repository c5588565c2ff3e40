/**
 * The parts of a page record, in order. The article comes first, so that it can be sent before the Markdown is read.
 */
export const PAGE_PARTS = ['article', 'markdown'] as const;

export type PagePart = (typeof PAGE_PARTS)[number];

/** Byte range of a part in the record. A part that the page lacks is empty. */
export interface PartRange {
  readonly start: number;
  readonly end: number;
}

type PartRanges = Readonly<Record<PagePart, PartRange>>;

/** Part of every page's key, so that records in another format have different keys. */
export const PAGE_RECORD_FORMAT = 'article markdown 4';

/** A key and two lengths are far shorter. A record whose first line is longer is not ours. */
const MAX_HEADER_BYTES = 256;

const LINE_FEED = 0x0a;

/** An article is never empty, so a blank page cannot pass for one. */
const HEADER = /^(\S+) article ([1-9]\d*) markdown (\d+)$/;

/**
 * The first line of a record, in ASCII: its key, then the length of each part in bytes. It lets a reader detect the
 * wrong record and a truncated one.
 */
export function renderRecordHeader(key: string, lengths: Readonly<Record<PagePart, number>>): string {
  return `${[key, ...PAGE_PARTS.flatMap((part) => [part, lengths[part]])].join(' ')}\n`;
}

/**
 * Finds the parts of a record from its first bytes. Returns null if these do not contain the whole header yet. Throws
 * if the header does not have this key.
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

/** One part of a complete record, without copying. Throws if the record has a different key or ends too early. */
export function takePart(record: Uint8Array, key: string, part: PagePart): Uint8Array {
  const range = findParts(record, key)?.[part];
  if (range === undefined || range.end > record.byteLength)
    throw new Error(`Cannot read record ${key}: it ends after ${record.byteLength} bytes`);
  return record.subarray(range.start, range.end);
}

/** Whatever follows the parts in a complete record: empty for most pages. Throws as `takePart` does. */
export function takeRest(record: Uint8Array, key: string): Uint8Array {
  const { byteLength, byteOffset } = takePart(record, key, 'markdown');
  return record.subarray(byteOffset - record.byteOffset + byteLength);
}

function rangeFrom(start: number, length: string): PartRange {
  return { start, end: start + Number(length) };
}
