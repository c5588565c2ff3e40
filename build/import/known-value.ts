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

/** Evaluates `a === b` and `a !== b` for primitive values; null for other operators and unknown values. */
export function compare(operator: unknown, left: Value, right: Value): boolean | null {
  const arePlain = [left, right].every(
    (value) => value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value),
  );
  if (!arePlain) return null;
  if (operator === '===' || operator === '==') return left === right;
  return operator === '!==' || operator === '!=' ? left !== right : null;
}
