import { parseExactJson } from '../../../../worker/request/value/exact-integers.ts';

/** A quote, an escape, or a number. A pattern for whole strings would overflow the stack on long ones. */
const TOKEN = /"|\\.|(-?\d[\d.]*(?:[eE][+-]?\d+)?)/g;

/** Matches possible numbers out of range by the characters around them. Most are parts of strings. */
const LONG_EXPONENT = /(?:^|[-[,:\s])\d[\d.]*[eE][+-]?\d{3,}\s*(?:[,\]}]|$)/;

/** Parses JSON with integers of any size, and with numbers that no double can hold as text. Throws SyntaxError. */
export function parseWrittenJson(text: string): unknown {
  if (!LONG_EXPONENT.test(text)) return parseExactJson(text);
  let inString = false;
  const quoted = text.replace(TOKEN, (token: string, number?: string) => {
    if (token === '"') inString = !inString;
    return !inString && number !== undefined && isOutOfRange(Number(number), number) ? `"${number}"` : token;
  });
  return parseExactJson(quoted);
}

/** Whether JSON would have null or 0 in place of a number as written, such as `1e400`, `1e-400` or `.inf`. */
export function isOutOfRange(value: number, written: string): boolean {
  return value === 0 ? /^[-+.0]*[1-9]/.test(written) : !Number.isFinite(value);
}
