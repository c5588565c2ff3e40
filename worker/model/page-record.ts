/**
 * The formats of a page in its record, in order. The article comes first, so that it can be sent before the Markdown is read.
 */
export const PAGE_FORMATS = ['article', 'markdown'] as const;

export type PageFormat = (typeof PAGE_FORMATS)[number];

/** Byte range of a format in the record. A format that the page lacks is empty. */
export interface FormatRange {
  readonly start: number;
  readonly end: number;
}

type FormatRanges = Readonly<Record<PageFormat, FormatRange>>;

/** Part of every page's key, so that records in another format have different keys. */
export const PAGE_RECORD_FORMAT = 'article markdown 4';

/** A key and two lengths are far shorter. A record whose first line is longer is not ours. */
const MAX_HEADER_BYTES = 256;

const LINE_FEED = 0x0a;

/** An article is never empty, so a blank page cannot pass for one. */
const HEADER = /^(\S+) article ([1-9]\d*) markdown (\d+)$/;

/**
 * The first line of a record, in ASCII: its key, then the length of each format in bytes. It lets a reader detect the
 * wrong record and a truncated one.
 */
export function renderRecordHeader(key: string, lengths: Readonly<Record<PageFormat, number>>): string {
  return `${[key, ...PAGE_FORMATS.flatMap((format) => [format, lengths[format]])].join(' ')}\n`;
}

/**
 * Finds the formats in a record from its first bytes. Returns null if these do not contain the whole header yet. Throws
 * if the header does not have this key.
 */
export function findFormats(bytes: Uint8Array, key: string): FormatRanges | null {
  const end = bytes.subarray(0, MAX_HEADER_BYTES).indexOf(LINE_FEED);
  if (end === -1 && bytes.byteLength < MAX_HEADER_BYTES) return null;
  const line = String.fromCharCode(...bytes.subarray(0, end === -1 ? MAX_HEADER_BYTES : end));
  const [, name, article = '', markdown = ''] = HEADER.exec(line) ?? [];
  if (name !== key) throw new Error(`Cannot read record ${key}: it begins with ${JSON.stringify(line.slice(0, 80))}`);
  const articleRange = rangeFrom(end + 1, article);
  return { article: articleRange, markdown: rangeFrom(articleRange.end, markdown) };
}

/** One format of a complete record, without copying. Throws if the record has a different key or ends too early. */
export function takeFormat(record: Uint8Array, key: string, format: PageFormat): Uint8Array {
  const range = findFormats(record, key)?.[format];
  if (range === undefined || range.end > record.byteLength)
    throw new Error(`Cannot read record ${key}: it ends after ${record.byteLength} bytes`);
  return record.subarray(range.start, range.end);
}

/** Whatever follows the formats in a complete record: empty for most pages. Throws as `takeFormat` does. */
export function takeRest(record: Uint8Array, key: string): Uint8Array {
  const { byteLength, byteOffset } = takeFormat(record, key, 'markdown');
  return record.subarray(byteOffset - record.byteOffset + byteLength);
}

function rangeFrom(start: number, length: string): FormatRange {
  return { start, end: start + Number(length) };
}
