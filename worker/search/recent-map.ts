/** Values by key, at most so many: what was used least recently goes first. */
export class RecentMap<K, V> {
  /** In order of use: a Map keeps the order of insertion (ECMA-262 §24.1). */
  readonly #entries = new Map<K, V>();
  readonly #maxSize: number;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  /** The value of a key, made now when there is none. */
  take(key: K, make: () => V): V {
    const value = this.#entries.get(key) ?? make();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxSize && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
