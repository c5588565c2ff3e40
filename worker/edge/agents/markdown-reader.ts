import { markdownKey, type PageEntry } from '../../model/manifest.ts';
import { ByteCache } from '../byte-cache.ts';
import { concatenate } from '../bytes.ts';
import { readArticle } from '../read-article.ts';

/** Markdown that an isolate keeps, of the 128 MB that it may use. */
const MAX_CACHED_BYTES = 8_000_000;

/** Reads the Markdown of pages, each once while the isolate has room for it. */
export class MarkdownReader {
  readonly #cache = new ByteCache(MAX_CACHED_BYTES);

  /** The whole text in UTF-8: it is small, and what has come whole cannot break off. Throws when the store fails. */
  async read(content: KVNamespace, page: PageEntry): Promise<Uint8Array> {
    const key = markdownKey(page);
    const copy = this.#cache.get(key);
    if (copy !== null) return copy;
    const chunks: Uint8Array[] = [];
    for await (const chunk of readArticle(content, key)) chunks.push(chunk);
    const bytes = concatenate(chunks);
    this.#cache.set(key, bytes);
    return bytes;
  }
}
