import { parseExactJson, replaceNumbers } from '../../../../worker/request/value/exact-integers.ts';

const EXPONENT = /(?<![\w.+-])-?\d[\d.]{0,400}[eE][+-]?\d{3,400}(?![\w.+-])/g;

/** Matches possible numbers out of range by the characters around them. Most are parts of strings. */
const LONG_EXPONENT = /(?:^|[-[,:\s])\d[\d.]{0,400}[eE][+-]?\d{3,400}(?:[,\]}\s]|$)/;

/** Parses JSON with integers of any size, and with numbers that no double can hold as text. Throws SyntaxError. */
export function parseWrittenJson(text: string): unknown {
  if (!LONG_EXPONENT.test(text)) return parseExactJson(text);
  const quoted = replaceNumbers(text, EXPONENT, (number) =>
    isOutOfRange(Number(number), number) ? `"${number}"` : number,
  );
  return parseExactJson(quoted);
}

/** Whether JSON would have null or 0 in place of a number as written, such as `1e400`, `1e-400` or `.inf`. */
export function isOutOfRange(value: number, written: string): boolean {
  return value === 0 ? /^[-+.0]*[1-9]/.test(written) : !Number.isFinite(value);
}
