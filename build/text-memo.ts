/** Longer texts are seldom said twice. */
const MAX_LENGTH = 400;
/** Most answers in a memo. */
const MAX_COUNT = 50_000;

/** What a function makes of texts: pages of one API repeat most of what others say. */
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
      // What is said often comes back soon.
      if (this.#memoized.size >= MAX_COUNT) this.#memoized.clear();
      this.#memoized.set(text, value);
    }
    return value;
  }
}
