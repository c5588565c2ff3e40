import { parseExactJson, replaceNumbers } from '../../../../worker/request/value/exact-integers.ts';
import { losesDigits, MARK, normalizeNumbers } from '../../core/written-numbers.ts';

/** Matches possible numbers out of range by the characters around them. Most are parts of strings. */
const LONG_EXPONENT = /(?:^|[-[,:\s])\d[\d.]{0,400}[eE][+-]?\d{3,400}(?:[,\]}\s]|$)/;
/** Matches possible decimals that end in 0 or have more digits than a double. */
const LONG_DECIMAL = /[[,:]\s{0,99}-?\d{1,400}\.(?:\d{0,400}0|\d{15,400})\s{0,99}[,\]}]/;

/**
 * Parses JSON with integers of any size, with the texts of decimals (`written-numbers.ts`), and with numbers that no
 * double can hold as text. Throws SyntaxError.
 */
export function parseWrittenJson(text: string): unknown {
  if (!LONG_EXPONENT.test(text) && !LONG_DECIMAL.test(text)) return parseExactJson(text);
  const quoted = replaceNumbers(text, (token) => {
    const written = /\d[.eE]/.test(token) ? toWrittenNumber(Number(token), token) : token.length;
    return typeof written === 'string' ? JSON.stringify(written) : token;
  });
  return normalizeNumbers(parseExactJson(quoted));
}

/** A number as parsed from YAML, or its text: as it is if out of range, or marked for `normalizeNumbers`. */
export function toWrittenNumber(value: number, written: string): number | string {
  if (isOutOfRange(value, written)) return written;
  return losesDigits(written) ? `${MARK}${written}` : value;
}

/** Whether JSON would have null or 0 in place of a number as written, such as `1e400`, `1e-400` or `.inf`. */
export function isOutOfRange(value: number, written: string): boolean {
  return value === 0 ? /^[-+.0]*[1-9]/.test(written) : !Number.isFinite(value);
}
