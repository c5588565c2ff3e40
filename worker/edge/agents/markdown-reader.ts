import type { PageEntry } from '../../model/manifest.ts';
import { ByteCache } from '../byte-cache.ts';
import { readPart } from '../read-page.ts';

/** Markdown that an isolate keeps, of the 128 MB that it may use. */
const MAX_CACHED_BYTES = 8_000_000;

/** Reads the Markdown of pages, each once while the isolate has room for it. */
export class MarkdownReader {
  readonly #cache = new ByteCache(MAX_CACHED_BYTES);

  /** The whole text in UTF-8: it is small, and what has come whole cannot break off. Throws when the store fails. */
  async read(content: KVNamespace, { key }: PageEntry): Promise<Uint8Array> {
    const copy = this.#cache.get(key);
    if (copy !== null) return copy;
    const bytes = await readPart(content, key, 'markdown');
    this.#cache.set(key, bytes);
    return bytes;
  }
}
