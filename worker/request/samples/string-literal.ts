import { escapeUnprintable, toHex } from '../value/unprintable.ts';

type ToEscape = (codePoint: number) => string;

/** A string literal on one line, in the given quotes unless the other kind needs fewer escapes. */
export function quoteSparingly(text: string, preferred: "'" | '"', toEscape: ToEscape): string {
  const other = preferred === "'" ? '"' : "'";
  const quote = text.includes(preferred) && !text.includes(other) ? other : preferred;
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t');
  return `${quote}${escapeUnprintable(escaped, toEscape)}${quote}`;
}

/** A string literal on one line, in double quotes, with C escapes. */
export function quoteDouble(text: string, toEscape: ToEscape): string {
  const escaped = text
    .replace(/["\\]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');
  return `"${escapeUnprintable(escaped, toEscape)}"`;
}

/** `\u202e` or `\U0001f600`. A lone surrogate becomes the replacement character. */
export function toUnicodeEscape(codePoint: number): string {
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return '\\ufffd';
  return codePoint > 0xffff ? `\\U${toHex(codePoint, 8)}` : `\\u${toHex(codePoint, 4)}`;
}
