import { MapView } from '../../../worker/model/records/map-view.ts';

/** A record's value, or a function that always returns the same value. */
export type RecordSource = Uint8Array | (() => Uint8Array);

/**
 * Records by key. Large ones are built on access, because pages are already in memory in compiled form and a second
 * copy would double the build's memory use.
 */
export class LazyRecords extends MapView<Uint8Array> {
  readonly #sources: ReadonlyMap<string, RecordSource>;

  constructor(sources: Iterable<readonly [key: string, source: RecordSource]>) {
    super();
    this.#sources = new Map(sources);
  }

  get size(): number {
    return this.#sources.size;
  }

  override has(key: string): boolean {
    return this.#sources.has(key);
  }

  get(key: string): Uint8Array | undefined {
    const source = this.#sources.get(key);
    return typeof source === 'function' ? source() : source;
  }

  override keys(): MapIterator<string> {
    return this.#sources.keys();
  }

  *entries(): MapIterator<[string, Uint8Array]> {
    for (const [key, source] of this.#sources) yield [key, typeof source === 'function' ? source() : source];
  }
}
