import { toJsonText, toPlainValue } from './plain-value.ts';

/** Marks an integer in JSON text that a number cannot represent exactly. */
const MARK = '\u0000integer:';

/** Of a length that someone may write. Millions of digits would overflow the stack, and take `BigInt` long. */
const INTEGER = /(?<![\w.+-])-?\d{16,400}(?![\w.+-])/g;

/** Matches possible long integers by the characters around them. Most long digit sequences are in strings. */
const LONG_INTEGER = /(?:^|[-[,:\s])\d{16,400}(?:[,\]}\s]|$)/;

/** Parses JSON, with integers beyond 2^53 as bigint, because examples must keep their digits. Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  if (!LONG_INTEGER.test(text)) return JSON.parse(text);
  return normalizeIntegers(JSON.parse(replaceNumbers(text, INTEGER, (digits) => `"\\u0000integer:${digits}"`)));
}

/** Replaces matches outside of the strings of JSON text. A pattern for whole strings would overflow the stack on long ones. */
export function replaceNumbers(text: string, pattern: RegExp, replace: (number: string) => string): string {
  let at = 0;
  let inString = false;
  return text.replace(pattern, (number, offset: number) => {
    for (; at < offset; at++) {
      if (text[at] === '\\') at++;
      else if (text[at] === '"') inString = !inString;
    }
    return inString ? number : replace(number);
  });
}

/** Converts bigints that a number can represent exactly to numbers, and marked integers to bigints, in place. */
export function normalizeIntegers(root: unknown): unknown {
  const holder = { root };
  const seen = new Set<object>();
  const stack: Record<string, unknown>[] = [holder];
  for (let object = stack.pop(); object !== undefined; object = stack.pop()) {
    if (seen.has(object)) continue;
    seen.add(object);
    for (const [key, value] of Object.entries(object)) {
      if (typeof value === 'object' && value !== null) stack.push(value as Record<string, unknown>);
      const exact = typeof value === 'bigint' ? level(value) : typeof value === 'string' ? unmark(value) : value;
      // Assigning to `__proto__` would not create a member.
      if (exact !== value)
        Object.defineProperty(object, key, { value: exact, enumerable: true, writable: true, configurable: true });
    }
  }
  return holder.root;
}

function unmark(text: string): string | number | bigint {
  const digits = text.startsWith(MARK) ? text.slice(MARK.length) : '';
  return /^-?\d+$/.test(digits) ? level(BigInt(digits)) : text;
}

function level(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** JSON text of any value in a description, with exact bigints; undefined for values without a JSON form. */
export function toExactJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // A bigint, or a cycle created by a YAML anchor.
    return toJsonText(toPlainValue(value, Number.POSITIVE_INFINITY).value);
  }
}
