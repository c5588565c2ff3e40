/**
 * The formats of a page in its record, in order. The article comes first, so that it can be sent before the Markdown is read.
 */
export const PAGE_FORMATS = ['article', 'markdown'] as const;

export type PageFormat = (typeof PAGE_FORMATS)[number];

/** The bytes of a text in a record, and their checksum. A format that a page lacks is empty. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
  readonly sum: string;
}

/** The first line of a record. */
export interface RecordHeader extends Readonly<Record<PageFormat, TextRange>> {
  /** The line without the key. The key is a hash of it. */
  readonly facts: string;
  /** Checksums of what follows the formats: the form and the responses of an operation, before compression. */
  readonly restSums: readonly string[];
}

/** Part of every page's key, so that records in another format have different keys. */
const PAGE_RECORD_FORMAT = 'article markdown 5';

/** A key, two lengths and four checksums are far shorter. A record whose first line is longer is not ours. */
const MAX_HEADER_BYTES = 256;

const LINE_FEED = 0x0a;

/** An article is never empty, so a blank page cannot pass for one. */
const HEADER = /^(\S+) (article ([1-9]\d*) (\S+) markdown (\d+) (\S+)((?: \S+)*))$/;

/**
 * A header without its key: length and checksum of each format, then the checksums of the rest. A key is a hash of this
 * text, so a reader can check any part of a record without reading the others.
 */
export function renderRecordFacts(
  formats: Readonly<Record<PageFormat, { readonly length: number; readonly sum: string }>>,
  restSums: readonly string[],
): string {
  const ofFormats = PAGE_FORMATS.flatMap((name) => [name, formats[name].length, formats[name].sum]);
  return [...ofFormats, ...restSums].join(' ');
}

/** The text whose hash is in the key of a record with these facts. */
export function hashedFacts(facts: string): string {
  return `${PAGE_RECORD_FORMAT} ${facts}`;
}

/** The first line of a record, in ASCII. */
export function renderRecordHeader(key: string, facts: string): string {
  return `${key} ${facts}\n`;
}

/**
 * Finds the formats in a record from its first bytes. Returns null if these do not contain the whole header yet. Throws
 * DamagedRecord if the header does not have this key.
 */
export function findFormats(bytes: Uint8Array, key: string): RecordHeader | null {
  const end = bytes.subarray(0, MAX_HEADER_BYTES).indexOf(LINE_FEED);
  if (end === -1 && bytes.byteLength < MAX_HEADER_BYTES) return null;
  const line = String.fromCharCode(...bytes.subarray(0, end === -1 ? MAX_HEADER_BYTES : end));
  const [, name, facts = '', article = '', articleSum = '', markdown = '', markdownSum = '', rest = ''] =
    HEADER.exec(line) ?? [];
  if (name !== key) throw new DamagedRecord(key, `it begins with ${JSON.stringify(line.slice(0, 80))}`);
  const middle = end + 1 + Number(article);
  return {
    facts,
    article: { start: end + 1, end: middle, sum: articleSum },
    markdown: { start: middle, end: middle + Number(markdown), sum: markdownSum },
    restSums: rest === '' ? [] : rest.slice(1).split(' '),
  };
}

/** The header of a complete record. Throws DamagedRecord if it has a different key or the record ends too early. */
export function takeHeader(record: Uint8Array, key: string, lastFormat: PageFormat = 'markdown'): RecordHeader {
  const header = findFormats(record, key);
  if (header === null || header[lastFormat].end > record.byteLength)
    throw new DamagedRecord(key, `it ends after ${record.byteLength} bytes`);
  return header;
}

/** A record whose bytes are not those that its key promises. */
export class DamagedRecord extends Error {
  readonly found: string;

  constructor(key: string, found: string) {
    super(`Cannot read record ${key}: ${found}`);
    this.found = found;
  }
}
