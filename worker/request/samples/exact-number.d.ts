/** Whether a JSON number literal has no fraction or exponent. */
export declare function isInteger(literal: string): boolean;
/**
 * Whether a number survives a round trip through an IEEE 754 double: true for `0.1` and `10.00`, false for
 * `0.1000000000000000055` and `1e400`. Ignores the sign of zero, which languages treat differently.
 */
export declare function survivesDouble(literal: string): boolean;
/** Whether the literal is negative zero, which JavaScript's `JSON.stringify` prints as `0`. */
export declare function isNegativeZero(literal: string): boolean;
