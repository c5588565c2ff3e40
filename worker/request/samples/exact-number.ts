const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Whether a JSON number literal is written without fraction and exponent. */
export function isInteger(literal: string): boolean {
  return /^-?\d+$/.test(literal);
}

/**
 * Whether a number read as an IEEE 754 double is printed again as the same number: true for `0.1` and `10.00`, false
 * for `0.1000000000000000055` and `1e400`. The sign of zero is not judged: languages differ in it.
 */
export function survivesDouble(literal: string): boolean {
  const value = Number(literal);
  return Number.isFinite(value) && toDecimal(literal) === toDecimal(String(value));
}

/** Whether the literal is a negative zero, which JavaScript's `JSON.stringify` prints as `0`. */
export function isNegativeZero(literal: string): boolean {
  return Object.is(Number(literal), -0);
}

/** One spelling for each number: its digits without outer zeros, and the power of ten of the last one. */
function toDecimal(literal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(literal) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
