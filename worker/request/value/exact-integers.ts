import { toJsonText, toPlainValue } from './plain-value.ts';

/** A quote, an escape, or a number of a length that someone may write: an unbounded pattern could overflow the stack. */
const TOKEN = /"|\\.|(?<![\w.+-])-?\d[\d.eE+-]{0,400}(?![\w.+-])/g;

/** Matches possible long integers by the characters around them. Most long digit sequences are in strings. */
const LONG_INTEGER = /(?:^|[-[,:\s])\d{16,400}(?:[,\]}\s]|$)/;

/** Parses JSON, with integers beyond 2^53 as bigint, because examples must keep their digits. Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  if (!LONG_INTEGER.test(text)) return JSON.parse(text);
  const marked = replaceNumbers(text, (token) => (/^-?\d{16,}$/.test(token) ? `"\\u0000integer:${token}"` : token));
  const holder = { root: JSON.parse(marked) as unknown };
  for (const object of objectsIn(holder))
    for (const [key, value] of Object.entries(object)) {
      const digits = typeof value === 'string' && /^\0integer:(-?\d+)$/.exec(value)?.[1];
      // Its own member, even if it is called `__proto__`.
      if (digits) object[key] = normalizeInteger(BigInt(digits));
    }
  return holder.root;
}

/** An object, and the objects and lists in it at any depth. */
export function objectsIn(root: object): Iterable<Record<string, unknown>> {
  const objects = new Set([root]);
  // Also visits what it adds.
  for (const object of objects)
    for (const value of Object.values(object)) if (typeof value === 'object' && value !== null) objects.add(value);
  return objects as Set<Record<string, unknown>>;
}

/** Replaces the tokens outside of the strings of JSON text: numbers, and the quotes at their ends. */
export function replaceNumbers(text: string, replace: (token: string) => string): string {
  let inString = false;
  return text.replace(TOKEN, (token) => {
    if (token === '"') inString = !inString;
    return inString ? token : replace(token);
  });
}

/** A number, if one can represent the integer exactly. */
export function normalizeInteger(value: bigint): number | bigint {
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
