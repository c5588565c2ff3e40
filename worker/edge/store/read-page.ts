import type { ContentStore } from '../../env.ts';
import { concatenate } from '../../model/records/concatenate.ts';
import {
  DamagedRecord,
  findFormats,
  type PageFormat,
  type RecordHeader,
} from '../../model/records/pages/page-record.ts';
import { checkHeader, checkSum, takeChecked } from './checksum.ts';
import { withTimeout } from './timer.ts';

/**
 * KV caches a record near the reader for 30 days. Keys include a content hash, so records never change. A retry asks for
 * the default of a minute instead, so that KV replaces an older copy that is damaged or lacks the record.
 */
const CACHE_TTL_S = 2_592_000;

/** How long the store may be silent, before the response or between two chunks, until a read fails. */
export const SILENCE_MS = 3_000;

const MAX_ATTEMPTS = 2;

/** The first read is enough for most articles and returns the article's length. The second reads the rest. */
const FIRST_READ_BYTES = 65_536;
const MAX_READ_BYTES = 262_144;

/** The first read delivered wrong bytes. Another read may deliver the right ones. */
export class WrongArticle extends DamagedRecord {}

/**
 * The chunks of a page's article as they arrive. Does not read beyond the article. If a read fails or returns another
 * record, it is retried once and continues where the first one broke off, because both return the same bytes. Throws if
 * the retry fails too. Throws WrongArticle at the end if the chunks are not the article that the key promises.
 */
export async function* readArticle(
  content: ContentStore,
  key: string,
  isRetry = false,
): AsyncGenerator<Uint8Array, void> {
  const chunks: Uint8Array[] = [];
  let delivered = 0;
  let damage: unknown = null;
  for (let attempt = isRetry ? MAX_ATTEMPTS : 1; ; attempt++) {
    const record = new RecordReader(content, key, attempt > 1);
    try {
      for await (const chunk of readFrom(record, delivered)) {
        delivered += chunk.byteLength;
        chunks.push(chunk);
        yield chunk;
      }
      await checkSum(
        chunks[1] === undefined && chunks[0] !== undefined ? chunks[0] : concatenate(chunks),
        record.header?.article.sum ?? '',
        key,
      );
      break;
    } catch (cause) {
      if (attempt === MAX_ATTEMPTS) throw cause;
      // Chunks that were delivered cannot be taken back.
      if (delivered > 0 && cause instanceof DamagedRecord) throw new WrongArticle(key, cause.found);
      damage = cause;
    }
  }
  reportDamage(content, damage);
}

/** A whole format of a page, copied so that the rest of the record can be freed. Checks and retries as `readRecord` does. */
export function readFormat(content: ContentStore, key: string, format: PageFormat): Promise<Uint8Array> {
  return readRecord(content, key, async (bytes) => (await takeChecked(bytes, key, format)).slice());
}

/**
 * What `take` makes of a whole record. Retries once if the read fails or `take` throws. Throws if the store fails or
 * lacks the record twice, or if `take` throws twice.
 */
export async function readRecord<T>(
  content: ContentStore,
  key: string,
  take: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  try {
    return await take(await readOnce(content, key, false));
  } catch (cause) {
    const value = await take(await readOnce(content, key, true));
    reportDamage(content, cause);
    return value;
  }
}

/** Reports a damaged record that a retry replaced: readers notice nothing, but the operator does. */
function reportDamage(content: ContentStore, cause: unknown): void {
  if (cause instanceof DamagedRecord) content.report?.(cause);
}

async function readOnce(content: ContentStore, key: string, isRetry: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = content.get(key, { type: 'arrayBuffer', ...cacheFor(isRetry) });
  const record = await withTimeout(bytes, SILENCE_MS, `record ${key}`);
  if (record === null) throw missing(key);
  return new Uint8Array(record);
}

function cacheFor(isRetry: boolean): { readonly cacheTtl?: number } {
  return isRetry ? {} : { cacheTtl: CACHE_TTL_S };
}

/** The article from an offset within it. Throws if the record ends before the article does. */
async function* readFrom(record: RecordReader, offset: number): AsyncGenerator<Uint8Array, void> {
  let bytes: Uint8Array = new Uint8Array();
  let position = 0;
  try {
    let wanted = FIRST_READ_BYTES;
    for (let chunk = await record.read(wanted); chunk !== null; chunk = await record.read(wanted)) {
      // Buffer chunks until the header is complete.
      bytes = record.header === null && bytes.byteLength > 0 ? concatenate([bytes, chunk]) : chunk;
      const article = (await record.findHeader(bytes))?.article;
      if (article === undefined) continue;
      const start = Math.max(0, article.start + offset - position);
      const end = Math.max(0, article.end - position);
      if (start < Math.min(end, bytes.byteLength)) yield bytes.subarray(start, end);
      if (bytes.byteLength >= end) return;
      position += bytes.byteLength;
      wanted = Math.min(article.end - position, MAX_READ_BYTES);
    }
  } finally {
    record.stop();
  }
  throw new Error(`Cannot read record ${record.key}: it ends before its article does`);
}

/**
 * Reads a record in chunks as large as possible. Each read is a wait, and without our own buffer a chunk has only 4 KB.
 */
class RecordReader {
  readonly key: string;
  readonly #content: ContentStore;
  readonly #isRetry: boolean;
  #header: RecordHeader | null = null;
  #reader: Promise<ReadableStreamBYOBReader> | null = null;

  constructor(content: ContentStore, key: string, isRetry: boolean) {
    this.#content = content;
    this.key = key;
    this.#isRetry = isRetry;
  }

  /** The record's first line; null until `findHeader` has found it. */
  get header(): RecordHeader | null {
    return this.#header;
  }

  /** Throws DamagedRecord if the key is not the hash of the header. */
  async findHeader(start: Uint8Array): Promise<RecordHeader | null> {
    if (this.#header !== null) return this.#header;
    const header = findFormats(start, this.key);
    if (header !== null) await checkHeader(header, this.key);
    this.#header = header;
    return header;
  }

  /** At most `maxBytes` bytes, or null at the end. Throws if the store fails, times out or lacks the record. */
  read(maxBytes: number): Promise<Uint8Array | null> {
    return withTimeout(this.#readNext(maxBytes), SILENCE_MS, `record ${this.key}`);
  }

  stop(): void {
    // Not awaited: a failed stream cannot be canceled either.
    this.#reader?.then((reader) => reader.cancel()).catch(() => {});
  }

  async #readNext(maxBytes: number): Promise<Uint8Array | null> {
    this.#reader ??= this.#open();
    const reader = await this.#reader;
    const { value, done } = await reader.read(new Uint8Array(maxBytes));
    return done || value === undefined ? null : value;
  }

  async #open(): Promise<ReadableStreamBYOBReader> {
    const stream = await this.#content.get(this.key, { type: 'stream', ...cacheFor(this.#isRetry) });
    if (stream === null) throw missing(this.key);
    return stream.getReader({ mode: 'byob' });
  }
}

function missing(key: string): Error {
  return new Error(`Cannot find record ${key}: the manifest lists it`);
}
