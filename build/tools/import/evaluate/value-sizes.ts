import { isMapping, type Value } from './known-value.ts';

/** Sizes of values, each of which is computed once. */
export class ValueSizes {
  readonly #sizes = new WeakMap<object, number>();

  /** The number of members in a value, and of words in its texts. A shared part counts each time it occurs. */
  of(value: Value): number {
    if (typeof value === 'string') return 1 + value.length / 8;
    const isPlain = Array.isArray(value) || (isMapping(value) && Object.getPrototypeOf(value) === Object.prototype);
    if (!isPlain) return 1;
    const size = this.#sizes.get(value) ?? Object.values(value).reduce<number>((sum, inner) => sum + this.of(inner), 1);
    this.#sizes.set(value, size);
    return size;
  }
}
