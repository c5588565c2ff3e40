/** In the place of what only running the code would tell. */
export const UNKNOWN = Symbol('unknown');

/** The value of a node of code: plain data, or `UNKNOWN`. */
export type Value = unknown;

/** A module can name another, and a constant another one: this deep and no deeper. */
export const MAX_DEPTH = 200;

/** `-1` and `!a`; other operators are not known. */
export function negate(operator: unknown, value: Value): Value {
  if (operator === '-' && typeof value === 'number') return -value;
  return operator === '!' && value !== UNKNOWN ? !value : UNKNOWN;
}

/** `a === b` and `a !== b` of texts, numbers and the like; null for other operators and for what is not known. */
export function compare(operator: unknown, left: Value, right: Value): boolean | null {
  const arePlain = [left, right].every((value) => ['string', 'number', 'boolean', 'undefined'].includes(typeof value));
  if (!arePlain) return null;
  if (operator === '===' || operator === '==') return left === right;
  return operator === '!==' || operator === '!=' ? left !== right : null;
}
