import type { TextRange } from './pages/page-record.ts';

/**
 * Packs have the Markdown of many pages, so that the full text of a site needs few reads. A record begins with a line of
 * JSON, followed by the texts. Its key is a hash of the line, so a reader can check a text without reading the others.
 */
export interface PackedText {
  readonly path: string;
  readonly length: number;
  readonly sum: string;
}

/** The packs in the manifest. */
export interface TextPacks {
  /** KV keys. */
  readonly keys: readonly string[];
  /** One character per page, in path order: its pack, or a space if none has it. */
  readonly pages: string;
}

/** Part of every key, so that records in another format have different keys. */
const TEXT_PACK_FORMAT = 'text pack 1';

const LINE_FEED = 0x0a;

/** The character before it, a space, means that a page has no pack. */
const FIRST_LETTER = 0x21;

export function packLetter(index: number): string {
  return String.fromCharCode(FIRST_LETTER + index);
}

/** The key of each page's pack, by path. Pages without a pack are absent. */
export function findPacks({ keys, pages }: TextPacks, paths: Iterable<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let index = 0;
  for (const path of paths) {
    const key = keys[pages.charCodeAt(index++) - FIRST_LETTER];
    if (key !== undefined) found.set(path, key);
  }
  return found;
}

/** The first line of a pack, without its end. Paths are in ASCII. */
export function renderPackHeader(texts: readonly PackedText[]): string {
  return JSON.stringify(texts.map(({ path, length, sum }) => [path, length, sum]));
}

/** The text whose hash is in the key of a pack with this header. */
export function hashedPackHeader(header: string): string {
  return `${TEXT_PACK_FORMAT} ${header}`;
}

/** The first line of a complete pack, without its end. */
export function takePackHeader(record: Uint8Array): Uint8Array {
  return record.subarray(0, Math.max(0, record.indexOf(LINE_FEED)));
}

/** Finds the texts of a pack by path. Its header must have been compared with the key. */
export function findTexts(header: string): ReadonlyMap<string, TextRange> {
  const texts = JSON.parse(header) as [path: string, length: number, sum: string][];
  let end = header.length + 1;
  return new Map(
    texts.map(([path, length, sum]) => {
      const start = end;
      end += length;
      return [path, { start, end, sum }];
    }),
  );
}
