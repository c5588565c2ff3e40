import { concatenate } from '../model/concatenate.ts';
import { type FormatRange, findFormats, type PageFormat, takeFormat } from '../model/page-record.ts';
import { withTimeout } from './timer.ts';

/** KV caches a record near the reader for 30 days. Keys include a content hash, so records never change. */
const CACHE_TTL_S = 2_592_000;

/** How long the store may be silent, before the response or between two chunks, until a read fails. */
export const SILENCE_MS = 3_000;

const MAX_ATTEMPTS = 2;

/** The first read is enough for most articles and returns the article's length. The second reads the rest. */
const FIRST_READ_BYTES = 65_536;
const MAX_READ_BYTES = 262_144;

/**
 * The chunks of a page's article as they arrive. Does not read beyond the article. If a read fails or returns another
 * record, it is retried once and continues where the first one broke off, because both return the same bytes. Throws if
 * the retry fails too.
 */
export async function* readArticle(content: KVNamespace, key: string): AsyncGenerator<Uint8Array, void> {
  let delivered = 0;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    try {
      for await (const chunk of readFrom(content, key, delivered)) {
        delivered += chunk.byteLength;
        yield chunk;
      }
      return;
    } catch (cause) {
      if (attempt === MAX_ATTEMPTS) throw cause;
    }
  }
}

/**
 * A whole format of a page, copied so that the rest of the record can be freed. Retries once if the read fails or returns
 * another record. Throws if the retry fails too.
 */
export async function readFormat(content: KVNamespace, key: string, format: PageFormat): Promise<Uint8Array> {
  const read = async (): Promise<Uint8Array> => takeFormat(await readOnce(content, key), key, format).slice();
  return read().catch(read);
}

/** A whole record. Retries once. Throws if the store fails or lacks the record, or if `check` throws. */
export async function readRecordBytes(
  content: KVNamespace,
  key: string,
  check: (bytes: Uint8Array) => unknown = () => {},
): Promise<Uint8Array> {
  const read = async (): Promise<Uint8Array> => {
    const bytes = await readOnce(content, key);
    check(bytes);
    return bytes;
  };
  return read().catch(read);
}

async function readOnce(content: KVNamespace, key: string): Promise<Uint8Array> {
  const bytes = content.get(key, { type: 'arrayBuffer', cacheTtl: CACHE_TTL_S });
  const record = await withTimeout(bytes, SILENCE_MS, `record ${key}`);
  if (record === null) throw missing(key);
  return new Uint8Array(record);
}

/** The article from an offset within it. Throws if the record ends before the article does. */
async function* readFrom(content: KVNamespace, key: string, offset: number): AsyncGenerator<Uint8Array, void> {
  let article: FormatRange | null = null;
  let bytes: Uint8Array = new Uint8Array();
  let position = 0;
  const record = new RecordReader(content, key);
  try {
    let wanted = FIRST_READ_BYTES;
    for (let chunk = await record.read(wanted); chunk !== null; chunk = await record.read(wanted)) {
      // Buffer chunks until the header is complete.
      bytes = article === null && bytes.byteLength > 0 ? concatenate([bytes, chunk]) : chunk;
      article ??= findFormats(bytes, key)?.article ?? null;
      if (article === null) continue;
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
  throw new Error(`Cannot read record ${key}: it ends before its article does`);
}

/**
 * Reads a record in chunks as large as possible. Each read is a wait, and without our own buffer a chunk has only 4 KB.
 */
class RecordReader {
  readonly #content: KVNamespace;
  readonly #key: string;
  #reader: Promise<ReadableStreamBYOBReader> | null = null;

  constructor(content: KVNamespace, key: string) {
    this.#content = content;
    this.#key = key;
  }

  /** At most `maxBytes` bytes, or null at the end. Throws if the store fails, times out or lacks the record. */
  read(maxBytes: number): Promise<Uint8Array | null> {
    return withTimeout(this.#readNext(maxBytes), SILENCE_MS, `record ${this.#key}`);
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
    const stream = await this.#content.get(this.#key, { type: 'stream', cacheTtl: CACHE_TTL_S });
    if (stream === null) throw missing(this.#key);
    return stream.getReader({ mode: 'byob' });
  }
}

function missing(key: string): Error {
  return new Error(`Cannot find record ${key}: the manifest lists it`);
}
