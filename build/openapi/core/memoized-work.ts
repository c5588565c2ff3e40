import { frozen } from '../../cache/frozen.ts';
import type { ApiWarnings, Noted } from './api-warnings.ts';

interface Store<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/**
 * Memoizes results, because a component schema appears on hundreds of pages. Every caller gets the warnings of the
 * first call, and relies on the same answers.
 */
export class MemoizedWork<Key, Value> {
  readonly #warnings: ApiWarnings;
  readonly #make: (key: Key) => Value;
  readonly #memoized: Store<Key, Noted<Value>>;

  constructor(warnings: ApiWarnings, make: (key: Key) => Value, memoized: Store<Key, Noted<Value>>) {
    this.#warnings = warnings;
    this.#make = make;
    this.#memoized = memoized;
  }

  take(key: Key): Value {
    const memoized = this.#memoized.get(key);
    if (memoized !== undefined) {
      this.#warnings.repeat(memoized);
      return memoized.value;
    }
    const noted = frozen(this.#warnings.note(() => this.#make(key)));
    this.#memoized.set(key, noted);
    return noted.value;
  }
}

/** A store whose keys are equal if their JSON is. */
export class EqualStore<Key extends object, Value> implements Store<Key, Value> {
  readonly #memoized = new Map<string, Value>();
  /** A failed lookup is followed by `set` with the same key, so its JSON is only written once. */
  #last: { readonly key: Key; readonly text: string } | null = null;

  get(key: Key): Value | undefined {
    return this.#memoized.get(this.#textOf(key));
  }

  set(key: Key, value: Value): void {
    this.#memoized.set(this.#textOf(key), value);
    this.#last = null;
  }

  #textOf(key: Key): string {
    if (this.#last?.key !== key) this.#last = { key, text: JSON.stringify(key) };
    return this.#last.text;
  }
}

/** A store that empties itself when full. Entries that are needed often soon come back. */
export class BoundedMap<Value> implements Store<string, Value> {
  readonly #max: number;
  readonly #memoized = new Map<string, Value>();

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Value | undefined {
    return this.#memoized.get(key);
  }

  set(key: string, value: Value): void {
    if (this.#memoized.size >= this.#max) this.#memoized.clear();
    this.#memoized.set(key, value);
  }
}
