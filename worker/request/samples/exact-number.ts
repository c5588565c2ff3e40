const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Whether a JSON number literal has no fraction or exponent. */
export function isInteger(literal: string): boolean {
  return /^-?\d+$/.test(literal);
}

/**
 * Whether a number survives a round trip through an IEEE 754 double: true for `0.1` and `10.00`, false for
 * `0.1000000000000000055` and `1e400`. Ignores the sign of zero, which languages treat differently.
 */
export function survivesDouble(literal: string): boolean {
  const value = Number(literal);
  return Number.isFinite(value) && toDecimal(literal) === toDecimal(String(value));
}

/** Whether an integer literal fits into a signed integer of 32 or 64 bits. */
export function fitsSigned(literal: string, bits: 32 | 64): boolean {
  const value = BigInt(literal);
  return value === BigInt.asIntN(bits, value);
}

/** Whether a literal with a fraction or exponent is in the range of an IEEE 754 double. */
export function fitsDouble(literal: string): boolean {
  return Number.isFinite(Number(literal));
}

/** Whether the literal is negative zero, which JavaScript's `JSON.stringify` prints as `0`. */
export function isNegativeZero(literal: string): boolean {
  return Object.is(Number(literal), -0);
}

/** Canonical spelling of a number: its significant digits, and the power of ten of the last one. */
function toDecimal(literal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(literal) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
