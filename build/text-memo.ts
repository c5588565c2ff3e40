/** Longer texts rarely repeat. */
const MAX_LENGTH = 400;
/** Maximum number of entries. */
const MAX_COUNT = 50_000;

/** Memoizes a function of a text. Pages of an API repeat most of their texts. */
export class TextMemo<Value> {
  readonly #make: (text: string) => Value;
  readonly #memoized = new Map<string, Value>();

  constructor(make: (text: string) => Value) {
    this.#make = make;
  }

  take(text: string): Value {
    if (text.length > MAX_LENGTH) return this.#make(text);
    let value = this.#memoized.get(text);
    if (value === undefined) {
      value = this.#make(text);
      // Frequent texts return soon.
      if (this.#memoized.size >= MAX_COUNT) this.#memoized.clear();
      this.#memoized.set(text, value);
    }
    return value;
  }
}
