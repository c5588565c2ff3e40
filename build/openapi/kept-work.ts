import type { ApiWarnings, Noted } from './api-warnings.ts';

/**
 * What was made of things once, for whoever asks again: a schema of the components stands on hundreds of pages. Each who
 * asks is warned like the first, and relies on the same answers.
 */
export class KeptWork<Key extends object, Value> {
  readonly #warnings: ApiWarnings;
  readonly #make: (key: Key) => Value;
  readonly #kept = new WeakMap<Key, Noted<Value>>();

  constructor(warnings: ApiWarnings, make: (key: Key) => Value) {
    this.#warnings = warnings;
    this.#make = make;
  }

  take(key: Key): Value {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#warnings.repeat(kept);
      return kept.value;
    }
    const noted = this.#warnings.note(() => this.#make(key));
    this.#kept.set(key, noted);
    return noted.value;
  }
}
