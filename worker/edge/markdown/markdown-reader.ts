import type { Manifest, PageEntry } from '../../model/records/manifest.ts';
import { SharedTexts } from '../../model/records/shared-texts.ts';
import { ByteCache } from '../store/byte-cache.ts';
import { changeText } from '../store/bytes.ts';
import { readFormat } from '../store/read-page.ts';

/** Cached Markdown per isolate, which has 128 MB of memory. */
const MAX_CACHED_BYTES = 8_000_000;

/** Reads the Markdown of pages and caches it in the isolate. */
export class MarkdownReader {
  readonly #cache = new ByteCache(MAX_CACHED_BYTES);
  readonly #shared: SharedTexts;

  constructor(manifest: Manifest) {
    this.#shared = new SharedTexts(manifest);
  }

  /** The complete text in UTF-8. It is small, and a complete text cannot break off. Throws if the store fails. */
  async read(content: KVNamespace, page: PageEntry): Promise<Uint8Array> {
    const { key, recordOf, version } = page;
    // Several versions may show one record.
    const name = recordOf === undefined ? key : `${key} ${version}`;
    const copy = this.#cache.get(name);
    if (copy !== null) return copy;
    const stored = await readFormat(content, key, 'markdown');
    const change = this.#shared.changeOf(page);
    const bytes = change === null ? stored : changeText(stored, change.markdown);
    this.#cache.set(name, bytes);
    return bytes;
  }
}
