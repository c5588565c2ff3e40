/** Makes the value of a record, the same one each time. */
export type RecordSource = Uint8Array | (() => Uint8Array);

/**
 * Records by key, of which large ones are put together when they are asked for: pages are kept as they were compiled,
 * and a second copy of all of them would double the memory of a build.
 */
export class LazyRecords implements ReadonlyMap<string, Uint8Array> {
  readonly #sources: ReadonlyMap<string, RecordSource>;

  constructor(sources: Iterable<readonly [key: string, source: RecordSource]>) {
    this.#sources = new Map(sources);
  }

  get size(): number {
    return this.#sources.size;
  }

  has(key: string): boolean {
    return this.#sources.has(key);
  }

  get(key: string): Uint8Array | undefined {
    const source = this.#sources.get(key);
    return typeof source === 'function' ? source() : source;
  }

  keys(): MapIterator<string> {
    return this.#sources.keys();
  }

  *values(): MapIterator<Uint8Array> {
    for (const [, value] of this) yield value;
  }

  *entries(): MapIterator<[string, Uint8Array]> {
    for (const [key, source] of this.#sources) yield [key, typeof source === 'function' ? source() : source];
  }

  [Symbol.iterator](): MapIterator<[string, Uint8Array]> {
    return this.entries();
  }

  forEach(visit: (value: Uint8Array, key: string, map: ReadonlyMap<string, Uint8Array>) => void): void {
    for (const [key, value] of this) visit(value, key, this);
  }
}
