import { frozen } from './frozen.ts';
import { type Recorded, type Recorder, record } from './recorder.ts';

interface MemoOptions {
  /** Maximum number of values with a text as key. */
  readonly max?: number | undefined;
  /** Maximum length of all these texts together, for values that take memory as long texts do. */
  readonly maxLength?: number | undefined;
  /** Records computations, and repeats the record of each memoized value for the computation that uses it. */
  readonly recorder?: Recorder | null | undefined;
  /** What a text is stored under, if not under itself. */
  readonly toKey?: ((text: string) => string) | undefined;
}

type Values<Key, Value> = Pick<Map<Key, Recorded<Value>>, 'get' | 'set'>;

/**
 * Computes one value for each key: a text, or an object by its identity. A full memo starts anew, because frequent keys
 * soon return. Values of an object live as long as the object.
 */
export class Memo<Key extends string | object, Value> {
  readonly #max: number;
  readonly #maxLength: number;
  readonly #recorder: Recorder | null;
  readonly #toKey: MemoOptions['toKey'];
  #values: Values<Key, Value> | null = null;
  #count = 0;
  #length = 0;

  constructor({
    max = Number.POSITIVE_INFINITY,
    maxLength = Number.POSITIVE_INFINITY,
    recorder = null,
    toKey,
  }: MemoOptions = {}) {
    this.#max = max;
    this.#maxLength = maxLength;
    this.#recorder = recorder;
    this.#toKey = toKey;
  }

  get(key: Key, compute: (key: Key) => Value): Value {
    const stored = typeof key === 'string' && this.#toKey !== undefined ? (this.#toKey(key) as Key) : key;
    const known = this.#values?.get(stored);
    if (known !== undefined) {
      this.#recorder?.repeat(known);
      return known.value;
    }
    const made = frozen(record(this.#recorder, () => compute(key)));
    const length = typeof key === 'string' ? key.length : 0;
    if (this.#values === null || this.#count >= this.#max || this.#length + length > this.#maxLength) {
      this.#values = typeof key === 'string' ? new Map() : (new WeakMap() as unknown as Values<Key, Value>);
      this.#count = 0;
      this.#length = 0;
    }
    this.#values.set(stored, made);
    this.#count++;
    this.#length += length;
    return made.value;
  }
}

/** A function that computes its value once for each text or object. */
export function memoize<Key extends string | object, Value>(
  compute: (key: Key) => Value,
  options: MemoOptions = {},
): (key: Key) => Value {
  const memo = new Memo<Key, Value>(options);
  // Passes the function itself: a closure for each call would be garbage by the million.
  return (key) => memo.get(key, compute);
}

/** Longer texts rarely repeat. */
const MAX_TEXT_LENGTH = 400;
const MAX_TEXTS = 50_000;

/** The same for a function of short texts, most of which repeat in the pages of an API. */
export function memoizeText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const memoized = memoize(compute, { max: MAX_TEXTS });
  return (text) => (text.length > MAX_TEXT_LENGTH ? compute(text) : memoized(text));
}
