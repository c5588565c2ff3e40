import { toJsonText, toPlainValue } from './plain-value.ts';

/** Marks an integer in JSON text that a number would not hold to its last digit. */
const MARK = '\u0000integer:';

/** JSON text → value, integers past 2^53 as bigint: an example must not change its digits. Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  if (!/[^\d.]\d{16}/.test(text)) return JSON.parse(text);
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g, (token) =>
    token.startsWith('"') ? token : `"${MARK.replace('\u0000', '\\u0000')}${token}"`,
  );
  return levelIntegers(JSON.parse(marked));
}

/** Makes numbers of all bigints that a number holds exactly, in place; and bigints of marked integers. */
export function levelIntegers(root: unknown): unknown {
  const seen = new Set<object>();
  const visit = (value: unknown): unknown => {
    if (typeof value === 'bigint') return level(value);
    if (typeof value === 'string') return value.startsWith(MARK) ? level(BigInt(value.slice(MARK.length))) : value;
    if (typeof value !== 'object' || value === null || seen.has(value)) return value;
    seen.add(value);
    const holder = value as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      const item = holder[key];
      const leveled = visit(item);
      // Assignment to `__proto__` would not make a member.
      if (leveled !== item)
        Object.defineProperty(holder, key, { value: leveled, enumerable: true, writable: true, configurable: true });
    }
    return value;
  };
  return visit(root);
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
