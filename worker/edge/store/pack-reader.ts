import type { Manifest } from '../../model/records/manifest.ts';
import { recordHash } from '../../model/records/record-keys.ts';
import { findPacks, findTexts, hashedPackHeader, takePackHeader } from '../../model/records/text-pack.ts';
import { ByteCache } from './byte-cache.ts';
import { encode } from './bytes.ts';
import { checkSum } from './checksum.ts';
import { readRecord } from './read-page.ts';

/** Cached packs per isolate, which has 128 MB of memory. The full text has half as much. */
const MAX_CACHED_BYTES = 8_000_000;

const DECODER = new TextDecoder();

/** Reads the Markdown of many pages at once, and caches packs whose texts have all been checked. */
export class PackReader {
  readonly #manifest: Manifest;
  readonly #cache = new ByteCache(MAX_CACHED_BYTES);
  #keys: ReadonlyMap<string, string> | null = null;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
  }

  /** The key of the pack with a page's Markdown, or null. */
  findKey(path: string): string | null {
    const { texts, pages } = this.#manifest;
    this.#keys ??= findPacks(texts, pages.keys());
    return this.#keys.get(path) ?? null;
  }

  /** The texts of a pack by path. Throws if the store fails, or a byte is wrong twice. */
  async read(content: KVNamespace, key: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const copy = this.#cache.get(key);
    if (copy !== null) return takeTexts(copy);
    const bytes = await readRecord(content, key, (record) => checkPack(record, key));
    this.#cache.set(key, bytes);
    return takeTexts(bytes);
  }
}

/** The pack. Throws DamagedRecord unless every byte of it is right. */
export async function checkPack(record: Uint8Array<ArrayBuffer>, key: string): Promise<Uint8Array> {
  const header = DECODER.decode(takePackHeader(record));
  await checkSum(encode(hashedPackHeader(header)), recordHash(key), key);
  for (const { start, end, sum } of findTexts(header).values()) await checkSum(record.subarray(start, end), sum, key);
  return record;
}

function takeTexts(record: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const ranges = findTexts(DECODER.decode(takePackHeader(record)));
  return new Map([...ranges].map(([path, { start, end }]) => [path, record.subarray(start, end)]));
}
