/** A bounded cache that evicts the least recently used entry. */
export class RecentMap<K, V> {
  /** In order of use: a Map iterates in insertion order (ECMA-262 §24.1). */
  readonly #entries = new Map<K, V>();
  readonly #maxSize: number;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  find(key: K): V | null {
    const value = this.#entries.get(key);
    if (value === undefined) return null;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Returns the value of a key, and creates it if it is missing. */
  take(key: K, make: () => V): V {
    const known = this.find(key);
    if (known !== null) return known;
    const value = make();
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxSize && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
