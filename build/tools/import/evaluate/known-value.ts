/** Represents a value that only running the code could determine. */
export const UNKNOWN = Symbol('unknown');

/** The value of a syntax tree node: plain data, or `UNKNOWN`. */
export type Value = unknown;

/** Maximum depth of references between modules and constants. */
export const MAX_DEPTH = 200;

/** Evaluates `-1` and `!a`; `UNKNOWN` for other operators. */
export function negate(operator: unknown, value: Value): Value {
  if (operator === '-' && typeof value === 'number') return -value;
  return operator === '!' && value !== UNKNOWN ? !value : UNKNOWN;
}

/** Evaluates `a === b`, `a !== b` and `a + b` for primitive values; null for other operators and values. */
export function combine(operator: unknown, left: Value, right: Value): boolean | number | string | null {
  const arePlain = [left, right].every(
    (value) => value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value),
  );
  if (!arePlain) return null;
  if (operator === '===' || operator === '==') return left === right;
  if (operator === '!==' || operator === '!=') return left !== right;
  if (operator !== '+' || !isText(left) || !isText(right)) return null;
  return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`;
}

/** Whether the left side of `&&`, `||` or `??` decides the value. */
export function isDecided(operator: unknown, left: Value): boolean {
  if (operator === '&&') return !left;
  return operator === '||' ? Boolean(left) : left != null;
}

export function isText(value: Value): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

export function isMapping(value: Value): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null;
}

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
