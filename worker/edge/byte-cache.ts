/** Bytes by name, at most so many in all: what was used least recently goes first. */
export class ByteCache {
  /** In order of use: a Map keeps the order of insertion (ECMA-262 §24.1). */
  readonly #entries = new Map<string, Uint8Array>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(name: string): Uint8Array | null {
    const entry = this.#entries.get(name);
    if (entry === undefined) return null;
    this.#entries.delete(name);
    this.#entries.set(name, entry);
    return entry;
  }

  /** Keeps an entry, unless it is larger than the whole cache. */
  set(name: string, entry: Uint8Array): void {
    this.#delete(name);
    if (entry.byteLength > this.#maxBytes) return;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes + entry.byteLength <= this.#maxBytes) break;
      this.#delete(oldest);
    }
    this.#entries.set(name, entry);
    this.#bytes += entry.byteLength;
  }

  #delete(name: string): void {
    this.#bytes -= this.#entries.get(name)?.byteLength ?? 0;
    this.#entries.delete(name);
  }
}
