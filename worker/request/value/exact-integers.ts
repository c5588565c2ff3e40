import { toJsonText, toPlainValue } from './plain-value.ts';

/** Marks an integer in JSON text that a number would not hold to its last digit. */
const MARK = '\u0000integer:';

/** A string, or a number as a whole (RFC 8259 §6). */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** What may be an integer that long, by what stands around a number; most digits in a row are in texts. */
const LONG_INTEGER = /(?:^|[-[,:\s])\d{16,}\s*(?:[,\]}]|$)/;

/** JSON text → value, integers past 2^53 as bigint: an example must not change its digits. Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  if (!LONG_INTEGER.test(text)) return JSON.parse(text);
  const marked = text.replace(TOKEN, (token) => (/^-?\d{16,}$/.test(token) ? `"\\u0000integer:${token}"` : token));
  return normalizeIntegers(JSON.parse(marked));
}

/** Makes numbers of all bigints that a number holds exactly, in place; and bigints of marked integers. */
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
      // Assignment to `__proto__` would not make a member.
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

/** JSON text of any value of a description, bigints written with all their digits; undefined for what JSON cannot say. */
export function toExactJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // A bigint, or a cycle made by a YAML anchor.
    return toJsonText(toPlainValue(value, Number.POSITIVE_INFINITY).value);
  }
}
