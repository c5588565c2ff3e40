/** A cache bounded by total size in bytes, which evicts the least recently used entry. */
export class ByteCache<T extends Uint8Array | Blob = Uint8Array> {
  /** In order of use: a Map iterates in insertion order (ECMA-262 §24.1). */
  readonly #entries = new Map<string, T>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(name: string): T | null {
    const entry = this.#entries.get(name);
    if (entry === undefined) return null;
    this.#entries.delete(name);
    this.#entries.set(name, entry);
    return entry;
  }

  /** Caches an entry, unless it is larger than the whole cache. */
  set(name: string, entry: T): void {
    this.#delete(name);
    const size = sizeOf(entry);
    if (size > this.#maxBytes) return;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes + size <= this.#maxBytes) break;
      this.#delete(oldest);
    }
    this.#entries.set(name, entry);
    this.#bytes += size;
  }

  #delete(name: string): void {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    this.#bytes -= sizeOf(entry);
    this.#entries.delete(name);
  }
}

function sizeOf(entry: Uint8Array | Blob): number {
  return 'size' in entry ? entry.size : entry.byteLength;
}
