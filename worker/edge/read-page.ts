import { concatenate } from '../model/concatenate.ts';
import { findParts, type PagePart, type PartRange, takePart } from '../model/page-record.ts';
import { withTimeout } from './timer.ts';

/** KV keeps a record near the reader for 30 days: a key names its content, so it never changes. */
const CACHE_TTL_S = 2_592_000;

/** How long the store may be silent, before its answer or between two chunks, until the read counts as failed. */
export const SILENCE_MS = 3_000;

const MAX_ATTEMPTS = 2;

/** The first read brings all of most articles, and tells how long one is; the second brings the rest, or as much as has come. */
const FIRST_READ_BYTES = 65_536;
const MAX_READ_BYTES = 262_144;

/**
 * The chunks of a page's article as they come; what follows it in the record is not read. A read that fails, or gives
 * what is not this record, is tried once more, and goes on where the first broke off: both reads give the same bytes.
 * Throws when the second fails too.
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
 * A part of a page that is sent whole, in bytes of its own: they keep nothing else of the record in memory. Reads once
 * more when the first read fails or gives what is not this record; throws when the second does too.
 */
export async function readPart(content: KVNamespace, key: string, part: PagePart): Promise<Uint8Array> {
  const read = async (): Promise<Uint8Array> => takePart(await readOnce(content, key), key, part).slice();
  return read().catch(read);
}

/** A whole record, tried twice. Throws when the store fails, does not have it, or gives bytes that `check` throws at. */
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

/** The article from an offset of its own. Throws when the record ends before the article does. */
async function* readFrom(content: KVNamespace, key: string, offset: number): AsyncGenerator<Uint8Array, void> {
  let article: PartRange | null = null;
  let bytes: Uint8Array = new Uint8Array();
  let position = 0;
  const record = new RecordReader(content, key);
  try {
    let wanted = FIRST_READ_BYTES;
    for (let chunk = await record.read(wanted); chunk !== null; chunk = await record.read(wanted)) {
      // Until the header is whole, what has come is kept.
      bytes = article === null && bytes.byteLength > 0 ? concatenate([bytes, chunk]) : chunk;
      article ??= findParts(bytes, key)?.article ?? null;
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

/** Reads a record in pieces as large as they come: each is a wait, and without a buffer of ours they have 4 KB. */
class RecordReader {
  readonly #content: KVNamespace;
  readonly #key: string;
  #reader: Promise<ReadableStreamBYOBReader> | null = null;

  constructor(content: KVNamespace, key: string) {
    this.#content = content;
    this.#key = key;
  }

  /** The next bytes, at most so many, or null at the end. Throws when the store fails or is silent, or has no such record. */
  read(maxBytes: number): Promise<Uint8Array | null> {
    return withTimeout(this.#readNext(maxBytes), SILENCE_MS, `record ${this.#key}`);
  }

  stop(): void {
    // Nothing waits for it: a stream that has failed cannot be cancelled either.
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
  return new Error(`Cannot find record ${key}: the manifest of this release names it`);
}
