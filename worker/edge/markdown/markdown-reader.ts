import { OriginalTexts } from '../../model/records/languages/original-texts.ts';
import type { Manifest, PageEntry } from '../../model/records/manifest.ts';
import { ByteCache } from '../store/byte-cache.ts';
import { changeText } from '../store/bytes.ts';
import { readFormat } from '../store/read-page.ts';

/** Cached Markdown per isolate, which has 128 MB of memory. */
const MAX_CACHED_BYTES = 8_000_000;

/** Reads the Markdown of pages and caches it in the isolate. */
export class MarkdownReader {
  readonly #cache = new ByteCache(MAX_CACHED_BYTES);
  readonly #originals: OriginalTexts;

  constructor(manifest: Manifest) {
    this.#originals = new OriginalTexts(manifest);
  }

  /** The complete text in UTF-8. It is small, and a complete text cannot break off. Throws if the store fails. */
  async read(content: KVNamespace, { key, language }: PageEntry): Promise<Uint8Array> {
    const copy = this.#cache.get(key);
    if (copy !== null) return copy;
    const stored = await readFormat(content, key, 'markdown');
    const bytes = language === undefined ? stored : changeText(stored, (text) => this.#originals.markdown(text));
    this.#cache.set(key, bytes);
    return bytes;
  }
}
